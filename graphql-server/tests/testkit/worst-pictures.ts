import sharp from 'sharp';
import { memoryOf } from '../../src/pictures/core/picture-memory';
import type { AcceptedPicture, PictureFormat } from '../../src/pictures/core/picture-file.policy';
import { jpegOfScans } from './jpeg-of-scans';
import { noise, plain } from './pictures';

/** The header of a picture, except its sides. */
interface Kind {
  format: PictureFormat;
  channels: number;
  depth: 'uchar' | 'ushort';
  isProgressive: boolean;
  pages: number;
}

interface WorstPicture {
  what: string;
  kind: Partial<Kind> & Pick<Kind, 'format'>;
  /** The file, with detail of this many pixels. */
  file(side: number, detail: number): Promise<Buffer> | Buffer;
}

/** The side of the largest square picture of this kind whose header is accepted, if its file has this size. */
function largestSide(accepted: AcceptedPicture, { kind }: WorstPicture, fileBytes: number): number {
  const { format, ...header } = kind;
  const bytesOfFile = memoryOf(format, { ...header, width: 0 }, fileBytes);
  const bytesOfPixel = memoryOf(format, { ...header, width: 1, height: 1 }, 0);
  return Math.floor(
    Math.sqrt(Math.min(accepted.pixels, (accepted.memoryBytes - bytesOfFile) / bytesOfPixel)),
  );
}

/** The smaller the detail, the larger the file. */
const DETAILS = [8, 12, 16, 24, 48, 96];

/** The largest accepted picture of this kind, with the smallest detail whose file is accepted. */
export async function worstFile(
  accepted: AcceptedPicture,
  mostBytes: number,
  picture: WorstPicture,
): Promise<{ side: number; file: Buffer }> {
  let fileBytes = 0;
  for (const detail of DETAILS) {
    const side = largestSide(accepted, picture, fileBytes);
    const file = await picture.file(side, detail);
    if (file.length <= mostBytes && side <= largestSide(accepted, picture, file.length))
      return { side, file };
    fileBytes = Math.min(file.length, mostBytes);
  }
  throw new Error(`No ${picture.what} has at most ${mostBytes} bytes.`);
}

/** Squares of random grey, which are quicker to make than random pixels. */
async function detailed(side: number, detail: number): Promise<sharp.Sharp> {
  const squares = Math.ceil(side / detail);
  const small = await noise(squares, squares).png({ compressionLevel: 0 }).toBuffer();
  return sharp(small).resize(side, side, { kernel: 'nearest', fit: 'fill' });
}

/** Frames of which each differs from the frame before. */
async function frames(side: number, count: number): Promise<Buffer> {
  const pictures = Array.from({ length: count }, (_, index) =>
    plain(side, side, `rgb(${index * 9}, 120, 60)`)
      .png()
      .toBuffer(),
  );
  const moving = sharp(await Promise.all(pictures), { join: { animated: true } });
  return moving.webp({ effort: 0, lossless: true }).toBuffer();
}

const FRAMES = 20;
const full = { chromaSubsampling: '4:4:4' };

/** The pictures that cost a decoder most, by format. */
export const WORST_PICTURES: readonly WorstPicture[] = [
  {
    what: 'JPEG',
    kind: { format: 'jpeg' },
    file: async (side, detail) => (await detailed(side, detail)).jpeg({ quality: 80, ...full }).toBuffer(),
  },
  {
    what: 'progressive JPEG',
    kind: { format: 'jpeg', isProgressive: true },
    file: async (side, detail) =>
      (await detailed(side, detail)).jpeg({ quality: 80, progressive: true, ...full }).toBuffer(),
  },
  {
    what: 'progressive JPEG of four inks',
    kind: { format: 'jpeg', isProgressive: true, channels: 4 },
    file: (side) =>
      plain(side, side)
        .toColourspace('cmyk')
        .jpeg({ progressive: true, ...full })
        .toBuffer(),
  },
  {
    what: 'JPEG of 2,647 scans',
    kind: { format: 'jpeg', isProgressive: true },
    file: (side) => jpegOfScans(side, side),
  },
  {
    what: 'PNG of 16 bits',
    kind: { format: 'png', channels: 4, depth: 'ushort' },
    file: (side) => plain(side, side).ensureAlpha(0.5).toColourspace('rgb16').png().toBuffer(),
  },
  {
    what: 'interlaced PNG of 16 bits',
    kind: { format: 'png', channels: 4, depth: 'ushort', isProgressive: true },
    file: (side) =>
      plain(side, side).ensureAlpha(0.5).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
  },
  {
    what: 'WebP',
    kind: { format: 'webp', channels: 4 },
    file: async (side, detail) =>
      (await detailed(side, detail)).ensureAlpha(0.5).webp({ effort: 0, quality: 60 }).toBuffer(),
  },
  {
    what: 'WebP without loss',
    kind: { format: 'webp', channels: 4 },
    file: async (side, detail) =>
      (await detailed(side, detail)).ensureAlpha(0.5).webp({ effort: 0, lossless: true }).toBuffer(),
  },
  {
    what: `moving WebP of ${FRAMES} frames`,
    kind: { format: 'webp', pages: FRAMES },
    file: (side) => frames(side, FRAMES),
  },
  {
    what: 'AVIF',
    kind: { format: 'avif', channels: 4 },
    file: async (side, detail) =>
      (await detailed(side, detail / 2))
        .ensureAlpha(0.5)
        .avif({ effort: 0, quality: 60, ...full })
        .toBuffer(),
  },
  {
    what: 'AVIF of 12 bits',
    kind: { format: 'avif', channels: 4, depth: 'ushort' },
    file: async (side, detail) =>
      (await detailed(side, detail / 2))
        .ensureAlpha(0.5)
        .avif({ effort: 0, quality: 60, bitdepth: 12, ...full })
        .toBuffer(),
  },
];
