import type { CleanPicture, Crop, Decoded, Decoding, DecodingWish, PictureFault } from './decoding';
import { DecoderLanes, faultOfOverrun, type DecoderLane } from './decoder-lanes';
import type { AcceptedPicture, ServedFormat } from './picture-file.policy';

export type { CleanPicture, Crop } from './decoding';

// One server has one: it bounds the memory of its process's children.
const lanes = new DecoderLanes();

function decode<Name extends Decoding>(
  lane: DecoderLane,
  decoding: Name,
  bytes: Buffer,
  wish: DecodingWish<Name>,
): Promise<Decoded<Name>> {
  return lanes.run(lane, { decoding, bytes, wish }) as Promise<Decoded<Name>>;
}

const whole = ({ content, ...picture }: CleanPicture): CleanPicture => ({
  ...picture,
  content: Buffer.from(content),
});

async function cleanOrFault(
  work: Promise<CleanPicture | PictureFault>,
): Promise<CleanPicture | PictureFault> {
  const made = await work.catch(faultOfOverrun);
  return 'fault' in made ? made : whole(made);
}

/** Decodes an uploaded file and encodes it again, upright, without metadata. The content says what it is, not its name. */
export function cleanPicture(
  lane: DecoderLane,
  bytes: Buffer,
  accepted: AcceptedPicture,
): Promise<CleanPicture | PictureFault> {
  return cleanOrFault(decode(lane, 'clean', bytes, accepted));
}

/** A part of a stored original as a new picture. */
export function cropPicture(original: Buffer, crop: Crop): Promise<CleanPicture | PictureFault> {
  return cleanOrFault(decode('desk', 'crop', original, crop));
}

/** One of the files that guests get. */
export async function fileOf(original: Buffer, width: number, format: ServedFormat): Promise<Buffer> {
  return Buffer.from(await decode('site', 'file', original, { width, format }));
}

/** A square icon of a stored original. With a ground, it fills the square; else the corners are transparent. */
export async function iconOf(original: Buffer, size: number, ground: string | null): Promise<Buffer> {
  return Buffer.from(await decode('site', 'icon', original, { size, ground }));
}

/** A part of a stored original that fills the size exactly, around the focal point in percent of its sides. */
export async function sharedOf(
  original: Buffer,
  { width, height }: { width: number; height: number },
  { focalX, focalY }: { focalX: number; focalY: number },
): Promise<Buffer> {
  return Buffer.from(await decode('site', 'shared', original, { width, height, focalX, focalY }));
}

/** Bands of colour from top to bottom, such as #9b8d9f. */
export function placeholderOf(original: Buffer): Promise<string[]> {
  return decode('site', 'placeholder', original, undefined);
}
