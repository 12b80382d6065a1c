import { Check, Column, Entity, PrimaryColumn, VersionColumn } from 'typeorm';

/** Why an endpoint gets no events. */
export type SwitchedOffBecause = 'STAFF' | 'FAILING';

/** An address of a program to which events of bookings are sent. */
@Entity('webhook_endpoints')
@Check('webhook_endpoints_switched_off_because', "switched_off_because IN ('STAFF', 'FAILING')")
@Check('webhook_endpoints_reason_with_moment', '(switched_off_at IS NULL) = (switched_off_because IS NULL)')
@Check('webhook_endpoints_previous_with_end', '(sealed_previous_secret IS NULL) = (previous_until IS NULL)')
export class WebhookEndpoint {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'webhook_endpoints_pkey' })
  id: string;

  /** The name by which the desk knows the program. */
  @Column('text')
  name: string;

  @Column('text')
  url: string;

  /** The signing secret, encrypted with a key of the application's secret. */
  @Column('text', { name: 'sealed_secret' })
  sealedSecret: string;

  /**
   * The earlier secret. Until `previousUntil`, messages are signed with both secrets. Null without an earlier secret.
   */
  @Column('text', { name: 'sealed_previous_secret', nullable: true })
  sealedPreviousSecret: string | null;

  @Column('timestamptz', { name: 'previous_until', nullable: true })
  previousUntil: Date | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  /** The account of the person who added the endpoint. */
  @Column('text', { name: 'created_by' })
  createdBy: string;

  /** Null while events are sent. */
  @Column('timestamptz', { name: 'switched_off_at', nullable: true })
  switchedOffAt: Date | null;

  @Column('text', { name: 'switched_off_because', nullable: true })
  switchedOffBecause: SwitchedOffBecause | null;

  /**
   * Null while the endpoint exists. The deliveries of a removed endpoint stay until they are old enough to be
   * deleted.
   */
  @Column('timestamptz', { name: 'removed_at', nullable: true })
  removedAt: Date | null;

  /** Counts the changes. */
  @VersionColumn({ type: 'integer', default: 1 })
  version: number;
}
