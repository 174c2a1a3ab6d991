import { setFlagsFromString } from 'node:v8';
import { keepThreadPoolAwake } from './thread-pool.ts';

// React's development build renders several times slower, and only the dev server needs its warnings. Set before React is imported.
process.env['NODE_ENV'] ??= process.argv[2] === 'dev' ? 'development' : 'production';

// Read when the bundler loads: without it, the bundler's allocator keeps 50 MB that bundling the client needed only briefly.
process.env['MIMALLOC_PURGE_DELAY'] ??= '0';

// The heap may grow by two fifths before it is collected, instead of to several times its size: a fifth less memory in the same
// time.
setFlagsFromString('--heap-growing-percent=40');

// With the usual threshold, Node 20 spends a third of a build's processor time on optimizing code that hardly runs again. Later versions
// have a cheaper step before that, and not this flag.
if (process.versions.v8.startsWith('11.')) setFlagsFromString('--interrupt-budget=800000');

keepThreadPoolAwake();

// A reader such as `head` that has seen enough closes the pipe. The command goes on and ends as it would have.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });

const { runCommand } = await import('./run-command.ts');
process.exitCode = await runCommand(process.argv.slice(2), process.cwd());
