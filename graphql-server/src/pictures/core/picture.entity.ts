import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** RECEIVED until a job has made its files, READY when guests can see it, FAILED when the files cannot be made. */
export type PictureState = 'RECEIVED' | 'READY' | 'FAILED';

/** A picture that was uploaded at the desk. Its files are in the storage bucket. It is kept for 30 days after its last use. */
@Entity('pictures')
@Check('pictures_key', "key ~ '^[0-9a-f]{32}$'")
@Check('pictures_size', 'width > 0 AND height > 0')
@Check('pictures_focal_point', 'focal_x BETWEEN 0 AND 100 AND focal_y BETWEEN 0 AND 100')
@Check('pictures_state', "state IN ('RECEIVED', 'READY', 'FAILED')")
@Check('pictures_alt_text', "alt_text <> ''")
export class Picture {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pictures_pkey' })
  id: string;

  /** Made of the uploaded bytes and the crop. It is in the addresses of the files, so what an address shows never changes. */
  @Column('text')
  @Index('pictures_key_key', { unique: true })
  key: string;

  /** What the file was called on the computer that it came from. */
  @Column('text', { name: 'file_name' })
  fileName: string;

  /** What the picture shows, for guests who do not see it; null until somebody has written it. */
  @Column('text', { name: 'alt_text', nullable: true })
  altText: string | null;

  /** Pixels of the stored original. */
  @Column('integer')
  width: number;

  @Column('integer')
  height: number;

  /** Percent from the left: what stays visible where a page shows a part of the picture. */
  @Column('integer', { name: 'focal_x', default: 50 })
  focalX: number;

  /** Percent from the top. */
  @Column('integer', { name: 'focal_y', default: 50 })
  focalY: number;

  /** Colours from top to bottom, such as #9b8d9f. Pages show them until the picture arrives. */
  @Column('text', { array: true, default: () => "'{}'" })
  placeholder: string[];

  @Column('text', { default: 'RECEIVED' })
  state: PictureState;

  @Column('timestamptz', { name: 'uploaded_at', default: () => 'hotel_now()' })
  uploadedAt: Date;

  /** Since when no page names it, as the job of each night found it; null while it is used. */
  @Column('timestamptz', { name: 'unused_since', nullable: true })
  unusedSince: Date | null;

  /** Counts the changes. */
  @Column('integer', { default: 1 })
  version: number;
}
