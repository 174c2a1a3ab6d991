/** The figures of a path's steps; `StopFigure.tsx` renders them. */
export const stopFigures = ['account', 'channel', 'people', 'site', 'reply'] as const;
/** Those of live tools. */
export const toolFigures = ['widget', 'pattern', 'message', 'request'] as const;
export type ToolFigureName = (typeof toolFigures)[number];
export type StopFigureName = (typeof stopFigures)[number] | ToolFigureName;
