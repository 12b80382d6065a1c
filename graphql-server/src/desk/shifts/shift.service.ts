import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { BoundsService } from '../../access/staff/bounds.service';
import type { AuditService } from '../../access/audit/audit.service';
import { inTransaction, lockByName } from '../../platform/database/database';
import { rupees, writeMoney } from '../../platform/money/money';
import type { InvalidInputOutcome, RecordNotFoundOutcome } from '../../platform/refusals/outcomes';
import { fieldFault } from '../../platform/refusals/sentence';
import type { CashPieces } from './cash-pieces.policy';
import type { Shift } from './shift.entity';
import { cashAfter, summed, type SummedShift } from './shift-sums';
import type { NamedShift, ShiftRepository } from './shift.repository';

/** The beginning of a shift: a counted float in paise, or the shift whose cash it takes over. */
export type ShiftBeginning = { floatPaise: number } | { takesOver: string };

/** Cash that a person takes out of the drawer, in paise, and why. */
export interface PaidOut {
  amountPaise: number;
  reason: string;
  idempotencyKey: string;
}

/** The form of a closing. Amounts are in paise. */
export interface ShiftCount {
  expectedCash: number;
  countedCash: number;
  /** Which notes and coins were counted; empty when only the total was typed. */
  countedPieces: readonly CashPieces[];
  safe: number;
  handedTo: string;
  note: string;
}

export type ShiftObstacle =
  'SHIFT_OPEN_ALREADY' | 'SHIFT_NEEDED' | 'SHIFT_CLOSED_ALREADY' | 'SHIFT_TAKEN_OVER' | 'PAID_OUT_PUT_BACK';

interface ShiftStored {
  kind: 'ShiftStored';
  shift: SummedShift;
}

interface ShiftRefused {
  kind: 'ShiftRefused';
  obstacle: ShiftObstacle;
}

export type OpenOutcome = ShiftStored | ShiftRefused | RecordNotFoundOutcome;
export type PaidOutOutcome =
  ShiftStored | ShiftRefused | { kind: 'IdempotencyConflict' } | InvalidInputOutcome;
export type PutBackOutcome = ShiftStored | ShiftRefused | RecordNotFoundOutcome;
export type CloseShiftOutcome =
  ShiftStored | { kind: 'ShiftChanged'; shift: SummedShift } | ShiftRefused | RecordNotFoundOutcome;

/** The lock under which shifts are opened one at a time. */
const OPENING_LOCK = 'the opening of a shift';

const refused = (obstacle: ShiftObstacle): ShiftRefused => ({ kind: 'ShiftRefused', obstacle });

/**
 * Opens and closes shifts, and records the cash that is paid out of the drawer. All changes of a shift lock the shift;
 * payments lock their booking before.
 */
export class ShiftService {
  constructor(
    private readonly database: DataSource,
    private readonly repository: ShiftRepository,
    private readonly audit: AuditService,
    private readonly bounds: BoundsService,
  ) {}

  /** Null when there is no such shift. */
  async find(id: string): Promise<SummedShift | null> {
    const shift = await this.repository.find(id);
    return shift && this.sum(shift);
  }

  /** The open shift of this account, or null. */
  async findOpen(account: string): Promise<SummedShift | null> {
    const shift = await this.repository.findOpen(account);
    return shift && this.sum(shift);
  }

  /** The latest shifts that left cash for the next shift. */
  async toTakeOver(): Promise<SummedShift[]> {
    const shifts = await this.repository.toTakeOver();
    return Promise.all(shifts.map((shift) => this.sum(shift)));
  }

  /** Opens a shift. A person has one open shift at most, and the cash of a shift is taken over once. */
  open(who: Staff, beginning: ShiftBeginning, now: Date): Promise<OpenOutcome> {
    return inTransaction(this.database, async (manager): Promise<OpenOutcome> => {
      await lockByName(manager, OPENING_LOCK);
      if (await this.repository.findOpen(who.uid, manager)) return refused('SHIFT_OPEN_ALREADY');
      const float = await this.floatOf(manager, beginning);
      if ('kind' in float) return float;
      const shift = { id: randomUUID(), openedBy: who.uid, openedAt: now, ...float };
      await this.repository.add(manager, shift);
      const details = { floatPaise: float.floatPaise };
      const change = { recordId: shift.id, before: {}, after: float };
      await this.audit.noteChange(manager, { who, action: 'openShift', details }, change);
      return this.stored(manager, shift.id);
    });
  }

  /** Takes cash out of the person's drawer; never more than is in it. A repeated key returns the same result. */
  payOut(who: Staff, paidOut: PaidOut, now: Date): Promise<PaidOutOutcome> {
    return inTransaction(this.database, async (manager): Promise<PaidOutOutcome> => {
      const shift = await this.repository.lockOpen(manager, who.uid);
      if (!shift) return refused('SHIFT_NEEDED');
      const { amountPaise, reason, idempotencyKey } = paidOut;
      const sent = await this.repository.findByKey(manager, shift.id, idempotencyKey);
      if (sent) {
        const isSame = sent.amountPaise === amountPaise && sent.reason === reason;
        return isSame ? this.stored(manager, shift.id) : { kind: 'IdempotencyConflict' };
      }
      const inDrawer = await this.cashIn(manager, shift);
      if (amountPaise > inDrawer) {
        const cash = writeMoney(rupees(Math.max(0, inDrawer)));
        return { kind: 'InvalidInput', faults: [fieldFault('amount', 'PAID_OUT_ABOVE_CASH', { cash })] };
      }
      await this.bounds.note(manager, who, { kind: 'paid out', amountPaise, bookingId: null });
      const entry = { id: randomUUID(), shiftId: shift.id, at: now, ...paidOut };
      await this.repository.addEntry(manager, { ...entry, move: 'PAID_OUT', source: 'CASH' });
      const change = { recordId: shift.id, before: {}, after: { paidOutPaise: amountPaise } };
      const details = { entryId: entry.id, amountPaise, reason };
      await this.audit.noteChange(manager, { who, action: 'payOut', details }, change);
      return this.stored(manager, shift.id);
    });
  }

