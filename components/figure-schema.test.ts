import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { Registry } from '../engine/components/registry.ts';
import { components } from './registry.ts';

const registry = new Registry(components);
/** The components that at least one page writes as YAML. */
const fences = new Set(
  readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) =>
      Array.from(readFileSync(`content/${file}`, 'utf8').matchAll(/^ *```+yaml ([A-Z]\w+)/gm), ([, name]) => name),
    ),
);
const figures = registry.names.filter((name) => fences.has(name));

/** The schema for the editor; `npx vitest run components/figure-schema.test.ts -u` writes it again. */
it('figures.schema.json says what the components that pages write as YAML accept', async () => {
  const definitions = await Promise.all(
    figures.map(async (name) => {
      await registry.load(name);
      const { $schema: _, ...schema } = z.toJSONSchema(registry.get(name)?.props as z.ZodType, { io: 'input' });
      return [name, { title: name, ...schema }] as const;
    }),
  );
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    definitions: Object.fromEntries(definitions),
    anyOf: figures.map((name) => ({ $ref: `#/definitions/${name}` })),
  };
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot('figures.schema.json');
});
