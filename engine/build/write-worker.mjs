// Writes the output of a build on a separate thread. Plain JavaScript, because a thread starts faster without a TypeScript loader.
// Everything is synchronous: zlib's asynchronous functions cost more than the compression, and promises more than a link.
import { copyFileSync, linkSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Below this size in bytes, the response headers outweigh what compression saves. */
const smallest = 256;
const made = new Set();

function makeFolderOf(file) {
  const folder = dirname(file);
  if (made.has(folder)) return;
  mkdirSync(folder, { recursive: true });
  made.add(folder);
}

/**
 * The window is as large as the file. A larger one takes longer to set up (six times as long at quality 9, for files the size of a
 * page) and saves nothing.
 */
function brotli(bytes, quality) {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(10, Math.ceil(Math.log2(bytes.byteLength + 16)))),
    },
  });
}

/** Writes a text, with its compressed forms beside it when a quality is given. */
function write({ file, text, quality }) {
  makeFolderOf(file);
  const bytes = Buffer.from(text);
  writeFileSync(file, bytes);
  if (quality === undefined || bytes.byteLength < smallest) return;
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  writeFileSync(`${file}.br`, brotli(bytes, quality));
}

/** Links files with their compressed forms. False as soon as one of the files is missing; the rest is then not linked. */
function link({ links }) {
  return links.every(([from, to]) => {
    makeFolderOf(to);
    const linked = linkOrCopy(from, to);
    for (const form of ['.gz', '.br']) linkOrCopy(from + form, to + form);
    return linked;
  });
}

/** Links a file, or copies it on a file system without links. False when it does not exist. */
function linkOrCopy(from, to) {
  try {
    linkSync(from, to);
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    copyFileSync(from, to);
  }
  return true;
}

parentPort.on('message', (request) => {
  try {
    parentPort.postMessage({ done: request.links ? link(request) : (write(request), true) });
  } catch (error) {
    parentPort.postMessage({
      failure: { message: String(error?.message ?? error), code: error?.code },
      file: request.file,
    });
  }
});
