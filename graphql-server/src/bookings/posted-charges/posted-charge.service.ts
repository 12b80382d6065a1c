import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import type { BoundsService } from '../../access/staff/bounds.service';
import { inTransaction } from '../../platform/database/database';
import type { InvalidInputOutcome, RecordNotFoundOutcome } from '../../platform/refusals/outcomes';
import { fieldFault } from '../../platform/refusals/sentence';
import type { HotelTime } from '../../platform/time/clock';
import type { PlainDate } from '../../platform/time/dates';
import type { ChargeItem } from '../../selling/charge-items/charge-item.entity';
import type { ChargeItemRepository } from '../../selling/charge-items/charge-item.repository';
import { usesOfPosted } from '../../selling/pricing/extras';
import type { Extra } from '../../selling/pricing/rate-book';
import type { PaymentRepository } from '../../payments/core/payment.repository';
import type { MoneyBack } from '../cancellations/money-back';
import { staffActor } from '../../platform/states/actor';
import { linesOfStay } from '../core/agreed-charge';
import { balanceOfFolio, grossOf, type BookedStay, type BookingRecord } from '../core/booking-record';
import type { BookingRepository } from '../core/booking.repository';
import type { ExtraUses } from '../core/extra-uses';
import type { FolioRepository, PostedLine } from '../folio/folio.repository';
import {
  aboveCharges,
  daysOfCharges,
  extraToPost,
  feesPaiseOf,
  lineOfPostedExtra,
  loweredLines,
  lowerableLines,
  owedBackOfLowered,
  postedLine,
  priceOfNight,
  type ExtraToPost,
  type PostedChargeForm,
} from './posted-charge.policy';
import type { FoundAllowance, FoundCharge, PostedChargeRepository } from './posted-charge.repository';

/** The charges that the staff posted to a bill, and the allowances that they gave. */
export interface Bill {
  charges: FoundCharge[];
  allowances: FoundAllowance[];
  /** The lines that an allowance can lower: for each its id, what it is and what it costs, in paise with tax. */
  lowerable: {
    lineId: number;
    stayId: string | null;
    name: string | null;
    night: PlainDate | null;
    paise: number;
  }[];
}

/** An allowance, in paise with tax. */
export interface GivenAllowance {
  /** The line of the folio; null for the whole bill. */
  line: number | null;
  amount: number;
  reason: string;
  idempotencyKey: string;
}

/** Why nothing can be posted. */
export type ChargeObstacle =
  'STAY_TAKES_NO_CHARGE' | 'PRICE_IS_ONE_SUM' | 'MINIBAR_GUEST_LEFT' | 'MINIBAR_DAY_FULL';

export type ChargeOutcome =
  | { kind: 'ChargesStored'; bill: Bill }
  | { kind: 'ChargeRefused'; obstacle: ChargeObstacle }
  | { kind: 'IdempotencyConflict' }
  | InvalidInputOutcome
  | RecordNotFoundOutcome;

/** What holds for a charge beyond the rules of every charge, such as for one of housekeeping. */
export interface ChargeLimits {
  /** The action in the activity log. */
  action: 'postCharge' | 'postMinibar';
  /** The day of a charge whose form names none. */
  day: PlainDate;
  /** Asked under the lock of the booking, before a new charge. Null when it may be posted. */
  obstacleFor: (
    stay: BookedStay,
    chargesOfBooking: () => Promise<FoundCharge[]>,
  ) => Promise<ChargeObstacle | null>;
}

interface PostedChargeNeeds {
  database: DataSource;
  bookings: BookingRepository;
  charges: PostedChargeRepository;
  items: ChargeItemRepository;
  /** Today's GST on meals, in percent. */
  restaurant: { taxPercentOf(item: { taxPercent: number | null }): number };
  /** The hotel's extras with their present tax. */
  extras: { readonly priced: readonly (Extra & { onSale: boolean })[] };
  extraUses: Pick<ExtraUses, 'lockAndFindSoldOut'>;
  property: {
    paisePerUnitOn(date: PlainDate): number;
    readonly current: { feesLiftNights: boolean };
    /** GST in percent on a night at this price, in paise. */
    gstPercentOf(night: PlainDate, nightPaise: number): number;
  };
  folio: FolioRepository;
  payments: Pick<PaymentRepository, 'lockKeptOf'>;
  moneyBack: Pick<MoneyBack, 'send'>;
  documents: { issueMissing(manager: EntityManager, bookingId: string): Promise<void> };
  audit: AuditService;
  bounds: Pick<BoundsService, 'note'>;
}

