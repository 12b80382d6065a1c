import type { DataSource } from 'typeorm';
import { AnnouncedRows } from '../../platform/database/announced-rows';
import { plainRead } from '../../platform/database/plain-statements';
import type { Logger } from '../../platform/log/log';
import { addressOf, fileAt } from './picture-file.policy';
import { Picture } from './picture.entity';
import { shownOf, type ShownPicture } from './shown-picture';
import { sitePictureAt, type SitePictures } from './site-pictures';

/** The table whose writes are announced to every server. */
export const PICTURE_TABLES: ReadonlySet<string> = new Set(['pictures']);

/**
 * The pictures whose files are ready, kept in memory: a hotel has some hundred pictures, and each page for guests shows
 * several.
 */
export class PictureIndex extends AnnouncedRows<ReadonlyMap<string, Picture>> {
  constructor(
    database: DataSource,
    log: Logger,
    private readonly sitePictures: SitePictures,
  ) {
    const ready = plainRead(database, Picture, "WHERE state = 'READY'");
    const read = async () => new Map((await ready()).map((picture) => [picture.key, picture]));
    super(read, 'pictures', log);
  }

  /** The ready picture of that key, or undefined. */
  find(key: string): Picture | undefined {
    return this.current.get(key);
  }

  /** The uploaded pictures at these addresses that are ready, each once. */
  among(addresses: readonly (string | null)[]): Picture[] {
    const found = addresses.flatMap((address) => {
      const picture = address ? this.find(fileAt(address)?.key ?? '') : undefined;
      return picture && addressOf(picture) === address ? [picture] : [];
    });
    return [...new Set(found)];
  }

  /** What pages need to show the pictures at these addresses. Pictures of other sites are left out. */
  shown(addresses: readonly (string | null)[]): ShownPicture[] {
    const ofSite = [...new Set(addresses)].flatMap((address) => {
      const picture = address ? sitePictureAt(this.sitePictures, address) : null;
      return picture ? [picture] : [];
    });
    return [...this.among(addresses).map(shownOf), ...ofSite];
  }
}
