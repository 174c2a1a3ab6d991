import type { ComponentType } from 'react';

type LiveModule = () => Promise<ComponentType<never>>;

/**
 * Every live component of `src/mdx/registry.ts` under the same name, with its import. A page loads only those that stand on it.
 * `Name: () => import('../tools/name/Name.tsx').then((module) => module.Name)`
 */
export const liveComponents: Readonly<Record<string, LiveModule>> = {};
