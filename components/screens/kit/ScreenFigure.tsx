import type { ReactNode } from 'react';

type Props = {
  readonly alt: string;
  readonly caption?: string | undefined;
  readonly children: ReactNode;
};

/**
 * The figure around every drawn screen. To screen readers it is one image with a text alternative; its words can still be searched,
 * copied and zoomed.
 */
export function ScreenFigure({ alt, caption, children }: Props) {
  return (
    <figure className="screen">
      <div className="drawing" role="img" aria-label={alt} data-markdown-ignore="">
        {children}
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
