export const placeholders = {
  APP_URL: { meaning: 'The address of your installation.', label: 'App URL', form: 'url' },
  CARD_ID: { meaning: 'The number after `/cards/`.', form: 'digits' },
  ACCESS_TOKEN: { meaning: 'Your token.' },
};
