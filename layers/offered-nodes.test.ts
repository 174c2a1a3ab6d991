import { describe, expect, it, test } from 'vitest';
import { availabilitySchema, isOffered, marksOf } from '../engine/model/availability.ts';
import { compileMdx, htmlOf } from '../tests/unit/compile-text.ts';
import { missingThings } from './missing-things.ts';
import { limitWords, withOffers } from './with-offers.ts';
import { offeredValue } from './offered-values.ts';
import { offeredMeta } from './withhold.ts';

const icon = 'M1 1h2';
const kinds = availabilitySchema.parse({
  boats: {
    label: 'Boats',
    icon,
    any: true,
    values: {
      ferry: {
        label: 'Ferry',
        means: 'Takes cars across.',
        names: ['ferry'],
        keys: ['car_deck'],
        className: 'Boat::Ferry',
        instead: { 'the captain': 'the office' },
      },
      sail: {
        label: 'Sail',
        means: 'Takes the wind across.',
        names: ['sail', 'sailing boat'],
        className: 'Boat::Sail',
      },
    },
  },
  plan: { label: 'Plan', icon, values: { gold: { label: 'Gold', means: 'Costs a lot of money.' } } },
  features: {
    label: 'Features',
    icon,
    values: { bar: { label: 'Bar', means: 'Serves tea on deck.', also: { plan: ['gold'] } } },
  },
});
const without = withOffers(kinds, { boats: ['sail'] }, (message) => {
  throw new Error(message);
});

/** HTML of a page on a platform without ferries and bars, and what is wrong with it. */
async function compile(text: string) {
  const page = await compileMdx(text, { project: { availability: without }, withheld: ['/ferry/'] });
  return {
    html: htmlOf(page).replace(/<a class="anchor"[^>]*>(.*?)<\/a>/g, '$1'),
    problems: page.problems.filter(({ check }) => check === 'offers' || check === 'component'),
  };
}
const htmlAfter = async (text: string): Promise<string> => (await compile(text)).html;

test('the only tab that is left stands without tabs', async () => {
  const tabs = '<Tabs>\n<Tab label="Ferry">\nDrive.\n</Tab>\n<Tab label="Sail">\nClimb in.\n</Tab>\n</Tabs>';
  expect(await compile(tabs)).toEqual({ html: '<p>Climb in.</p>', problems: [] });
});

describe('a condition', () => {
  it.each([
    [
      'within a sentence',
      'Wait. <If boats="ferry">Drive on board.</If> <If boats="sail">Climb in.</If>',
      '<p>Wait.  Climb in.</p>',
    ],
    [
      'around blocks',
      '<If boats="ferry">\n\nDrive.\n\n</If>\n\n<If boats="ferry" not>\n\nClimb.\n\n</If>',
      '<p>Climb.</p>',
    ],
    ['for one of several', '<If boats={["ferry", "sail"]}>Get on.</If>', '<p>Get on.</p>'],
    ['for what needs something else that is offered', '<If features="bar">Drink.</If>', '<p>Drink.</p>'],
  ])('%s', async (_, text, html) => expect((await htmlAfter(text)).trim()).toBe(html));

  it('with an unknown name is reported', async () => {
    const { problems } = await compile('<If boats="fery">Drive.</If>');
    expect(problems[0]?.message).toMatch(/^<If>: `boats` must be one of/);
  });
});

