import { Router, type Request, type RequestHandler, type Response } from 'express';
import { AuthorisationCheck, signInFirst, staffOf } from '../../access/accounts/authorisation';
import { sendCodedRefusal } from '../http/coded-refusal';
import { PICTURE_UPLOAD_PATH, PROFILE_PICTURE_PATH } from '../http/http-server';
import { nameRequest } from '../http/request-names';
import { sentence } from '../../platform/refusals/sentence';
import { BucketUnavailable } from '../../pictures/core/picture-bucket';
import type { PictureFiles } from '../../pictures/core/picture-files.service';
import type { PictureIndex } from '../../pictures/core/picture-index';
import {
  fileAt,
  PICTURE_LIMITS,
  PROFILE_PICTURE,
  SERVED_FORMATS,
  widthsOf,
  type UploadRefusal,
} from '../../pictures/core/picture-file.policy';
import type { PictureService } from '../../pictures/core/picture.service';
import { DecoderBusy } from '../../pictures/core/decoder-lanes';
import { DecoderNotStarted } from '../../pictures/core/decoder-process';
import { ConcurrencyLimit } from '../../pictures/core/concurrency-limit';
import type { Logger } from '../../platform/log/log';
import type { RateLimits } from '../../platform/limits/rate-limits';
import { RATE_LIMITS } from '../../platform/limits/rate-limit-table';
import { PROFILE_PICTURE_BYTES, type ProfilePictures } from '../../pictures/profiles/profile-picture.service';
import type { ContextOf } from './facade';
import { uploadedBody } from './uploaded-body';

// Each upload keeps a whole file in memory. Further callers are asked to try again.
const UPLOADS_AT_ONCE = 3;
const PROFILE_UPLOADS_AT_ONCE = 8;
// Of one network's senders: slow ones must not keep the places of all.
const PROFILE_UPLOADS_OF_CALLER = 2;
const RETRY_SECONDS = 2;
// Long enough for a slow phone to send a profile picture of the largest size. A slower sender must not block one of the
// few places.
const PROFILE_PICTURE_MILLISECONDS = 60_000;
// A quarter of what the largest needs to arrive in time; measured after the first seconds of a connection.
const PROFILE_PICTURE_BYTES_PER_SECOND = 20_000;
// The owner may send large files over a slow line.
const PICTURE_MILLISECONDS = 5 * 60_000;
const MEGABYTE = 1024 * 1024;

/** Why a file was refused, or not received. */
type Refused = UploadRefusal | 'PICTURE_TOO_SLOW';

