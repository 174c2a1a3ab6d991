// Installs the programs that tests use besides Node from Debian's packages, as root or with sudo: `npm run setup:tests`.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './dependencies.mjs';
import { requireNode } from './node-version.mjs';
import { ensureBrowser, installPrograms, reportPrograms } from './programs.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
requireNode();
await ensureDependencies(root);
await installPrograms();
await ensureBrowser(root, '--with-deps');
process.exitCode = (await reportPrograms()) ? 0 : 1;
