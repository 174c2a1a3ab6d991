/** Markup of a diagram and the room it takes, in user units (pixels at natural size). */
export type Drawing = { readonly width: number; readonly height: number; readonly markup: string };
