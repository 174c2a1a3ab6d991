import { resolve } from 'node:path';
import { bundleClient } from '../engine/build/client-bundle.ts';
import { ownFiles } from '../engine/build/virtual-modules.ts';
import { searchTextsOf } from '../engine/model/strings.ts';
import { toSiteInfo } from '../engine/model/site-info.ts';
import { loadConfig } from '../engine/site/load-config.ts';

/** Names of the packages that the bundler reads for the client: all that readers may get code of. */
export async function clientPackages(root: string): Promise<string[]> {
  const config = await loadConfig(resolve(root));
  const names = new Set<string>();
  await bundleClient(
    { ...config, searchTexts: searchTextsOf(undefined), site: toSiteInfo(config.site), projectFiles: ownFiles(config) },
    (file) => {
      const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file.replaceAll('\\', '/')) ?? [];
      if (name !== undefined) names.add(name);
    },
  );
  return [...names].toSorted();
}
