import { expect, it } from 'vitest';
import { z } from 'zod';
import { Registry } from '../engine/components/registry.ts';
import { components } from './registry.ts';

const registry = new Registry(components);
const figures = registry.names.filter((name) => /.Screen$|^(Doors|PageCards|PathStrip)$/.test(name));

/** The schema for the editor; `npx vitest run components/figure-schema.test.ts -u` writes it again. */
it('figures.schema.json says what the components that pages write as YAML accept', async () => {
  const schemas = await Promise.all(
    figures.map(async (name) => {
      await registry.load(name);
      const { $schema: _, ...schema } = z.toJSONSchema(registry.get(name)?.props as z.ZodType, { io: 'input' });
      return { title: name, ...schema };
    }),
  );
  const schema = { $schema: 'http://json-schema.org/draft-07/schema#', anyOf: schemas };
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot('figures.schema.json');
});
