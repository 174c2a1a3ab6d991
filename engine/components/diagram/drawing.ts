/** SVG markup of a diagram and its size, in user units (pixels at natural size). */
export type Drawing = { readonly width: number; readonly height: number; readonly markup: string };
