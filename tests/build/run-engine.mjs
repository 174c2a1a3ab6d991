// Runs a command as `engine/cli/start.mjs` does, but in a project that does not contain the engine: a test runs dozens of builds, and each
// would transform the engine's sources again. `COMPILED_MODULES` lists modules of the project that are compiled too.
import { pathToFileURL } from 'node:url';
import { compiledEngine, engineRoot } from '../../engine/cli/compiled-engine.mjs';

const compiled = compiledEngine(engineRoot);
if (compiled) {
  const own = JSON.parse(process.env.COMPILED_MODULES ?? '[]').map(([file, made]) => [file, pathToFileURL(made).href]);
  globalThis.compiledModules = new Map([...compiled.modules, ...own]);
  await import(compiled.main);
} else {
  await import('tsx');
  await import('../../engine/cli/main.ts');
}
