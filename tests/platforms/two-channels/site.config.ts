/** A platform with email and SMS, and with neither a chat nor a flow builder. */
export default {
  offers: {
    channels: ['email', 'email-microsoft', 'sms-twilio', 'sms-bandwidth'],
    features: { not: ['rule_based_assistants'] },
  },
};
