import { LRUCache } from 'lru-cache';
import { In, type DataSource } from 'typeorm';
import { inTransaction } from '../../platform/database/database';
import type { Logger } from '../../platform/log/log';
import type { PictureBucket } from './picture-bucket';
import { fileOf, iconOf, placeholderOf, sharedOf } from './picture-decoder';
import {
  addressOf,
  folderOf,
  originalName,
  servedName,
  SHARED_SIZE,
  SERVED_FORMATS,
  widthsOf,
  type ServedFormat,
} from './picture-file.policy';
import { usedAddresses } from './picture-uses';
import { Picture } from './picture.entity';
import { deleteUnused } from './picture.service';

/** Deletes pictures that were unused for 30 days, and files without a picture. */
export const TIDY_PICTURES_JOB = 'tidy pictures';

const UNUSED_DAYS = 30;
// An upload stores its file before its row. A file without a row that is older than this belongs to no upload.
const ORPHAN_MILLISECONDS = 24 * 60 * 60 * 1000;
const ALL_PICTURES = 'pictures/';
const CACHE_BYTES = 32 * 1024 * 1024;
const FORMATS = Object.keys(SERVED_FORMATS) as ServedFormat[];

const MARK_USES = `
  UPDATE pictures SET unused_since = CASE WHEN id = ANY($1::uuid[]) THEN NULL ELSE hotel_now() END
  WHERE (unused_since IS NULL) <> (id = ANY($1::uuid[]))`;

interface IconRequest {
  key: string;
  size: number;
  purpose: 'any' | 'maskable';
  /** The colour that fills the square of a maskable icon. */
  ground: string;
}

/** Creates, reads and removes the files of pictures. */
export class PictureFiles {
  private readonly cache: LRUCache<string, Buffer>;

  constructor(
    private readonly database: DataSource,
    private readonly bucket: PictureBucket,
    private readonly log: Logger,
  ) {
    this.cache = new LRUCache({
      maxSize: CACHE_BYTES,
      sizeCalculation: ({ length }) => Math.max(1, length),
      fetchMethod: async (name) => (await bucket.get(name)) ?? undefined,
    });
  }

  /** A file that guests download; undefined when it does not exist. Simultaneous callers share one request. */
  read(file: Parameters<typeof servedName>[0]): Promise<Buffer | undefined> {
    return this.cache.fetch(servedName(file));
  }

  /** An icon made from a picture; null when the picture no longer exists. */
  async icon({ key, size, purpose, ground }: IconRequest): Promise<Buffer | null> {
    const original = await this.bucket.get(originalName(key));
    return original && iconOf(original, size, purpose === 'maskable' ? ground : null);
  }

  /** The picture for shared links; null when it no longer exists. */
  async shared({ key, focalX, focalY }: Pick<Picture, 'key' | 'focalX' | 'focalY'>): Promise<Buffer | null> {
    const original = await this.bucket.get(originalName(key));
    return original && sharedOf(original, SHARED_SIZE, { focalX, focalY });
  }

  /** Creates the files of a picture. A second run writes identical files again. */
  async derive(id: string): Promise<void> {
    const picture = await this.database.manager.findOneBy(Picture, { id });
    if (!picture || picture.state === 'READY') return;
    const original = await this.bucket.get(originalName(picture.key));
    if (!original) {
      await this.database.manager.update(Picture, { id }, { state: 'FAILED' });
      return;
    }
    for (const width of widthsOf(picture.width)) {
      for (const format of FORMATS) {
        const content = await fileOf(original, width, format);
        const name = servedName({ key: picture.key, width, format });
        await this.bucket.put({ name, content, contentType: SERVED_FORMATS[format] });
      }
    }
    const placeholder = await placeholderOf(original);
    await this.database.manager.update(Picture, { id }, { state: 'READY', placeholder });
  }

  /** Removes every file of a picture whose row was deleted. */
  async remove(key: string): Promise<void> {
    // The picture may have been uploaded again in the meantime.
    if (await this.database.manager.existsBy(Picture, { key })) return;
    for (const { name } of await this.bucket.list(folderOf(key))) await this.bucket.remove(name);
  }

  /** Marks unused pictures, deletes those that were unused for long, and removes files that belong to no picture. */
  async tidy(): Promise<void> {
    const { manager } = this.database;
    const used = await usedAddresses(manager);
    const pictures = await manager.find(Picture);
    // A hotel without uploaded pictures needs no storage.
    if (pictures.length === 0) return;
    await manager.query(MARK_USES, [
      pictures.filter((picture) => used.has(addressOf(picture))).map(({ id }) => id),
    ]);
    const unused: { id: string }[] = await manager.query(
      'SELECT id FROM pictures WHERE unused_since <= hotel_now() - make_interval(days => $1)',
      [UNUSED_DAYS],
    );
    const deleted = await this.deleteAll(unused.map(({ id }) => id));
    const removed = await this.removeOrphans(new Set(pictures.map(({ key }) => key)));
    if (deleted + removed > 0) this.log.info({ deleted, removed }, 'Tidied pictures');
  }

  private async deleteAll(ids: readonly string[]): Promise<number> {
    const pictures = await this.database.manager.findBy(Picture, { id: In([...ids]) });
    let deleted = 0;
    for (const picture of pictures) {
      const isDeleted = await inTransaction(this.database, (manager) => deleteUnused(manager, picture));
      if (isDeleted) deleted += 1;
    }
    return deleted;
  }

  private async removeOrphans(keys: ReadonlySet<string>): Promise<number> {
    const latest = Date.now() - ORPHAN_MILLISECONDS;
    const orphans = (await this.bucket.list(ALL_PICTURES)).filter(
      ({ name, storedAt }) => storedAt.getTime() < latest && !keys.has(name.split('/')[1] ?? ''),
    );
    for (const { name } of orphans) await this.bucket.remove(name);
    return orphans.length;
  }
}
