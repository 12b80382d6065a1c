import type { DataSource, EntityManager } from 'typeorm';
import { plainRead } from '../../platform/database/plain-statements';
import { DEFAULT_LOCALE, type Locale } from '../../platform/locale/locale';
import type { ContentBody } from './content-body';
import { ContentDocument } from './content-document.entity';
import { ContentRevision } from './content-revision.entity';
import type { ContentKey } from './content-keys';
import type { ListedContent } from './site-paths';

/** The tables of published texts. Each write to them is announced to every server. */
export const CONTENT_TABLES: ReadonlySet<string> = new Set(['content_documents']);

/** The tables whose rows decide whether a page is empty. Each write to them is announced to every server. */
export const LISTED_TABLES: ReadonlySet<string> = new Set(['category_items', 'hotels', 'offers']);

const LISTED = `
  SELECT ARRAY(SELECT DISTINCT category FROM category_items) AS categories,
    EXISTS (SELECT 1 FROM offers) AS "hasOffers", EXISTS (SELECT 1 FROM hotels) AS "hasHotels"`;

/** Reads the documents that the hotel has written. */
export class ContentRepository {
  private readonly inLocale: (values: unknown[]) => Promise<ContentDocument[]>;

  constructor(private readonly database: DataSource) {
    this.inLocale = plainRead(database, ContentDocument, 'WHERE locale = $1');
  }

  /** All documents that were ever saved. */
  all(locale: Locale = DEFAULT_LOCALE): Promise<ContentDocument[]> {
    return this.inLocale([locale]);
  }

  /** What lists have something in them. */
  async listed(): Promise<ListedContent> {
    const rows: ListedContent[] = await this.database.query(LISTED);
    return rows[0] ?? { categories: [], hasOffers: false, hasHotels: false };
  }

  find({ kind, key }: ContentKey): Promise<ContentDocument | null> {
    return this.database.getRepository(ContentDocument).findOneBy({ kind, key, locale: DEFAULT_LOCALE });
  }

  /** The newest first. */
  revisions({ kind, key }: ContentKey, take: number): Promise<ContentRevision[]> {
    return this.database
      .getRepository(ContentRevision)
      .find({ where: { kind, key, locale: DEFAULT_LOCALE }, order: { id: 'DESC' }, take });
  }

  revision(id: number): Promise<ContentRevision | null> {
    return this.database.getRepository(ContentRevision).findOneBy({ id, locale: DEFAULT_LOCALE });
  }
}

/** The document, locked. A document that was never saved is created from `body`, with version 0. */
export async function lockedDocument(
  manager: EntityManager,
  { kind, key }: ContentKey,
  body: ContentBody,
): Promise<ContentDocument> {
  const place = { kind, key, locale: DEFAULT_LOCALE };
  await manager
    .createQueryBuilder()
    .insert()
    .into(ContentDocument)
    .values({ ...place, draft: body, version: 0 })
    .orIgnore()
    .execute();
  return manager
    .createQueryBuilder(ContentDocument, 'document')
    .where(place)
    .setLock('pessimistic_write')
    .getOneOrFail();
}

/** A document that is published at once. */
export interface PublishedContent extends ContentKey {
  body: ContentBody;
}

/** Publishes the documents that were never saved. */
export async function publishMissing(
  manager: EntityManager,
  documents: readonly PublishedContent[],
): Promise<void> {
  const known = await manager.find(ContentDocument, { select: { kind: true, key: true } });
  const isKnown = ({ kind, key }: ContentKey) =>
    known.some((other) => other.kind === kind && other.key === key);
  for (const document of documents.filter((wanted) => !isKnown(wanted))) {
    const { kind, key, body } = document;
    const place = { kind, key, locale: DEFAULT_LOCALE };
    const publishedAt = (): string => 'clock_timestamp()';
    await manager.insert(ContentDocument, {
      ...place,
      draft: body,
      published: body,
      version: 1,
      publishedVersion: 1,
      publishedAt,
    });
    await manager.insert(ContentRevision, { ...place, body });
  }
}

/**
 * Adds pictures to pages that were saved before pages had pictures as data. Pages that are saved later always have
 * them.
 */
export async function addPagePictures(
  manager: EntityManager,
  key: string,
  pictures: Readonly<Record<string, string>>,
): Promise<void> {
  const texts = JSON.stringify(pictures);
  await manager.query(
    `UPDATE content_documents SET
       draft = jsonb_set(draft, '{texts}', $2::jsonb || (draft->'texts')),
       published = jsonb_set(published, '{texts}', $2::jsonb || (published->'texts'))
     WHERE kind = 'PAGE' AND key = $1 AND NOT draft->'texts' ? 'image'`,
    [key, texts],
  );
}

/** Whether the database comes from a version that had the texts in its code, and they have not been imported yet. */
export async function awaitsImport(manager: EntityManager): Promise<boolean> {
  const rows: unknown[] = await manager.query('SELECT FROM content_imports');
  return rows.length > 0;
}

export async function noteImport(manager: EntityManager): Promise<void> {
  await manager.query('DELETE FROM content_imports');
}
