import { Fragment, useId, type ReactNode } from 'react';
import { useTranslate } from './translated.tsx';

export type ToolProps = {
  /** Label of the region, shown above the controls. */
  readonly title: string;
  /** Controls; left out without script and in Markdown. */
  readonly controls: ReactNode;
  /** The tool's output; without script it stays as plain content. */
  readonly children: ReactNode;
  /** The result in brief, and a button that copies it: on a phone it stays below the controls while they are used. Default: none. */
  readonly brief?: ReactNode;
  /** `side`: controls and result side by side where there is room. `stack`: controls in columns above a wide result. Default: `side`. */
  readonly layout?: 'side' | 'stack';
};

/** The layout of every live tool. */
export function Tool({ title, controls, children, brief, layout = 'side' }: ToolProps) {
  const id = useId();
  const t = useTranslate();
  return (
    <section className={`tool tool-${layout}`} aria-labelledby={id}>
      <p className="tool-title" id={id}>
        {title}
      </p>
      <div className="tool-body">
        <div className="tool-controls" data-markdown-ignore="">
          {controls}
          {brief && (
            <div className="tool-brief">
              <div>
                {brief}
                <a href={`#${id}-result`}>{t('See the result')}</a>
              </div>
            </div>
          )}
        </div>
        <div className="tool-result" id={`${id}-result`}>
          {children}
        </div>
      </div>
    </section>
  );
}

/** Text of code that may be longer than its line: it breaks after punctuation, and a long name before a capital. */
export const Breakable = ({ text }: { readonly text: string }) =>
  text
    .split(/(?<=[./:_])(?=\w|$)/)
    .flatMap((part) => (part.length > 24 ? part.split(/(?<=[a-z])(?=[A-Z])/) : [part]))
    .map((part, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ));

/** Code in a line of text. */
export const LongCode = ({ text }: { readonly text: string }) => (
  // A translator replaces texts, which React couldn't change after that: another text is another element.
  <code key={text}>
    <Breakable text={text} />
  </code>
);
