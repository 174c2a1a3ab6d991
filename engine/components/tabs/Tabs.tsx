import type { ReactNode } from 'react';
import { z } from 'zod';
import { childNodes, isElementOf } from '../child-nodes.ts';
import { languageName } from '../code-block/code-block.tsx';
import { defineStatic } from '../define.ts';
import { slugify } from '../../model/url.ts';

type PanelProps = { readonly label: string; readonly id: string; readonly children?: ReactNode };

/** The result of `<Tab>`. `<Tabs>` reads its label and id and renders it. */
function Panel({ children }: PanelProps) {
  return children;
}

/** One tab. Its id is `tab-` and the label's slug; a link to the id opens the tab. */
export const Tab = defineStatic({
  props: z.strictObject({
    /** Text of the tab: one or two words, unique within `<Tabs>`. */
    label: z.string().min(1).max(30),
  }),
  children: 'blocks',
  place: 'block',
  render: ({ label, children }, { uniqueId }) => (
    <Panel label={label} id={uniqueId(`tab-${slugify(label)}`)}>
      {children}
    </Panel>
  ),
});

/**
 * Alternatives, of which one is shown. All are in the document, so find in page, links and readers without script reach them all. Panels
 * are no tab stops: a hidden one would be a tab stop without a height, and code in the shown one has its own. `data-hidden-until-found`
 * becomes `hidden` (`hideUntilFound`).
 */
export const Tabs = defineStatic({
  props: z.strictObject({
    /** All tabs of a group switch together, and the choice is stored. Use `language` for programming languages. */
    group: z
      .string()
      .regex(/^[a-z][a-z-]*$/, 'must be lower-case letters and hyphens')
      .optional(),
  }),
  children: ['Tab'],
  place: 'block',
  needs: { scripts: ['tabs'] },
  render: ({ group, children }, { report, translate }) => {
    const panels = childNodes(children)
      .filter((child) => isElementOf<PanelProps>(child, Panel))
      .map(({ props }) => ({ ...props, label: group === 'language' ? languageName(props.label) : props.label }));
    if (panels.length < 2)
      report(
        `<Tabs> needs at least two tabs; this one has ${panels.length}.`,
        'Remove the tabs if there is no choice.',
      );
    const double = panels.find(({ label }, index) => panels.findIndex((panel) => panel.label === label) !== index);
    if (double) report(`Two tabs have the label “${double.label}”.`, 'Give each its own label.');
    return (
      <div
        className={panels.every(({ children: content }) => isCode(content)) ? 'tabs of-code' : 'tabs'}
        data-group={group}
      >
        <div role="tablist" aria-label={translate<string>(group === 'language' ? 'Language' : 'Choice')}>
          {panels.map(({ label, id }, index) => (
            <button
              type="button"
              role="tab"
              key={id}
              aria-controls={id}
              aria-selected={index === 0}
              tabIndex={index ? -1 : undefined}
            >
              {label}
            </button>
          ))}
        </div>
        {panels.map(({ label, id, children: content }, index) => (
          <div
            className="flow"
            role="tabpanel"
            key={id}
            id={id}
            aria-label={label}
            data-label={label}
            {...(index ? { 'data-hidden-until-found': '' } : {})}
          >
            {content}
          </div>
        ))}
      </div>
    );
  },
});

function isCode(content: ReactNode): boolean {
  const [only, ...others] = childNodes(content).filter((child) => typeof child !== 'string' || child.trim() !== '');
  return others.length === 0 && isElementOf(only, 'figure') && /^code\b/.test(only.props.className ?? '');
}
