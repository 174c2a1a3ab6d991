// Installs missing packages, builds the site and serves it. Needs only Node: `npm start` in a fresh clone, optionally `npm start --
// --port 8080`.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './dependencies.mjs';
import { requireNode } from './node-version.mjs';
import { npm, run } from './run.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

requireNode();
await ensureDependencies(root);

console.log('Building the site …');
// Pictures for links on other sites are for a site that is published.
const env = { SITE_PICTURES: process.env.SITE_PICTURES ?? '0' };
const built = await npm(['run', '--silent', 'build'], { cwd: root, env });
if (!existsSync(join(root, 'dist/index.html'))) process.exit(built || 1);
if (built !== 0) console.log('The build found problems (above). Serving what there is.');

// Not through npm: Ctrl+C should end the server without an error message from npm.
process.exit(
  await run(process.execPath, ['engine/cli/start.mjs', 'preview', ...process.argv.slice(2)], {
    cwd: root,
  }),
);
