import type { DataSource, EntityManager } from 'typeorm';
import type { KeptPayment, PaymentRepository } from '../../payments/core/payment.repository';
import type { BillingDetails, BillingDetailsRepository } from '../billing-details/billing-details.repository';
import {
  balanceOfFolio,
  grossOf,
  isInFolio,
  type BookedLine,
  type BookingRecord,
} from '../core/booking-record';
import type { BookingRepository } from '../core/booking.repository';
import type { Folio } from './folio.entity';
import { isSplittable, obstacleOfLine, type LinesOfBooking } from './folio.policy';
import { isMovable, sharesOf, type FolioShare } from './folio-shares';
import type { FoliosRepository } from './folios.repository';

/** A line of a folio that is still charged. */
export interface FolioLineRecord {
  line: BookedLine & { id: number };
  isInvoiced: boolean;
  /** Whether the staff can move it now. */
  canMove: boolean;
  canSplit: boolean;
}

/** A folio with its lines and what its payer owes, in paise. */
export interface FolioRecord {
  /** Null for the first folio. */
  id: string | null;
  place: number;
  name: string | null;
  payer: BillingDetails | null;
  companyId: string | null;
  takes: FolioShare[];
  closedAt: Date | null;
  /** Why it was closed with an open balance. */
  closedReason: string | null;
  chargedPaise: number;
  balancePaise: number;
  lines: FolioLineRecord[];
}

interface FolioRecordsNeeds {
  database: DataSource;
  bookings: Pick<BookingRepository, 'findByReference'>;
  folios: Pick<FoliosRepository, 'ofBooking'>;
  billingDetails: Pick<BillingDetailsRepository, 'find' | 'ofCompany'>;
  payments: Pick<PaymentRepository, 'keptOf'>;
  documents: {
    /** The lines of the booking that are on documents, by id. */
    linesOnDocuments(manager: EntityManager, bookingId: string): Promise<ReadonlySet<number>>;
  };
}

/** Reads the folios of bookings with their lines, payers and balances. */
export class FolioRecords {
  constructor(private readonly needs: FolioRecordsNeeds) {}

  /** The folios of a booking, the first one first; none for an unknown booking. */
  async ofBooking(reference: string): Promise<FolioRecord[]> {
    const booking = await this.needs.bookings.findByReference(reference);
    return booking ? this.recordsOf(this.needs.database.manager, booking) : [];
  }

  /** The folios of a booking that was read before. */
  async recordsOf(manager: EntityManager, booking: BookingRecord): Promise<FolioRecord[]> {
    const stored = await this.needs.folios.ofBooking(booking.id, manager);
    const folios = await Promise.all(
      stored.map(async ({ companyId, ...folio }) => {
        const payer = companyId && (await this.needs.billingDetails.ofCompany(companyId, manager));
        return { ...folio, companyId, payer: payer || folio.payer };
      }),
    );
    const kept = await this.needs.payments.keptOf(booking.id, manager);
    const onDocuments = await this.needs.documents.linesOnDocuments(manager, booking.id);
    const closed = new Set(folios.filter(({ closedAt }) => closedAt !== null).map(({ id }) => id));
    const around = { lines: booking.lines, onDocuments, closed };
    const first = {
      ...{ id: null, place: 1, name: null, companyId: null, takes: [], closedAt: null, closedReason: null },
      payer: await this.needs.billingDetails.find(booking.id, manager),
    };
    return [first, ...folios].map((folio) => recordOf(folio, booking, kept, around));
  }
}

/** The parts of a folio that are stored with it; the first folio has no row. */
interface FolioHead extends Pick<
  Folio,
  'place' | 'payer' | 'companyId' | 'takes' | 'closedAt' | 'closedReason'
> {
  id: string | null;
  name: string | null;
}

function recordOf(
  { id, place, name, payer, companyId, takes, closedAt, closedReason }: FolioHead,
  booking: BookingRecord,
  kept: readonly KeptPayment[],
  around: LinesOfBooking,
): FolioRecord {
  const own = booking.lines.filter((line) => isInFolio(line, id));
  const reversed = new Set(booking.lines.map(({ reverses }) => reverses));
  const isCharged = (line: BookedLine): line is BookedLine & { id: number } =>
    line.id !== null && line.reverses === null && !reversed.has(line.id);
  return {
    ...{ id, place, name, payer, companyId, takes: sharesOf(takes), closedAt, closedReason },
    chargedPaise: own.reduce((sum, line) => sum + grossOf(line), 0),
    balancePaise: balanceOfFolio(booking, kept, id),
    lines: own.filter(isCharged).map((line) => {
      const canMove = obstacleOfLine(line.id, around) === null;
      const isInvoiced = isMovable(line.kind) && around.onDocuments.has(line.id);
      return { line, isInvoiced, canMove, canSplit: canMove && isSplittable(line) };
    }),
  };
}
