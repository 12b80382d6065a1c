import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

// HTML is not in the list, because the server puts each page's own texts into index.html.
const COMPRESSIBLE = new Set(['.css', '.js', '.json', '.svg', '.txt', '.webmanifest']);
// A smaller file fits into one packet uncompressed.
const LEAST_BYTES = 1_000;

const COPIES: readonly { ending: string; compress: (file: Buffer) => Buffer }[] = [
  {
    ending: '.br',
    compress: (file) =>
      brotliCompressSync(file, {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      }),
  },
  { ending: '.gz', compress: (file) => gzipSync(file, { level: constants.Z_BEST_COMPRESSION }) },
];

function compressFile(file: string): void {
  const bytes = readFileSync(file);
  for (const { ending, compress } of COPIES) {
    const copy = compress(bytes);
    if (copy.length < bytes.length) writeFileSync(file + ending, copy);
  }
}

/** Writes a Brotli and a gzip copy next to each text file, so that the server never compresses during a request. */
export const compressedCopies: Plugin = {
  name: 'compressed-copies',
  apply: 'build',
  writeBundle: {
    sequential: true,
    order: 'post',
    handler: ({ dir = 'dist' }) => {
      const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((name) =>
        path.join(dir, name),
      );
      files
        .filter((file) => COMPRESSIBLE.has(path.extname(file)) && statSync(file).size >= LEAST_BYTES)
        .forEach(compressFile);
    },
  },
};
