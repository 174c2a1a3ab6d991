import { z } from 'zod';
import { CardItem } from '../cards/CardItem.tsx';
import { defineStatic } from '../define.ts';
import type { PageContext } from '../page-context.ts';
import type { PageLink } from '../../model/page.ts';
import { fillString, formFor } from '../../model/strings.ts';
import { categoryCards, findCategory, pathCards } from './page-cards.ts';

const routes = z.array(z.string().regex(/^\/(.*\/)?$/, 'must be site paths that start and end with `/`')).min(1);

/** Cards with the titles and descriptions of pages, so that they are always up to date. Planned pages are omitted. */
export const PageCards = defineStatic({
  props: z
    .strictObject({
      /** A category of a sidebar, by its labels from the top level down: `Channels/Email`. */
      category: z.string().min(1).optional(),
      /** Site paths, in the order of the cards. */
      paths: routes.optional(),
    })
    .refine(({ category, paths }) => (category === undefined) !== (paths === undefined), {
      message: 'give either `category` or `paths`',
      path: ['category'],
    }),
  children: 'none',
  place: 'block',
  needs: { styles: ['reference'] },
  render: ({ category, paths }, context) => {
    const cards = paths ? pathCards(paths, context.page) : categoryOf(category ?? '', context);
    if (!cards.length) return null;
    return (
      <ul className="cards">
        {cards.map(({ path, title, description, mark, lang }) => (
          <CardItem key={path} mark={mark} lang={lang} title={<a href={context.href(path)}>{title}</a>}>
            {description}
          </CardItem>
        ))}
      </ul>
    );
  },
});

const moreCount = { one: '{count} more', other: '{count} more' };

function categoryOf(name: string, context: PageContext): PageLink[] {
  const category = findCategory(name, context.sidebars);
  const more = (count: number): string =>
    fillString(formFor(context.translate(moreCount), count, context.lang), { count });
  if ('items' in category) return categoryCards(category.items, context.page, more);
  context.report(
    `No sidebar has a category “${name}”.`,
    category.nearest
      ? `Did you mean “${category.nearest}”?`
      : 'Write the labels from the top level down, joined by `/`.',
  );
  return [];
}