/** Stays whose guest is expected, in the house, or has just left. */
const TAKES_CHARGES: ReadonlySet<BookedStay['status']> = new Set(['EXPECTED', 'IN_HOUSE', 'DEPARTED']);

/** The staff who take payments may post any charge. */
const unlimited = ({ today }: HotelTime): ChargeLimits => ({
  action: 'postCharge',
  day: today,
  obstacleFor: () => Promise.resolve(null),
});

const invalid = (...faults: InvalidInputOutcome['faults']): InvalidInputOutcome => ({
  kind: 'InvalidInput',
  faults,
});

/**
 * Puts charges on the bills of stays, takes them back, and takes allowances off bills. Locks the booking first. Lines of the
 * folio are never changed: what costs less is reversed and charged anew, so that an invoice gets its credit note.
 */
export class PostedChargeService {
  constructor(private readonly needs: PostedChargeNeeds) {}

  /** The charges and allowances of a booking; empty for an unknown booking. */
  async ofBooking(reference: string): Promise<Bill> {
    const booking = await this.needs.bookings.findByReference(reference);
    return booking ? this.billOf(this.needs.database.manager, booking) : emptyBill();
  }

  /** Posts a charge to a stay. A repeated key posts it once. */
  async post(
    who: Staff,
    stayId: string,
    form: PostedChargeForm,
    time: HotelTime,
    { action, day, obstacleFor }: ChargeLimits = unlimited(time),
  ): Promise<ChargeOutcome> {
    const found = await this.needs.bookings.findByStay(stayId);
    if (!found) return { kind: 'RecordNotFound' };
    return this.withBooking(found.id, async (manager, booking): Promise<ChargeOutcome> => {
      const stay = booking.stays.find(({ id }) => id === stayId);
      if (!stay) return { kind: 'RecordNotFound' };
      const sent = await this.needs.charges.findByKey(manager, booking.id, form.idempotencyKey);
      if (sent) return this.sentBefore(manager, booking, sent.id, form);
      if (booking.status !== 'CONFIRMED' || !TAKES_CHARGES.has(stay.status))
        return { kind: 'ChargeRefused', obstacle: 'STAY_TAKES_NO_CHARGE' };
      const obstacle = await obstacleFor(stay, () => this.needs.charges.ofBooking(booking.id, manager));
      if (obstacle) return { kind: 'ChargeRefused', obstacle };
      const dated = { ...form, day: form.day ?? day };
      const line = await this.lineFor(manager, booking, stay, dated, time.today);
      if ('kind' in line) return line;
      const folioLineId = await this.needs.folio.addPosted(manager, booking.id, line);
      const id = randomUUID();
      const { item: itemId, idempotencyKey } = form;
      const by = { postedBy: who.uid, postedAt: time.now };
      await this.needs.charges.add(manager, {
        ...{ id, bookingId: booking.id, folioLineId, itemId, idempotencyKey },
        ...by,
      });
      const details = {
        reference: booking.reference,
        charge: id,
        ...line.posted,
        amountPaise: grossOf(line),
      };
      const rows = { recordId: booking.id, before: {}, after: { postedPaise: grossOf(line) } };
      await this.needs.audit.noteChange(manager, { who, action, details }, rows);
      await this.needs.documents.issueMissing(manager, booking.id);
      return this.stored(manager, booking);
    });
  }

  /** The hotel's extras as a press posts each to this stay; none for an unknown stay. */
  async extrasFor(stayId: string, { today }: HotelTime): Promise<ExtraToPost[]> {
    const booking = await this.needs.bookings.findByStay(stayId);
    const stay = booking?.stays.find(({ id }) => id === stayId);
    if (!stay) return [];
    const paisePerUnit = this.needs.property.paisePerUnitOn(today);
    return this.extrasOnSale().map((extra) => extraToPost(extra, stay, today, paisePerUnit));
  }

  private extrasOnSale(): Extra[] {
    return this.needs.extras.priced.filter(({ onSale }) => onSale);
  }

