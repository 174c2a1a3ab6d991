import { Fragment } from 'react';
import { z } from 'zod';
import { breakableText } from '../../engine/components/data-table/breakable.tsx';
import { defineStatic } from '../../engine/components/define.ts';
import type { PageContext } from '../../engine/components/page-context.ts';
import { isMethod, shortMethod } from '../../engine/model/method-mark.ts';
import { sidebarPages, type SidebarCategory, type SidebarItem } from '../../engine/model/sidebar.ts';
import { slugify } from '../../engine/model/url.ts';

type Api = { readonly name: string; readonly text: string; readonly path: string; readonly token: string };

/** A row for each API, and below them what each API has: its groups, closed, each with its calls. */
export const ApiResources = defineStatic({
  props: z.strictObject({
    apis: z
      .array(
        z.strictObject({
          /** Its category in the sidebar. One that the sidebar doesn't have is left out. */
          name: z.string().min(1),
          /** Who calls it and what it can do, one sentence. */
          text: z.string().min(1),
          /** What its paths begin with. */
          path: z.string().startsWith('/'),
          /** What a call is authenticated with, as one line of Markdown. */
          token: z.string().min(1),
        }),
      )
      .min(1),
  }),
  children: 'none',
  place: 'block',
  needs: { styles: ['api', 'reference'] },
  render: ({ apis }: { readonly apis: readonly Api[] }, context) => {
    const listed = apis.flatMap((api) => {
      const category = categoryOf(api.name, context);
      return category ? [{ ...api, category, id: context.uniqueId(slugify(api.name)) }] : [];
    });
    return (
      <>
        <div>
          <dl className="properties">
            {listed.map(({ id, name, text, path, token }) => (
              <div key={id} className="property">
                <dt>
                  <a className="property-name" href={`#${id}`}>
                    {name}
                  </a>
                </dt>
                <dd>
                  <p>{context.inline(text)}</p>
                  <p>
                    <code>{breakableText(path, 12)}</code>
                  </p>
                  <p>{context.inline(token)}</p>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <h2 id={context.uniqueId('resources')}>Resources</h2>
        {listed.map(({ id, name, category }) => (
          <Fragment key={id}>
            <h3 id={id}>{name}</h3>
            <Resources name={name} groups={groupsOf(category)} context={context} />
          </Fragment>
        ))}
      </>
    );
  },
});

type ResourcesProps = {
  readonly name: string;
  readonly groups: readonly SidebarCategory[];
  readonly context: PageContext;
};

const Resources = ({ name, groups, context }: ResourcesProps) => (
  <div role="group" aria-label={name}>
    {groups.map((group) => {
      const pages = sidebarPages(group.items ?? []);
      const calls = pages.filter(({ mark }) => mark && isMethod(mark)).length;
      return (
        <details key={group.id} className="fold">
          <summary>
            <b>{group.label}</b>
            <small>{calls === 1 ? '1 call' : `${calls} calls`}</small>
          </summary>
          <ul className="api-calls">
            {pages.map(({ path, label, mark }) => (
              <li key={path}>
                {mark && isMethod(mark) && (
                  <>
                    <b className={`method ${mark.toLowerCase()}`}>{shortMethod(mark)}</b>{' '}
                  </>
                )}
                <a href={context.href(path)}>{label}</a>
              </li>
            ))}
          </ul>
        </details>
      );
    })}
  </div>
);

const isCategory = (item: SidebarItem): item is SidebarCategory => item.type === 'category';

const categoryOf = (name: string, { sidebars }: PageContext): SidebarCategory | undefined =>
  sidebars.flatMap(({ items }) => items.filter(isCategory)).find(({ label }) => label === name);

const groupsOf = ({ items = [] }: SidebarCategory): SidebarCategory[] => items.filter(isCategory);
