import type { PictureFormat } from './picture-file.policy';

/** What a picture's header says. */
interface PictureHeader {
  width?: number;
  height?: number;
  channels?: number;
  /** The type of a sample, such as 'uchar' for 8 bits. */
  depth?: string;
  /** Bits of a sample, where the format says it. */
  bitsPerSample?: number;
  isProgressive?: boolean;
  /** Frames of a moving picture. */
  pages?: number;
}

const LARGE_SAMPLES: ReadonlySet<string> = new Set(['ushort', 'short', 'uint', 'int', 'float', 'double']);

/**
 * Bytes that a decoder keeps of each sample (pixel and channel) of 8 bits, measured with pictures of 25 to 40 megapixels:
 * JPEG and PNG are decoded line by line unless they are progressive; AVIF keeps the frame, its planes and the colours, all at once.
 */
const BYTES_OF_A_SAMPLE: Readonly<Record<PictureFormat, { whole: number; progressive: number }>> = {
  jpeg: { whole: 1.3, progressive: 3.1 },
  png: { whole: 0.8, progressive: 1.4 },
  webp: { whole: 1.8, progressive: 1.8 },
  avif: { whole: 10, progressive: 10 },
};

/** The bytes that decoding the picture needs at most, as its header promises: nothing is decoded to know it. */
export function memoryOf(format: PictureFormat, header: PictureHeader): number {
  const { width = 0, height = 0, channels = 3, depth = 'uchar', isProgressive = false, pages = 1 } = header;
  const isLarge = LARGE_SAMPLES.has(depth) || (header.bitsPerSample ?? 8) > 8;
  const { whole, progressive } = BYTES_OF_A_SAMPLE[format];
  const bytesOfSample = (isProgressive ? progressive : whole) * (isLarge ? 2 : 1);
  return width * height * Math.max(3, channels) * pages * bytesOfSample;
}
