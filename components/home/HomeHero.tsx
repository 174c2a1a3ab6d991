import type { ReactNode } from 'react';
import { z } from 'zod';
import { defineStatic } from '../../engine/components/define.ts';
import { Icon } from '../../engine/components/icon/Icon.tsx';

type HomeHeroProps = { readonly line: string; readonly text?: string | undefined; readonly children?: ReactNode };

/** Top of the home page: one line that says what the product is, the site's tagline, the search, and one drawn screen beside them. */
export const HomeHero = defineStatic({
  props: z.strictObject({
    /** One line of Markdown, 12 words at most. */
    line: z.string().min(10).max(120),
    /** A second, quieter sentence. Default: the site's tagline. */
    text: z.string().min(10).max(200).optional(),
  }),
  children: ['ConversationScreen', 'ListScreen', 'ChatScreen', 'WidgetScreen'],
  place: 'block',
  needs: { styles: ['hero'], hero: true },
  render: ({ line, text, children }: HomeHeroProps, { inline, href, search, tagline, translate }) => (
    <div className="hero">
      <div>
        <p className="hero-line">{inline(line)}</p>
        <p className="hero-text">{inline(text ?? tagline)}</p>
        {search && (
          <div className="hero-search">
            <button type="button" className="search-button" popoverTarget="search">
              <Icon name="search" />
              <span>{translate('Search the docs')}</span>
              <kbd />
            </button>
            <a className="search-link" href={href('/pages/')}>
              {translate('All pages')}
            </a>
          </div>
        )}
      </div>
      {children}
    </div>
  ),
});
