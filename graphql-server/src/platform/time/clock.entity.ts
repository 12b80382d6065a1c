import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** A single row: how far tests have moved the hotel's time. Outside tests it is zero. */
@Entity('clock')
@Check('clock_one_row', 'singleton')
export class ClockShift {
  @PrimaryColumn('boolean', { default: true, primaryKeyConstraintName: 'clock_pkey' })
  singleton: boolean;

  @Column('interval', { default: () => "'00:00:00'" })
  shift: string;
}
