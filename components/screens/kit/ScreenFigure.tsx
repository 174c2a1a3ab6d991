import type { ReactNode } from 'react';

type Props = {
  readonly alt: string;
  readonly caption?: string | undefined;
  readonly translate: (text: string) => string;
  readonly children: ReactNode;
};

/**
 * The figure around every drawn screen. To screen readers it is one image with a text alternative; its words can still be searched,
 * copied and zoomed. It is gray and says that it is drawn, so that nobody takes it for a picture of the app.
 */
export function ScreenFigure({ alt, caption, translate, children }: Props) {
  return (
    <figure className="screen">
      <div
        className="drawing"
        role="img"
        aria-label={alt}
        data-note={translate('Simplified drawing')}
        data-markdown-ignore=""
      >
        {children}
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
