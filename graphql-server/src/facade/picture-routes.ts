import type { IncomingMessage } from 'node:http';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { AuthorisationCheck, signInFirst, staffOf } from '../accounts/authorisation';
import { sendCodedRefusal } from '../http/coded-refusal';
import { PICTURE_UPLOAD_PATH, PROFILE_PICTURE_PATH } from '../http/http-server';
import { nameRequest } from '../http/request-names';
import { sentence } from '../platform/refusals/sentence';
import { BucketUnavailable } from '../pictures/picture-bucket';
import type { PictureFiles } from '../pictures/picture-files.service';
import type { PictureIndex } from '../pictures/picture-index';
import {
  fileAt,
  PICTURE_LIMITS,
  SERVED_FORMATS,
  widthsOf,
  type UploadRefusal,
} from '../pictures/picture-file.policy';
import type { PictureService } from '../pictures/picture.service';
import { Turns } from '../pictures/turns';
import type { RateLimits } from '../platform/limits/rate-limits';
import { RATE_LIMITS } from '../platform/limits/rate-limit-table';
import { PROFILE_PICTURE_BYTES, type ProfilePictures } from '../profiles/profile-picture.service';
import type { ContextOf } from './facade';

// Each holds a whole file in memory. Others are asked to come again.
const UPLOADS_AT_ONCE = 3;
const PROFILE_UPLOADS_AT_ONCE = 2;
const RETRY_SECONDS = 2;
const MEGABYTE = 1024 * 1024;

const STATUS_OF: Readonly<Record<UploadRefusal, number>> = {
  PICTURE_TYPE_UNKNOWN: 415,
  PICTURE_HAS_TOO_MANY_PIXELS: 422,
  PICTURE_UNREADABLE: 422,
  PICTURE_TOO_LARGE: 413,
};

function sentenceOf(why: UploadRefusal, mostBytes: number) {
  switch (why) {
    case 'PICTURE_TOO_LARGE':
      return sentence(why, { megabytes: mostBytes / MEGABYTE });
    case 'PICTURE_HAS_TOO_MANY_PIXELS':
      return sentence(why, { megapixels: PICTURE_LIMITS.pixels / 1_000_000 });
    default:
      return sentence(why);
  }
}

/** The body; null as soon as it is larger than a picture may be. */
async function bodyOf(request: IncomingMessage, mostBytes: number): Promise<Buffer | null> {
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) return null;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function fileNameOf(request: Request): string {
  const { name } = request.query;
  return typeof name === 'string' ? name : '';
}

/** Sends what went wrong at the storage, which a later try may not meet. */
function sendUnavailable(request: Request, response: Response): void {
  const { code, message } = sentence('PICTURE_STORAGE_UNAVAILABLE');
  sendCodedRefusal(request, response, { status: 503, code, message, retryAfterSeconds: RETRY_SECONDS });
}

/** What became of an uploaded file: what is sent, or why the file is refused. */
type Received = { body: object } | { why: UploadRefusal };

/** Receives files of so many bytes at most, a few at once. Others are asked to come again. */
class Uploads {
  private readonly turns: Turns;

  constructor(
    atOnce: number,
    private readonly mostBytes: number,
  ) {
    this.turns = new Turns(atOnce);
  }

  async receive(
    request: Request,
    response: Response,
    keep: (bytes: Buffer) => Promise<Received>,
  ): Promise<void> {
    try {
      const done = await this.turns.takeIfFree(async () => {
        await this.readAndKeep(request, response, keep);
        return true;
      });
      if (!done) sendBusy(request, response);
    } catch (error) {
      if (!(error instanceof BucketUnavailable)) throw error;
      sendUnavailable(request, response);
    }
  }

  private async readAndKeep(
    request: Request,
    response: Response,
    keep: (bytes: Buffer) => Promise<Received>,
  ): Promise<void> {
    const bytes = await bodyOf(request, this.mostBytes);
    if (!bytes) response.set('Connection', 'close');
    const received: Received = bytes ? await keep(bytes) : { why: 'PICTURE_TOO_LARGE' };
    if ('body' in received) {
      response.status(201).json(received.body);
      return;
    }
    const { code, message } = sentenceOf(received.why, this.mostBytes);
    sendCodedRefusal(request, response, { status: STATUS_OF[received.why], code, message });
  }
}

function sendBusy(request: Request, response: Response): void {
  const { code, message } = sentence('PICTURES_BUSY');
  sendCodedRefusal(request, response, { status: 429, code, message, retryAfterSeconds: RETRY_SECONDS });
}

interface UploadDependencies {
  service: PictureService;
  contextOf: ContextOf;
}

/** Takes pictures from the desk. Who sends it is known before its body is read. */
export function pictureUploadRoute({ service, contextOf }: UploadDependencies): Router {
  const uploads = new Uploads(UPLOADS_AT_ONCE, PICTURE_LIMITS.bytes);
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
  contextOf: ContextOf;
}

/** Takes the picture of the account that is signed in. */
export function profilePictureRoute(dependencies: ProfilePictureDependencies): Router {
  const { profilePictures, rateLimits, contextOf } = dependencies;
  const uploads = new Uploads(PROFILE_UPLOADS_AT_ONCE, PROFILE_PICTURE_BYTES);
  return Router().post(PROFILE_PICTURE_PATH, async (request, response) => {
    nameRequest(response, `POST ${PROFILE_PICTURE_PATH}`);
    const { viewer } = await contextOf(request);
    if (!viewer) throw signInFirst();
    const seconds = await rateLimits.secondsToWaitForAccount(RATE_LIMITS.profilePictures, viewer.uid);
    if (seconds !== null) {
      const { code, message } = sentence('RATE_LIMITED', { limit: 'requests', seconds });
      const refusal = { status: 429, code, message, retryAfterSeconds: seconds };
      return sendCodedRefusal(request, response, refusal);
    }
    await uploads.receive(request, response, async (bytes) => {
      const outcome = await profilePictures.store(viewer, bytes);
      return outcome.kind === 'PictureRefused' ? outcome : { body: { address: outcome.address } };
    });
  });
}

interface FileDependencies {
  index: PictureIndex;
  files: PictureFiles;
}

/** Sends the files of uploaded pictures. Browsers keep them for a year: another picture has another address. */
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
