import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { iconAt } from '../../pictures/look/icon-file';
import type { PictureFiles } from '../../pictures/core/picture-files.service';
import type { PictureIndex } from '../../pictures/core/picture-index';
import { sharedOf } from '../../pictures/core/picture-decoder';
import { sharedAddress, sharedFileAt, SHARED_SIZE } from '../../pictures/core/picture-file.policy';
import { RESPONSE_POINTS } from '../../platform/limits/rate-limit-table';
import { type ChargeResponse, sendTooMany } from '../http/request-counting';
import type { LookSource } from './page-look';

const MOST_ICONS = 20;
// About 150 KB each. A site has a hundred pictures or so.
const SHARED_BYTES = 16 * 1024 * 1024;
const A_YEAR = 'public, max-age=31536000, immutable';

/** Sends the icons that are made from the hotel's logo. Each is made once and kept in memory. */
export function iconRoute(look: LookSource, files: Pick<PictureFiles, 'icon'>): RequestHandler {
  const made = new LRUCache<string, Promise<Buffer | null>>({ max: MOST_ICONS });
  return async (request, response, next) => {
    const icon = iconAt(look.current, request.path);
    if (!icon) return next();
    const pending = made.get(request.path) ?? files.icon(icon);
    made.set(request.path, pending);
    const content = await pending.catch((error: unknown) => {
      made.delete(request.path);
      throw error;
    });
    if (!content) return next();
    response.set('Cache-Control', A_YEAR).type('image/png').send(content);
  };
}

interface SharedPictures {
  index: Pick<PictureIndex, 'find' | 'shown'>;
  files: Pick<PictureFiles, 'shared'>;
  /** The folder of the built site, with its own pictures. */
  directory: string;
  charge: ChargeResponse;
}

/** A picture of the built site; null when there is none with that name. */
async function shippedPicture(name: string, { index, directory }: SharedPictures): Promise<Buffer | null> {
  const [picture] = index.shown([`/pictures/${name}.webp`]);
  if (picture?.name !== name) return null;
  const largest = `${name}-${Math.max(...picture.widths)}.webp`;
  return sharedOf(await readFile(path.join(directory, 'pictures', largest)), SHARED_SIZE, picture);
}

const MIDDLE = 50;
const SHARED = '/shared/';

/**
 * The JPEG of a shared picture; null when no picture has the name, or when its focal point has changed, because the
 * address then changes, too.
 */
async function sharedPicture(address: string, pictures: SharedPictures): Promise<Buffer | null> {
  const file = sharedFileAt(address);
  if (!file) return null;
  const { name, focalX, focalY } = file;
  if (sharedAddress(file) !== address) return null;
  const uploaded = pictures.index.find(name);
  const focus = uploaded ?? { focalX: MIDDLE, focalY: MIDDLE };
  if (focus.focalX !== focalX || focus.focalY !== focalY) return null;
  return uploaded ? pictures.files.shared(uploaded) : shippedPicture(name, pictures);
}

/** Sends pictures for shared links and mails. Each is made once and kept in memory. */
export function sharedPictureRoute(pictures: SharedPictures): RequestHandler {
  const made = new LRUCache<string, Buffer>({
    maxSize: SHARED_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  const pending = new Map<string, Promise<Buffer | null>>();
  const make = (address: string): Promise<Buffer | null> => {
    const begun = pending.get(address) ?? sharedPicture(address, pictures);
    pending.set(address, begun);
    return begun.finally(() => pending.delete(address));
  };
  return async (request, response, next) => {
    const { path: address } = request;
    if (!address.startsWith(SHARED)) return next();
    const kept = made.get(address);
    const wait = pictures.charge(request, kept ? 0 : RESPONSE_POINTS.sharedPicture);
    if (wait !== null) return sendTooMany(request, response, wait);
    const content = kept ?? (await make(address));
    if (!content) return next();
    made.set(address, content);
    // Mail programs in a browser show it within their own page.
    response.set('Cross-Origin-Resource-Policy', 'cross-origin');
    response.set('Cache-Control', A_YEAR).type('image/jpeg').send(content);
  };
}
