import { expect, test } from 'vitest';
import type { Answer } from './adapter.ts';
import { makeSearchFiles } from './make-search-files.ts';
import type { SearchManifest } from './file-formats.ts';
import { SearchService } from './search-service.ts';

const made = makeSearchFiles([
  {
    path: '/a/',
    title: 'Labels',
    description: 'What labels are for.',
    keywords: [],
    guide: 0,
    place: ['Guide'],
    sections: [{ id: 'colours', title: 'Colours', trail: [], text: 'Pick a bright colour for each label you made.' }],
  },
  {
    path: '/b/',
    title: 'Teams',
    description: 'What teams are for.',
    keywords: [],
    guide: 0,
    place: ['Guide'],
    sections: [
      { id: 'members', title: 'Members', trail: [], text: 'A member sees the colour of the team. A bright idea.' },
    ],
  },
]);
const manifest: SearchManifest = {
  guides: [{ id: 'g', label: 'Guide' }],
  common: [],
  documents: 'd',
  texts: made.texts.map((_, index) => `texts-${index}`),
  terms: made.terms.map(([first], index) => [first, `terms-${index}`] as const),
};

function service(broken = false): { service: SearchService; asked: string[] } {
  const asked: string[] = [];
  const load = async (name: string): Promise<unknown> => {
    asked.push(name);
    if (broken && name !== 'd') throw new Error('offline');
    const [kind, number] = name.split('-');
    if (kind === 'd') return made.documents;
    return kind === 'texts' ? made.texts[Number(number)] : made.terms[Number(number)]?.[1];
  };
  return { service: new SearchService(manifest, load), asked };
}

async function answers(query: string, broken = false): Promise<Answer[]> {
  const given: Answer[] = [];
  await service(broken).service.answer(query, undefined, (answer) => given.push(answer));
  return given;
}

test('headings are found before the full text has loaded, and the last answer is complete', async () => {
  const given = await answers('labels');
  expect(given[0]?.pages[0]?.path).toBe('/a/');
  expect(given[0]?.complete).toBe(false);
  expect(given.at(-1)?.complete).toBe(true);
  expect(given.at(-1)?.pages[0]?.sections[0]?.excerpt?.some(([text, marked]) => marked && text === 'labels')).toBe(
    true,
  );
});

test('a word that only occurs in the text gets no empty answer before the text has loaded', async () => {
  const given = await answers('bright');
  expect(given.every(({ pages }) => pages.length > 0)).toBe(true);
});

test('a phrase must occur literally', async () => {
  expect((await answers('"bright colour"')).at(-1)?.pages.map(({ path }) => path)).toEqual(['/a/']);
  expect((await answers('"colour bright"')).at(-1)?.pages).toEqual([]);
});

test('a missing part is an error, unless headings match', async () => {
  await expect(answers('bright', true)).rejects.toThrow('offline');
  const last = (await answers('teams', true)).at(-1);
  expect(last?.pages[0]?.path).toBe('/b/');
  expect(last?.partial, 'that there may be more is said').toBe(true);
});

test('texts for a query that has been replaced are not fetched', async () => {
  const { service: made_, asked } = service();
  await made_.answer(
    'labels',
    undefined,
    () => {},
    () => true,
  );
  expect(asked.filter((name) => name.startsWith('texts'))).toEqual([]);
});

test('a query without words has no results and loads nothing', async () => {
  const { service: made_, asked } = service();
  await made_.answer('  😀 ', undefined, ({ pages, complete }) => expect([pages, complete]).toEqual([[], true]));
  expect(asked.filter((name) => name.startsWith('texts'))).toEqual([]);
});

test.each([
  ['another question', ['labels', 'idea'], true, true],
  ['another question, with data saving on', ['labels', 'idea'], false, false],
  ['the same question, typed further and shortened', ['label', 'labels', 'lab'], true, false],
])('the rest of the index is fetched: %s', async (_, queries, mayFetchMore, fetched) => {
  const terms = ['', 'm', 'z'].map((first) => [first, `terms from ${first}`] as const);
  const asked: string[] = [];
  const load = async (name: string): Promise<unknown> => {
    asked.push(name);
    if (name === 'd') return made.documents;
    return name.startsWith('terms') ? made.terms[0]?.[1] : made.texts[Number(name.split('-')[1])];
  };
  const searching = new SearchService({ ...manifest, terms }, load, () => mayFetchMore);
  for (const query of queries) await searching.answer(query, undefined, () => {});
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked.includes('terms from z')).toBe(fetched);
});
