import { CommandError } from '../model/command-error.ts';

/** Why a file can't be written and what the user can do, by the operating system's error code. */
const reasons: Readonly<Record<string, readonly [why: string, advice: string]>> = {
  ENOSPC: ['no space is left on the device', 'Make room there, or build to another device with --out.'],
  EDQUOT: ['the disk quota is used up', 'Make room there, or build to another device with --out.'],
  EROFS: ['the file system is read-only', 'Build to another folder with --out.'],
  EACCES: ['this user may not write there', 'Change the permissions of the folder, or build to another with --out.'],
  EPERM: ['this user may not write there', 'Change the permissions of the folder, or build to another with --out.'],
  EEXIST: ['a file of that name is in the way', 'Move the file away, or build to another folder with --out.'],
  ENOTDIR: ['a file is where a folder has to be', 'Move the file away, or build to another folder with --out.'],
  ENAMETOOLONG: ['the file system does not allow a name that long', 'Give the page a shorter route.'],
};

/** The error for an output that can't be written. */
export function cannotWrite(path: string, error: unknown): CommandError {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const [why, advice] = reasons[code] ?? [message, 'Build again, or to another folder with --out.'];
  return new CommandError(
    `${path} cannot be written: ${why}.`,
    `${advice} The site that was built before is unchanged.`,
  );
}
