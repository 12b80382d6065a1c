import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RequestHandler } from 'express';
import type { PropertySource } from '../property/property.service';
import { textWithHotel } from './site-pages';

/** What a browser reads when a guest installs the site (https://www.w3.org/TR/appmanifest). */
export const MANIFEST = '/site.webmanifest';

const AN_HOUR = 'public, max-age=3600';

/** Sends the built site's manifest with the hotel's name and town in its texts. */
export function sendManifest(directory: string, property: PropertySource): RequestHandler {
  return async (_request, response, next) => {
    const built = await readFile(path.join(directory, MANIFEST), 'utf8').catch(() => null);
    if (built === null) return next();
    const manifest: unknown = JSON.parse(built, (_name, value: unknown) =>
      typeof value === 'string' ? textWithHotel(value, property.current) : value,
    );
    response.set('Cache-Control', AN_HOUR).type('application/manifest+json').send(JSON.stringify(manifest));
  };
}
