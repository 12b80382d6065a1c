import type { DeskRow } from './front-desk.service';

/** The columns of the table that the owner hands to the accountant; money in rupees. */
export const BOOKING_COLUMNS = [
  'reference',
  'status',
  'name',
  'email',
  'phone',
  'room type',
  'room',
  'check-in',
  'check-out',
  'nights',
  'guests',
  'room charge',
  'GST',
  'total',
  'paid',
  'refunded',
  'special requests',
  'booked at',
];

/** Paise as rupees with two decimals; integers all the way, so nothing is rounded. */
function rupeesText(paise: number): string {
  return `${Math.trunc(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;
}

/** One booking as a row of that table. */
export function bookingTableRow(row: DeskRow): Record<string, string | number | null> {
  const { quote } = row;
  return {
    reference: row.reference,
    status: row.status,
    name: row.name,
    email: row.email,
    phone: row.phone,
    'room type': row.roomType,
    room: row.roomNumber,
    'check-in': row.checkin,
    'check-out': row.checkout,
    nights: quote.nights,
    guests: row.guests,
    'room charge': rupeesText(quote.roomCharge),
    GST: rupeesText(quote.total - quote.roomCharge),
    total: rupeesText(quote.total),
    paid: rupeesText(row.paid),
    refunded: rupeesText(row.refunded),
    'special requests': row.specialRequests,
    'booked at': row.createdAt.toISOString(),
  };
}
