import sharp, { type Metadata, type Sharp } from 'sharp';
import {
  formatOf,
  ORIGINAL_SIDE,
  type AcceptedPicture,
  type PictureFormat,
  type ServedFormat,
} from './picture-file.policy';
import { memoryOf } from './picture-memory';

// The work of the decoder's process. Nothing else loads this file.

// Decoded pictures are large: nothing is kept between two of them, and one of them uses one thread.
sharp.cache(false);
sharp.concurrency(1);
// Only what the site accepts is ever decoded: no SVG, no PDF, no file of this machine.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});

const PLACEHOLDER_BANDS = 4;
/** The longer side of what is kept of a picture with transparency. Without loss, a larger one has 30 MB and more. */
const TRANSPARENT_SIDE = 1920;
// As web/art/derive.mjs has them for the site's own pictures.
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

/** A picture that was decoded and encoded again, so that only the pixels of the received file are left. */
export interface CleanPicture {
  content: Buffer;
  contentType: string;
  width: number;
  height: number;
}

/** What is wrong with a file, as the decoder finds it. */
export interface PictureFault {
  fault: 'unknown type' | 'too many pixels' | 'too much memory' | 'too long' | 'unreadable';
}

const fault = (found: PictureFault['fault']): PictureFault => ({ fault: found });

/** What the libraries say when the system gives them no more memory. */
const OUT_OF_MEMORY = /memory|unable to write to target/i;

/** The system gave the libraries no more memory. */
export class OutOfMemory extends Error {}

/** Throws {@link OutOfMemory}. */
function faultOfError(error: unknown): PictureFault {
  if (OUT_OF_MEMORY.test(String(error))) throw new OutOfMemory(String(error));
  return fault('unreadable');
}

function open(bytes: Buffer): Sharp {
  // 'error' includes pictures that end too early. Cameras write pictures with warnings. What is too large was refused before.
  return sharp(bytes, { limitInputPixels: false, failOn: 'error' });
}

/** What the header says; null when it cannot be read. Nothing is decoded. */
function headerOf(bytes: Buffer): Promise<Metadata | null> {
  return sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
}

function encoded(picture: Sharp, hasAlpha: boolean): Sharp {
  return hasAlpha ? picture.png() : picture.jpeg({ quality: 92, chromaSubsampling: '4:4:4' });
}

/** The region of a crop in pixels: inside the picture, and not empty. */
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

async function cleaned(
  picture: Sharp,
  hasAlpha: boolean,
  side = ORIGINAL_SIDE,
): Promise<CleanPicture | PictureFault> {
  const most = hasAlpha ? Math.min(side, TRANSPARENT_SIDE) : side;
  const sides = { width: most, height: most };
  const smaller = picture.resize({ ...sides, fit: 'inside', withoutEnlargement: true }).toColourspace('srgb');
  const made = await encoded(smaller, hasAlpha).toBuffer({ resolveWithObject: true }).catch(faultOfError);
  if ('fault' in made) return made;
  const { width, height } = made.info;
  return { content: made.data, contentType: hasAlpha ? 'image/png' : 'image/jpeg', width, height };
}

/** Decodes an uploaded file and encodes it again, upright, without metadata, if its header promises an accepted picture. */
async function clean(bytes: Buffer, accepted: AcceptedPicture): Promise<CleanPicture | PictureFault> {
  const format = formatOf(bytes);
  if (!format) return fault('unknown type');
  const header = await headerOf(bytes);
  if (!header?.width || !header.height || header.format !== NAMES_IN_SHARP[format])
    return fault('unreadable');
  if (header.width * header.height > accepted.pixels) return fault('too many pixels');
  if (memoryOf(format, header, bytes.length) > accepted.memoryBytes) return fault('too much memory');
  return cleaned(open(bytes).autoOrient(), header.hasAlpha, accepted.side);
}

async function crop(original: Buffer, part: Crop): Promise<CleanPicture | PictureFault> {
  const header = await headerOf(original);
  if (!header) return fault('unreadable');
  return cleaned(open(original).extract(regionOf(part, header)), header.hasAlpha);
}

function file(original: Buffer, { width, format }: { width: number; format: ServedFormat }): Promise<Buffer> {
  return open(original).resize({ width }).toFormat(format, QUALITY[format]).toBuffer();
}

function icon(original: Buffer, { size, ground }: { size: number; ground: string | null }): Promise<Buffer> {
  // Devices cut a circle of four fifths out of an icon that may be masked (https://www.w3.org/TR/appmanifest/#icon-masks).
  const inner = ground ? Math.round(size * 0.66) : size;
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 };
  return open(original)
    .resize(inner, inner, { fit: 'contain', background })
    .extend({ top: before, bottom: after, left: before, right: after, background })
    .flatten(ground ? { background: ground } : false)
    .png()
    .toBuffer();
}

/** How large a shared picture is, and the point around which it is cut, in percent of its sides. */
interface SharedPart {
  width: number;
  height: number;
  focalX: number;
  focalY: number;
}

async function shared(original: Buffer, { width, height, focalX, focalY }: SharedPart): Promise<Buffer> {
  const header = await open(original).metadata();
  const scale = Math.max(width / header.width, height / header.height);
  const covering = { width: Math.ceil(header.width * scale), height: Math.ceil(header.height * scale) };
  const left = Math.round(((covering.width - width) * focalX) / 100);
  const top = Math.round(((covering.height - height) * focalY) / 100);
  return open(original)
    .resize({ ...covering, fit: 'fill' })
    .extract({ left, top, width, height })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer();
}

async function placeholder(original: Buffer): Promise<string[]> {
  const pixels = await open(original)
    .resize(1, PLACEHOLDER_BANDS, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return Array.from(
    { length: PLACEHOLDER_BANDS },
    (_, band) => `#${pixels.subarray(band * 3, band * 3 + 3).toString('hex')}`,
  );
}

/** What the decoder does with a file, by name. */
export const DECODINGS = { clean, crop, file, icon, shared, placeholder } as const;

export type Decoding = keyof typeof DECODINGS;
/** The facts that a decoding needs in addition to the file. */
export type DecodingWish<Name extends Decoding> = Parameters<(typeof DECODINGS)[Name]>[1];
export type Decoded<Name extends Decoding> = Awaited<ReturnType<(typeof DECODINGS)[Name]>>;
