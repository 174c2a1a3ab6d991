import { iconPaths } from '../../../engine/components/icon/icon-paths.ts';

/** The site's icons, and further ones that only drawn screens need, on the same grid and with the same stroke. */
export const glyphPaths = {
  ...iconPaths,
  account: 'M3 17V4h9v13M12 8h5v9M2 17h16M6 8h3M6 12h3',
  audio: 'M4 8v4M8 5v10M12 7v6M16 9v2',
  back: 'M12 5l-5 5l5 5',
  calendar:
    'M3 6.5A1.5 1.5 0 0 1 4.5 5h11A1.5 1.5 0 0 1 17 6.5V15a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 15zM3 9h14M7 3v3M13 3v3',
  call: 'M6 3l2 4l-2 2a9 9 0 0 0 5 5l2-2l4 2v2a2 2 0 0 1-2 2A13 13 0 0 1 3 5a2 2 0 0 1 2-2z',
  campaign: 'M3 8v4h3l8 4V4L6 8zM17 8v4M6 12l1 5h2',
  card: 'M2.5 6a1.5 1.5 0 0 1 1.5-1.5h12A1.5 1.5 0 0 1 17.5 6v8a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 14zM2.5 8.5h15M5.5 12h3',
  channel: 'M3 11l2.5-7h9L17 11v5H3zM3 11h4l1 2h4l1-2h4',
  check: 'M4 10.5l4 4l8-9',
  checks: 'M2 10.5l4 4l7-9M10 13l1.5 1.5l7-9',
  chevron: 'M5 8l5 5l5-5',
  copy: 'M7 7h9v9H7zM4 13V4h9',
  cross: 'M5.5 5.5l9 9M14.5 5.5l-9 9',
  eye: 'M2 10c4-7 12-7 16 0c-4 7-12 7-16 0M10 8a2 2 0 1 0 0 4a2 2 0 1 0 0-4',
  help: 'M10 3a7 7 0 1 0 0 14a7 7 0 1 0 0-14M8 8c0-3 4-2.5 4 0c0 1.5-2 1.5-2 3M10 13.5v.5',
  image: 'M3 4h14v12H3zM3 13l4-4l4 4l2-2l4 4M13 7v.5',
  link: 'M8.5 11.5a3 3 0 0 0 4.5 0l3-3a3 3 0 0 0-4.5-4.5l-1 1M11.5 8.5a3 3 0 0 0-4.5 0l-3 3a3 3 0 0 0 4.5 4.5l1-1',
  lock: 'M5 9h10v8H5zM7 9V6.5a3 3 0 0 1 6 0V9',
  number: 'M8 3L6 17M14 3l-2 14M4 7.5h13M3 12.5h13',
  plus: 'M10 4v12M4 10h12',
  send: 'M3 10l14-6l-5 13l-3-5zM9 12l8-8',
  star: 'M10 2.5l2.3 4.9l5.2.7l-3.8 3.7l.9 5.2L10 14.5L5.4 17l.9-5.2l-3.8-3.7l5.2-.7z',
  upload: 'M10 13V4M6 7.5L10 3.5l4 4M4 13v3h12v-3',
  video: 'M2.5 5.5h10v9h-10zM12.5 9l5-3v8l-5-3',
} as const;

export type GlyphName = keyof typeof glyphPaths;
export const glyphNames = Object.keys(glyphPaths) as [GlyphName, ...GlyphName[]];
