import { shapes } from '../checks/page/page-shape.ts';
import type { PageType } from '../model/page.ts';

/** Advice for the author of a new page, by type. */
export const typeAdvice: Readonly<Record<PageType, string>> = {
  task: 'Say in 1–3 sentences what the reader gets, then number the steps: one action each, ten at most.',
  concept: 'Start with the definition, then one example. No steps.',
  reference: 'Say in one sentence what the page covers, then let <DataTable> show what is in data/.',
  channel: 'Keep the provider’s side and ours apart under “Connect”; set `channel:` to the key in data/channels.json.',
  block: 'Say what the visitor sees and show it; set `block:` to the key in data/blocks.json.',
  api: 'Start with method and path (<Endpoint>), then a request and its response.',
  landing: 'At most 60 words, then <PageCards>.',
};

/** Front matter that a type needs beyond title and description; the key is guessed from the URL. */
function ownKeys(type: PageType, route: string): string {
  const last = route.split('/').findLast(Boolean) ?? '';
  return type === 'channel' || type === 'block' ? `${type}: ${last}\n` : '';
}

/** `line-channel` → `Line channel`. */
export function titleFromRoute(route: string): string {
  const words = (route.split('/').findLast(Boolean) ?? 'home').replace(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * The text of a new page: front matter and the headings of its type, in order. The description is left empty, so that the check
 * asks for one and no half-finished page is published.
 */
export function pageTemplate(type: PageType, route: string, title: string): string {
  const headings = (shapes[type] ?? [])
    .map((heading) => (heading === '…' ? ownPart(type) : `## ${heading}\n`))
    .filter(Boolean);
  const cards = type === 'landing' ? [`<PageCards paths={[]} />\n`] : [];
  return [
    `---\ntype: ${type}\n${ownKeys(type, route)}title: ${JSON.stringify(title)}\ndescription: ""\n---\n`,
    ...headings,
    ...cards,
  ].join('\n');
}

function ownPart(type: PageType): string {
  return type === 'task' ? '## Steps\n\n<Steps>\n\n1. \n\n</Steps>\n' : '';
}
