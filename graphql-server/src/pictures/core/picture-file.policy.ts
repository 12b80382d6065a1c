/** The limits of uploads. */
export const PICTURE_LIMITS = {
  /** Bytes of a file. */
  bytes: 15 * 1024 * 1024,
  /** The most pixels of a picture. A larger picture is refused before it is decoded. */
  pixels: 40_000_000,
  /** Characters. */
  altText: 300,
  fileName: 200,
} as const;

/** Why an uploaded file is refused. */
export type UploadRefusal =
  | 'PICTURE_TYPE_UNKNOWN'
  | 'PICTURE_HAS_TOO_MANY_PIXELS'
  | 'PICTURE_NEEDS_TOO_MUCH_MEMORY'
  | 'PICTURE_TAKES_TOO_LONG'
  | 'PICTURE_UNREADABLE'
  | 'PICTURE_TOO_LARGE';

/** The refusal for each fault that the decoder finds. */
export const REFUSAL_OF = {
  'unknown type': 'PICTURE_TYPE_UNKNOWN',
  'too many pixels': 'PICTURE_HAS_TOO_MANY_PIXELS',
  'too much memory': 'PICTURE_NEEDS_TOO_MUCH_MEMORY',
  'too long': 'PICTURE_TAKES_TOO_LONG',
  unreadable: 'PICTURE_UNREADABLE',
} as const;

/** The longer side of the stored original, in pixels. */
export const ORIGINAL_SIDE = 3840;

const MEGABYTE = 1024 * 1024;

/** What is decoded of an uploaded file. */
export interface AcceptedPicture {
  pixels: number;
  /** Bytes that decoding may need, as the header promises (`picture-memory.ts`). */
  memoryBytes: number;
  /** The longer side of what is stored, in pixels. */
  side: number;
}

/** What the staff may upload. */
export const DESK_PICTURE: AcceptedPicture = {
  pixels: PICTURE_LIMITS.pixels,
  memoryBytes: 280 * MEGABYTE,
  side: ORIGINAL_SIDE,
};

/** What a guest may upload for an account: photographs of telephones, and no more than 512 pixels are kept of them. */
export const PROFILE_PICTURE: AcceptedPicture = {
  pixels: 25_000_000,
  memoryBytes: 150 * MEGABYTE,
  side: 512,
};

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

/** The formats that guests download. */
export const SERVED_FORMATS = { avif: 'image/avif', webp: 'image/webp' } as const;
export type ServedFormat = keyof typeof SERVED_FORMATS;

const WIDTHS = [480, 800, 1280, 1920];
const SHOWN_WIDTH = 800;

/**
 * The widths in which a picture is served: the fixed widths up to its own, and its own width if it lies between two of
 * them.
 */
export function widthsOf(width: number): number[] {
  const filled = WIDTHS.filter((one) => one <= width);
  const isBetween = width < Math.max(...WIDTHS) && !WIDTHS.includes(width);
  return isBetween ? [...filled, width] : filled;
}

/** The address of one of its files. */
function fileAddress(key: string, width: number, format: ServedFormat): string {
  return `/pictures/${key}-${width}.${format}`;
}

/** The address by which rooms, listings and pages name the picture. */
export function addressOf({ key, width }: { key: string; width: number }): string {
  const widths = widthsOf(width);
  return fileAddress(key, widths.findLast((one) => one <= SHOWN_WIDTH) ?? widths[0] ?? width, 'webp');
}

const FILE_ADDRESS = /^\/pictures\/([0-9a-f]{32})-(\d{1,5})\.(avif|webp)$/;

interface NamedFile {
  key: string;
  width: number;
  format: ServedFormat;
}

/** The file that an address names; null for other addresses. */
export function fileAt(address: string): NamedFile | null {
  const [, key, width, format] = FILE_ADDRESS.exec(address) ?? [];
  return key ? { key, width: Number(width), format: format as ServedFormat } : null;
}

/** The size of the picture that other sites show for a link, in pixels (https://ogp.me). */
export const SHARED_SIZE = { width: 1200, height: 630 } as const;

const SHARED_ADDRESS = /^\/shared\/([a-z0-9-]{1,80})-(\d{1,3})-(\d{1,3})\.jpg$/;

/**
 * The address of a picture as JPEG, for shared links and mails, because not all programs show WebP and AVIF. The
 * address changes with the focal point.
 */
export function sharedAddress({
  name,
  focalX,
  focalY,
}: {
  name: string;
  focalX: number;
  focalY: number;
}): string {
  return `/shared/${name}-${focalX}-${focalY}.jpg`;
}

/** The picture that an address of {@link sharedAddress} names; null for other addresses. */
export function sharedFileAt(address: string): { name: string; focalX: number; focalY: number } | null {
  const [, name, x, y] = SHARED_ADDRESS.exec(address) ?? [];
  return name ? { name, focalX: Number(x), focalY: Number(y) } : null;
}

/** The folder of a picture's files in the storage bucket. */
export const folderOf = (key: string): string => `pictures/${key}/`;
export const originalName = (key: string): string => `${folderOf(key)}original`;
export const servedName = ({ key, width, format }: NamedFile): string => `${folderOf(key)}${width}.${format}`;

const startsWith = (bytes: Buffer, at: number, text: string): boolean =>
  bytes.subarray(at, at + text.length).toString('latin1') === text;

/** The brands of an ISO media file, which AVIF is (ISO/IEC 14496-12 §4.3). */
function brandsOf(bytes: Buffer): string[] {
  if (bytes.length < 16 || !startsWith(bytes, 4, 'ftyp')) return [];
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  const places = Array.from(
    { length: Math.max(0, Math.floor((end - 16) / 4)) },
    (_, index) => 16 + index * 4,
  );
  return [8, ...places].map((at) => bytes.subarray(at, at + 4).toString('latin1'));
}

/** The format of the bytes, regardless of the file's name; null for a format that is not accepted. */
export function formatOf(bytes: Buffer): PictureFormat | null {
  if (startsWith(bytes, 0, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) return 'webp';
  return brandsOf(bytes).includes('avif') ? 'avif' : null;
}
