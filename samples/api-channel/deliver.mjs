/** Your own code: reach the customer, or throw. */
export async function deliver({ sourceId, text, files }, signal) {
  console.log('to', sourceId, text, files);
}
