import { z } from 'zod';
import type { Staff } from '../../access/accounts/authorisation';
import type { PictureBucket } from '../../pictures/core/picture-bucket';
import { cleanPicture, fileOf } from '../../pictures/core/picture-decoder';
import { DESK_PICTURE, REFUSAL_OF, type UploadRefusal } from '../../pictures/core/picture-file.policy';
import type { HousePictureRepository } from './house-pictures.repository';

/** The widths in which a picture is kept, in pixels: for the page, and for a closer look. A smaller picture keeps its width. */
const HOUSE_PICTURE_WIDTHS = [800, 1600] as const;
type HousePictureWidth = (typeof HOUSE_PICTURE_WIDTHS)[number];

const LARGEST = Math.max(...HOUSE_PICTURE_WIDTHS);

/**
 * The most bytes of a file. Phones send a smaller picture. A phone that cannot make the picture smaller sends the
 * original.
 */
export const HOUSE_PICTURE_BYTES = 15 * 1024 * 1024;

// Not below `pictures/`, which everybody may download.
const nameOf = (id: string, width: HousePictureWidth): string => `house-pictures/${id}/${width}.webp`;

type HousePictureOutcome =
  | { kind: 'HousePictureStored'; id: string }
  | { kind: 'HouseNoteUnknown' }
  | { kind: 'PictureRefused'; why: UploadRefusal };

/** Keeps the pictures of found items and of repairs: cleaned like the pictures of the hotel, and for the staff only. */
export class HousePictures {
  constructor(
    private readonly pictures: HousePictureRepository,
    private readonly bucket: PictureBucket,
  ) {}

  /** Stores the picture of a note. A note has one picture; a picture that is sent again changes nothing. */
  async add({ uid }: Staff, noteKey: string, bytes: Buffer): Promise<HousePictureOutcome> {
    const cleaned = await cleanPicture('desk', bytes, { ...DESK_PICTURE, side: LARGEST });
    if ('fault' in cleaned) return { kind: 'PictureRefused', why: REFUSAL_OF[cleaned.fault] };
    const picture = await this.pictures.reserve(noteKey, uid);
    if (!picture) return { kind: 'HouseNoteUnknown' };
    const { id, isStored } = picture;
    if (isStored) return { kind: 'HousePictureStored', id };
    for (const width of HOUSE_PICTURE_WIDTHS) {
      const content = await fileOf(cleaned.content, Math.min(width, cleaned.width), 'webp');
      await this.bucket.put({ name: nameOf(id, width), content, contentType: 'image/webp' });
    }
    await this.pictures.markStored(id);
    return { kind: 'HousePictureStored', id };
  }

  /** A file of a picture as WebP; null for an unknown picture and for one whose note was deleted. */
  async read(id: string, width: number): Promise<Buffer | null> {
    const kept = HOUSE_PICTURE_WIDTHS.find((one) => one === width);
    if (kept === undefined || !z.uuid().safeParse(id).success) return null;
    return (await this.pictures.isShown(id)) ? this.bucket.get(nameOf(id, kept)) : null;
  }

  /** Deletes pictures whose note was deleted, first their files. */
  async tidy(): Promise<void> {
    for (const id of await this.pictures.withoutNote()) {
      for (const width of HOUSE_PICTURE_WIDTHS) await this.bucket.remove(nameOf(id, width));
      await this.pictures.delete(id);
    }
  }
}
