import { setFlagsFromString } from 'node:v8';

// React's development build takes three times as long to draw a page; only the dev server has a use for its warnings. Set before React is imported.
process.env['NODE_ENV'] ??= process.argv[2] === 'dev' ? 'development' : 'production';

// The bundler's allocator keeps 50 MB that the client's bundle needed for a moment, unless it is told to give them back. Read when it loads.
process.env['MIMALLOC_PURGE_DELAY'] ??= '0';

// Before it is cleaned, the heap may grow by two fifths, and not to several times its size: a fifth less memory for the same time.
setFlagsFromString('--heap-growing-percent=40');

const { runCommand } = await import('./run-command.ts');
process.exitCode = await runCommand(process.argv.slice(2), process.cwd());
