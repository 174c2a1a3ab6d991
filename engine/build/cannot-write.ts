import { CommandError } from '../model/command-error.ts';

/** Why a file cannot be written and what a person can do, by the code of the operating system. */
const reasons: Readonly<Record<string, readonly [why: string, advice: string]>> = {
  ENOSPC: ['no space is left on the device', 'Make room there, or build to another device with --out.'],
  EDQUOT: ['the disk quota is used up', 'Make room there, or build to another device with --out.'],
  EROFS: ['the file system is read-only', 'Build to another folder with --out.'],
  EACCES: ['this user may not write there', 'Change the permissions of the folder, or build to another with --out.'],
  EPERM: ['this user may not write there', 'Change the permissions of the folder, or build to another with --out.'],
  EEXIST: ['a file of that name is in the way', 'Move the file away, or build to another folder with --out.'],
  ENOTDIR: ['a file is where a folder has to be', 'Move the file away, or build to another folder with --out.'],
  ENAMETOOLONG: ['the file system allows no name as long', 'Give the page a shorter address.'],
};

/** An output that cannot be written, for the person who builds. */
export function cannotWrite(path: string, error: unknown): CommandError {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const [why, advice] = reasons[code] ?? [message, 'Build again, or to another folder with --out.'];
  return new CommandError(
    `${path} cannot be written: ${why}.`,
    `${advice} The site that was built before is unchanged.`,
  );
}
