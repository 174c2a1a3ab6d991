export const placeholders = {
  APP_URL: { meaning: 'The address of your installation.', label: 'App URL', form: 'url', where: '/#address' },
  ACCOUNT_ID: { meaning: 'The number after `/accounts/`.', form: 'digits', where: '/second/#numbers' },
  ACCESS_TOKEN: { meaning: 'Your token.' },
  CITY: { meaning: 'Any city.' },
};
