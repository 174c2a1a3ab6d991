export const placeholders = {
  BOAT_ID: { meaning: 'The number on the stern.' },
};
