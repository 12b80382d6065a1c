import type { Readable } from 'node:stream';

/** The result of reading a body: the whole body, or why it was not read to its end. */
export type UploadedBody = { bytes: Buffer } | { why: 'TOO_LARGE' | 'TOO_SLOW' };

interface BodyLimits {
  mostBytes: number;
  /** The whole body must arrive in this time. */
  withinMilliseconds: number;
  /** A body that comes slower is too slow, whatever its size is. It is measured from the first seconds on. */
  leastBytesPerSecond?: number;
}

/** A new connection begins slowly. */
const GRACE_SECONDS = 3;
const SECOND = 1000;

/** Reads a body until it becomes too large or too slow. In that case the caller must close the connection. */
export async function uploadedBody(
  request: Readable,
  { mostBytes, withinMilliseconds, leastBytesPerSecond = 0 }: BodyLimits,
): Promise<UploadedBody> {
  let timer: NodeJS.Timeout | undefined;
  let pace: NodeJS.Timeout | undefined;
  let [received, seconds] = [0, 0];
  const late = new Promise<UploadedBody>((resolve) => {
    const giveUp = () => resolve({ why: 'TOO_SLOW' });
    timer = setTimeout(giveUp, withinMilliseconds);
    pace = setInterval(() => {
      seconds += 1;
      if (seconds >= GRACE_SECONDS && received < seconds * leastBytesPerSecond) giveUp();
    }, SECOND);
  });
  const read = readBody(request, mostBytes, (bytes) => (received += bytes));
  try {
    return await Promise.race([read, late]);
  } finally {
    clearTimeout(timer);
    clearInterval(pace);
    // The connection is closed after a timeout, which makes this promise reject. Nobody waits for it any more.
    read.catch(() => undefined);
  }
}

async function readBody(
  request: Readable,
  mostBytes: number,
  note: (bytes: number) => void,
): Promise<UploadedBody> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    note(chunk.length);
    if (size > mostBytes) return { why: 'TOO_LARGE' };
    chunks.push(chunk);
  }
  return { bytes: Buffer.concat(chunks) };
}
