import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { iconAt } from '../look/icon-file';
import type { PictureFiles } from '../pictures/picture-files.service';
import type { PictureIndex } from '../pictures/picture-index';
import { sharedFileAt } from '../pictures/picture-file.policy';
import type { LookSource } from './page-look';

const MOST_ICONS = 20;
const MOST_SHARED = 4;
const A_YEAR = 'public, max-age=31536000, immutable';

/** Sends the icons that are made of the hotel's logo. Each is made once and kept in memory. */
export function iconRoute(look: LookSource, files: Pick<PictureFiles, 'icon'>): RequestHandler {
  const made = new LRUCache<string, Promise<Buffer | null>>({ max: MOST_ICONS });
  return async (request, response, next) => {
    const icon = iconAt(look.current, request.path);
    if (!icon) return next();
    const making = made.get(request.path) ?? files.icon(icon);
    made.set(request.path, making);
    const content = await making.catch((error: unknown) => {
      made.delete(request.path);
      throw error;
    });
    if (!content) return next();
    response.set('Cache-Control', A_YEAR).type('image/png').send(content);
  };
}

/** Sends uploaded pictures as shared links show them. Each is made once and kept in memory. */
export function sharedPictureRoute(
  index: Pick<PictureIndex, 'find'>,
  files: Pick<PictureFiles, 'shared'>,
): RequestHandler {
  const made = new LRUCache<string, Promise<Buffer | null>>({ max: MOST_SHARED });
  return async (request, response, next) => {
    const file = sharedFileAt(request.path);
    const picture = file && index.find(file.key);
    if (picture?.focalX !== file?.focalX || picture?.focalY !== file?.focalY || !picture) return next();
    const making = made.get(request.path) ?? files.shared(picture);
    made.set(request.path, making);
    const content = await making.catch((error: unknown) => {
      made.delete(request.path);
      throw error;
    });
    if (!content) return next();
    response.set('Cache-Control', A_YEAR).type('image/jpeg').send(content);
  };
}
