import type { ReactNode } from 'react';

type Props = {
  readonly alt: string;
  readonly caption?: string | undefined;
  readonly children: ReactNode;
};

/** The stage of every drawn screen. To a screen reader it is one picture with a text alternative; its words can still be searched, copied and zoomed. */
export function ScreenFigure({ alt, caption, children }: Props) {
  return (
    <figure className="screen">
      <div className="drawing" role="img" aria-label={alt}>
        {children}
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
