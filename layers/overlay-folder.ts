import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { UserConfig } from '../engine/model/site-config.ts';
import { ConfigError } from '../engine/site/config-error.ts';
import { importFile, readConfigFile } from '../engine/site/config-files.ts';

/**
 * The folder that is laid over the project: `overlay` of `site.config.ts`, or `SITE_OVERLAY`.
 * @throws ConfigError when somebody has named a folder that does not exist
 */
export function overlayFolder(root: string, config: unknown, env: NodeJS.ProcessEnv): string | undefined {
  const named = env['SITE_OVERLAY'] ?? (config as Partial<UserConfig> | undefined)?.overlay;
  const folder = resolve(root, named ?? 'my');
  if (existsSync(folder)) return folder;
  if (named === undefined || named === 'my') return undefined;
  throw new ConfigError(
    env['SITE_OVERLAY'] === undefined ? 'site.config.ts' : 'SITE_OVERLAY',
    `names ${named} as the overlay, and there is no such folder.`,
  );
}

/**
 * The same, for a command that needs nothing else of the configuration.
 * @throws ConfigError also when `site.config.ts` can't be read
 */
export async function readOverlayFolder(root: string, env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const site = await readConfigFile(root, 'site.config.ts', 'default', importFile);
  return overlayFolder(root, site?.value, env);
}
