import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { Actor } from '../../platform/states/actor';
import type { PlainDate } from '../../platform/time/dates';

/** A closed day of the hotel: who closed it, when, and its figures in rooms. It never changes. */
@Entity('night_audits')
@Check('night_audits_actor_known', "actor_kind IN ('staff')")
@Check('night_audits_figures', 'arrivals >= 0 AND departures >= 0 AND in_house >= 0 AND no_shows >= 0')
export class NightAudit {
  /** The business day. */
  @PrimaryColumn('date', { primaryKeyConstraintName: 'night_audits_pkey' })
  day: PlainDate;

  /** Stays whose guests arrived on the day. */
  @Column('integer')
  arrivals: number;

  /** Stays whose guests left on the day. */
  @Column('integer')
  departures: number;

  /** Stays whose guests were in house when the day was closed, or at its end. */
  @Column('integer', { name: 'in_house' })
  inHouse: number;

  /** Stays that should have begun on the day and whose guests did not come. */
  @Column('integer', { name: 'no_shows' })
  noShows: number;

  @Column('text', { name: 'actor_kind' })
  actorKind: Actor['kind'];

  /** See `Actor`. */
  @Column('text', { name: 'actor_id', nullable: true })
  actorId: string | null;

  @Column('timestamptz', { name: 'closed_at' })
  closedAt: Date;
}
