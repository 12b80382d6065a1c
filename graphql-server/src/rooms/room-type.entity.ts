import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The four room types; the values are the specification's. */
export const RoomTypeName = { Single: 'Single', Double: 'Double', Deluxe: 'Deluxe', Suite: 'Suite' } as const;
export type RoomTypeName = (typeof RoomTypeName)[keyof typeof RoomTypeName];

/** Guests book a room type, and the hotel gives them a room of it. */
@Entity('room_types')
@Check('room_types_rate_positive', 'nightly_rate_cents > 0')
@Check('room_types_capacity_positive', 'capacity > 0')
export class RoomType {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'room_types_pkey' })
  name: RoomTypeName;

  /** US cents a night. */
  @Column('integer', { name: 'nightly_rate_cents' })
  nightlyRateCents: number;

  /** How many guests may stay in one room. */
  @Column('integer')
  capacity: number;

  @Column('text')
  description: string;

  @Column('integer', { name: 'sort_order' })
  sortOrder: number;
}
