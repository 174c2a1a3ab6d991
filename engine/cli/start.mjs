// Starts every command: bundles the engine if it has changed, and runs it.
import { stripVTControlCharacters } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { engineBundle } from '../build/bundle-engine.mjs';

// React's development build renders several times slower, and only the dev server needs its warnings. Set before React is imported.
process.env.NODE_ENV ??= process.argv[2] === 'dev' ? 'development' : 'production';

// With the usual threshold, Node 20 spends much of a build on optimizing code that hardly runs again. Later versions have a cheaper step
// before that, and not this flag.
if (process.versions.v8.startsWith('11.')) setFlagsFromString('--interrupt-budget=800000');

// A reader such as `head` that has seen enough closes the pipe. The command goes on and ends as it would have.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
  });

const root = process.cwd();
const engine = await engineBundle(root).catch((error) => {
  process.stderr.write(
    `The engine or a module of the project cannot be bundled: ${stripVTControlCharacters(error.message)}\n  Correct it and start again.\n`,
  );
  process.exit(1);
});
const { runCommand } = await import(engine.main);
process.exitCode = await runCommand(process.argv.slice(2), { root, importModule: engine.importModule });
