/** A platform that only runs on servers of its owners, without integrations. */
export default { offers: { hosting: ['self-hosted'], integrations: [] } };