describe('what begins with a link to a page that is left out, or is about what isn’t offered, goes', () => {
  it.each([
    ['a list item', '- [Ferries](/ferry/#times): take one.\n- Walk.', '<ul><li>Walk.</li></ul>'],
    ['a list item that begins with its name', '- On the ferry, wait.\n- Walk.', '<ul><li>Walk.</li></ul>'],
    [
      'a section whose heading is about it',
      '## On the ferry\n\nDrive.\n\n## Sail\n\nGo.',
      '<h2 id="sail">Sail</h2><p>Go.</p>',
    ],
    ['a list', 'Text.\n\n- [Ferries](/ferry/)', '<p>Text.</p>'],
    ['a section', '## Ferry\n\nDrive.\n\n### More\n\nDrive.\n\n## Walk\n\nGo.', '<h2 id="walk">Walk</h2><p>Go.</p>'],
    [
      'a heading without content',
      '## Ways\n\n- **Ferry**: take it.\n\n## Walk\n\nGo.',
      '<h2 id="walk">Walk</h2><p>Go.</p>',
    ],
    [
      'a section that needs it',
      '## One\n\n<Available boats="ferry" />\n\nGo.\n\n## Two\n\nGo.',
      '<h2 id="two">Two</h2><p>Go.</p>',
    ],
    [
      'a section that needs it and is named after it, and not the one around it',
      '## One\n\nGo.\n\n### Ferry\n\n<Available boats="ferry" />\n\nDrive.\n\n## Two\n\nGo.',
      '<h2 id="one">One</h2><p>Go.</p><h2 id="two">Two</h2><p>Go.</p>',
    ],
  ])('%s', async (_, text, html) => expect((await htmlAfter(text)).replaceAll('\n', '')).toBe(html));

  test('a row and a column', async () => {
    const table = '| Boat | Ferry | Sail |\n|---|---|---|\n| [Ferries](/ferry/) | 1 | 2 |\n| Rafts | 3 | 4 |';
    const cells = [...(await htmlAfter(table)).matchAll(/<t[dh](?: [^>]*)?>(.*?)<\/t[dh]>/g)].map(([, text]) => text);
    expect(cells).toEqual(['Boat', 'Sail', 'Rafts', '4']);
  });
});

test('what is about something else too stays, and its sentence is an error', async () => {
  const { html, problems } = await compile('## Ferry or sailing boat\n\nGo.\n\n- The ferry or the sailing boat: go.');
  expect(html).toContain('<li>');
  expect(problems.map(({ line }) => line)).toEqual([7, 11]);
});

test('a group stands for its values', async () => {
  const availability = {
    ...without,
    boats: { ...without.boats, groups: { any: ['ferry', 'sail'] } },
  } as typeof without;
  const page = await compileMdx('<If boats="any">Get on.</If>', { project: { availability } });
  expect(htmlOf(page)).toBe('<p>Get on.</p>');
});

test('one value of a group is enough, also where a page needs all values', async () => {
  const { bar } = without.features?.values ?? {};
  const features = {
    ...without.features,
    values: { bar, pool: { ...bar, offered: false } },
    groups: { any: ['bar', 'pool'] },
  };
  const page = await compileMdx('<If features="any">Enjoy.</If>', {
    project: { availability: { ...without, features } as typeof without },
  });
  expect(htmlOf(page)).toBe('<p>Enjoy.</p>');
});

test('any other link to such a page becomes text, in the words that suit the platform', async () =>
  expect(await htmlAfter('Walk, or ask the [captain](/ferry/).')).toBe('<p>Walk, or ask the office.</p>'));

test('a text that names what isn’t offered is an error with its line and the condition that it needs', async () => {
  const { problems } = await compile('Walk.\n\nOr take the ferry, `ferry`.');
  expect(problems.map(({ line, message, hint }) => [line, message, hint])).toEqual([
    [
      9,
      'The text names “ferry”, which this platform doesn’t offer: see `offers` in site.config.ts.',
      'Put the sentence between <If boats="ferry"> and </If>, or say it without the name.',
    ],
  ]);
});

test('a name that isn’t listed says which there are', () => {
  const fail = (message: string): never => {
    throw new Error(message);
  };
  expect(() => withOffers(kinds, { boat: [] }, fail)).toThrow(
    '`offers` names `boat`. It can name: boats, plan, features.',
  );
  expect(() => withOffers(kinds, { boats: { not: ['fery'] } }, fail)).toThrow(
    '`offers.boats` names `fery`. It can name: ferry, sail.',
  );
});

test('an owner’s limit takes the place of ours in the words for pages', () => {
  const limits = {
    label: 'Limits',
    icon,
    values: { file: { label: 'File', means: 'Largest file.', amount: 40, unit: 'MB' } },
  };
  const ofOwner = (offer: Record<string, number>) =>
    limitWords(
      withOffers(availabilitySchema.parse({ limits }), { limits: offer }, (message) => {
        throw new Error(message);
      }),
    );
  expect(ofOwner({})).toEqual({ 'limit-file': '40 MB' });
  expect(ofOwner({ file: 1500 })).toEqual({ 'limit-file': '1,500 MB' });
  expect(() => ofOwner({ fil: 1 })).toThrow('`offers.limits` names `fil`. It can name: file.');
});

