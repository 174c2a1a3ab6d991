export const placeholders = {
  CRATE: { meaning: 'The name that is burnt into the wood.' },
};
