import type { PageType } from '../model/page-type.ts';

/** `line-channel` → `Line channel`. */
export function titleFromRoute(route: string): string {
  const words = (lastOf(route) ?? 'home').replace(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const lastOf = (route: string): string | undefined => route.split('/').findLast(Boolean);

/**
 * The text of a new page: front matter and the headings of its type, in order. The subject is guessed from the URL. The description is left
 * empty, so that the check asks for one and no half-finished page is published.
 * @param name of the type
 */
export function pageTemplate(name: string, { headings = [], subject }: PageType, route: string, title: string): string {
  const own = subject ? `${subject.key}: ${lastOf(route) ?? ''}\n` : '';
  const steps = name === 'task' ? '## Steps\n\n<Steps>\n\n1. \n\n</Steps>\n' : '';
  const cards = name === 'landing' ? [`<PageCards paths={[]} />\n`] : [];
  return [
    `---\ntype: ${name}\n${own}title: ${JSON.stringify(title)}\ndescription: ""\n---\n`,
    ...headings.map((heading) => (heading === '…' ? steps : `## ${heading}\n`)).filter(Boolean),
    ...cards,
  ].join('\n');
}
