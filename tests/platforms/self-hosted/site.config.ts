/** A platform that only runs on servers of its owners, without integrations and with limits of its own. */
export default {
  offers: { hosting: ['self-hosted'], integrations: [], limits: { attachment: 77, attachments: 33, rate: 555 } },
};
