import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A test mail to the owner, and whether the mail server took it. It contains no address, so it is kept for ever. */
@Entity('mail_tests')
export class MailTest {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'mail_tests_pkey' })
  id: string;

  @Column('boolean', { name: 'is_accepted' })
  isAccepted: boolean;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
