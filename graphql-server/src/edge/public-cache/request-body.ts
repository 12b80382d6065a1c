import type { IncomingMessage } from 'node:http';

/**
 * Reads a whole body of known length and passes it to `handle`. When `handle` responds to the request, it returns null.
 * Otherwise it returns the next step, and the bytes are put back first so that the next reader finds them.
 */
export function peekBody(
  request: IncomingMessage,
  length: number,
  handle: (body: Buffer) => (() => void) | null,
): void {
  const chunks: Buffer[] = [];
  let received = 0;
  const onReadable = (): void => {
    for (let chunk: Buffer | null; (chunk = request.read() as Buffer | null) !== null;) {
      chunks.push(chunk);
      received += chunk.length;
    }
    if (received < length) return;
    request.off('readable', onReadable);
    const body = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
    const next = handle(body);
    if (!next) return;
    // Now, because the event 'end' may come in the next tick.
    request.unshift(body);
    next();
  };
  request.on('readable', onReadable);
}
