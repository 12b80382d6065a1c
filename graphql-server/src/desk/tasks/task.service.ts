import type { DataSource } from 'typeorm';
import { z } from 'zod';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import type { StaffSource } from '../../payments/core/payment.entity';
import type { PaymentRepository } from '../../payments/core/payment.repository';
import { ISSUE_DOCUMENTS_JOB } from '../../invoices/documents/issue-documents-job';
import { dropGivenUpJobs, enqueue } from '../../platform/jobs/job-queue';
import type { RefundService } from '../../payments/core/refund.service';
import type { StaffMoney } from '../../payments/core/staff-money';
import { staffActor } from '../../platform/states/actor';
import type { TaskKind } from '../../access/tasks/task.entity';
import type { TaskRepository } from '../../access/tasks/task.repository';

/** A task that somebody has done, as the form says. */
export interface FinishedTask {
  id: string;
  note: string;
  /** By which means money went back; null when it is the one by which it came, or when no money went back. */
  source: StaffSource | null;
}

/** What the job of a mail carries, as the task about it has noted it. */
const mailIdentity = z
  .object({ kind: z.string(), bookingId: z.string() })
  .catchall(z.union([z.string(), z.array(z.string())]));

/** Tasks about a refund that somebody pays by hand. */
const PAID_BY_HAND: ReadonlySet<TaskKind> = new Set(['REFUND_FAILED', 'REFUND_BY_HAND']);

/** Ends tasks that a person has done. */
export class TaskService {
  constructor(
    private readonly database: DataSource,
    private readonly tasks: TaskRepository,
    private readonly refunds: RefundService,
    private readonly payments: PaymentRepository,
    private readonly staffMoney: StaffMoney,
    private readonly audit: AuditService,
  ) {}

  /**
   * Notes who did an open task, and how. A refund that failed counts as paid by other means from then on, and one that was
   * promised by hand as given. False when no such task is open: somebody else has done it, or the gateway has.
   */
  async finish(who: Staff, { id, note, source }: FinishedTask, now: Date): Promise<boolean> {
    const open = await this.tasks.findOpen(this.database.manager, id);
    if (!open) return false;
    const { kind, bookingId, subject, parameters } = open;
    const refundId = PAID_BY_HAND.has(kind) ? subject : null;
    // The entry outlives the booking, so it has none of the words.
    const details = { kind, ...(source && { source }) };
    const done = await this.audit.perform({ who, action: 'finishTask', details }, async (manager) => {
      // Everybody locks a payment before what depends on it.
      if (bookingId !== null) await this.payments.lockKeptOf(manager, bookingId);
      if (!(await this.tasks.finish(manager, { id, note, by: who.uid }))) return null;
      const cause = { actor: staffActor(who.uid), reason: note };
      const given = { source, givenBy: who.uid, at: now };
      if (refundId !== null && kind === 'REFUND_FAILED')
        await this.refunds.notePaidOtherwise(manager, refundId, cause);
      if (refundId !== null) await this.staffMoney.give(manager, refundId, given, cause);
      // Somebody has told the guest in another way.
      const mail = kind === 'CONFIRMATION_FAILED' ? mailIdentity.safeParse(parameters['mail']) : null;
      if (mail?.success) await dropGivenUpJobs(manager, mail.data);
      // Nobody says the address: the invoice waits no longer.
      if (kind === 'ADDRESS_MISSING') await enqueue(manager, ISSUE_DOCUMENTS_JOB, { bookingId });
      return { done: true, recordId: id, before: { kind, bookingId }, after: { doneBy: who.uid } };
    });
    return done ?? false;
  }
}