test('what needs something that isn’t offered isn’t offered either', () => {
  const noGold = withOffers(kinds, { plan: [] }, () => undefined as never);
  expect(isOffered({ features: ['bar'] }, noGold)).toBe(false);
  expect(isOffered({ boats: ['ferry', 'sail'] }, without)).toBe(true);
});

test('offers can name a group, and what goes without saying brings no mark', () => {
  const value = (names: object) => ({ label: 'Value', means: 'Stands for any other.', ...names });
  const grouped = availabilitySchema.parse({
    boats: {
      label: 'Boats',
      icon,
      values: { ferry: value({}), liner: value({}) },
      groups: { large: ['ferry', 'liner'] },
    },
    crew: { label: 'Crew', icon, values: { cook: value({ needs: { boats: ['liner'] } }) } },
  });
  const offered = withOffers(grouped, { boats: { not: ['large'] } }, () => undefined as never);
  expect(isOffered({ boats: ['ferry'] }, offered)).toBe(false);
  expect(isOffered({ crew: ['cook'] }, offered)).toBe(false);
  expect(marksOf({ crew: ['cook'] }, grouped).map(({ name }) => name)).toEqual(['crew']);
});

test('a name of several values goes with the last of them', async () => {
  const shared = availabilitySchema.parse({
    boats: {
      label: 'Boats',
      icon,
      values: {
        ferry: { label: 'Ferry', means: 'Takes cars across.', names: ['ship'] },
        liner: { label: 'Liner', means: 'Takes people far.', names: ['ship'] },
      },
    },
  });
  const namedWith = (boats: string[]): string[] => {
    const offered = withOffers(shared, { boats }, () => undefined as never);
    return missingThings({ availability: offered })
      .namesIn('Take a ship.')
      .map(({ condition }) => condition);
  };
  expect(namedWith(['liner'])).toEqual([]);
  expect(namedWith([])).toEqual(['boats={["ferry", "liner"]}']);
});

test('keywords and questions that name what isn’t offered are dropped, in whatever case', () => {
  const meta = {
    type: 'task',
    title: 'Crossing',
    description: 'How to cross.',
    keywords: ['Ferry times', 'bridge'],
    questions: ['when does the ferry leave', 'where is the bridge'],
    sectionQuestions: { ways: ['take a FERRY', 'walk across'] },
    related: [],
  };
  expect(offeredMeta(meta, without)).toMatchObject({
    keywords: ['bridge'],
    questions: ['where is the bridge'],
    sectionQuestions: { ways: ['walk across'] },
  });
  expect(offeredMeta(meta, kinds)).toBe(meta);
});

test.each([
  ['See [Crossings](/ferry/).', ['Crossings']],
  ['[Crossings](/ferry/) explains it.', ['Crossings']],
  ['Wait on the [quay](/ferry/).', []],
  ['Bring [Tea or coffee](/ferry/).', []],
  ['Set `car_deck` to 2.', ['car_deck']],
  ['Call `/boats/{car_deck}`.', ['car_deck']],
])('%s sends readers to what is not offered, or names it: %j', async (text, names) => {
  const messages = (await compile(text)).problems.map(({ message }) => message);
  expect(messages.map((message) => /“(.*?)”/.exec(message)?.[1])).toEqual(names);
});

test('what programs see goes by its key, a class is that of something offered, and a list keeps the rest', () => {
  const site = { config: { availability: without }, withheld: new Set<string>() };
  const recorded = {
    id: 1,
    type: 'Boat::Ferry',
    car_deck: 2,
    settings: { car_deck: 2 },
    decks: ['car_deck', 'top_deck'],
    form: { oneOf: [{ $ref: '#/components/schemas/car_deck' }, { $ref: '#/components/schemas/top_deck' }] },
    meaning: '`car_deck`, `top_deck` or `hold`',
    note: 'How many fit on the `car_deck`. Counted in meters.',
  };
  expect(offeredValue(recorded, site)).toEqual({
    id: 1,
    type: 'Boat::Sail',
    decks: ['top_deck'],
    form: { oneOf: [{ $ref: '#/components/schemas/top_deck' }] },
    meaning: '`top_deck` or `hold`',
  });
});
