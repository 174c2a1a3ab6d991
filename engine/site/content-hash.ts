import { createHash, type BinaryLike } from 'node:crypto';

/**
 * Names a content by what it is: the same content has the same name in every build.
 * @param length number of characters, of 16 possible ones. Default: 16
 */
export const contentHash = (content: BinaryLike, length = 16): string =>
  createHash('sha256').update(content).digest('hex').slice(0, length);
