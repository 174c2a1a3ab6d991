/** A platform that only runs on servers of its owners. */
export default { offers: { hosting: ['self-hosted'] } };
