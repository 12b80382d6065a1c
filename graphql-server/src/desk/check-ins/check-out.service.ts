import type { EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { BoundsService } from '../../access/staff/bounds.service';
import { balanceOf, balanceOfFolio, type BookingRecord } from '../../bookings/core/booking-record';
import type { BookingRepository } from '../../bookings/core/booking.repository';
import type { CompanyAccounts } from '../../invoices/receivables/company-accounts.service';
import type { DepositsToReturn } from '../../bookings/security-deposits/deposits-to-return';
import { rupees, writeMoney } from '../../platform/money/money';
import type { FolioRepository } from '../../bookings/folio/folio.repository';
import type { FoliosRepository } from '../../bookings/folios/folios.repository';
import type { KeptPayment, PaymentRepository } from '../../payments/core/payment.repository';
import { SMALLEST_REFUND_PAISE } from '../../payments/core/refund.states';
import { fieldFault, sentence } from '../../platform/refusals/sentence';
import { staffActor } from '../../platform/states/actor';
import type { Cause } from '../../platform/states/transition';
import type { RequestClock } from '../../platform/time/clock';
import type { ChangedRooms, NightsInRoom } from '../../selling/stays/changed-rooms.repository';
import type { StayStepRepository } from '../../selling/stays/stay-step.repository';
import { addDays } from '../../platform/time/dates';
import { dayOfLeaving, whyNotWithBalance, type Obstacle } from './check-in.policy';
import {
  departureFigures,
  isOneSum,
  type BalanceOfFolio,
  type DepartureFigures,
  type SharedMoney,
} from './departure-figures';
import type { DeskChange, DeskChanges } from './desk-change.service';
import {
  stepMadeBefore,
  deskMoment,
  moved,
  refused,
  type DeskMoment,
  type LockedStay,
  type RefusedStep,
  type StaySteps,
  type StepOutcome,
} from './stay-steps.service';

/** The departure of a guest. */
export interface Departure {
  stayId: string;
  /**
   * The charge that the staff set for the nights that are given up, in paise with tax; null when the policy decides.
   */
  setPaise: number | null;
  /** The refund that the form showed, in paise; null when it showed none. */
  expectedRefund: number | null;
  /** Whether the guest may leave with an open balance. */
  despiteBalance: boolean;
  /** Whether the company that pays for the booking takes the balance on. */
  toCompany: boolean;
  /** Whether the company may owe more than its limit afterwards. */
  despiteLimit: boolean;
  /** Whether the guest may leave while the hotel holds a security deposit. */
  despiteDeposit: boolean;
  reason: string | null;
  idempotencyKey: string;
}

export type FiguresOutcome = { kind: 'Figures'; figures: DepartureFigures } | RefusedStep;

interface CheckOutServiceNeeds {
  staySteps: StaySteps;
  steps: StayStepRepository;
  bookings: BookingRepository;
  payments: PaymentRepository;
  folio: FolioRepository;
  folios: Pick<FoliosRepository, 'ofBooking'>;
  changes: DeskChanges;
  changedRooms: ChangedRooms;
  bounds: BoundsService;
  deposits: Pick<DepositsToReturn, 'heldFor' | 'remind'>;
  companies: Pick<CompanyAccounts, 'takeOn'>;
}

/** Checks guests out, on the day of leaving, later, or early. */
export class CheckOutService {
  constructor(private readonly needs: CheckOutServiceNeeds) {}

  /** What it would cost and refund if the guest left now. Changes nothing. */
  async preview(stayId: string, setPaise: number | null, clock: RequestClock): Promise<FiguresOutcome> {
    const booking = await this.needs.bookings.findByStay(stayId);
    const stay = booking?.stays.find(({ id }) => id === stayId);
    if (!booking || !stay) return { kind: 'RecordNotFound' };
    if (stay.status !== 'IN_HOUSE') return refused(sentence('CHECK_OUT_NOT_IN_HOUSE'));
    const moment = await deskMoment(clock);
    const payments = await this.needs.payments.keptOf(booking.id);
    const money = { payments, folios: await this.needs.folios.ofBooking(booking.id) };
    return figuresOf({ booking, stay }, setPaise, money, moment);
  }

  /**
   * Checks the guest out. Before the agreed day, the remaining nights are released at the charge of the policy or of
   * the staff; the refund must equal the refund that was shown.
   */
  async checkOut(who: Staff, departure: Departure, clock: RequestClock): Promise<StepOutcome> {
    const { stayId } = departure;
    const moment = await deskMoment(clock);
    const request = { who, action: 'checkOut', stayId } as const;
    return refusedByFolio(() =>
      this.needs.staySteps.make(request, async (manager, locked) => {
        const { booking, stay } = locked;
        if (stay.status === 'DEPARTED') return stepMadeBefore(locked);
        if (stay.status !== 'IN_HOUSE') return refused(sentence('CHECK_OUT_NOT_IN_HOUSE'));
        const payments = await this.needs.payments.lockKeptOf(manager, booking.id);
        const money = { payments, folios: await this.needs.folios.ofBooking(booking.id, manager) };
        const outcome = figuresOf(locked, departure.setPaise, money, moment);
        if (outcome.kind !== 'Figures') return outcome;
        const { figures } = outcome;
        if (figures.nightsGivenUp > 0 && figures.refundPaise !== departure.expectedRefund)
          return { kind: 'DepartureChanged', figures };
        const isChecked = departure.toCompany || departure.despiteBalance;
        const obstacle = isChecked ? null : whyNotWithBalance(roundedBalance(figures));
        if (obstacle) return refused(obstacle);
        const keeps = departure.despiteDeposit ? null : await this.whyNotWithDeposit(manager, locked);
        if (keeps) return keeps;
        await this.noteWaived(manager, who, { locked, figures, money, moment });
        if (!departure.toCompany) await this.noteOwed(manager, who, booking.id, figures.folios);
        const cause = { actor: staffActor(who.uid), reason: causeOf(figures, departure) };
        return this.leave(manager, locked, figures, { departure, cause, moment, who });
      }),
    );
  }

  /**
   * Puts the balances of folios that companies pay on their accounts, and returns what the guest still owes, in paise. Throws
   * what rolls the check-out back when a company may not owe it, or the guest owes more.
   */
  private async putOnAccounts(
    manager: EntityManager,
    who: Staff,
    booking: BookingRecord,
    { departure, moment }: { departure: Departure; moment: DeskMoment },
  ): Promise<number> {
    const { despiteLimit, despiteBalance } = departure;
    await this.needs.bookings.readAgain(manager, booking);
    const payments = await this.needs.payments.lockKeptOf(manager, booking.id);
    const bill = { booking, payments, despiteLimit, at: moment.now };
    const obstacle = await this.needs.companies.takeOn(manager, who, bill);
    if (obstacle) throw new UnevenFolio(obstacle);
    const kept = await this.needs.payments.keptOf(booking.id, manager);
    const restPaise = balanceOf(booking, kept);
    const owes = despiteBalance ? null : whyNotWithBalance(roundedBalance({ balancePaise: restPaise }));
    if (owes) throw new UnevenFolio(owes);
    const folios = [...foliosOf(booking, kept)].map((folioId) => {
      return { balancePaise: balanceOfFolio(booking, kept, folioId) };
    });
    await this.noteOwed(manager, who, booking.id, folios);
    return restPaise;
  }

  /** Why the last guest of the booking cannot leave yet: the hotel still holds a deposit. */
  private async whyNotWithDeposit(
    manager: EntityManager,
    { booking, stay }: LockedStay,
  ): Promise<RefusedStep | null> {
    const others = booking.stays.filter(({ id }) => id !== stay.id);
    if (others.some(({ status }) => status === 'EXPECTED' || status === 'IN_HOUSE')) return null;
    const held = await this.needs.deposits.heldFor(manager, booking.id);
    return held === 0 ? null : refused(sentence('DEPOSIT_HELD', { amount: writeMoney(rupees(held)) }));
  }

  /** A lower charge for the nights that are given up is given away. */
  private async noteWaived(
    manager: EntityManager,
    who: Staff,
    {
      locked,
      figures,
      money,
      moment,
    }: { locked: LockedStay; figures: DepartureFigures; money: SharedMoney; moment: DeskMoment },
  ): Promise<void> {
    const byPolicy = figuresOf(locked, null, money, moment);
    const policyPaise = byPolicy.kind === 'Figures' ? byPolicy.figures.chargePaise : figures.chargePaise;
    const waivedPaise = Math.max(0, policyPaise - figures.chargePaise);
    const bookingId = locked.booking.id;
    await this.needs.bounds.note(manager, who, {
      kind: 'cancellation charge',
      amountPaise: waivedPaise,
      bookingId,
    });
  }

  /** What is still owed is given away. What the hotel owes one payer is not paid by another. */
  private async noteOwed(
    manager: EntityManager,
    who: Staff,
    bookingId: string,
    folios: readonly Pick<BalanceOfFolio, 'balancePaise'>[],
  ): Promise<void> {
    const amountPaise = folios.reduce((sum, folio) => sum + Math.max(0, roundedBalance(folio)), 0);
    await this.needs.bounds.note(manager, who, { kind: 'departure that owes', amountPaise, bookingId });
  }

  private async leave(
    manager: EntityManager,
    locked: LockedStay,
    figures: DepartureFigures,
    { departure, cause, moment, who }: { departure: Departure; cause: Cause; moment: DeskMoment; who: Staff },
  ): Promise<StepOutcome> {
    const { booking, stay } = locked;
    const isEarly = figures.nightsGivenUp > 0;
    const { idempotencyKey } = departure;
    if (isEarly && (await this.needs.changes.isKeyUsed(manager, booking.id, idempotencyKey)))
      return { kind: 'IdempotencyConflict' };
    const departureChangeId = isEarly
      ? await this.needs.changes.apply(
          manager,
          booking,
          await this.shorter(manager, figures, idempotencyKey),
          cause,
          moment.now,
        )
      : null;
    const balancePaise = departure.toCompany
      ? await this.putOnAccounts(manager, who, booking, { departure, moment })
      : figures.balancePaise;
    // Less than ₹1 can be neither paid nor refunded.
    if (hasFolios(booking)) await this.settleFolios(manager, booking, departure);
    else if (balancePaise !== 0 && roundedBalance({ balancePaise }) === 0)
      await this.needs.folio.writeOff(manager, booking.id, -balancePaise);
    await this.needs.steps.move(manager, stay, 'DEPARTED', cause, {
      checkedOutAt: moment.now,
      departureChangeId,
    });
    await this.needs.deposits.remind(manager, booking.id);
    return moved(locked);
  }

  /**
   * Each folio must be even once the guest has left, as the whole bill must: what one payer owes is not paid by what the hotel
   * owes another. Throws otherwise, so that nothing is written.
   */
  private async settleFolios(
    manager: EntityManager,
    booking: BookingRecord,
    { despiteBalance }: Departure,
  ): Promise<void> {
    await this.needs.bookings.readAgain(manager, booking);
    const kept = await this.needs.payments.keptOf(booking.id, manager);
    for (const folioId of foliosOf(booking, kept)) {
      const balance = balanceOfFolio(booking, kept, folioId);
      const isSmall = Math.abs(balance) < SMALLEST_REFUND_PAISE;
      if (isSmall) await this.needs.folio.writeOff(manager, booking.id, -balance, null, folioId);
      const obstacle = despiteBalance || isSmall ? null : whyNotWithBalance(balance);
      if (obstacle) throw new UnevenFolio(obstacle);
    }
  }

  /** The stay without its nights from the day of leaving on. Slept nights keep their rooms. */
  private async shorter(
    manager: EntityManager,
    figures: DepartureFigures,
    idempotencyKey: string,
  ): Promise<DeskChange> {
    const { stay, day } = figures;
    const [last] = await this.needs.changedRooms.nightsOf(manager, stay.id, addDays(day, -1), day);
    if (!last) throw new Error(`The stay ${stay.id} has no room for its last night.`);
    const gaveUp = await this.needs.changedRooms.nightsOf(manager, stay.id, day, stay.checkout);
    return changeOf(figures, { roomId: last.roomId, gaveUp }, idempotencyKey);
  }
}

/** A folio is not even, or no company may owe it, so the guest does not leave. */
class UnevenFolio extends Error {
  constructor(readonly obstacle: NonNullable<Obstacle>) {
    super(obstacle.message);
  }
}

/** The refusal of a departure that a folio stops. Its transaction is undone. */
async function refusedByFolio(work: () => Promise<StepOutcome>): Promise<StepOutcome> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UnevenFolio) return refused(error.obstacle);
    throw error;
  }
}

