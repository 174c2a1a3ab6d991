import { errorAt } from '../model/problem.ts';
import { nearest } from '../model/nearest.ts';
import type { SiteCheck } from './site-check.ts';

/** The page and anchor where readers find a value exist. */
export const placeholderPlaces: SiteCheck = ({ config, pages, withheld }, results) =>
  Object.entries(config.placeholders).flatMap(([name, { where }]) => {
    const [path = '', anchor] = where?.split('#') ?? [];
    if (where === undefined || withheld.has(path)) return [];
    const report = (message: string, guess: string | undefined) => [
      errorAt(
        'placeholders',
        { file: 'config/placeholders.ts' },
        `The placeholder <${name}> says that its value is at ${where}: ${message}.`,
        guess ? `Did you mean ${guess}?` : undefined,
      ),
    ];
    if (!pages.has(path)) return report('there is no such page', nearest(path, [...pages.keys()]));
    const anchors = results.get(path)?.anchors;
    if (anchor === undefined || !anchors || anchors.includes(anchor)) return [];
    const guess = nearest(anchor, anchors);
    return report('no element on that page has this id', guess && `#${guess}`);
  });
