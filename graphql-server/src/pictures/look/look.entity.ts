import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { Palette } from './palette';
import type { HeadingTypeface, TextTypeface } from './typefaces';

/** How the site looks: one row. */
@Entity('looks')
@Check('looks_one_row', 'singleton')
export class Look {
  @PrimaryColumn('boolean', { default: true, primaryKeyConstraintName: 'looks_pkey' })
  singleton: boolean;

  /** Null for the site's default colours. */
  @Column('jsonb', { nullable: true })
  palette: Palette | null;

  /** The address of an uploaded picture; null for the site's default logo. */
  @Column('text', { nullable: true })
  logo: string | null;

  /** The typeface of titles. */
  @Column('text', { name: 'heading_typeface', default: 'CORMORANT_GARAMOND' })
  headingTypeface: HeadingTypeface;

  /** The typeface of all other text. */
  @Column('text', { name: 'text_typeface', default: 'FIGTREE' })
  textTypeface: TextTypeface;

  /** Counts the changes. */
  @Column('integer', { default: 1 })
  version: number;
}
