import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { render, renderHtml, fakePageContext } from '../../../tests/unit/fake-page-context.tsx';
import { Tab, Tabs } from './Tabs.tsx';

function tabsOf(labels: readonly string[], group?: string, context = fakePageContext()): string {
  const children = labels.map((label) => render(Tab, { label }, <p>About {label}</p>, context));
  return renderHtml(Tabs, group ? { group } : {}, children, context);
}

describe('Tabs', () => {
  it('has a button for each panel, and find in page reaches hidden panels', () => {
    expect(tabsOf(['In the app', 'By API'])).toBe(
      '<div class="tabs"><div role="tablist" aria-label="Choice">' +
        '<button type="button" role="tab" aria-controls="tab-in-the-app" aria-selected="true">In the app</button>' +
        '<button type="button" role="tab" aria-controls="tab-by-api" aria-selected="false" tabindex="-1">By API</button></div>' +
        '<div class="flow" role="tabpanel" id="tab-in-the-app" aria-label="In the app" data-label="In the app"><p>About In the app</p></div>' +
        '<div class="flow" role="tabpanel" id="tab-by-api" aria-label="By API" data-label="By API" data-hidden-until-found=""><p>About By API</p></div></div>',
    );
  });

  it('uses the display names of languages', () => {
    const html = tabsOf(['js', 'ruby', 'C#'], 'language');
    expect(html).toContain('data-group="language"');
    expect([...html.matchAll(/data-label="([^"]*)"/g)].map(([, label]) => label)).toEqual(['JavaScript', 'Ruby', 'C#']);
    expect(tabsOf(['js', 'ruby'])).toContain('data-label="js"');
  });

  it('has a class if all panels are code blocks', () => {
    const context = fakePageContext();
    const panel = (label: string, also?: ReactNode): ReactNode =>
      render(Tab, { label }, ['\n', <figure key="f" className="code output" />, also], context);
    const classOf = (...panels: ReactNode[]): string | undefined =>
      /class="([^"]*)"/.exec(renderHtml(Tabs, {}, panels, context))?.[1];
    expect(classOf(panel('One'), panel('Two'))).toBe('tabs of-code');
    expect(classOf(panel('Three'), panel('Four', <p key="p">words</p>))).toBe('tabs');
  });

  it('has unique ids on a page with several sets of tabs', () => {
    const context = fakePageContext();
    tabsOf(['One', 'Two'], undefined, context);
    expect(tabsOf(['One', 'Two'], undefined, context)).toContain('aria-controls="tab-one-2"');
  });

  it('reports a single tab and duplicate labels', () => {
    const context = fakePageContext();
    tabsOf(['One'], undefined, context);
    tabsOf(['JS', 'js'], 'language', context);
    expect(context.reports.map(({ message }) => message)).toEqual([
      '<Tabs> needs at least two tabs; this one has 1.',
      'Two tabs have the label “JavaScript”.',
    ]);
  });

  it('rejects an invalid name of a group', () => {
    expect(() => renderHtml(Tabs, { group: 'My group' })).toThrow(/lower-case letters/);
  });
});
