import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { Locale } from '../../platform/locale/locale';
import type { ContentBody, ContentKind } from './content-body';

/**
 * A text of the hotel's site in one language: the published text and the draft. The hotel can replace it but not delete
 * it.
 */
@Entity('content_documents')
@Check('content_documents_kind_known', "kind IN ('PAGE', 'NAVIGATION', 'TESTIMONIALS')")
@Check(
  'content_documents_published_whole',
  '(published IS NULL) = (published_version IS NULL) AND (published IS NULL) = (published_at IS NULL)',
)
export class ContentDocument {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'content_documents_pkey' })
  kind: ContentKind;

  /** The page, such as `home`; `main` or `footer` for the navigation; `guests` for the testimonials. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'content_documents_pkey' })
  key: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'content_documents_pkey' })
  locale: Locale;

  /** What staff see. */
  @Column('jsonb')
  draft: ContentBody;

  /** What guests see; null until it is published. */
  @Column('jsonb', { nullable: true })
  published: ContentBody | null;

  /** Counts the drafts. */
  @Column('integer')
  version: number;

  /** The version of the draft that was published last. */
  @Column('integer', { name: 'published_version', nullable: true })
  publishedVersion: number | null;

  @Column('timestamptz', { name: 'published_at', nullable: true })
  publishedAt: Date | null;
}