  /** Takes a charge back, with a reason. Does nothing when it was taken back before. */
  async takeBack(who: Staff, chargeId: string, reason: string, time: HotelTime): Promise<ChargeOutcome> {
    const bookingId = await this.needs.charges.bookingOf(chargeId);
    if (bookingId === null) return { kind: 'RecordNotFound' };
    return this.withBooking(bookingId, async (manager, booking): Promise<ChargeOutcome> => {
      const charges = await this.needs.charges.ofBooking(booking.id, manager);
      const charge = charges.find(({ id }) => id === chargeId);
      if (!charge) return { kind: 'RecordNotFound' };
      if (charge.takenBackAt !== null) return this.stored(manager, booking);
      const { lineId, amountPaise } = charge;
      const given = { kind: 'charge taken back', amountPaise, bookingId } as const;
      await this.needs.bounds.note(manager, who, given);
      await this.needs.folio.reverseLines(manager, bookingId, [lineId]);
      await this.needs.charges.takeBack(manager, chargeId, { by: who.uid, reason, at: time.now });
      // The audit entry outlives the booking, so it does not contain the reason.
      const details = { reference: booking.reference, charge: chargeId, amountPaise };
      const rows = { recordId: bookingId, before: { postedPaise: amountPaise }, after: { postedPaise: 0 } };
      await this.needs.audit.noteChange(manager, { who, action: 'takeBackCharge', details }, rows);
      const lowered = { reason: 'charge taken back', folioIds: [charge.folioId] };
      return this.lowered(manager, who, booking, lowered);
    });
  }

  /** Takes an amount off a charge, or off all charges of the bill in proportion. A repeated key takes it off once. */
  async allow(who: Staff, reference: string, form: GivenAllowance, time: HotelTime): Promise<ChargeOutcome> {
    const found = await this.needs.bookings.findByReference(reference);
    if (!found) return { kind: 'RecordNotFound' };
    return this.withBooking(found.id, async (manager, booking): Promise<ChargeOutcome> => {
      const { id: bookingId } = booking;
      const { line: lineId, amount: amountPaise, reason, idempotencyKey } = form;
      const sent = await this.needs.charges.findAllowance(manager, bookingId, idempotencyKey);
      if (sent) {
        const isSame = sent.lineId === lineId && sent.amountPaise === amountPaise && sent.reason === reason;
        return isSame ? this.stored(manager, booking) : { kind: 'IdempotencyConflict' };
      }
      if (booking.status !== 'CONFIRMED') return { kind: 'ChargeRefused', obstacle: 'STAY_TAKES_NO_CHARGE' };
      const lines = lowerableLines(booking.lines).filter(({ id }) => lineId === null || id === lineId);
      if (lineId !== null && lines.length === 0) return invalid(fieldFault('line', 'CHARGE_UNKNOWN'));
      const above = aboveCharges(amountPaise, lines);
      if (above) return invalid(above);
      await this.needs.bounds.note(manager, who, { kind: 'allowance', amountPaise, bookingId });
      const allowance = { id: randomUUID(), bookingId, lineId, amountPaise, reason };
      await this.needs.charges.addAllowance(manager, {
        ...allowance,
        ...{ givenBy: who.uid, givenAt: time.now, idempotencyKey },
      });
      const lower = loweredLines(amountPaise, lines);
      await this.needs.charges.follow(
        manager,
        await this.needs.folio.lower(manager, bookingId, allowance.id, lower),
      );
      // The audit entry outlives the booking, so it does not contain the reason.
      const details = { reference: booking.reference, allowance: allowance.id, amountPaise };
      const rows = { recordId: bookingId, before: {}, after: { allowedPaise: amountPaise } };
      await this.needs.audit.noteChange(manager, { who, action: 'giveAllowance', details }, rows);
      const folioIds = lines.map(({ folioId = null }) => folioId);
      return this.lowered(manager, who, booking, { reason: 'allowance', folioIds });
    });
  }

  private async lineFor(
    manager: EntityManager,
    booking: BookingRecord,
    stay: BookedStay,
    { item: itemId, extra: code, words, quantity, day }: PostedChargeForm,
    today: PlainDate,
  ): Promise<PostedLine | Exclude<ChargeOutcome, { kind: 'ChargesStored' }>> {
    const pieces = { quantity, day: day ?? today };
    const days = daysOfCharges(stay, today);
    if (pieces.day < days.first || pieces.day > days.last)
      return invalid(fieldFault('day', 'CHARGE_DAY_OUTSIDE', days));
    if (words) return postedLine(stay.id, { ...words, sac: words.code }, pieces);
    if (code !== null) {
      const extra = this.extrasOnSale().find((one) => one.code === code);
      if (!extra) return invalid(fieldFault('extra', 'CHARGE_UNKNOWN'));
      const sold = usesOfPosted({ ...extra, ...pieces, checkout: stay.checkout, guests: stay.guests });
      const soldOut = await this.needs.extraUses.lockAndFindSoldOut(manager, sold);
      if (soldOut) {
        const { name, day: date } = soldOut;
        return invalid(fieldFault('extra', 'CHARGE_EXTRA_SOLD_OUT', { extra: name, date }));
      }
      return lineOfPostedExtra(stay.id, extra, pieces, this.needs.property.paisePerUnitOn(today));
    }
    const item = itemId === null ? null : await this.needs.items.find(manager, itemId);
    if (!item?.onSale) return invalid(fieldFault('item', 'CHARGE_UNKNOWN'));
    const price = this.priceOf(item, booking, stay, quantity);
    return price
      ? postedLine(stay.id, price, pieces)
      : { kind: 'ChargeRefused', obstacle: 'PRICE_IS_ONE_SUM' };
  }

