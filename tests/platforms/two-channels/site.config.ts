/** A platform with email and SMS, in three languages, and with neither a chat, a flow builder nor campaigns. */
export default {
  locales: [{ code: 'en' }, { code: 'de' }, { code: 'ar' }],
  offers: {
    channels: ['email', 'email-microsoft', 'sms-twilio', 'sms-bandwidth'],
    features: { not: ['rule_based_assistants', 'campaigns'] },
  },
};
