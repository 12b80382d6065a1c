import { DECODINGS, OutOfMemory, type Decoding } from './decoding';

/** A wish of the server, and what it is about. */
export interface DecodingRequest {
  decoding: Decoding;
  bytes: Uint8Array;
  wish: unknown;
}

type DecodingResponse = { done: unknown } | { failed: string } | { outOfMemory: true };

/** What the process says: that it can begin, or what became of a picture. Each message names the memory that the process holds. */
export type DecoderMessage = ({ ready: true } | DecodingResponse) & { heldMegabytes: number };

async function answerTo({ decoding, bytes, wish }: DecodingRequest): Promise<DecodingResponse> {
  // The types of file and wish belong together in the server, and only the server sends them.
  const decode = DECODINGS[decoding] as (file: Buffer, wished: unknown) => Promise<unknown>;
  try {
    return { done: await decode(Buffer.from(bytes), wish) };
  } catch (error) {
    if (error instanceof OutOfMemory) return { outOfMemory: true };
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

const withHeldMemory = (message: { ready: true } | DecodingResponse): DecoderMessage => ({
  ...message,
  heldMegabytes: Math.round(process.memoryUsage.rss() / 1024 / 1024),
});

process.on('message', (request: DecodingRequest) => {
  void answerTo(request).then((response) => process.send?.(withHeldMemory(response)));
});
// The server has ended, or wants this process to end.
process.on('disconnect', () => process.exit());
process.send?.(withHeldMemory({ ready: true }));
