import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { ShownPicture } from './shown-picture';

// The file that web/art/derive.mjs writes. Files in a folder whose name starts with a dot are never sent.
const CATALOGUE = '.pictures/catalogue.json';

const catalogue = z.record(
  z.string(),
  z.object({
    width: z.int(),
    height: z.int(),
    widths: z.array(z.int()),
    placeholder: z.array(z.string()),
    altText: z.string(),
  }),
);

/** The pictures of the built site, by their names. They belong to the sample hotel. */
export type SitePictures = z.output<typeof catalogue>;

/** The pictures of the built site; empty when the site is built elsewhere or not yet. */
export function readSitePictures(directory: string): SitePictures {
  try {
    return catalogue.parse(JSON.parse(readFileSync(path.join(directory, CATALOGUE), 'utf8')));
  } catch {
    return {};
  }
}

const ADDRESS = /^\/pictures\/([a-z0-9-]+)\.(?:avif|webp|jpg)$/;
const WIDTH = /-\d+$/;
const MIDDLE = 50;

/** The picture of the built site at an address, such as /pictures/pool-800.webp; null for other addresses. */
export function sitePictureAt(pictures: SitePictures, address: string): ShownPicture | null {
  const file = ADDRESS.exec(address)?.[1] ?? '';
  // 'hotel-1' is only a name; 'pool-800' is a name and a width.
  const name = [file, file.replace(WIDTH, '')].find((one) => Object.hasOwn(pictures, one));
  const found = name === undefined ? undefined : pictures[name];
  return name !== undefined && found ? { address, name, ...found, focalX: MIDDLE, focalY: MIDDLE } : null;
}
