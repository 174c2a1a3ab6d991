import { shownIn } from '../layers/layered-config.ts';
import { readOverlayFolder } from '../layers/overlay-folder.ts';

/**
 * Where an import goes unless someone says another folder, relative to the project: into the overlay, if there is one.
 * @throws ConfigError when somebody has named an overlay that does not exist
 */
export async function usualFolder(root: string, name: string, env: NodeJS.ProcessEnv): Promise<string> {
  const overlay = await readOverlayFolder(root, env);
  return overlay === undefined ? `content/${name}` : shownIn(root, overlay, `content/${name}`);
}