const STATUS_OF: Readonly<Record<Refused, number>> = {
  PICTURE_TYPE_UNKNOWN: 415,
  PICTURE_HAS_TOO_MANY_PIXELS: 422,
  PICTURE_NEEDS_TOO_MUCH_MEMORY: 422,
  PICTURE_TAKES_TOO_LONG: 422,
  PICTURE_UNREADABLE: 422,
  PICTURE_TOO_LARGE: 413,
  PICTURE_TOO_SLOW: 408,
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

function fileNameOf(request: Request): string {
  const { name } = request.query;
  return typeof name === 'string' ? name : '';
}

/** Responds that the storage or the decoder is unavailable, so a later attempt may succeed. */
function sendUnavailable(
  request: Request,
  response: Response,
  why: 'PICTURE_STORAGE_UNAVAILABLE' | 'PICTURES_UNREAD' = 'PICTURE_STORAGE_UNAVAILABLE',
): void {
  const { code, message } = sentence(why);
  sendCodedRefusal(request, response, { status: 503, code, message, retryAfterSeconds: RETRY_SECONDS });
}

/** The outcome of an upload: the response, or why the file is refused. */
type Received = { body: object } | { why: Refused };

interface UploadLimits {
  mostBytes: number;
  mostPixels: number;
  withinMilliseconds: number;
  /** A slower sender is refused; nobody is when it is left out. */
  leastBytesPerSecond?: number;
}

/** Receives files within their limits, a few at once. Further callers are asked to try again. */
class Uploads {
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
    if (this.sendingOf(account) >= 1 || this.sendingOf(network) >= PROFILE_UPLOADS_OF_CALLER)
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
      const done = await this.limit.runIfFree(async () => {
        await this.readAndKeep(request, response, keep);
        return true;
      });
      if (!done) sendBusy(request, response);
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

interface UploadDependencies {
  service: PictureService;
  log: Logger;
  contextOf: ContextOf;
}

/** The route for pictures from the desk. It identifies the sender before it reads the body. */
export function pictureUploadRoute({ service, log, contextOf }: UploadDependencies): Router {
  const limits = {
    mostBytes: PICTURE_LIMITS.bytes,
    mostPixels: PICTURE_LIMITS.pixels,
    withinMilliseconds: PICTURE_MILLISECONDS,
  };
  const uploads = new Uploads(UPLOADS_AT_ONCE, limits, log);
  const check = new AuthorisationCheck();
  return Router().post(PICTURE_UPLOAD_PATH, async (request, response) => {
    nameRequest(response, `POST ${PICTURE_UPLOAD_PATH}`);
    const context = await contextOf(request);
    check.check({ context }, ['content.write']);
    await uploads.receive(request, response, async (bytes) => {
      const outcome = await service.add(staffOf(context), bytes, fileNameOf(request));
      return outcome.kind === 'PictureRefused' ? outcome : { body: { id: outcome.picture.id } };
    });
  });
}

interface ProfilePictureDependencies {
  profilePictures: ProfilePictures;
  rateLimits: RateLimits;
  log: Logger;
  contextOf: ContextOf;
}

/** The route for the picture of the signed-in account. */
export function profilePictureRoute(dependencies: ProfilePictureDependencies): Router {
  const { profilePictures, rateLimits, log, contextOf } = dependencies;
  const limits = {
    mostBytes: PROFILE_PICTURE_BYTES,
    mostPixels: PROFILE_PICTURE.pixels,
    withinMilliseconds: PROFILE_PICTURE_MILLISECONDS,
    leastBytesPerSecond: PROFILE_PICTURE_BYTES_PER_SECOND,
  };
  const uploads = new Uploads(PROFILE_UPLOADS_AT_ONCE, limits, log);
  return Router().post(PROFILE_PICTURE_PATH, async (request, response) => {
    nameRequest(response, `POST ${PROFILE_PICTURE_PATH}`);
    const { viewer, caller } = await contextOf(request);
    if (!viewer) throw signInFirst();
    if (viewer.verifiedEmail === null) {
      const { code, message } = sentence('PICTURE_NEEDS_VERIFIED_ADDRESS');
      return sendCodedRefusal(request, response, { status: 403, code, message });
    }
    const seconds = await rateLimits.secondsToWaitForAccount(RATE_LIMITS.profilePictures, viewer.uid);
    if (seconds !== null) {
      const { code, message } = sentence('RATE_LIMITED', { limit: 'requests', seconds });
      const refusal = { status: 429, code, message, retryAfterSeconds: seconds };
      return sendCodedRefusal(request, response, refusal);
    }
    await uploads.receiveFrom({ uid: viewer.uid, caller }, request, response, async (bytes) => {
      const outcome = await profilePictures.store(viewer, bytes);
      return outcome.kind === 'PictureRefused' ? outcome : { body: { address: outcome.address } };
    });
  });
}

interface FileDependencies {
  index: PictureIndex;
  files: PictureFiles;
}

/**
 * Sends the files of uploaded pictures. Browsers cache them for a year, because another picture always has another
 * address.
 */
export function pictureFileRoute({ index, files }: FileDependencies): RequestHandler {
  return async (request, response, next) => {
    const file = request.method === 'GET' || request.method === 'HEAD' ? fileAt(request.path) : null;
    if (!file) return next();
    nameRequest(response, 'GET /pictures');
    const picture = index.find(file.key);
    const isServed = picture && widthsOf(picture.width).includes(file.width);
    try {
      const content = isServed ? await files.read(file) : undefined;
      if (!content) {
        response.status(404).set('Cache-Control', 'no-store').type('text/plain').send('Not found');
        return;
      }
      response.set({ 'Cache-Control': 'public, max-age=31536000, immutable', ETag: `"${file.key}"` });
      response.type(SERVED_FORMATS[file.format]).send(content);
    } catch (error) {
      if (!(error instanceof BucketUnavailable)) throw error;
      sendUnavailable(request, response);
    }
  };
}
