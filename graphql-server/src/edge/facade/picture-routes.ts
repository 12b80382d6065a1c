import { Router, type Request, type RequestHandler } from 'express';
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
} from '../../pictures/core/picture-file.policy';
import type { PictureService } from '../../pictures/core/picture.service';
import type { Logger } from '../../platform/log/log';
import type { RateLimits } from '../../platform/limits/rate-limits';
import { RATE_LIMITS } from '../../platform/limits/rate-limit-table';
import { PROFILE_PICTURE_BYTES, type ProfilePictures } from '../../pictures/profiles/profile-picture.service';
import type { ContextOf } from './facade';
import { sendUnavailable, Uploads } from './picture-uploads';

// Each upload keeps a whole file in memory. Further callers are asked to try again.
const UPLOADS_AT_ONCE = 3;
const PROFILE_UPLOADS_AT_ONCE = 8;
// Long enough for a slow phone to send a profile picture of the largest size. A slower sender must not block one of the
// few places.
const PROFILE_PICTURE_MILLISECONDS = 60_000;
// A quarter of what the largest needs to arrive in time; measured after the first seconds of a connection.
const PROFILE_PICTURE_BYTES_PER_SECOND = 20_000;
// The owner may send large files over a slow line.
const PICTURE_MILLISECONDS = 5 * 60_000;
function fileNameOf(request: Request): string {
  const { name } = request.query;
  return typeof name === 'string' ? name : '';
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
