import type { ProjectConfig } from '../engine/site/load-config.ts';

type Named = { readonly name: string; readonly condition: string };

/** What the platform doesn't offer, as texts may mention it. */
export type MissingThings = {
  readonly isAny: boolean;
  /** Whether a text is nothing but the name of such a thing. */
  readonly isName: (text: string) => boolean;
  /** Whether a title is about such things only: it has the name of one, and of nothing of the same kind that is offered. */
  readonly isAbout: (title: string) => boolean;
  /** Whether a name that programs see, or a reference to a schema, is that of such a thing only. */
  readonly isKey: (text: string) => boolean;
  /** The names in a text, with the condition that it needs: `LINE`, `channels="line"`. */
  readonly namesIn: (text: string) => Named[];
  /** The names that programs see in a line of code, such as the path of a call, with the same. */
  readonly keysIn: (code: string) => Named[];
  /** Whether a text has such a name, in whatever case: what readers search for is mostly in lower case. */
  readonly hasName: (text: string) => boolean;
  /** A text in the words that suit a platform without it. */
  readonly reword: (text: string) => string;
};

/** The texts of a page's front matter that readers see. A label that is part of the title says nothing else. */
export const spokenMeta = ({
  title,
  description,
  label = '',
}: Record<'title' | 'description', string> & { readonly label?: string | undefined }): string[] => [
  title,
  description,
  title.includes(label) ? '' : label,
];

const kept = new WeakMap<ProjectConfig['availability'], MissingThings>();

/** What isn't offered, computed once for each configuration. */
export function missingThings({ availability }: Pick<ProjectConfig, 'availability'>): MissingThings {
  const before = kept.get(availability);
  if (before) return before;
  const values = Object.entries(availability).flatMap(([kind, { values: ofKind }]) =>
    Object.entries(ofKind).map(([value, one]) => ({ kind, value, ...one })),
  );
  const missing = values.filter(({ offered }) => !offered);
  /** Several values can share a name: it goes with the last of them. */
  const conditionFor = (name: string): string[] => {
    const named = values.filter(({ names: all, keys }) => all.includes(name) || keys.includes(name));
    if (named.some(({ offered }) => offered)) return [];
    const kind = String(named[0]?.kind);
    const all = named.map(({ value }) => value);
    const group = Object.entries(availability[kind]?.groups ?? {}).find(([, one]) => `${one}` === `${all}`)?.[0];
    const [first, ...others] = (group ? [group] : all).map((value) => `"${value}"`);
    return [`${kind}=${others.length ? `{[${[first, ...others].join(', ')}]}` : first}`];
  };
  const names = new Map(
    missing.flatMap((one) =>
      one.names.flatMap((name) => conditionFor(name).map((condition) => [name, condition] as const)),
    ),
  );
  const keys = new Map(
    missing.flatMap((one) =>
      one.keys.flatMap((key) => conditionFor(key).map((condition) => [key, condition] as const)),
    ),
  );
  const phrases = Object.assign({}, ...missing.map(({ instead }) => instead), otherClasses(availability)) as Record<
    string,
    string
  >;
  const [namePattern, phrasePattern] = [anyOf([...names.keys()]), anyOf(Object.keys(phrases))];
  // The API of a provider isn't the channel API.
  const nameOrItsApi = new RegExp(`${namePattern.source}(?: API)?`, 'gu');
  const offeredNames = (kind: string): string[] =>
    values.flatMap((one) => (one.kind === kind && one.offered ? [one.label, lower(one.label), ...one.names] : []));
  const offeredPatterns = new Map(Object.keys(availability).map((kind) => [kind, anyOf(offeredNames(kind))]));
  const forms = [...names]
    .filter(([name]) => name.includes('*'))
    .map(([name, condition]) => ({ form: new RegExp(`^${sourceOf(name)}$`, 'u'), condition }));
  const conditionOf = (name: string): string | undefined =>
    names.get(name) ??
    names.get(lower(name)) ??
    forms.find(({ form }) => form.test(name) || form.test(lower(name)))?.condition;
  // “Website input” is a block: it doesn't name the channel “Website”.
  const longer = values.flatMap((one) =>
    one.offered ? one.names.filter((name) => name.search(namePattern) >= 0) : [],
  );
  const longerOrName = anyOf([...longer.filter((name) => !names.has(name)), ...names.keys()]);
  const namesIn: MissingThings['namesIn'] = (text) =>
    [...text.matchAll(longerOrName)].flatMap(([name]) => {
      const condition = conditionOf(name);
      return condition === undefined ? [] : [{ name, condition }];
    });
  const anyCase = new RegExp(namePattern.source, 'iu');
  const things: MissingThings = {
    isAny: missing.length > 0,
    isName: (text) => conditionOf(text) !== undefined,
    isAbout: (title) => {
      const rest = title.replace(nameOrItsApi, '');
      const kinds = namesIn(title).map(({ condition }) => condition.replace(/=.*/, ''));
      return kinds.length > 0 && kinds.every((kind) => rest.search(offeredPatterns.get(kind) ?? /(?!)/) < 0);
    },
    isKey: (text) => keys.has(text.replace('#/components/schemas/', '')),
    namesIn,
    keysIn: (code) =>
      code.split(/[^\w-]+/).flatMap((name) => {
        const condition = keys.get(name);
        return condition === undefined ? [] : [{ name, condition }];
      }),
    hasName: (text) => text.search(anyCase) >= 0,
    reword: (text) =>
      text.replace(phrasePattern, (phrase) => {
        const phraseText = phrases[phrase];
        return phraseText ?? upper(String(phrases[lower(phrase)]));
      }),
  };
  kept.set(availability, things);
  return things;
}

/** What is wrong with a text that names what isn't offered, or, without a condition, a page that is left out; and what to do. */
export const missingAdvice = (name: string, condition: string | undefined): [message: string, hint: string] =>
  condition === undefined
    ? [
        `The sentence sends readers to “${name}”, a page that this platform leaves out: see \`offers\` in site.config.ts.`,
        'Put the sentence between <If …> and </If>, with what that page needs, or say it without the link.',
      ]
    : [
        `The text names “${name}”, which this platform doesn’t offer: see \`offers\` in site.config.ts.`,
        `Put the sentence between <If ${condition}> and </If>, or say it without the name.`,
      ];

/** The classes that nothing offered has, each with the first one of its kind that something has. */
const otherClasses = (kinds: ProjectConfig['availability']): Record<string, string> =>
  Object.fromEntries(
    Object.values(kinds).flatMap(({ values }) => {
      const classesOf = (isOffered: boolean): string[] =>
        Object.values(values).flatMap(({ offered, className }) =>
          className && offered === isOffered ? className : [],
        );
      const [first = '', ...others] = classesOf(true);
      const offered = new Set([first, ...others]);
      return classesOf(false).flatMap((one) => (offered.has(one) || !first ? [] : [[one, first] as const]));
    }),
  );

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The pattern of a phrase, in which `*` is any letters: endings of words, and what Arabic writes before them. */
const sourceOf = (phrase: string): string =>
  phrase.replace(/[\\^$.+?()[\]{}|]/g, '\\$&').replaceAll('*', '[\\p{L}\\p{M}]*');

/** Finds any of the phrases as whole words, also at the beginning of a sentence; nothing if there are none. */
function anyOf(phrases: readonly string[]): RegExp {
  const longestFirst = phrases.flatMap((one) => [one, upper(one)]).sort((a, b) => b.length - a.length);
  const any = longestFirst.map(sourceOf).join('|');
  return new RegExp(any ? `(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])` : '(?!)', 'gu');
}
