import { describe, expect, it } from 'vitest';
import facts from './facts.json' with { type: 'json' };
import { accepted } from './accepted.ts';
import { differences, type Difference } from './compare.ts';
import { ours } from './ours.ts';

/** `data/` agrees with the extract of the facts, field by field. */
const areas = Object.keys(ours) as (keyof typeof ours)[];
const found = new Map(areas.map((area) => [area, differences({ [area]: facts[area] }, { [area]: ours[area] })]));

const fits = ({ at, only }: (typeof accepted)[number], { path, theirs, ours: own }: Difference): boolean =>
  at.test(path) && (only === undefined || (only === 'theirs' ? own === undefined : theirs === undefined));

it('has every area of the extract', () =>
  expect(Object.keys(facts).filter((area) => area !== 'source')).toEqual(areas.filter((area) => area in facts)));

it.each(areas)('%s', (area) => {
  const unexplained = (found.get(area) ?? []).filter((one) => !accepted.some((rule) => fits(rule, one)));
  expect(unexplained).toEqual([]);
});

describe('reasons', () => {
  it.each(accepted)('$at is still needed: $reason', (rule) =>
    expect([...found.values()].flat().some((one) => fits(rule, one))).toBe(true),
  );
});

it('says where the facts come from', () => {
  for (const { repository, commit, licence } of facts.source.repositories)
    expect({ repository, commit, licence }).toEqual({
      repository: expect.stringMatching(/^[\w.-]+\/[\w.-]+$/) as string,
      commit: expect.stringMatching(/^[0-9a-f]{40}$/) as string,
      licence: expect.any(String) as string,
    });
});

describe('a difference is noticed', () => {
  const theirs = { timeout: 5, retries: [429, 500], event: { contact: true, since: null } };
  it.each([
    ['a number', { ...theirs, timeout: 6 }, 'timeout'],
    ['a list', { ...theirs, retries: [500] }, 'retries'],
    ['a value that is missing', { ...theirs, event: { contact: true } }, 'event › since'],
    ['a value too many', { ...theirs, event: { ...theirs.event, agent: true } }, 'event › agent'],
  ])('%s', (_what, own, path) => expect(differences(theirs, own).map((one) => one.path)).toEqual([path]));
  it('and the order of a list is none', () =>
    expect(differences(theirs, { ...theirs, retries: [500, 429] })).toEqual([]));
});
