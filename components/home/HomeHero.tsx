import { z } from 'zod';
import { defineStatic } from '../../engine/components/define.ts';
import { Icon } from '../../engine/components/icon/Icon.tsx';

type HomeHeroProps = { readonly line: string; readonly text?: string | undefined };

/** Top of the home page: one line that says what this is, and the place where search stands. */
export const HomeHero = defineStatic({
  props: z.strictObject({
    /** One line of Markdown, 12 words at most. */
    line: z.string().min(10).max(120),
    /** A second, quieter sentence. */
    text: z.string().min(10).max(200).optional(),
  }),
  children: 'none',
  place: 'block',
  render: ({ line, text }: HomeHeroProps, { inline, href, search }) => (
    <div className="hero">
      <p className="hero-line">{inline(line)}</p>
      {text && <p className="hero-text">{inline(text)}</p>}
      {search && (
        <div className="hero-search">
          <button type="button" className="search-button" data-search="">
            <Icon name="search" />
            <span>Search the docs</span>
            <kbd />
          </button>
          <a className="search-link" href={href('/pages/')}>
            All pages
          </a>
        </div>
      )}
    </div>
  ),
});
