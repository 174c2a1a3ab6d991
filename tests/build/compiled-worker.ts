import { join } from 'node:path';
import { compiledEngine, engineRoot } from '../../engine/cli/compiled-engine.mjs';

// The engine is compiled now, before builds run side by side or as a user who may not write. Builds in the process of a test use one part
// of it: the worker for code and diagrams, which would otherwise transform its sources in each build without a cache.
const worker = join(engineRoot, 'engine/build/content-worker.ts');
const url = compiledEngine(engineRoot)?.modules.get(worker);
if (url) Object.assign(globalThis, { compiledModules: new Map([[worker, url]]) });
