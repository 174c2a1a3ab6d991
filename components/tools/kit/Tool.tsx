import { useId, type ReactNode } from 'react';

export type ToolProps = {
  /** Names the region for assistive technology, and stands above the controls. */
  readonly title: string;
  /** Controls; left out where no script runs, and in Markdown. */
  readonly controls: ReactNode;
  /** What the tool shows; stays as plain content without script. */
  readonly children: ReactNode;
  /** `side`: controls and result beside each other where there is room. `stack`: controls in columns above a wide result. Default: `side`. */
  readonly layout?: 'side' | 'stack';
};

/** The frame of every live tool. */
export function Tool({ title, controls, children, layout = 'side' }: ToolProps) {
  const id = useId();
  return (
    <section className={`tool tool-${layout}`} aria-labelledby={id}>
      <p className="tool-title" id={id}>
        {title}
      </p>
      <div className="tool-body">
        <div className="tool-controls" data-markdown="">
          {controls}
        </div>
        <div className="tool-result">{children}</div>
      </div>
    </section>
  );
}
