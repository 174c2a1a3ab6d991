export const placeholders = {
  HERE: { meaning: 'A value that the page explains.', where: '/#notes' },
  NO_PAGE: { meaning: 'A value of another page.', where: '/gone/#notes' },
  NO_ANCHOR: { meaning: 'A value of another section.', where: '/#note' },
};
