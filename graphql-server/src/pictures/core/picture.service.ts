import { createHash, randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import { pageInfo, skipAndTake, type PageArguments } from '../../platform/database/paging';
import { enqueue } from '../../platform/jobs/job-queue';
import type { InvalidInputOutcome, RecordNotFoundOutcome } from '../../platform/refusals/outcomes';
import { readInput } from '../../platform/text/input-faults';
import type { PictureBucket } from './picture-bucket';
import { cleanPicture, cropPicture, type CleanPicture, type Crop } from './picture-decoder';
import {
  addressOf,
  DESK_PICTURE,
  originalName,
  PICTURE_LIMITS,
  REFUSAL_OF,
  type UploadRefusal,
} from './picture-file.policy';
import { usedAddresses } from './picture-uses';
import { Picture } from './picture.entity';
import { cropRules, pictureRules } from './picture.policy';

/** Creates the files that guests download. */
export const DERIVE_PICTURE_JOB = 'derive picture';
/** Removes the files of a deleted picture. */
export const REMOVE_PICTURE_JOB = 'remove picture';

type UploadOutcome =
  { kind: 'PictureAdded'; picture: Picture } | { kind: 'PictureRefused'; why: UploadRefusal };

interface PictureSavedOutcome {
  kind: 'PictureSaved';
  picture: Picture;
}

export type EditPictureOutcome =
  | PictureSavedOutcome
  | { kind: 'PictureChanged'; picture: Picture }
  | InvalidInputOutcome
  | RecordNotFoundOutcome;

export type CropPictureOutcome = PictureSavedOutcome | InvalidInputOutcome | RecordNotFoundOutcome;

export type DeletePictureOutcome =
  { kind: 'PictureDeleted'; id: string } | { kind: 'PictureInUse' } | RecordNotFoundOutcome;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
// Line breaks and other control characters, which file names may contain on some computers.
const CONTROL_CHARACTERS = /[\p{Cc}\p{Zl}\p{Zp}]/gu;

function keyOf(bytes: Buffer, crop: Crop | null = null): string {
  const hash = createHash('sha256').update(bytes);
  if (crop) hash.update(JSON.stringify([crop.left, crop.top, crop.width, crop.height]));
  return hash.digest('hex').slice(0, 32);
}

/** Adds, edits, crops and deletes pictures for the staff. */
export class PictureService {
  constructor(
    private readonly database: DataSource,
    private readonly bucket: PictureBucket,
    private readonly audit: AuditService,
  ) {}

  /** A page of pictures, newest first, with the addresses in use. */
  async page(page: PageArguments) {
    const { skip, take } = skipAndTake(page);
    const [pictures, totalCount] = await this.database
      .getRepository(Picture)
      .findAndCount({ skip, take, order: { uploadedAt: 'DESC', id: 'ASC' } });
    return { pictures, ...pageInfo(page, totalCount) };
  }

  /** The addresses of pictures that are in use. */
  usedAddresses(): Promise<ReadonlySet<string>> {
    return usedAddresses(this.database.manager);
  }

  /** Checks and stores an uploaded file. If the file was uploaded before, returns the existing picture. */
  async add(who: Staff, bytes: Buffer, fileName: string): Promise<UploadOutcome> {
    const key = keyOf(bytes);
    const known = await this.database.manager.findOneBy(Picture, { key });
    if (known) return { kind: 'PictureAdded', picture: known };
    const cleaned = await cleanPicture('desk', bytes, DESK_PICTURE);
    if ('fault' in cleaned) return { kind: 'PictureRefused', why: REFUSAL_OF[cleaned.fault] };
    const name = fileName.replace(CONTROL_CHARACTERS, ' ').trim().slice(0, PICTURE_LIMITS.fileName);
    const picture = await this.store(who, 'addPicture', cleaned, { key, fileName: name || 'picture' });
    return { kind: 'PictureAdded', picture };
  }

  /** Replaces alt text and focal point if the picture still has the version that the form was opened with. */
  async edit(who: Staff, id: string, input: object, version: number): Promise<EditPictureOutcome> {
    const form = readInput(pictureRules, input);
    if (!form.ok) return { kind: 'InvalidInput', faults: form.faults };
    if (!UUID.test(id)) return { kind: 'RecordNotFound' };
    const audited = { who, action: 'editPicture', details: form.value } as const;
    const saved = await this.audit.perform(audited, async (manager) => {
      const before = await lockedPicture(manager, id);
      if (before?.version !== version) return null;
      const changes = { ...form.value, version: version + 1 };
      await manager.update(Picture, { id }, changes);
      const after = { ...before, ...changes };
      return { done: after, recordId: id, before, after };
    });
    if (saved) return { kind: 'PictureSaved', picture: saved };
    const picture = await this.database.manager.findOneBy(Picture, { id });
    return picture ? { kind: 'PictureChanged', picture } : { kind: 'RecordNotFound' };
  }

  /** Makes a new picture from a part of this one. The present picture stays for the pages that use it. */
  async crop(who: Staff, id: string, input: object): Promise<CropPictureOutcome> {
    const form = readInput(cropRules, input);
    if (!form.ok) return { kind: 'InvalidInput', faults: form.faults };
    const whole = UUID.test(id) ? await this.database.manager.findOneBy(Picture, { id }) : null;
    const original = whole && (await this.bucket.get(originalName(whole.key)));
    if (!original) return { kind: 'RecordNotFound' };
    const key = keyOf(original, form.value);
    const known = await this.database.manager.findOneBy(Picture, { key });
    if (known) return { kind: 'PictureSaved', picture: known };
    const cropped = await cropPicture(original, form.value);
    if ('fault' in cropped) return { kind: 'RecordNotFound' };
    const { fileName, altText } = whole;
    const picture = await this.store(who, 'cropPicture', cropped, { key, fileName, altText });
    return { kind: 'PictureSaved', picture };
  }

  /** Deletes a picture that no page uses. */
  async delete(who: Staff, id: string): Promise<DeletePictureOutcome> {
    if (!UUID.test(id)) return { kind: 'RecordNotFound' };
    const audited = { who, action: 'deletePicture' } as const;
    const refused = await this.audit.performUnlessRefused<DeletePictureOutcome>(audited, async (manager) => {
      const before = await lockedPicture(manager, id);
      if (!before) return { refused: { kind: 'RecordNotFound' } };
      if (!(await deleteUnused(manager, before))) return { refused: { kind: 'PictureInUse' } };
      return { before };
    });
    return refused ?? { kind: 'PictureDeleted', id };
  }

  /** Stores the file first. When the row cannot be written, the file is removed again. */
  private async store(
    who: Staff,
    action: 'addPicture' | 'cropPicture',
    { content, contentType, width, height }: CleanPicture,
    details: Pick<Picture, 'key' | 'fileName'> & Partial<Pick<Picture, 'altText'>>,
  ): Promise<Picture> {
    const { key } = details;
    const name = originalName(key);
    await this.bucket.put({ name, content, contentType });
    const stored = await this.audit
      .perform({ who, action, details }, async (manager) => {
        const id = randomUUID();
        const { identifiers } = await manager
          .createQueryBuilder()
          .insert()
          .into(Picture)
          .values({ id, width, height, ...details })
          .orIgnore()
          .execute();
        if (!identifiers[0]) return null;
        await enqueue(manager, DERIVE_PICTURE_JOB, { id });
        const after = await manager.findOneByOrFail(Picture, { id });
        return { done: after, recordId: id, after };
      })
      .catch(async (error: unknown) => {
        await this.bucket.remove(name).catch(() => undefined);
        throw error;
      });
    // The file was uploaded twice at once, and the other upload has written the row.
    return stored ?? this.database.manager.findOneByOrFail(Picture, { key });
  }
}

function lockedPicture(manager: EntityManager, id: string): Promise<Picture | null> {
  return manager.createQueryBuilder(Picture, 'picture').where({ id }).setLock('pessimistic_write').getOne();
}

/** Deletes the row and queues the removal of its files. False when a page uses the picture. */
export async function deleteUnused(manager: EntityManager, picture: Picture): Promise<boolean> {
  if ((await usedAddresses(manager)).has(addressOf(picture))) return false;
  await manager.delete(Picture, { id: picture.id });
  await enqueue(manager, REMOVE_PICTURE_JOB, { key: picture.key });
  return true;
}
