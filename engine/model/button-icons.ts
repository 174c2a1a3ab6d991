/** Outlines of the buttons of code blocks, on a 20 × 20 grid. */
export const buttonIcons = {
  copy: 'M7 6.5V4a1 1 0 0 1 1-1h8a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1h-2.5M4 7h8a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1z',
  done: 'M4 10.5l4 4 8-9',
  values: 'M13 4l3 3M4 13l9.5-9.5a1.4 1.4 0 0 1 2 0l1 1a1.4 1.4 0 0 1 0 2L7 16l-4 1z',
  wrap: 'M3 5h14M3 10h11a3 3 0 0 1 0 6h-3M13 14l-2 2 2 2M3 15h4',
};
