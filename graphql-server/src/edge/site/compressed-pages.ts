import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, zstdCompressSync } from 'node:zlib';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { CODINGS, type Coding, codingFor, type FileCoding, ZSTD } from './content-coding';

const KEPT_BYTES = 8 * 1024 * 1024;
// Of 11. The first reader of a changed page waits for its compression.
const BROTLI_QUALITY = 6;
// For pages that few guests read: less than half of the time, for a tenth more bytes.
const QUICK_QUALITY = 3;

const brotli = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

const COMPRESS: Record<FileCoding['name'], (page: Buffer) => Promise<Buffer>> = {
  br: (page) => promisify(brotliCompress)(page, brotli(BROTLI_QUALITY)),
  gzip: (page) => promisify(gzip)(page),
};

// Handing a page to another thread and back takes longer than compressing it quickly.
const COMPRESS_QUICKLY: Record<Coding['name'], (page: Buffer) => Buffer> = {
  // As many bytes as with Brotli, in a third of the time.
  zstd: (page) => zstdCompressSync(page),
  br: (page) => brotliCompressSync(page, brotli(QUICK_QUALITY)),
  gzip: (page) => gzipSync(page, { level: QUICK_QUALITY }),
};

const QUICK_CODINGS: readonly Coding[] = [ZSTD, ...CODINGS];

/** The bytes of a page in one coding. Each coding of a page has its own ETag (RFC 9110, 8.8.3). */
export interface CodedPage {
  bytes: Buffer;
  etag: string;
}

/** Puts pages into the codings that callers accept. */
export interface PageCompression {
  /** The best coding that the caller accepts; null for none. */
  codingFor(request: Request): Coding | null;
  inCoding(html: string, coding: Coding | null): Promise<CodedPage>;
}

const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url');

/** Sends the page in the best coding that the caller accepts. */
export async function sendCompressed(
  pages: PageCompression,
  request: Request,
  response: Response,
  html: string,
): Promise<void> {
  const coding = pages.codingFor(request);
  const { bytes, etag } = await pages.inCoding(html, coding);
  response.vary('Accept-Encoding').type('html').set('ETag', etag);
  if (coding) response.set('Content-Encoding', coding.name);
  response.send(bytes);
}

/** Compresses HTML. Each page is compressed once and kept in memory, up to a number of bytes. */
export class CompressedPages implements PageCompression {
  private readonly kept = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  private readonly pending = new Map<string, Promise<Buffer>>();

  codingFor(request: Request): FileCoding | null {
    return codingFor(request, CODINGS);
  }

  async inCoding(html: string, coding: FileCoding | null): Promise<CodedPage> {
    const page = Buffer.from(html);
    const digest = digestOf(page);
    if (!coding) return { bytes: page, etag: `"${digest}"` };
    const bytes = await this.compressed(page, `${coding.name} ${digest}`, coding.name);
    return { bytes, etag: `"${digest}-${coding.name}"` };
  }

  private compressed(page: Buffer, key: string, name: FileCoding['name']): Promise<Buffer> {
    const kept = this.kept.get(key);
    if (kept) return Promise.resolve(kept);
    const pending = this.pending.get(key);
    if (pending) return pending;
    const work = COMPRESS[name](page)
      .then((bytes) => {
        this.kept.set(key, bytes);
        return bytes;
      })
      .finally(() => this.pending.delete(key));
    this.pending.set(key, work);
    return work;
  }
}

/** Compresses pages that few guests read, such as the results of a search, and keeps none. */
export class QuicklyCompressedPages implements PageCompression {
  codingFor(request: Request): Coding | null {
    return codingFor(request, QUICK_CODINGS);
  }

  async inCoding(html: string, coding: Coding | null): Promise<CodedPage> {
    const page = Buffer.from(html);
    const bytes = coding ? COMPRESS_QUICKLY[coding.name](page) : page;
    // Each coding has different bytes, so each coding has a different tag.
    return { bytes, etag: `"${digestOf(bytes)}"` };
  }
}
