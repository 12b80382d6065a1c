import type { DataSource } from 'typeorm';
import type { Staff } from '../accounts/authorisation';
import type { AuditService } from '../audit/audit.service';
import type { RefundService } from '../payments/refund.service';
import { staffActor } from '../platform/states/actor';
import type { TaskRepository } from '../tasks/task.repository';

/** Ends tasks that a person has done. */
export class TaskService {
  constructor(
    private readonly database: DataSource,
    private readonly tasks: TaskRepository,
    private readonly refunds: RefundService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Notes who did an open task, and how. A refund that failed counts as paid by other means from then on. False when no
   * such task is open: somebody else has done it, or the gateway has.
   */
  async finish(who: Staff, { id, note }: { id: string; note: string }): Promise<boolean> {
    const open = await this.tasks.findOpen(this.database.manager, id);
    if (!open) return false;
    const { kind, bookingId, subject } = open;
    // Read before the transaction: inside it, it would take a second connection.
    const refund = kind === 'REFUND_FAILED' && subject !== null ? await this.refunds.find(subject) : null;
    const action = { who, action: 'finishTask', details: { kind, note } } as const;
    const done = await this.audit.perform(action, async (manager) => {
      // Everybody locks a payment before what depends on it.
      if (refund) await this.refunds.lockPayment(manager, refund);
      if (!(await this.tasks.finish(manager, { id, note, by: who.uid }))) return null;
      if (refund) {
        const cause = { actor: staffActor(who.uid), reason: note };
        await this.refunds.notePaidOtherwise(manager, refund.id, cause);
      }
      return { done: true, recordId: id, before: { kind, bookingId }, after: { doneBy: who.uid } };
    });
    return done ?? false;
  }
}
