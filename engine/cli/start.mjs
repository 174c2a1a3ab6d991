// Runs a command with the engine compiled to JavaScript, or from its sources when that isn't possible. Plain JavaScript: loading a
// TypeScript loader and transforming each module takes several times as long as loading the compiled ones.
import { compiledEngine } from './compiled-engine.mjs';

const compiled = compiledEngine(process.cwd());
if (compiled) {
  globalThis.compiledModules = compiled.modules;
  await import(compiled.main);
} else {
  await import('tsx');
  await import('./main.ts');
}
