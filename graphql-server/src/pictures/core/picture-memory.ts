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
  jpeg: { whole: 1.3, progressive: 3.6 },
  png: { whole: 0.8, progressive: 1.4 },
  webp: { whole: 2.5, progressive: 2.5 },
  avif: { whole: 7, progressive: 7 },
};

/** The file is in the message to the process, in the message that the process reads, and with the library. */
const COPIES_OF_FILE = 3;

/** The bytes that decoding a file of this size needs at most, as its header promises: nothing is decoded to know it. */
export function memoryOf(format: PictureFormat, header: PictureHeader, fileBytes: number): number {
  const { width = 0, height = 0, channels = 3, depth = 'uchar', isProgressive = false, pages = 1 } = header;
  const isLarge = LARGE_SAMPLES.has(depth) || (header.bitsPerSample ?? 8) > 8;
  const { whole, progressive } = BYTES_OF_A_SAMPLE[format];
  const bytesOfSample = (isProgressive ? progressive : whole) * (isLarge ? 2 : 1);
  return width * height * Math.max(3, channels) * pages * bytesOfSample + COPIES_OF_FILE * fileBytes;
}
