import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A file's text, and the quality of its Brotli form, 0–11. */
export type Compressible = { readonly text: string; readonly quality: number };
export type Compressed = { readonly gz: Uint8Array; readonly br: Uint8Array };

/** Both compressed forms. Synchronous: on a thread of its own, zlib's asynchronous functions cost more than the compression. */
export function compress({ text, quality }: Compressible): Compressed {
  const bytes = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    // The window is as large as the file: a larger one takes longer to set up and saves nothing.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(10, Math.ceil(Math.log2(bytes.byteLength + 16)))),
  };
  return { gz: gzipSync(bytes), br: brotliCompressSync(bytes, { params }) };
}
