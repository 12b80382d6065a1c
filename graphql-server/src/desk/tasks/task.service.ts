import type { DataSource } from 'typeorm';
import { z } from 'zod';
import type { Staff } from '../../access/accounts/authorisation';
import type { BoundsService } from '../../access/staff/bounds.service';
import type { AuditService } from '../../access/audit/audit.service';
import type { StaffSource } from '../../payments/core/payment.entity';
import type { PaymentRepository } from '../../payments/core/payment.repository';
import { ISSUE_DOCUMENTS_JOB } from '../../invoices/documents/issue-documents-job';
import { dropGivenUpJobs, enqueue } from '../../platform/jobs/job-queue';
import type { RefundService } from '../../payments/core/refund.service';
import type { ShiftRepository } from '../shifts/shift.repository';
import type { StaffMoney } from '../../payments/core/staff-money';
import { staffActor } from '../../platform/states/actor';
import { HOLDS_DOCUMENTS, type TaskKind } from '../../access/tasks/task.entity';
import type { TaskRepository } from '../../access/tasks/task.repository';

/** A finished task, according to the form. */
export interface FinishedTask {
  id: string;
  note: string;
  /**
   * The means by which money was paid back; null when it is the means of the payment, or when no money was paid back.
   */
  source: StaffSource | null;
}

/** The payload of the mail's job, as the task about the mail stores it. */
const mailIdentity = z
  .object({ kind: z.string(), bookingId: z.string() })
  .catchall(z.union([z.string(), z.array(z.string())]));

/** Tasks about a refund that the staff pay by hand. */
const PAID_BY_HAND: ReadonlySet<TaskKind> = new Set(['REFUND_FAILED', 'REFUND_BY_HAND']);

interface TaskServiceNeeds {
  database: DataSource;
  tasks: TaskRepository;
  refunds: RefundService;
  payments: PaymentRepository;
  staffMoney: StaffMoney;
  shifts: ShiftRepository;
  audit: AuditService;
  bounds: BoundsService;
}

/** Ends tasks that the staff have done. */
export class TaskService {
  constructor(private readonly needs: TaskServiceNeeds) {}

  /**
   * Records who finished an open task, and how. A failed refund then counts as paid by other means, and a promised
   * refund as paid; `confirm` throws when the person must first show again who they are. False when the task is not open: another
   * member of the staff or the gateway has finished it.
   */
  async finish(
    who: Staff,
    { id, note, source }: FinishedTask,
    now: Date,
    confirm: () => void,
  ): Promise<boolean> {
    const open = await this.needs.tasks.findOpen(this.needs.database.manager, id);
    if (!open) return false;
    const { kind, bookingId, subject, parameters } = open;
    const refundId = PAID_BY_HAND.has(kind) ? subject : null;
    if (refundId !== null) confirm();
    // The audit entry outlives the booking, so it does not contain the note.
    const details = { kind, ...(source && { source }) };
    const done = await this.needs.audit.perform({ who, action: 'finishTask', details }, async (manager) => {
      // All code locks the booking first, then its payments, then the rows that depend on them.
      if (bookingId !== null) await this.needs.payments.lockBooking(manager, bookingId);
      if (bookingId !== null) await this.needs.payments.lockKeptOf(manager, bookingId);
      if (refundId !== null) await this.needs.payments.lockOfRefund(manager, refundId);
      if (!(await this.needs.tasks.finish(manager, { id, note, by: who.uid }))) return null;
      const cause = { actor: staffActor(who.uid), reason: note };
      const given = { source, givenBy: who.uid, at: now };
      if (refundId !== null && kind === 'REFUND_FAILED')
        await this.needs.refunds.notePaidOtherwise(manager, refundId, cause);
      if (refundId !== null) {
        const amountPaise = await this.needs.staffMoney.give(manager, refundId, given, cause);
        await this.needs.bounds.note(manager, who, { kind: 'refund by hand', amountPaise, bookingId });
        await this.needs.shifts.noteRefund(manager, who.uid, refundId);
      }
      // The staff have told the guest in another way, so the mail is not tried again.
      const mail = kind === 'CONFIRMATION_FAILED' ? mailIdentity.safeParse(parameters['mail']) : null;
      if (mail?.success) await dropGivenUpJobs(manager, mail.data);
      // Nothing better will come, so the document is issued as it is.
      if (HOLDS_DOCUMENTS.includes(kind)) await enqueue(manager, ISSUE_DOCUMENTS_JOB, { bookingId });
      return { done: true, recordId: id, before: { kind, bookingId }, after: { doneBy: who.uid } };
    });
    return done ?? false;
  }
}
