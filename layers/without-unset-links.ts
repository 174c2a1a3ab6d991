import { tokensIn } from '../engine/model/brand-tokens.ts';

/**
 * A configuration without the links, and the announcement, that lead to a brand word without a value, such as `%status-url%` of a brand that
 * has no such page, and without the menus and columns that have no links left.
 */
export function withoutUnsetLinks<Value>(value: Value, tokens: Readonly<Record<string, string | undefined>>): Value {
  const isUnset = (one: unknown): boolean => {
    if (!isRecord(one)) return false;
    const { href, items, links } = one;
    if (typeof href === 'string')
      return tokensIn(href).some((word) => Object.hasOwn(tokens, word) && tokens[word] === undefined);
    const list = items ?? links;
    return Array.isArray(list) && list.length > 0 && list.every(isUnset);
  };
  const without = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.filter((item) => !isUnset(item)).map(withoutShortMenu);
    if (!isRecord(one)) return one;
    const kept = Object.entries(one).filter(([, inner]) => !isUnset(inner));
    return Object.fromEntries(kept.map(([key, inner]) => [key, without(inner)]));
  };
  // A menu that has one link left is that link.
  const withoutShortMenu = (one: unknown): unknown => {
    const left = without(one);
    const links = linksOf(left);
    return links.length === 1 && linksOf(one).length > 1 ? links[0] : left;
  };
  return without(value) as Value;
}

const linksOf = (menu: unknown): readonly unknown[] =>
  isRecord(menu) && Array.isArray(menu['items']) ? (menu['items'] as unknown[]) : [];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
