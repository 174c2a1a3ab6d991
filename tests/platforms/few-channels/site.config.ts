/** A platform with its website chat, email and the API only: no social channels and no telephone, and no flow builder. */
export default {
  offers: {
    channels: ['website', 'email', 'email-microsoft', 'api'],
    features: { not: ['rule_based_assistants'] },
  },
};
