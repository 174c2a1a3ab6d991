import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** What a page of the docs, or a part of it, needs. */
export type PageNeeds = { readonly page: string; readonly part: boolean; readonly features: readonly string[] };

const content = join(import.meta.dirname, '../../content');
const list = (value: unknown): string[] => (value === undefined ? [] : [value].flat().map(String));

/** The pages that need a feature of the account: all of it, by its front matter, or a part. */
export function pagesWithNeeds(): PageNeeds[] {
  return readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx') && !file.startsWith('_'))
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(join(content, file), 'utf8');
      // Only this entry: other keys can begin with a brand word, which isn't YAML yet.
      const entry = /^available:.*(?:\n .*)*/m.exec(/^---\n[\s\S]*?\n---\n/.exec(text)?.[0] ?? '')?.[0];
      const { available } = parse(entry ?? '{}') as { available?: { features?: unknown } };
      const page = `/${file.replace(/(?:index)?\.mdx$/, '').replace(/([^/])$/, '$1/')}`;
      const features = list(available?.features);
      const parts = [...text.matchAll(/<Available [^>]*features="([\w]+)"/g)].map(([, name = '']) => name);
      return [
        ...(features.length > 0 ? [{ page, part: false, features }] : []),
        ...(parts.length > 0 ? [{ page, part: true, features: parts }] : []),
      ];
    });
}
