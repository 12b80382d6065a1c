import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import type { Locale } from '../../platform/locale/locale';
import type { ContentBody, ContentKind } from './content-body';
import { ContentDocument } from './content-document.entity';

/** A published text. It never changes and is kept as long as its document. */
@Entity('content_revisions')
@Index('content_revisions_document_index', ['kind', 'key', 'locale', 'id'])
export class ContentRevision {
  @PrimaryGeneratedColumn('identity', { type: 'integer', primaryKeyConstraintName: 'content_revisions_pkey' })
  id: number;

  @Column('text')
  kind: ContentKind;

  @Column('text')
  key: string;

  @Column('text')
  locale: Locale;

  @ManyToOne(() => ContentDocument)
  @JoinColumn({
    name: 'kind',
    referencedColumnName: 'kind',
    foreignKeyConstraintName: 'content_revisions_document_fkey',
  })
  @JoinColumn({
    name: 'key',
    referencedColumnName: 'key',
    foreignKeyConstraintName: 'content_revisions_document_fkey',
  })
  @JoinColumn({
    name: 'locale',
    referencedColumnName: 'locale',
    foreignKeyConstraintName: 'content_revisions_document_fkey',
  })
  document?: Relation<ContentDocument>;

  @Column('jsonb')
  body: ContentBody;

  @Column('timestamptz', { name: 'published_at', default: () => 'clock_timestamp()' })
  publishedAt: Date;

  /** The verified address of the person who published it; null for a text that came with the installation. */
  @Column('text', { name: 'published_by', nullable: true })
  publishedBy: string | null;
}
