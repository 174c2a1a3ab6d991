import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const gzipBytes = promisify(gzip);
const brotliBytes = promisify(brotliCompress);

/** A file's content as hosts may send it. */
export type Compressed = { readonly gzip: Buffer; readonly brotli: Buffer };

/** Below this many bytes the headers of a response outweigh what compression saves. */
const smallest = 256;

/**
 * Gzip (level 9) and brotli forms of a text file, made on zlib's own threads.
 * @param brotliQuality 0–11. 11 is smallest; each step up to 9 costs little, 10 and 11 cost ten times as much
 * @returns undefined for files so small that compression would not help
 */
export async function compressed(content: Uint8Array, brotliQuality: number): Promise<Compressed | undefined> {
  if (content.byteLength < smallest) return undefined;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  };
  const [gz, br] = await Promise.all([gzipBytes(content, { level: 9 }), brotliBytes(content, { params })]);
  return { gzip: gz, brotli: br };
}
