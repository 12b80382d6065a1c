import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ErasureWait } from './erasure-waits';

/** How far an erasure is. */
export const ErasureState = {
  ASKED: 'ASKED',
  WAITING: 'WAITING',
  DONE: 'DONE',
  WITHDRAWN: 'WITHDRAWN',
} as const;
export type ErasureState = (typeof ErasureState)[keyof typeof ErasureState];

/** What the law keeps after an erasure. */
export interface KeptByLaw {
  /** The record that is kept, such as the number of an invoice. */
  what: string;
  /** The last day on which the record is kept. */
  until: string;
}

/** A wish to erase a person. The row has no address once the erasure is done. */
@Entity('erasure_requests')
@Check('erasure_requests_state_known', "state IN ('ASKED', 'WAITING', 'DONE', 'WITHDRAWN')")
@Check('erasure_requests_waits', "(state = 'WAITING') = (cardinality(waits_for) > 0)")
@Check('erasure_requests_ended', "(state IN ('DONE', 'WITHDRAWN')) = (ended_at IS NOT NULL)")
@Check('erasure_requests_without_address', 'ended_at IS NULL OR address IS NULL')
@Check('erasure_requests_somebody', 'ended_at IS NOT NULL OR num_nonnulls(address, booking_ids) > 0')
@Index('erasure_requests_asked_index', ['askedAt'])
@Index('erasure_requests_address_hash_index', ['addressHash'])
export class ErasureRequest {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'erasure_requests_pkey' })
  id: string;

  @Column('text')
  state: ErasureState;

  /** In lower case; null when only bookings are erased, and once the request has ended. */
  @Column('text', { nullable: true })
  address: string | null;

  /** The keyed hash of the address, by which the desk finds a finished erasure; null without an address. */
  @Column('text', { name: 'address_hash', nullable: true })
  addressHash: string | null;

  /**
   * The chosen bookings. Null for a request about an address: it erases the bookings that the address has when the
   * request is applied.
   */
  @Column('uuid', { name: 'booking_ids', array: true, nullable: true })
  bookingIds: string[] | null;

  @Column('text', { name: 'waits_for', array: true, default: [] })
  waitsFor: ErasureWait[];

  /** The account of the member of the staff; null for a guest. */
  @Column('text', { name: 'asked_by', nullable: true })
  askedBy: string | null;

  @Column('timestamptz', { name: 'asked_at', default: () => 'hotel_now()' })
  askedAt: Date;

  /** When it was done or withdrawn; null before. */
  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null;

  /** The records that the law requires; empty until the erasure is done. */
  @Column('jsonb', { default: [] })
  kept: KeptByLaw[];
}

/** When old personal data were last erased; the table has one row. */
@Entity('retention_runs')
@Check('retention_runs_one_row', 'singleton')
export class RetentionRun {
  @PrimaryColumn('boolean', { default: true, primaryKeyConstraintName: 'retention_runs_pkey' })
  singleton: boolean;

  @Column('timestamptz', { name: 'ended_at' })
  endedAt: Date;
}
