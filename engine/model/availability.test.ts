import { expect, test } from 'vitest';
import { availabilitySchema, availableSchema, markLabel, marksOf } from './availability.ts';

const kinds = availabilitySchema.parse({
  roles: {
    label: 'Role',
    icon: 'M1 1h2',
    any: true,
    values: {
      owner: { label: 'Owners', means: 'Only owners can do it.' },
      editor: { label: 'Editors', means: 'Editors can do it too.' },
    },
  },
  plan: { label: 'Plan', icon: 'M1 1h2', values: { large: { label: 'Large', means: 'Part of the large plan.' } } },
  features: {
    label: 'Feature',
    icon: 'M1 1h2',
    values: { maps: { label: 'Maps', means: 'A feature for maps.', also: { plan: ['large'] } } },
  },
});

test('one value may stand for a list; unknown kinds and values are rejected', () => {
  const schema = availableSchema(kinds);
  expect(schema.parse({ roles: 'owner', features: ['maps'] })).toEqual({ roles: ['owner'], features: ['maps'] });
  expect(schema.safeParse({ role: 'owner' }).success).toBe(false);
  expect(schema.safeParse({ roles: 'admin' }).success).toBe(false);
  expect(schema.safeParse({ roles: [] }).success).toBe(false);
});

test('marks have the order of the kinds, and include what their values need', () => {
  const marks = marksOf({ features: ['maps'], roles: ['editor', 'owner'] }, kinds);
  expect(marks.map((mark) => markLabel(mark, 'en'))).toEqual(['Owners or Editors', 'Large', 'Maps']);
  expect(marksOf({}, kinds)).toEqual([]);
});

test('what a value needs must exist', () => {
  const broken = {
    ...kinds,
    features: {
      ...kinds['features'],
      values: { maps: { label: 'Maps', means: 'A feature for maps.', also: { plan: ['huge'] } } },
    },
  };
  expect(availabilitySchema.safeParse(broken).error?.issues[0]).toMatchObject({
    path: ['features', 'values', 'maps', 'also', 'plan'],
    message: "names `huge`, which `plan` doesn't list",
  });
});