/** The folios that have lines or money. */
const foliosOf = (booking: BookingRecord, kept: readonly KeptPayment[]): ReadonlySet<string | null> =>
  new Set([...booking.lines, ...kept].map(({ folioId = null }) => folioId));

const hasFolios = ({ lines }: BookingRecord): boolean => lines.some(({ folioId }) => Boolean(folioId));

/** The open balance; 0 when it is too small for a payment. */
function roundedBalance({ balancePaise }: Pick<DepartureFigures, 'balancePaise'>): number {
  return Math.abs(balancePaise) < SMALLEST_REFUND_PAISE ? 0 : balancePaise;
}

function causeOf({ nightsGivenUp, balancePaise }: DepartureFigures, { reason }: Departure): string {
  const what = nightsGivenUp > 0 ? 'left early' : 'checked out';
  const owing = balancePaise === 0 ? what : `${what} with an open balance`;
  return reason ? `${owing}: ${reason}` : owing;
}

function figuresOf(
  { booking, stay }: LockedStay,
  setPaise: number | null,
  money: SharedMoney,
  { today }: DeskMoment,
): FiguresOutcome {
  const day = dayOfLeaving(stay, today);
  if (day < stay.checkout && isOneSum(booking, stay)) return refused(sentence('PRICE_IS_ONE_SUM'));
  const byPolicy = departureFigures(booking, stay, { day, setPaise: null }, money);
  if (setPaise === null) return { kind: 'Figures', figures: byPolicy };
  if (setPaise < 0 || setPaise > byPolicy.pricePaise)
    return { kind: 'InvalidInput', faults: [fieldFault('charge', 'CHARGE_ABOVE_PRICE')] };
  return { kind: 'Figures', figures: departureFigures(booking, stay, { day, setPaise }, money) };
}

function changeOf(
  figures: DepartureFigures,
  rooms: { roomId: number; gaveUp: readonly NightsInRoom[] },
  idempotencyKey: string,
): DeskChange {
  const { stay, day, reverses, added, charges, chargePaise, pricePaise, extrasPaise } = figures;
  const { refundPaise, writtenOffPaise } = figures;
  return {
    stay,
    checkin: stay.checkin,
    checkout: day,
    ...rooms,
    keepsUntil: day,
    reverses,
    added,
    charges,
    leastChargePaise: stay.leastChargePaise,
    chargePaise,
    refundPaise,
    writtenOffPaise,
    idempotencyKey,
    differencePaise: chargePaise - pricePaise - extrasPaise,
  };
}
