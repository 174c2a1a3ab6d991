// A thread does not inherit the TypeScript loader of the main thread. Node 24 and later need none.
if (Number.parseInt(process.versions.node, 10) < 24) (await import('tsx/esm/api')).register();
await import('./content-worker.ts');
