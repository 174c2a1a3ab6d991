/** SVG paths on a 20 × 20 grid, for the stroke set in `frame.css`. */
const paths = {
  menu: 'M3 6h14M3 10h14M3 14h9',
  close: 'M5 5l10 10M15 5L5 15',
  sun: 'M10 6.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M10 1.8v1.6M10 16.6v1.6M1.8 10h1.6M16.6 10h1.6M4.2 4.2l1.1 1.1M14.7 14.7l1.1 1.1M4.2 15.8l1.1-1.1M14.7 5.3l1.1-1.1',
  moon: 'M16.8 11.8A7 7 0 0 1 8.2 3.2a7 7 0 1 0 8.6 8.6z',
  out: 'M6 14L14 6M7.5 6H14v6.5',
  up: 'M10 16V4M5 9l5-5l5 5',
  search: 'M8.8 3a5.8 5.8 0 1 0 0 11.6A5.8 5.8 0 0 0 8.8 3zM13 13l4.2 4.2',
} as const;

export type FrameIconName = keyof typeof paths;

/** An icon in the color and size of the text around it. Without a label, it is a decoration. */
export function FrameIcon({ name, label }: { readonly name: FrameIconName; readonly label?: string }) {
  const voice = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg className={`icon icon-${name}`} viewBox="0 0 20 20" {...voice}>
      <path d={paths[name]} />
    </svg>
  );
}
