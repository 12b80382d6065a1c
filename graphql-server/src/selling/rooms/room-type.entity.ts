import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** The code of a room type, such as Deluxe. The API and the specification use it as the name of the type. */
export type RoomTypeName = string;

/** A type of room. Guests book a type, and the hotel assigns a room of it. */
@Entity('room_types')
@Check('room_types_rate_positive', 'nightly_rate_cents > 0')
@Check('room_types_capacity_positive', 'capacity > 0')
@Check('room_types_code', "code ~ '^[A-Za-z][A-Za-z0-9-]{0,39}$'")
@Check(
  'room_types_guests',
  'maximum_adults BETWEEN 1 AND capacity AND maximum_children >= 0 AND extra_beds >= 0',
)
@Check(
  'room_types_supplements',
  "included_guests >= 1 AND adult_supplement_cents >= 0 AND jsonb_typeof(child_supplements) = 'object'",
)
@Check('room_types_size', 'size_square_metres > 0')
export class RoomType {
  @PrimaryGeneratedColumn('identity', { type: 'integer', primaryKeyConstraintName: 'room_types_pkey' })
  id: number;

  @Column('text')
  @Index('room_types_code_key', { unique: true })
  code: RoomTypeName;

  /** The title for guests. */
  @Column('text')
  name: string;

  /** US cents a night. */
  @Column('integer', { name: 'nightly_rate_cents' })
  nightlyRateCents: number;

  /** How many guests may stay in one room, without extra beds. */
  @Column('integer')
  capacity: number;

  @Column('text')
  description: string;

  @Column('integer', { name: 'sort_order' })
  sortOrder: number;

  /** Whether guests can book it. Existing bookings do not change. */
  @Column('boolean', { name: 'on_sale', default: true })
  onSale: boolean;

  /** How many of the guests may be adults. */
  @Column('integer', { name: 'maximum_adults' })
  maximumAdults: number;

  /** How many of the guests may be children. */
  @Column('integer', { name: 'maximum_children', default: 0 })
  maximumChildren: number;

  /** How many beds can be added. Each is for one more guest. */
  @Column('integer', { name: 'extra_beds', default: 0 })
  extraBeds: number;

  /** How many guests the rate includes; null when it includes all. */
  @Column('integer', { name: 'included_guests', nullable: true })
  includedGuests: number | null;

  /** The supplement for each further adult, in US cents a night. */
  @Column('integer', { name: 'adult_supplement_cents', default: 0 })
  adultSupplementCents: number;

  /**
   * The supplement for each further child, in US cents a night, by the code of the age band. A child of another band
   * costs as much as an adult.
   */
  @Column('jsonb', { name: 'child_supplements', default: {} })
  childSupplements: Record<string, number>;

  /** The beds, such as 'King bed and sofa bed'. */
  @Column('text', { nullable: true })
  beds: string | null;

  @Column('integer', { name: 'size_square_metres', nullable: true })
  sizeSquareMetres: number | null;

  /** The view from the window. */
  @Column('text', { nullable: true })
  view: string | null;

  /** The place in the building, such as 'Third floor, lake side'. */
  @Column('text', { nullable: true })
  floor: string | null;

  /** What each stay includes, such as Wi-Fi; one entry each. */
  @Column('text', { array: true, default: () => "'{}'" })
  included: string[];

  /** Addresses of pictures; the first is shown first. */
  @Column('text', { array: true, default: () => "'{}'" })
  pictures: string[];

  /** Counts the owner's changes. */
  @Column('integer', { default: 1 })
  version: number;
}
