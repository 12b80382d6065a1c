import { randomUUID } from 'node:crypto';
import type { PictureBucket } from '../core/picture-bucket';
import { cleanPicture } from '../core/picture-decoder';
import { PROFILE_PICTURE, REFUSAL_OF, type UploadRefusal } from '../core/picture-file.policy';

/** The most bytes of a profile picture's file. */
export const PROFILE_PICTURE_BYTES = 5 * 1024 * 1024;

// An account has two file names, so that the present picture stays until the next one is saved.
const NAMES = ['picture-1', 'picture-2'] as const;

/** The account of the picture. */
interface Account {
  uid: string;
  /** The address of the present picture; null without a picture. */
  photoUrl: string | null;
}

type ProfilePictureOutcome =
  { kind: 'ProfilePictureStored'; address: string } | { kind: 'PictureRefused'; why: UploadRefusal };

interface BucketPlace {
  name: string;
  /**
   * Where Firebase Storage serves files to everybody who has their token, such as
   * https://firebasestorage.googleapis.com.
   */
  downloadUrl: string;
}

/** Stores the pictures of accounts at the specification's path, cleaned like the hotel's pictures. */
export class ProfilePictures {
  constructor(
    private readonly bucket: PictureBucket,
    private readonly place: BucketPlace,
  ) {}

  /** Stores the picture in addition to the present one. Only the pixels of the file are kept. */
  async store({ uid, photoUrl }: Account, bytes: Buffer): Promise<ProfilePictureOutcome> {
    const cleaned = await cleanPicture('guests', bytes, PROFILE_PICTURE);
    if ('fault' in cleaned) return { kind: 'PictureRefused', why: REFUSAL_OF[cleaned.fault] };
    const { content, contentType } = cleaned;
    const name = `profile-pictures/${uid}/${NAMES.find((one) => !photoUrl?.includes(one)) ?? NAMES[0]}`;
    // A new token gives another picture with this name another address.
    const downloadToken = randomUUID();
    await this.bucket.put({ name, content, contentType, downloadToken });
    return { kind: 'ProfilePictureStored', address: this.addressOf(name, downloadToken) };
  }

  /** Removes all pictures of the account. */
  async removeAll(uid: string): Promise<void> {
    for (const { name } of await this.bucket.list(`profile-pictures/${uid}/`)) await this.bucket.remove(name);
  }

  private addressOf(name: string, token: string): string {
    const { name: bucket, downloadUrl } = this.place;
    const file = `${downloadUrl}/v0/b/${encodeURIComponent(bucket)}/o/${encodeURIComponent(name)}`;
    return `${file}?alt=media&token=${token}`;
  }
}
