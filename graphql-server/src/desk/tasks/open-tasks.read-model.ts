import type { DataSource } from 'typeorm';
import { staffName } from '../../access/audit/staff-name';
import { TaskKind } from '../../access/tasks/task.entity';
import type { PaymentSource } from '../../payments/core/payment.entity';
import { DifferenceKind } from '../../payments/settlements/difference';

interface OpenTask {
  id: string;
  kind: TaskKind;
  reference: string | null;
  guestName: string | null;
  difference: DifferenceKind | null;
  amountPaise: number | null;
  payment: string | null;
  /** How the money of a refund goes back; null for any other task. */
  source: PaymentSource | null;
  address: string | null;
  document: string | null;
  /** The name of the folio of the document; null for any other task, and for the first folio. */
  folio: string | null;
  problem: string | null;
  /** The portal and the booking's number there. */
  portal: string | null;
  roomNumber: string | null;
  calendar: string | null;
  /** The nights of a conflict with a portal's calendar, or of a stay without a room; null for any other task. */
  firstNight: string | null;
  until: string | null;
  repairNote: string | null;
  notedBy: string | null;
  /** The id of the picture of a repair; null without a picture. */
  picture: string | null;
  respondBy: Date | null;
  createdAt: Date;
}

// A newer version may have written kinds that this version does not know, before the operator went back. Their tasks wait
// for the newer version, because this version cannot do what ends them.
const OPEN_TASKS = `
  SELECT task.id, task.kind, booking.reference, booking.name AS "guestName",
    (task.parameters ->> 'amount')::bigint AS "amountPaise", task.parameters ->> 'payment' AS payment, refund.source,
    task.parameters ->> 'address' AS address,
    CASE WHEN task.parameters ->> 'difference' = ANY($2) THEN task.parameters ->> 'difference' END AS difference,
    task.parameters ->> 'document' AS document, folio.name AS folio,
    task.parameters ->> 'problem' AS problem, (task.parameters ->> 'respondBy')::timestamptz AS "respondBy",
    NULLIF(concat_ws(' ', coalesce(task.parameters ->> 'portal', portal.name), coalesce(task.parameters ->> 'number', sold.number)), '')
      AS portal,
    task.parameters ->> 'roomNumber' AS "roomNumber", task.parameters ->> 'calendar' AS calendar,
    coalesce(task.parameters ->> 'firstNight', unplaced.checkin::text) AS "firstNight",
    coalesce(task.parameters ->> 'until', unplaced.checkout::text) AS until, task.parameters ->> 'repairNote' AS "repairNote",
    CASE WHEN task.kind = 'REPAIR' THEN ${staffName("task.parameters ->> 'notedBy'")} END AS "notedBy",
    picture.id AS picture,
    task.created_at AS "createdAt"
  FROM tasks task LEFT JOIN bookings booking ON booking.id = task.booking_id
  LEFT JOIN refunds refund
    ON refund.id = CASE WHEN task.kind IN ('REFUND_FAILED', 'REFUND_BY_HAND') THEN task.subject::uuid END
  LEFT JOIN tax_documents document
    ON document.id = CASE WHEN task.kind = 'DOCUMENT_REFUSED' THEN task.subject::uuid END
  LEFT JOIN folios folio ON folio.id = document.folio_id
  LEFT JOIN stays unplaced ON unplaced.id = CASE WHEN task.kind = 'STAY_UNPLACED' THEN task.subject::uuid END
  LEFT JOIN portal_bookings sold ON sold.booking_id = unplaced.booking_id
  LEFT JOIN portals portal ON portal.id = sold.portal_id
  LEFT JOIN house_pictures picture ON picture.task_id = task.id AND picture.stored_at IS NOT NULL
  WHERE task.done_at IS NULL AND task.kind = ANY($1) ORDER BY task.created_at LIMIT 200`;

/** What the staff must do. It writes nothing. */
export class OpenTasksReadModel {
  constructor(private readonly database: DataSource) {}

  /** The oldest first, of the kinds that this version knows. */
  read(): Promise<OpenTask[]> {
    return this.database.query(OPEN_TASKS, [Object.values(TaskKind), Object.values(DifferenceKind)]);
  }
}
