// Runs a command as `engine/cli/start.mjs` does, but in a project that does not contain the engine: a test runs dozens of builds, and each
// would transform the engine's sources again.
import { compiledEngine, engineRoot } from '../../engine/cli/compiled-engine.mjs';

const compiled = compiledEngine(engineRoot);
if (compiled) {
  globalThis.compiledModules = compiled.modules;
  await import(compiled.main);
} else {
  await import('tsx');
  await import('../../engine/cli/main.ts');
}
