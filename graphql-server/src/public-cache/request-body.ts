import type { IncomingMessage } from 'node:http';

/**
 * Reads a body of a known length whole, and shows it. Who takes it answers the request and returns null; who does not
 * returns what to do instead, and the bytes are put back first, so that the next reader finds them as they came.
 */
export function peekBody(
  request: IncomingMessage,
  length: number,
  show: (body: Buffer) => (() => void) | null,
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
    const instead = show(body);
    if (!instead) return;
    // Before 'end' is told, which is in the next tick at the earliest.
    request.unshift(body);
    instead();
  };
  request.on('readable', onReadable);
}
