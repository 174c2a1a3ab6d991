import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { UserConfig } from '../engine/model/site-config.ts';
import { ConfigError } from '../engine/site/config-error.ts';

/**
 * The folder that is laid over the project: `overlay` of `site.config.ts`, or `SITE_OVERLAY`.
 * @throws ConfigError when somebody has named a folder that does not exist
 */
export function overlayFolder(root: string, config: unknown, env: NodeJS.ProcessEnv): string | undefined {
  const named = env['SITE_OVERLAY'] ?? (config as Partial<UserConfig> | undefined)?.overlay;
  const folder = resolve(root, named ?? 'my');
  if (existsSync(folder)) return folder;
  if (named === undefined || named === 'my') return undefined;
  throw new ConfigError('site.config.ts', `names ${named} as the overlay, and there is no such folder.`);
}
