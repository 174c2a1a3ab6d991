import { renderToStaticMarkup } from 'react-dom/server';
import { localeOf } from '../engine/model/site-info.ts';
import type { SiteConfig } from '../engine/model/site-config.ts';
import { fillString, generatedTextsOf, type GeneratedTexts } from '../engine/model/strings.ts';
import { slugify, withBase } from '../engine/model/url.ts';
import type { Changes } from '../engine/site/publisher.ts';
import { changedDays, kindTexts, type ChangedPage } from './changed-pages.ts';
import { feedPath } from './feed.ts';

/** A longer list is closed, so that the week before it is in sight. */
const mostOpen = 12;

type Week = {
  readonly id: string;
  readonly title: string;
  readonly guides: ReadonlyMap<string, readonly ChangedPage[]>;
};

/** What has changed, with the page that lists it by week and guide. Each language has the page, so that changing the language finds it. */
export function listChanges(site: SiteConfig, changed: readonly ChangedPage[]): Changes {
  const locale = localeOf(site);
  const texts = generatedTextsOf(locale);
  const weeks = inWeeks(changed, locale.code, site.title);
  // The latest are first, and the first of a page counts.
  const times = changed.toReversed().map(({ path, time }) => [path, toMinute(time)] as const);
  const page = {
    path: '/changes/',
    title: texts.whatChanged,
    description: fillString(texts.changesSummary, { site: site.title, days: changedDays }),
    body: [renderToStaticMarkup(<ChangesList weeks={weeks} site={site} texts={texts} language={locale.code} />)],
    toc: weeks.flatMap(({ id, title, guides }) => [
      { id, title, level: 2 as const },
      ...[...guides.keys()].map((guide) => ({ id: guideAnchor(id, guide), title: guide, level: 3 as const })),
    ]),
    scripts: ['filter' as const],
  };
  return { page, times: new Map(times) };
}

const guideAnchor = (week: string, guide: string): string => `${week}-${slugify(guide)}`;

type ChangesProps = {
  readonly weeks: readonly Week[];
  readonly site: SiteConfig;
  readonly texts: GeneratedTexts;
  readonly language: string;
};

function ChangesList({ weeks, site, texts, language }: ChangesProps) {
  return (
    <div className="page-index flow">
      <p>
        <a href={withBase(site.base, feedPath)}>{texts.changesFeed}</a>
      </p>
      {weeks.length > 0 && (
        <p className="table-filter needs-script">
          <input
            type="search"
            aria-label={texts.filterPages}
            placeholder={texts.filterPages}
            autoComplete="off"
            spellCheck={false}
          />
          <output />
        </p>
      )}
      {!weeks.length && <p>{texts.changesNone}</p>}
      {weeks.map(({ id, title, guides }) => (
        <section key={id} className="flow">
          <h2 id={id}>{title}</h2>
          {[...guides].map(([guide, pages]) => (
            <details key={guide} className="fold" open={pages.length <= mostOpen}>
              <summary>
                <h3 id={guideAnchor(id, guide)}>{guide}</h3>
                <small>{countKinds(pages, texts)}</small>
              </summary>
              <ul className="page-list">
                {pages.map(({ path, title: whole, label = whole, kind, time }) => (
                  <li key={path} className="page-entry">
                    <a href={withBase(site.base, path)}>{label}</a>
                    <small>
                      <b className={`badge ${tones[kind]}`}>{texts[kindTexts[kind]]}</b>{' '}
                      <time dateTime={toMinute(time)}>{dayFormat(language).format(new Date(time))}</time>
                    </small>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </section>
      ))}
    </div>
  );
}

const kinds = ['added', 'moved', 'changed'] as const;

/** How many pages are new, moved and changed: “New 2, Changed 14”. */
function countKinds(pages: readonly ChangedPage[], texts: GeneratedTexts): string {
  const counts = kinds.map((kind) => [texts[kindTexts[kind]], pages.filter((page) => page.kind === kind).length]);
  return counts.flatMap(([text, count]) => (count ? `${text} ${count}` : [])).join(', ');
}

const rank = { changed: 0, moved: 1, added: 2 };
const tones = { changed: 'note', moved: 'warning', added: 'success' };

/** Weeks from Monday on, with the pages of each guide: a page once a week, with what says most of it. */
function inWeeks(changed: readonly ChangedPage[], language: string, other: string): Week[] {
  const weeks = new Map<string, Map<string, Map<string, ChangedPage>>>();
  for (const page of changed) {
    const { guide = other, path } = page;
    const monday = mondayOf(page.time);
    const guides = weeks.get(monday) ?? new Map<string, Map<string, ChangedPage>>();
    const pages = guides.get(guide) ?? new Map<string, ChangedPage>();
    const later = pages.get(path);
    pages.set(path, later && rank[later.kind] < rank[page.kind] ? { ...later, kind: page.kind } : (later ?? page));
    weeks.set(monday, guides.set(guide, pages));
  }
  return [...weeks].map(([monday, guides]) => ({
    id: `week-${monday}`,
    title: weekFormat(language).formatRange(new Date(monday), new Date(Date.parse(monday) + 6 * dayLength)),
    // In one order in all weeks.
    guides: new Map(
      [...guides]
        .toSorted(([one], [another]) => one.localeCompare(another, language))
        .map(([guide, pages]) => [guide, [...pages.values()]]),
    ),
  }));
}

const dayLength = 86_400_000;
const mondayOf = (time: string): string => {
  const day = new Date(time);
  return new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * dayLength).toISOString().slice(0, 10);
};
const toMinute = (time: string): string => `${new Date(time).toISOString().slice(0, 16)}Z`;

/** Dates in UTC, so that every build says the same, with Latin digits, as in the rest of the page. */
const format = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(`${language}-u-nu-latn`, { ...options, timeZone: 'UTC' });
const dayFormat = (language: string) => format(language, { month: 'short', day: 'numeric' });
const weekFormat = (language: string) => format(language, { dateStyle: 'long' });
