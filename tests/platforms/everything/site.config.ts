/** A platform that offers everything. */
export default {};
