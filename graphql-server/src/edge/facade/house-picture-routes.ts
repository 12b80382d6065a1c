import { Router, type Request, type Response } from 'express';
import { AuthorisationCheck, staffOf } from '../../access/accounts/authorisation';
import { HOUSE_PICTURE_BYTES, type HousePictures } from '../../desk/house-pictures/house-pictures.service';
import { BucketUnavailable } from '../../pictures/core/picture-bucket';
import { PICTURE_LIMITS } from '../../pictures/core/picture-file.policy';
import type { Logger } from '../../platform/log/log';
import { sentence } from '../../platform/refusals/sentence';
import { sendCodedRefusal } from '../http/coded-refusal';
import { HOUSE_PICTURE_PATH } from '../http/http-server';
import { nameRequest } from '../http/request-names';
import type { ContextOf } from './facade';
import { sendUnavailable, Uploads } from './picture-uploads';

const UPLOADS_AT_ONCE = 3;
// A phone in a corridor may need this long for a picture.
const UPLOAD_MILLISECONDS = 5 * 60_000;

interface HousePictureDependencies {
  housePictures: HousePictures;
  log: Logger;
  contextOf: ContextOf;
}

const noteOf = ({ query: { note } }: Request): string => (typeof note === 'string' ? note : '');

function sendUnknown(request: Request, response: Response): void {
  const { code, message } = sentence('RECORD_NOT_FOUND');
  sendCodedRefusal(request, response, { status: 404, code, message });
}

/**
 * Receives the pictures that housekeeping takes, and sends them to the staff. They have an address of their own, which needs a
 * sign-in, and no cache keeps them.
 */
export function housePictureRoutes({ housePictures, log, contextOf }: HousePictureDependencies): Router {
  const limits = {
    mostBytes: HOUSE_PICTURE_BYTES,
    mostPixels: PICTURE_LIMITS.pixels,
    withinMilliseconds: UPLOAD_MILLISECONDS,
  };
  const uploads = new Uploads(UPLOADS_AT_ONCE, limits, log);
  const check = new AuthorisationCheck();
  const router = Router();
  router.post(HOUSE_PICTURE_PATH, async (request, response) => {
    nameRequest(response, `POST ${HOUSE_PICTURE_PATH}`);
    const context = await contextOf(request);
    check.check({ context }, ['house.write']);
    const who = staffOf(context);
    await uploads.receiveFrom({ uid: who.uid, caller: context.caller }, request, response, async (bytes) => {
      const outcome = await housePictures.add(who, noteOf(request), bytes);
      if (outcome.kind === 'PictureRefused') return outcome;
      return outcome.kind === 'HouseNoteUnknown'
        ? { why: 'HOUSE_NOTE_UNKNOWN' }
        : { body: { id: outcome.id } };
    });
  });
  router.get(`${HOUSE_PICTURE_PATH}/:id/:width`, async (request, response) => {
    nameRequest(response, `GET ${HOUSE_PICTURE_PATH}`);
    check.check({ context: await contextOf(request) }, ['house.read']);
    try {
      const { id, width } = request.params;
      const content = await housePictures.read(id, Number(width));
      if (!content) return sendUnknown(request, response);
      response.set('Cache-Control', 'private, no-store').type('image/webp').send(content);
    } catch (error) {
      if (!(error instanceof BucketUnavailable)) throw error;
      sendUnavailable(request, response);
    }
  });
  return router;
}
