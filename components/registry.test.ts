import { describe, expect, it } from 'vitest';
import { Registry } from '../engine/components/registry.ts';
import { liveComponents } from './live.ts';
import { components } from './registry.ts';

const registry = new Registry(components);
const { names } = registry;
await Promise.all(names.map((name) => registry.load(name)));

it('has the live tools that the browser can load, and no other', () => {
  const liveNames = Object.keys(components).filter((name) => registry.get(name)?.kind === 'live');
  expect(liveNames.toSorted()).toEqual(Object.keys(liveComponents).toSorted());
});

describe('registry', () => {
  it.each(names)('%s has a name like a component, a schema and a place', (name) => {
    const component = registry.get(name);
    expect(name).toMatch(/^[A-Z][A-Za-z]+$/);
    expect(typeof component?.props.safeParse).toBe('function');
    expect(component?.place).toMatch(/^(block|inline)$/);
    for (const child of Array.isArray(component?.children) ? (component.children as string[]) : [])
      expect(names).toContain(child);
  });
  // The configuration says which props <Available> and <If> have; their own tests cover unknown ones.
  it.each(names.filter((name) => !/^(Available|If)$/.test(name)))('%s rejects an unknown prop', (name) => {
    const result = registry.get(name)?.props.safeParse({ 'no-such-prop': 1 });
    expect(result?.error?.issues.map(({ code }) => code)).toContain('unrecognized_keys');
  });
});
