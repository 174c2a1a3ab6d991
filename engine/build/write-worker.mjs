// Writes the files of a build, each with its compressed forms, on a thread of its own. Plain JavaScript: a thread that needs no TypeScript
// loader starts at once. Everything here is synchronous: zlib's asynchronous forms cost more than the compression.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Below this many bytes the headers of a response outweigh what compression saves. */
const smallest = 256;
const made = new Set();

/**
 * The window is as large as the file: a larger one costs time to set up (six times as much at quality 9, for files of pages' size) and
 * gives nothing.
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

function write({ file, text, quality }) {
  const folder = dirname(file);
  if (!made.has(folder)) {
    mkdirSync(folder, { recursive: true });
    made.add(folder);
  }
  const bytes = Buffer.from(text);
  writeFileSync(file, bytes);
  if (quality === undefined || bytes.byteLength < smallest) return;
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  writeFileSync(`${file}.br`, brotli(bytes, quality));
}

parentPort.on('message', (request) => {
  try {
    write(request);
    parentPort.postMessage({});
  } catch (error) {
    parentPort.postMessage({ failure: error instanceof Error ? error.message : String(error) });
  }
});
