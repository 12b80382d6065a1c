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

  /**
   * Derived from the uploaded bytes and the crop. The addresses of the files contain it, so the content of an address
   * never changes.
   */
  @Column('text')
  @Index('pictures_key_key', { unique: true })
  key: string;

  /** The name of the file on the computer of the uploader. */
  @Column('text', { name: 'file_name' })
  fileName: string;

  /** A description for guests who cannot see the picture; null until it is written. */
  @Column('text', { name: 'alt_text', nullable: true })
  altText: string | null;

  /** Pixels of the stored original. */
  @Column('integer')
  width: number;

  @Column('integer')
  height: number;

  /** The focal point in percent from the left. It stays visible where a page shows only a part of the picture. */
  @Column('integer', { name: 'focal_x', default: 50 })
  focalX: number;

  /** The focal point in percent from the top. */
  @Column('integer', { name: 'focal_y', default: 50 })
  focalY: number;

  /** Colours from top to bottom, such as #9b8d9f. Pages show them until the picture is loaded. */
  @Column('text', { array: true, default: () => "'{}'" })
  placeholder: string[];

  @Column('text', { default: 'RECEIVED' })
  state: PictureState;

  @Column('timestamptz', { name: 'uploaded_at', default: () => 'hotel_now()' })
  uploadedAt: Date;

  /** Since when no page uses the picture, according to the nightly job; null while it is used. */
  @Column('timestamptz', { name: 'unused_since', nullable: true })
  unusedSince: Date | null;

  /** Counts the changes. */
  @Column('integer', { default: 1 })
  version: number;
}
