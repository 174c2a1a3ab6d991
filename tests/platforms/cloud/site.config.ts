/** A platform that only its vendor runs. */
export default { offers: { hosting: ['cloud'] } };
