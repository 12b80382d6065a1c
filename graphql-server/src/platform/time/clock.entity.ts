import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** One row: by how much tests have moved the hotel's time. It is zero everywhere else. */
@Entity('clock')
@Check('clock_one_row', 'singleton')
export class ClockShift {
  @PrimaryColumn('boolean', { default: true, primaryKeyConstraintName: 'clock_pkey' })
  singleton: boolean;

  @Column('interval', { default: () => "'00:00:00'" })
  shift: string;
}
