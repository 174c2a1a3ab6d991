/**
 * Home pages of VitePress and Starlight have content in the front matter: a hero with text and links, and a list of features.
 * Returns it as Markdown, to go before the page's text; undefined for pages without it.
 */
export function introOf(values: Readonly<Record<string, unknown>>): string | undefined {
  const hero = mapOf(values['hero']);
  const features = listOf(values['features']).map(mapOf);
  const parts = [
    ...['name', 'title', 'text'].flatMap((key) => strong(wordsOf(hero[key]))),
    ...lines(wordsOf(hero['tagline'])),
    ...lines(wordsOf(values['tagline'])),
    listOf(hero['actions']).map(mapOf).flatMap(linkOf).join('\n'),
    ...features.flatMap((feature) => [
      ...strong(wordsOf(feature['title'])),
      ...lines(wordsOf(feature['details'])),
      ...linkOf({ text: feature['linkText'] ?? feature['link'], link: feature['link'] }),
    ]),
  ].filter(Boolean);
  return parts.length ? parts.join('\n\n') : undefined;
}

type Values = Readonly<Record<string, unknown>>;
const mapOf = (value: unknown): Values => (typeof value === 'object' && value !== null ? (value as Values) : {});
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const wordsOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const lines = (words: string): string[] => (words ? [words] : []);
const strong = (words: string): string[] => (words ? [`**${words.replace(/\n+/g, ' ')}**`] : []);

function linkOf({ text, link }: Values): string[] {
  const [words, address] = [wordsOf(text), wordsOf(link)];
  return words && address ? [`- [${words.replace(/[[\]]/g, '\\$&')}](<${address}>)`] : [];
}