  /** Puts cash back that was recorded as paid out by mistake, while its shift is open. */
  putBack(who: Staff, entryId: string, reason: string, now: Date): Promise<PutBackOutcome> {
    return inTransaction(this.database, async (manager): Promise<PutBackOutcome> => {
      const entry = await this.repository.findEntry(manager, entryId);
      if (entry?.move !== 'PAID_OUT') return { kind: 'RecordNotFound' };
      const shift = await this.repository.lock(manager, entry.shiftId);
      if (shift?.openedBy !== who.uid) return { kind: 'RecordNotFound' };
      if (shift.closedAt) return refused('SHIFT_CLOSED_ALREADY');
      const entries = await this.repository.entriesOf(shift.id, manager);
      if (entries.some(({ reverses }) => reverses === entryId)) return refused('PAID_OUT_PUT_BACK');
      const { amountPaise, source } = entry;
      const back = { id: randomUUID(), shiftId: shift.id, at: now, source, amountPaise, reason };
      await this.repository.addEntry(manager, { ...back, move: 'PUT_BACK', reverses: entryId });
      const change = { recordId: shift.id, before: {}, after: { putBackPaise: amountPaise } };
      const details = { entryId, amountPaise, reason };
      await this.audit.noteChange(manager, { who, action: 'putBackPaidOut', details }, change);
      return this.stored(manager, shift.id);
    });
  }

  /**
   * Closes a shift, if the expected cash equals the amount that the form showed. The person of the shift closes it, or
   * another person when the shift was forgotten. A repeated closing with equal figures returns the same result.
   */
  close(who: Staff, shiftId: string, count: ShiftCount, now: Date): Promise<CloseShiftOutcome> {
    return inTransaction(this.database, async (manager): Promise<CloseShiftOutcome> => {
      const shift = await this.repository.lock(manager, shiftId);
      if (!shift) return { kind: 'RecordNotFound' };
      if (shift.closedAt)
        return isSame(shift, count) ? this.stored(manager, shiftId) : refused('SHIFT_CLOSED_ALREADY');
      const expectedPaise = await this.cashIn(manager, shift);
      if (expectedPaise !== count.expectedCash)
        return { kind: 'ShiftChanged', shift: (await this.stored(manager, shiftId)).shift };
      const closing = {
        expectedPaise,
        countedPaise: count.countedCash,
        safePaise: count.safe,
        handedTo: count.countedCash > count.safe ? count.handedTo : '',
        note: count.note,
      };
      const countedPieces = [...count.countedPieces];
      const closed = { ...closing, countedPieces, closedBy: who.uid, closedAt: now };
      await this.repository.close(manager, shiftId, closed);
      const change = { recordId: shiftId, before: {}, after: closing };
      await this.audit.noteChange(manager, { who, action: 'closeShift', details: closing }, change);
      return this.stored(manager, shiftId);
    });
  }

  private async floatOf(
    manager: EntityManager,
    beginning: ShiftBeginning,
  ): Promise<Pick<Shift, 'floatPaise' | 'takesOver'> | ShiftRefused | RecordNotFoundOutcome> {
    if ('floatPaise' in beginning) return { floatPaise: beginning.floatPaise, takesOver: null };
    const { takesOver } = beginning;
    const before = await this.repository.lock(manager, takesOver);
    const left = before && leftBy(before);
    if (left === null) return { kind: 'RecordNotFound' };
    if (await this.repository.findLater(manager, takesOver)) return refused('SHIFT_TAKEN_OVER');
    return { floatPaise: left, takesOver };
  }

  private async cashIn(manager: EntityManager, { id, floatPaise }: Shift): Promise<number> {
    return cashAfter(floatPaise, await this.repository.entriesOf(id, manager));
  }

  private async stored(manager: EntityManager, id: string): Promise<ShiftStored> {
    const shift = await this.repository.find(id, manager);
    if (!shift) throw new Error(`shift ${id} is gone`);
    return { kind: 'ShiftStored', shift: await this.sum(shift, manager) };
  }

  private async sum(shift: NamedShift, manager = this.database.manager): Promise<SummedShift> {
    return summed(shift, await this.repository.entriesOf(shift.id, manager));
  }
}

/** The cash that a closed shift left for the next shift, in paise; null while it is open. */
export function leftBy({
  countedPaise,
  safePaise,
}: Pick<Shift, 'countedPaise' | 'safePaise'>): number | null {
  return countedPaise === null || safePaise === null ? null : countedPaise - safePaise;
}

function isSame(shift: Shift, count: ShiftCount): boolean {
  return (
    shift.expectedPaise === count.expectedCash &&
    shift.countedPaise === count.countedCash &&
    shift.safePaise === count.safe &&
    shift.note === count.note &&
    (shift.handedTo === count.handedTo || leftBy(shift) === 0)
  );
}
