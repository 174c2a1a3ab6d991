import type { ReactNode } from 'react';
import { z } from 'zod';
import { childNodes, isElementOf } from '../child-nodes.ts';
import { languageName } from '../code-block/language-names.ts';
import { defineStatic } from '../define.ts';
import { slugify } from '../../model/url.ts';

type PanelProps = { readonly label: string; readonly id: string; readonly children?: ReactNode };

/** What a `<Tab>` becomes; `<Tabs>` reads label and id off it and draws it. */
function Panel({ children }: PanelProps) {
  return children;
}

/** One way of several. Its id is `tab-` and the label: a link to it opens it. */
export const Tab = defineStatic({
  props: z.strictObject({
    /** Text of the tab: a word or two, unique among its neighbours. */
    label: z.string().min(1).max(30),
  }),
  children: 'blocks',
  place: 'block',
  render: ({ label, children }: { readonly label: string; readonly children?: ReactNode }, { uniqueId }) => (
    <Panel label={label} id={uniqueId(`tab-${slugify(label)}`)}>
      {children}
    </Panel>
  ),
});

/**
 * Several ways of which the reader sees one. All of them are in the document: the browser's find, links and readers without script reach each.
 * Panels take no tab stop: one that waits to be found would take it at no height, and in one that is shown the code takes its own.
 * `data-hidden-until-found` becomes `hidden="until-found"`, which React cannot write.
 */
export const Tabs = defineStatic({
  props: z.strictObject({
    /** Tabs of one group switch together and are remembered. `language` for programming languages. */
    group: z
      .string()
      .regex(/^[a-z][a-z-]*$/, 'must be lower-case letters and hyphens')
      .optional(),
  }),
  children: ['Tab'],
  place: 'block',
  render: ({ group, children }: { readonly group?: string | undefined; readonly children?: ReactNode }, { report }) => {
    const panels = childNodes(children)
      .filter((child) => isElementOf<PanelProps>(child, Panel))
      .map(({ props }) => ({ ...props, label: group === 'language' ? languageName(props.label) : props.label }));
    if (panels.length < 2)
      report(`<Tabs> needs two tabs at least; this one has ${panels.length}.`, 'Without a choice, leave the tabs out.');
    const double = panels.find(({ label }, index) => panels.findIndex((panel) => panel.label === label) !== index);
    if (double) report(`Two tabs are labelled “${double.label}”.`, 'Give each its own label.');
    return (
      <div
        className={panels.every(({ children: content }) => isCode(content)) ? 'tabs of-code' : 'tabs'}
        data-group={group}
      >
        <div role="tablist" aria-label={group === 'language' ? 'Language' : 'Choice'}>
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

/** Whether a panel holds one block of code and nothing else. */
function isCode(content: ReactNode): boolean {
  const [only, ...others] = childNodes(content).filter((child) => typeof child !== 'string' || child.trim() !== '');
  return others.length === 0 && isElementOf(only, 'figure') && /^code\b/.test(only.props.className ?? '');
}
