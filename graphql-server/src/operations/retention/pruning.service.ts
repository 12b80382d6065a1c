import type { DataSource, EntityManager } from 'typeorm';
import { AUDIT_RETENTION } from '../../access/audit/audit-entry.entity';
import { DESK_SESSION_RETENTION } from '../../access/desk-sessions/desk-session.entity';
import { ADDRESS_PROOF_RETENTION } from '../../bookings/address-proofs/address-proof.entity';
import { BOOKING_CODE_RETENTION } from '../../bookings/pay-at-hotel/booking-code.entity';
import { lapsedHoldRetention } from '../../bookings/core/booking.entity';
import { PAYLOAD_HAS_STAY_TO_COME } from '../../bookings/core/booking.repository';
import { requestsOfLapsed } from '../../bookings/payment-requests/payment-request.entity';
import { CONTACT_MESSAGE_RETENTION } from '../../mails/contact/contact-message.entity';
import { FEEDBACK_RETENTION } from '../../mails/feedback/feedback.entity';
import { NEWSLETTER_CODE_RETENTION } from '../../mails/newsletter/newsletter-code.entity';
import { SUBSCRIBER_RETENTION } from '../../mails/newsletter/subscriber.entity';
import { bookingHasAttempt } from '../../payments/core/payment.repository';
import { WEBHOOK_EVENT_RETENTION } from '../../payments/core/webhook-event.entity';
import { REGISTER_RETENTION } from '../../guests/register/register-entry.entity';
import { BOOKING_EVENT_RETENTION } from '../../connections/updates/booking-event.entity';
import { LOST_ITEM_RETENTION } from '../../desk/lost-property/lost-item.entity';
import { REPAIR_RETENTION } from '../../access/tasks/task.entity';
import { ROOM_MARK_RETENTION } from '../../desk/housekeeping/room-mark.entity';
import { CHANGE_RETENTION } from '../../platform/changes/change.entity';
import { inTransaction } from '../../platform/database/database';
import type { RetentionRule } from '../../platform/database/retention-rule';
import { givenUpJobRetention } from '../../platform/jobs/job-queue';
import { JOB_WORKER_RETENTION } from '../../platform/jobs/job-worker.entity';
import type { Logger } from '../../platform/log/log';
import { deleteHistory } from '../../platform/states/transition';
import type { PersonRetention } from '../personal-data/person-retention';
import { noteRetention } from '../personal-data/retention-run';

export const PRUNE_JOB = 'prune';

// The most rows that one statement deletes. With so few rows, a statement ends long before its timeout.
const ROWS_AT_ONCE = 5_000;

const LAPSED_BOOKINGS = lapsedHoldRetention({ unless: bookingHasAttempt });

const RETENTION: readonly RetentionRule[] = [
  WEBHOOK_EVENT_RETENTION,
  NEWSLETTER_CODE_RETENTION,
  SUBSCRIBER_RETENTION,
  AUDIT_RETENTION,
  ADDRESS_PROOF_RETENTION,
  BOOKING_CODE_RETENTION,
  CONTACT_MESSAGE_RETENTION,
  FEEDBACK_RETENTION,
  // The given-up job of a mail about a future stay is kept, because its guest was not told.
  givenUpJobRetention({ unless: PAYLOAD_HAS_STAY_TO_COME }),
  JOB_WORKER_RETENTION,
  CHANGE_RETENTION,
  ROOM_MARK_RETENTION,
  LOST_ITEM_RETENTION,
  REGISTER_RETENTION,
  REPAIR_RETENTION,
  BOOKING_EVENT_RETENTION,
  DESK_SESSION_RETENTION,
  requestsOfLapsed(LAPSED_BOOKINGS),
  LAPSED_BOOKINGS,
];

/** Deletes rows and erases guests that are not needed any more. */
export class Pruning {
  constructor(
    private readonly database: DataSource,
    private readonly log: Logger,
    private readonly people: Pick<PersonRetention, 'run'>,
  ) {}

  async run(): Promise<void> {
    for (const rule of RETENTION) {
      const rows = await this.prune(rule);
      if (rows > 0) this.log.info({ table: rule.table, rows }, 'Pruned');
    }
    const erased = await this.people.run();
    if (erased.bookings + erased.documents > 0) this.log.info(erased, 'Guests were erased after their time');
    await noteRetention(this.database);
  }

  private async prune(rule: RetentionRule): Promise<number> {
    for (let total = 0; ;) {
      const rows = await inTransaction(this.database, (manager) => pruneSome(manager, rule));
      total += rows;
      if (rows < ROWS_AT_ONCE) return total;
    }
  }
}

async function pruneSome(
  manager: EntityManager,
  { table, mayBeDeleted, machine }: RetentionRule,
): Promise<number> {
  const some = `SELECT ctid FROM ${table} WHERE ${mayBeDeleted} LIMIT ${ROWS_AT_ONCE}`;
  const deleted: [{ id: string }[], number] = await manager.query(
    `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(${some})) ${machine ? 'RETURNING id' : ''}`,
  );
  const [rows, count] = deleted;
  if (machine)
    await deleteHistory(
      manager,
      machine,
      rows.map(({ id }) => id),
    );
  return count;
}