  private priceOf(item: ChargeItem, booking: BookingRecord, stay: BookedStay, quantity: number) {
    const { name, department, pricePaise, code: sac } = item;
    const { property } = this.needs;
    if (pricePaise === null)
      return priceOfNight(item, linesOfStay(booking, stay).at(item.ofFirstNight ? 0 : -1), quantity, {
        earlierFeesPaise: feesPaiseOf(booking.lines, stay.id),
        percentAt: property.current.feesLiftNights
          ? (night, nightPaise) => property.gstPercentOf(night, nightPaise)
          : null,
      });
    return { name, department, pricePaise, sac, taxPercent: this.needs.restaurant.taxPercentOf(item) };
  }

  /** The response to a form that was sent twice. */
  private async sentBefore(
    manager: EntityManager,
    booking: BookingRecord,
    chargeId: string,
    { item, extra: code, words, quantity, day }: PostedChargeForm,
  ): Promise<ChargeOutcome> {
    const bill = await this.billOf(manager, booking);
    const sent = await this.needs.charges.find(manager, chargeId);
    const charge = bill.charges.find(({ id }) => id === chargeId);
    // An allowance may have lowered its price since.
    const isOfWords =
      words === null ||
      (charge?.name === words.name &&
        charge.department === words.department &&
        charge.taxPercent === words.taxPercent);
    const extra = this.needs.extras.priced.find((one) => one.code === code);
    const isSame =
      sent?.itemId === item &&
      charge?.quantity === quantity &&
      (day === null || charge.day === day) &&
      (code === null || charge.name === extra?.name) &&
      isOfWords;
    return isSame ? { kind: 'ChargesStored', bill } : { kind: 'IdempotencyConflict' };
  }

  private withBooking(
    bookingId: string,
    work: (manager: EntityManager, booking: BookingRecord) => Promise<ChargeOutcome>,
  ): Promise<ChargeOutcome> {
    return inTransaction(this.needs.database, async (manager): Promise<ChargeOutcome> => {
      const booking = await this.needs.bookings.lockById(manager, bookingId);
      return booking ? work(manager, booking) : { kind: 'RecordNotFound' };
    });
  }

  /** Refunds what these folios cost less now, as far as it was paid, and issues the documents that follow. */
  private async lowered(
    manager: EntityManager,
    { uid }: Staff,
    booking: BookingRecord,
    { reason, folioIds }: { reason: string; folioIds: readonly (string | null)[] },
  ): Promise<ChargeOutcome> {
    const before = { status: booking.status, lines: booking.lines };
    const outcome = await this.stored(manager, booking);
    const kept = await this.needs.payments.lockKeptOf(manager, booking.id);
    const cause = { actor: staffActor(uid), reason };
    for (const folioId of new Set(folioIds)) {
      const owed = balanceOfFolio(before, kept, folioId);
      const owedBack = owedBackOfLowered(owed, balanceOfFolio(booking, kept, folioId));
      if (owedBack === 0) continue;
      const own = kept.filter((payment) => payment.folioId === folioId);
      const { unplaced } = await this.needs.moneyBack.send(manager, booking.id, owedBack, own, cause);
      await this.needs.folio.writeOff(manager, booking.id, unplaced, null, folioId);
    }
    await this.needs.documents.issueMissing(manager, booking.id);
    return outcome;
  }

  private async stored(manager: EntityManager, booking: BookingRecord): Promise<ChargeOutcome> {
    await this.needs.bookings.readAgain(manager, booking);
    return { kind: 'ChargesStored', bill: await this.billOf(manager, booking) };
  }

  private async billOf(manager: EntityManager, booking: BookingRecord): Promise<Bill> {
    const lowerable = lowerableLines(booking.lines).map((line) => ({
      ...{ lineId: line.id, stayId: line.stayId, night: line.night },
      name: line.posted?.name ?? line.extra?.name ?? null,
      paise: grossOf(line),
    }));
    return {
      charges: await this.needs.charges.ofBooking(booking.id, manager),
      allowances: await this.needs.charges.allowancesOf(booking.id, manager),
      lowerable,
    };
  }
}

const emptyBill = (): Bill => ({ charges: [], allowances: [], lowerable: [] });
