import { loadConfig } from '../../engine/site/load-config.ts';
import { serveSite } from './serve-site.ts';

// Serves dist/ (or SITE_FOLDER) for the browser tests until it is stopped: `tsx tests/server/main.ts <port>`.
const { site } = await loadConfig(process.cwd());
const close = await serveSite({
  folder: process.env['SITE_FOLDER'] ?? 'dist',
  base: site.base,
  port: Number(process.argv[2] ?? 4173),
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void close().then(() => process.exit(0)));
