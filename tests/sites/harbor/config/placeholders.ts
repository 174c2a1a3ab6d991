export const placeholders: Record<string, string> = {
  BOAT_ID: 'The number on the stern.',
};
