// A thread does not inherit the TypeScript loader of the main thread; this plain file brings it, and then the worker itself.
import { register } from 'tsx/esm/api';

register();
await import('./content-worker.ts');
