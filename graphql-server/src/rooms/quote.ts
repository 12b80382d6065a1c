import { daysBetween, nightsOf, type PlainDate } from '../platform/time/dates';
import { divideHalfUp } from '../platform/money/money';
import { gstPercent, halfOfGst } from './gst';
import type { RoomTypeName } from './room-type.entity';

/** What a quote is computed from. */
export interface QuoteRequest {
  roomType: RoomTypeName;
  checkin: PlainDate;
  checkout: PlainDate;
  guests: number;
  /** US cents a night. */
  nightlyRateCents: number;
  paisePerDollar: number;
}

/** The price of a stay, as it is stored on the booking. Amounts are paise, except those that end in `Cents`. */
export interface QuoteAmounts extends QuoteRequest {
  nights: number;
  roomCharge: number;
  taxes: { label: string; amount: number }[];
  total: number;
  totalCents: number;
}

/** Rounds each night separately, so that three nights cost three times one night. */
export function makeQuote(request: QuoteRequest): QuoteAmounts {
  const nights = nightsOf(request.checkin, request.checkout);
  const nightPaise = divideHalfUp(request.nightlyRateCents * request.paisePerDollar, 100);
  const halves = new Map<number, number>();
  for (const night of nights) {
    const percent = gstPercent(night, nightPaise);
    halves.set(percent, (halves.get(percent) ?? 0) + halfOfGst(night, nightPaise));
  }
  const taxes = [...halves].flatMap(([percent, amount]) => [
    { label: `CGST ${percent / 2}%`, amount },
    { label: `SGST ${percent / 2}%`, amount },
  ]);
  const roomCharge = nightPaise * nights.length;
  const total = roomCharge + taxes.reduce((sum, { amount }) => sum + amount, 0);
  return {
    ...request,
    nights: daysBetween(request.checkin, request.checkout),
    roomCharge,
    taxes,
    total,
    totalCents: divideHalfUp(total * 100, request.paisePerDollar),
  };
}
