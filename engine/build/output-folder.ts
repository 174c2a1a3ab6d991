import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** A folder that becomes the output at the end, or not at all: a build never leaves half a site. */
export type OutputFolder = {
  readonly path: string /** Puts it in place of the old output. */;
  readonly swap: () => Promise<void> /** Throws it away. */;
  readonly discard: () => Promise<void>;
};

/** Makes the folder beside the output, so that the swap is a rename. */
export async function outputFolder(out: string): Promise<OutputFolder> {
  await mkdir(dirname(out), { recursive: true });
  const path = await mkdtemp(join(dirname(out), `${basename(out)}.`));
  // A temporary folder is for its owner alone; a web server runs as somebody else.
  await chmod(path, 0o755);
  return {
    path,
    async swap() {
      const old = `${path}.old`;
      await rename(out, old).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
      await rename(path, out);
      removeLater(old);
    },
    async discard() {
      await rm(path, { recursive: true, force: true });
    },
  };
}

/** Thousands of files take a while to go; nobody has to wait for it, so a process of its own does it. */
function removeLater(folder: string): void {
  spawn(
    process.execPath,
    ['-e', 'require("node:fs").rmSync(process.argv[1], { recursive: true, force: true })', folder],
    { detached: true, stdio: 'ignore' },
  ).unref();
}
