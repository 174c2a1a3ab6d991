import { z } from 'zod';

/** Control characters would let a text look like something else in a terminal; line breaks are fine. */
const plain = (text: string): string => text.replace(/[^\P{Cc}\n]/gu, '').trim();
const feedback = z.strictObject({
  /** Path of the page. */
  page: z
    .string()
    .regex(/^\/[\w./~%-]*$/, 'must be the path of a page')
    .max(300),
  helpful: z.enum(['yes', 'no']),
  text: z.string().max(2000).transform(plain).default(''),
});
const search = z.strictObject({ search: z.string().max(200).transform(plain).pipe(z.string().min(1)) });

/** What is kept: feedback on a page, or a search without results. Nothing in it says who sent it; a day is as exact as needed. */
export type Entry = (z.output<typeof feedback> | z.output<typeof search>) & { readonly day: string };

/**
 * Reads the body of a form.
 * @param searches whether searches are taken
 * @throws Error with a sentence for the sender
 */
export function readEntry(body: string, searches: boolean, today = new Date()): Entry {
  const pairs = [...new URLSearchParams(body)].map(([name, value]) => [name, value.replace(/\r\n?/g, '\n')] as const);
  const names = pairs.map(([name]) => name);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) throw new Error(`“${twice.slice(0, 40)}” is in the form twice. Send it once.`);
  const isSearch = names.includes('search');
  if (isSearch && !searches) throw new Error('This server takes no searches. Start it with --searches.');
  const result = (isSearch ? search : feedback).safeParse(Object.fromEntries(pairs));
  if (!result.success) {
    const [{ path, message } = { path: [], message: '' }] = result.error.issues;
    throw new Error(
      `The form can't be read: ${path.join('.') || 'a field'}: ${message}. It has page, helpful and text.`,
    );
  }
  return { day: today.toISOString().slice(0, 10), ...result.data };
}
