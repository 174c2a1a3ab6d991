/** The figures of a path's steps; `StopFigure.tsx` renders them. */
export const stopFigures = ['account', 'channel', 'people', 'site', 'reply'] as const;
export type StopFigureName = (typeof stopFigures)[number];
