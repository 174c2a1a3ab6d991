import { join } from 'node:path';

/** URLs of the modules that are loaded in their compiled form, by source file; empty when the engine runs from its sources. */
export const compiledModules: ReadonlyMap<string, string> =
  (globalThis as { compiledModules?: ReadonlyMap<string, string> }).compiledModules ?? new Map<string, string>();

/** Whether the engine itself is compiled, so that nothing has transformed TypeScript yet. */
export const engineIsCompiled = compiledModules.has(join(import.meta.dirname, '../cli/main.ts'));
