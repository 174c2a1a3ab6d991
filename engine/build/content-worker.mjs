// A thread does not inherit the TypeScript loader of the main thread, so this plain file registers it and then imports the worker.
import { register } from 'tsx/esm/api';

register();
await import('./content-worker.ts');
