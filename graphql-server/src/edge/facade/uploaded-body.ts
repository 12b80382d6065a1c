import type { Readable } from 'node:stream';

/** The result of reading a body: the whole body, or why it was not read to its end. */
export type UploadedBody = { bytes: Buffer } | { why: 'TOO_LARGE' | 'TOO_SLOW' };

interface BodyLimits {
  mostBytes: number;
  /** The whole body must arrive in this time. */
  withinMilliseconds: number;
}

/** Reads a body until it becomes too large or too slow. In that case the caller must close the connection. */
export async function uploadedBody(
  request: Readable,
  { mostBytes, withinMilliseconds }: BodyLimits,
): Promise<UploadedBody> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<UploadedBody>((resolve) => {
    timer = setTimeout(() => resolve({ why: 'TOO_SLOW' }), withinMilliseconds);
  });
  const read = readBody(request, mostBytes);
  try {
    return await Promise.race([read, late]);
  } finally {
    clearTimeout(timer);
    // The connection is closed after a timeout, which makes this promise reject. Nobody waits for it any more.
    read.catch(() => undefined);
  }
}

async function readBody(request: Readable, mostBytes: number): Promise<UploadedBody> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) return { why: 'TOO_LARGE' };
    chunks.push(chunk);
  }
  return { bytes: Buffer.concat(chunks) };
}
