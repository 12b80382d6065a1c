import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RequestHandler } from 'express';
import type { ContentSource } from '../../pages/content/content.service';
import type { PropertySource } from '../../selling/property/property.service';
import { groundOf, iconAddress, ICONS } from '../../pictures/look/icon-file';
import type { Look } from '../../pictures/look/look.entity';
import type { LookSource } from './page-look';
import { textWithHotel } from './site-pages';

interface ManifestSources {
  lookIndex: LookSource;
  property: PropertySource;
  content: ContentSource;
}

/** The file that a browser reads when a guest installs the site (https://www.w3.org/TR/appmanifest). */
export const MANIFEST = '/site.webmanifest';

const AN_HOUR = 'public, max-age=3600';

/** The fields of the manifest that depend on the hotel's look. */
function changesOf(look: Look): object {
  const colours = look.palette ? { theme_color: groundOf(look), background_color: groundOf(look) } : {};
  if (!look.logo) return colours;
  const icons = ICONS.filter(({ size }) => size >= 192).map(({ size, purpose }) => ({
    src: iconAddress(look, size, purpose),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  }));
  return { ...colours, icons };
}

/** Sends the built site's manifest with the hotel's name, and the title of the home page as its description. */
export function sendManifest(
  directory: string,
  { property, content, lookIndex }: ManifestSources,
): RequestHandler {
  return async (_request, response, next) => {
    const built = await readFile(path.join(directory, MANIFEST), 'utf8').catch(() => null);
    if (built === null) return next();
    const named = JSON.parse(built, (_name, value: unknown) =>
      typeof value === 'string' ? textWithHotel(value, property.current) : value,
    ) as object;
    const description = content.page('home')?.texts['title'];
    const manifest = { ...named, description, ...changesOf(lookIndex.current) };
    response.set('Cache-Control', AN_HOUR).type('application/manifest+json').send(JSON.stringify(manifest));
  };
}
