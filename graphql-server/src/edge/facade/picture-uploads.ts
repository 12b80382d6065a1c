import type { Request, Response } from 'express';
import { sendCodedRefusal } from '../http/coded-refusal';
import { sentence } from '../../platform/refusals/sentence';
import { BucketUnavailable } from '../../pictures/core/picture-bucket';
import type { UploadRefusal } from '../../pictures/core/picture-file.policy';
import { DecoderBusy } from '../../pictures/core/decoder-lanes';
import { DecoderNotStarted } from '../../pictures/core/decoder-process';
import { ConcurrencyLimit } from '../../pictures/core/concurrency-limit';
import type { Logger } from '../../platform/log/log';
import { uploadedBody } from './uploaded-body';

// The limit for senders of one network: slow senders must not occupy all places.
const UPLOADS_OF_CALLER = 2;
const RETRY_SECONDS = 2;
const MEGABYTE = 1024 * 1024;

/** Why a file was refused, or not received. */
type Refused = UploadRefusal | 'PICTURE_TOO_SLOW' | 'HOUSE_NOTE_UNKNOWN';

const STATUS_OF: Readonly<Record<Refused, number>> = {
  PICTURE_TYPE_UNKNOWN: 415,
  PICTURE_HAS_TOO_MANY_PIXELS: 422,
  PICTURE_NEEDS_TOO_MUCH_MEMORY: 422,
  PICTURE_TAKES_TOO_LONG: 422,
  PICTURE_UNREADABLE: 422,
  PICTURE_TOO_LARGE: 413,
  PICTURE_TOO_SLOW: 408,
  HOUSE_NOTE_UNKNOWN: 404,
};

function sentenceOf(why: Refused, { mostBytes, mostPixels }: UploadLimits) {
  switch (why) {
    case 'PICTURE_TOO_LARGE':
      return sentence(why, { megabytes: mostBytes / MEGABYTE });
    case 'PICTURE_HAS_TOO_MANY_PIXELS':
      return sentence(why, { megapixels: mostPixels / 1_000_000 });
    default:
      return sentence(why);
  }
}

/** Responds that the storage or the decoder is unavailable, so a later attempt may succeed. */
export function sendUnavailable(
  request: Request,
  response: Response,
  why: 'PICTURE_STORAGE_UNAVAILABLE' | 'PICTURES_UNREAD' = 'PICTURE_STORAGE_UNAVAILABLE',
): void {
  const { code, message } = sentence(why);
  sendCodedRefusal(request, response, { status: 503, code, message, retryAfterSeconds: RETRY_SECONDS });
}

/** The outcome of an upload: the response, or why the file is refused. */
type Received = { body: object } | { why: Refused };

export interface UploadLimits {
  mostBytes: number;
  mostPixels: number;
  withinMilliseconds: number;
  /** A slower sender is refused; nobody is when it is left out. */
  leastBytesPerSecond?: number;
}

/** Receives files within their limits, a few at once. Further callers are asked to try again. */
export class Uploads {
  private readonly limit: ConcurrencyLimit;
  /** The number of files that an account or a caller is sending. */
  private readonly senders = new Map<string, number>();

  constructor(
    atOnce: number,
    private readonly limits: UploadLimits,
    private readonly log: Logger,
  ) {
    this.limit = new ConcurrencyLimit(atOnce);
  }

  /** Like `receive`, but one file of an account and few of a caller at a time, so that neither can take all places. */
  async receiveFrom(
    { uid, caller }: { uid: string; caller: string },
    request: Request,
    response: Response,
    keep: (bytes: Buffer) => Promise<Received>,
  ): Promise<void> {
    const [account, network] = [`account ${uid}`, `caller ${caller}`];
    if (this.sendingOf(account) >= 1 || this.sendingOf(network) >= UPLOADS_OF_CALLER)
      return sendBusy(request, response);
    for (const sender of [account, network]) this.senders.set(sender, this.sendingOf(sender) + 1);
    try {
      await this.receive(request, response, keep);
    } finally {
      for (const sender of [account, network]) this.endSending(sender);
    }
  }

  private sendingOf(sender: string): number {
    return this.senders.get(sender) ?? 0;
  }

  private endSending(sender: string): void {
    const left = this.sendingOf(sender) - 1;
    if (left > 0) this.senders.set(sender, left);
    else this.senders.delete(sender);
  }

  async receive(
    request: Request,
    response: Response,
    keep: (bytes: Buffer) => Promise<Received>,
  ): Promise<void> {
    try {
      const wasFree = await this.limit.runIfFree(() => this.readAndKeep(request, response, keep));
      if (!wasFree) sendBusy(request, response);
    } catch (error) {
      if (error instanceof DecoderBusy) return sendBusy(request, response);
      if (error instanceof DecoderNotStarted) {
        this.log.error({ alert: 'pictures cannot be decoded', err: error }, 'The decoder cannot start');
        return sendUnavailable(request, response, 'PICTURES_UNREAD');
      }
      if (!(error instanceof BucketUnavailable)) throw error;
      sendUnavailable(request, response);
    }
  }

  private async readAndKeep(
    request: Request,
    response: Response,
    keep: (bytes: Buffer) => Promise<Received>,
  ): Promise<void> {
    const received = await this.received(request, keep);
    if ('why' in received && UNREAD.has(received.why)) response.set('Connection', 'close');
    if ('body' in received) {
      response.status(201).json(received.body);
      return;
    }
    const { code, message } = sentenceOf(received.why, this.limits);
    sendCodedRefusal(request, response, { status: STATUS_OF[received.why], code, message });
  }

  private async received(request: Request, keep: (bytes: Buffer) => Promise<Received>): Promise<Received> {
    if (Number(request.headers['content-length'] ?? 0) > this.limits.mostBytes)
      return { why: 'PICTURE_TOO_LARGE' };
    const body = await uploadedBody(request, this.limits);
    return 'bytes' in body ? keep(body.bytes) : { why: `PICTURE_${body.why}` };
  }
}

/** After these refusals the rest of the body is not read, so the connection cannot be used again. */
const UNREAD: ReadonlySet<Refused> = new Set(['PICTURE_TOO_LARGE', 'PICTURE_TOO_SLOW']);

function sendBusy(request: Request, response: Response): void {
  const { code, message } = sentence('PICTURES_BUSY');
  sendCodedRefusal(request, response, { status: 429, code, message, retryAfterSeconds: RETRY_SECONDS });
}
