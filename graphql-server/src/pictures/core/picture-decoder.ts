import sharp, { type Metadata, type Sharp } from 'sharp';
import {
  formatOf,
  ORIGINAL_SIDE,
  PICTURE_LIMITS,
  type PictureFormat,
  type ServedFormat,
} from './picture-file.policy';
import { ConcurrencyLimit } from './turns';

// Decoded pictures are large: nothing is cached between two of them, and each uses one thread.
sharp.cache(false);
sharp.concurrency(1);
// Only accepted formats are ever decoded: no SVG, no PDF, no file of this machine.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});

const SECONDS = 60;
const PLACEHOLDER_BANDS = 4;
// The values of web/art/derive.mjs for the site's own pictures.
const QUALITY = { avif: { quality: 50, effort: 3 }, webp: { quality: 74, effort: 4 } } as const;

const NAMES_IN_SHARP: Readonly<Record<PictureFormat, string>> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'heif',
};

/** A part of a picture, in thousandths of its sides. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A picture that was decoded and encoded again: only the pixels of the uploaded file are left. */
export interface CleanPicture {
  content: Buffer;
  contentType: string;
  width: number;
  height: number;
}

type PictureFault = { fault: 'unknown type' | 'too many pixels' | 'unreadable' };

/** Only one picture is decoded at a time, so that the memory is bounded by the largest picture. */
const limit = new ConcurrencyLimit(1);

function open(bytes: Buffer): Sharp {
  // 'error' includes truncated pictures. 'warning' would refuse pictures of many cameras.
  return sharp(bytes, { limitInputPixels: PICTURE_LIMITS.pixels, failOn: 'error' }).timeout({
    seconds: SECONDS,
  });
}

/** The header of the picture; null when it cannot be read. Decodes no pixels. */
function headerOf(bytes: Buffer): Promise<Metadata | null> {
  return sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
}

function encoded(picture: Sharp, hasAlpha: boolean): Sharp {
  return hasAlpha ? picture.png() : picture.jpeg({ quality: 92, chromaSubsampling: '4:4:4' });
}

/** The region of a crop in pixels. It is inside the picture, and not empty. */
function regionOf({ left, top, width, height }: Crop, picture: { width: number; height: number }) {
  const pixels = (thousandths: number, side: number) => Math.round((thousandths * side) / 1000);
  const [x, y] = [pixels(left, picture.width - 1), pixels(top, picture.height - 1)];
  return {
    left: x,
    top: y,
    width: Math.max(1, Math.min(pixels(width, picture.width), picture.width - x)),
    height: Math.max(1, Math.min(pixels(height, picture.height), picture.height - y)),
  };
}

async function clean(
  picture: Sharp,
  hasAlpha: boolean,
  side = ORIGINAL_SIDE,
): Promise<CleanPicture | PictureFault> {
  const sides = { width: side, height: side };
  const smaller = picture.resize({ ...sides, fit: 'inside', withoutEnlargement: true }).toColourspace('srgb');
  const made = await encoded(smaller, hasAlpha)
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
  if (!made) return { fault: 'unreadable' };
  const { width, height } = made.info;
  return { content: made.data, contentType: hasAlpha ? 'image/png' : 'image/jpeg', width, height };
}

/**
 * Decodes an uploaded file and encodes it again, upright and without metadata. The content decides the format, not the
 * file's name. `side` is the longer side of the result in pixels.
 */
export async function cleanPicture(
  bytes: Buffer,
  side = ORIGINAL_SIDE,
): Promise<CleanPicture | PictureFault> {
  const format = formatOf(bytes);
  if (!format) return { fault: 'unknown type' };
  return limit.run(async () => {
    const header = await headerOf(bytes);
    if (!header?.width || !header.height || header.format !== NAMES_IN_SHARP[format])
      return { fault: 'unreadable' };
    if (header.width * header.height > PICTURE_LIMITS.pixels) return { fault: 'too many pixels' };
    return clean(open(bytes).autoOrient(), header.hasAlpha, side);
  });
}

/** A part of a stored original as a new picture. */
export function cropPicture(original: Buffer, crop: Crop): Promise<CleanPicture | PictureFault> {
  return limit.run(async () => {
    const header = await headerOf(original);
    if (!header) return { fault: 'unreadable' };
    return clean(open(original).extract(regionOf(crop, header)), header.hasAlpha);
  });
}

/** One of the files that guests download. */
export function fileOf(original: Buffer, width: number, format: ServedFormat): Promise<Buffer> {
  return limit.run(() => open(original).resize({ width }).toFormat(format, QUALITY[format]).toBuffer());
}

/**
 * A square icon of a stored original. With a ground colour, the colour fills the square; otherwise the corners are
 * transparent.
 */
export function iconOf(original: Buffer, size: number, ground: string | null): Promise<Buffer> {
  // Devices cut a circle of four fifths out of a maskable icon (https://www.w3.org/TR/appmanifest/#icon-masks).
  const inner = ground ? Math.round(size * 0.66) : size;
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 };
  return limit.run(() =>
    open(original)
      .resize(inner, inner, { fit: 'contain', background })
      .extend({ top: before, bottom: after, left: before, right: after, background })
      .flatten(ground ? { background: ground } : false)
      .png()
      .toBuffer(),
  );
}

/** A part of a stored original that fills the size exactly, around the focal point in percent of its sides. */
export function sharedOf(
  original: Buffer,
  size: { width: number; height: number },
  { focalX, focalY }: { focalX: number; focalY: number },
): Promise<Buffer> {
  return limit.run(async () => {
    const { width, height } = await open(original).metadata();
    const scale = Math.max(size.width / width, size.height / height);
    const covering = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
    const left = Math.round(((covering.width - size.width) * focalX) / 100);
    const top = Math.round(((covering.height - size.height) * focalY) / 100);
    return open(original)
      .resize({ ...covering, fit: 'fill' })
      .extract({ left, top, ...size })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer();
  });
}

/** Bands of colour from top to bottom, such as #9b8d9f. */
export async function placeholderOf(original: Buffer): Promise<string[]> {
  const pixels = await limit.run(() =>
    open(original)
      .resize(1, PLACEHOLDER_BANDS, { fit: 'fill' })
      .flatten({ background: '#ffffff' })
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer(),
  );
  return Array.from(
    { length: PLACEHOLDER_BANDS },
    (_, band) => `#${pixels.subarray(band * 3, band * 3 + 3).toString('hex')}`,
  );
}
