/** What a stop of a path can show; `StopFigure.tsx` renders it. */
export const stopFigures = ['account', 'channel', 'people', 'site', 'reply'] as const;
export type StopFigureName = (typeof stopFigures)[number];
