export const placeholders = {
  APP_URL: { meaning: 'The address of your installation.', label: 'App URL', form: 'url' },
  DESK_ID: { meaning: 'The number of the desk.', form: 'digits' },
  KEY: { meaning: 'Your key.' },
};
