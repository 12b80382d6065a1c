import type { BookedLine, BookedStay, BookingRecord } from '../../bookings/core/booking-record';
import type { FolioLineKind } from '../../bookings/folio/folio-line.entity';
import type { PaymentSource } from '../../payments/core/payment.entity';
import { addDays, type PlainDate } from '../../platform/time/dates';
import type { DocumentLine } from './document-content';
import { rateOf } from './plan/rated-amounts';
import type { SuppliedAmount } from './plan/plan-input';

const SOURCES: Readonly<Record<PaymentSource, string>> = {
  GATEWAY: 'Online',
  CASH: 'Cash',
  CARD_MACHINE: 'Card',
  UPI: 'UPI',
  BANK_TRANSFER: 'Bank transfer',
  PORTAL: 'Booking portal',
  SECURITY_DEPOSIT: 'Security deposit',
  COMPANY: 'Account of the company',
};

/** The gateway's names of the methods (https://razorpay.com/docs/api/payments). */
const METHODS: Readonly<Record<string, string>> = {
  card: 'Card',
  upi: 'UPI',
  netbanking: 'Net banking',
  wallet: 'Wallet',
  emi: 'Card in instalments',
};

const CHARGES: Partial<Record<FolioLineKind, string>> = {
  LEGACY: 'Accommodation',
  CANCELLATION: 'Cancellation charge',
  NO_SHOW: 'Charge for not arriving',
  CHANGE: 'Charge for nights given up',
  EARLY_DEPARTURE: 'Charge for leaving early',
  DEPOSIT_CHARGE: 'Charge paid from the security deposit',
};

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

const dayOf = (date: PlainDate): string => dayFormat.format(new Date(`${date}T00:00:00Z`));

const nightsInWords = (nights: number): string => (nights === 1 ? '1 night' : `${nights} nights`);

/** How money was paid, such as 'UPI' or 'Cash'. */
export function wayOfMoney(source: PaymentSource, method: string | null): string {
  return (source === 'GATEWAY' && method !== null && METHODS[method]) || SOURCES[source];
}

/** The key of the document's row for a line: lines of one room, one kind and one rate share a row. */
function keyOf(line: BookedLine): string {
  return [line.stayId, line.kind, line.extra?.code, line.posted?.name, rateOf(withId(line)), line.sac].join(
    ' ',
  );
}

const withId = (line: BookedLine) => ({ ...line, id: line.id ?? 0 });

/** The days on which the guest had a charge, such as '3 Jan 2027' or '3 Jan 2027 to 5 Jan 2027'. */
function daysInWords(lines: readonly BookedLine[]): string {
  const days = lines.flatMap(({ posted }) => posted?.day ?? []).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return '';
  return first === last ? dayOf(first) : `${dayOf(first)} to ${dayOf(last)}`;
}

function descriptionOf(lines: readonly BookedLine[], stay: BookedStay | undefined): string {
  const [first] = lines;
  const title = stay?.roomTitle ?? 'Room';
  if (first?.kind === 'EXTRA') return `${first.extra?.name ?? 'Extra'}, ${title}`;
  if (first?.posted) return `${first.posted.name}, ${daysInWords(lines)}, ${title}`;
  const nights = lines.flatMap(({ night }) => night ?? []).toSorted();
  const [from, last] = [nights[0], nights.at(-1)];
  if (first?.kind === 'ROOM_NIGHT' && from && last)
    return `${title}, ${dayOf(from)} to ${dayOf(addDays(last, 1))}, ${nightsInWords(nights.length)}`;
  const charge = (first && CHARGES[first.kind]) ?? 'Charge';
  return stay ? `${charge}, ${title}, ${dayOf(stay.checkin)} to ${dayOf(stay.checkout)}` : charge;
}

function quantityOf(lines: readonly BookedLine[]): number | null {
  const [first] = lines;
  if (first?.kind === 'ROOM_NIGHT') return lines.length;
  if (first?.kind === 'EXTRA') return lines.reduce((sum, { extra }) => sum + (extra?.quantity ?? 0), 0);
  if (first?.posted) return lines.reduce((sum, { posted }) => sum + (posted?.quantity ?? 0), 0);
  return null;
}

/** The rows for lines of the folio. A credit note shows the reversed charges as positive amounts. */
export function documentLines(
  lines: readonly BookedLine[],
  stays: readonly BookedStay[],
  sign: 1 | -1,
): DocumentLine[] {
  const keys = [...new Set(lines.map(keyOf))];
  return keys.flatMap((key) => {
    const group = lines.filter((line) => keyOf(line) === key);
    const [first] = group;
    if (!first) return [];
    const sum = (of: 'valuePaise' | 'cgstPaise' | 'sgstPaise' | 'discountPaise') =>
      group.reduce((total, line) => total + line[of], 0) * sign || 0;
    return {
      description: descriptionOf(
        group,
        stays.find(({ id }) => id === first.stayId),
      ),
      sac: first.sac,
      quantity: quantityOf(group),
      discountPaise: sum('discountPaise'),
      taxPercent: rateOf(withId(first)),
      valuePaise: sum('valuePaise'),
      cgstPaise: sum('cgstPaise'),
      sgstPaise: sum('sgstPaise'),
    };
  });
}

/** The services of the booking with this code and rate, such as 'accommodation' or the names of extras. */
function suppliesInWords({ sac, taxPercent }: SuppliedAmount, lines: readonly BookedLine[]): string {
  const names = lines
    .filter((line) => line.sac === sac && rateOf(withId(line)) === taxPercent)
    .map(({ extra, posted }) => extra?.name ?? posted?.name ?? 'accommodation');
  return [...new Set(names)].join(', ') || 'accommodation';
}

/** The rows of a voucher: one for each rate and services accounting code, described by what the advance is for. */
export function voucherLines(
  amounts: readonly SuppliedAmount[],
  { reference, lines }: Pick<BookingRecord, 'reference' | 'lines'>,
  end = '',
): DocumentLine[] {
  return amounts.map((amount) => ({
    description: `Advance for ${suppliesInWords(amount, lines)}, booking ${reference}${end}`,
    quantity: null,
    discountPaise: 0,
    ...amount,
  }));
}
