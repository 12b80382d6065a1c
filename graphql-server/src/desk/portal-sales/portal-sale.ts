import { equalParts, shareOf } from '../../platform/money/money';
import { nightsOf, type PlainDate } from '../../platform/time/dates';
import { gstPercent, halfOfGst, type TaxPeriod } from '../../selling/pricing/gst';
import { centsOf, SAC_ACCOMMODATION, type ChargeLine } from '../../selling/quotes/quote';
import type { PortalCollectorName } from '../portals/portal-booking.entity';

/** A room of a booking as the portal sold it, with the hotel's own type and plan. */
export interface PortalRoom {
  roomType: string;
  plan: string;
  checkin: PlainDate;
  checkout: PlainDate;
  /** Everybody who stays, children included. */
  guests: number;
  /** The ages of the children that the portal names. */
  children: readonly number[];
  guestName: string | null;
  /** The portal's price of each night, in paise, in the order of the nights. */
  nightsPaise: readonly number[];
  /** Whether the price contains GST. */
  includesTax: boolean;
}

/** A booking as the portal sold it. */
export interface PortalSale {
  /** The portal of the desk; without an id it is found by its name, or added. */
  portal: { id: number | null; name: string };
  number: string;
  collector: PortalCollectorName;
  /** Before GST; null when the portal names none. */
  commissionPaise: number | null;
  name: string;
  email: string | null;
  phone: string | null;
  specialRequests: string | null;
  rooms: readonly PortalRoom[];
  total: PortalTotal;
}

/** Differences of amounts up to one rupee are roundings of the portal. */
export const ROUNDING_PAISE = 100;

/** What the portal says that the booking costs. */
export interface PortalTotal {
  /** In paise, with `left`; null when the portal names no total that can be compared. */
  paise: number | null;
  /** What the portal names beside the rooms, and what their price does not contain. */
  left: readonly { name: string; paise: number }[];
}

/** The settings on which the tax of a night depends. */
export interface PortalTax {
  taxPeriods: readonly TaxPeriod[];
  paisePerUnit: number;
}

/** The prices of the nights when the portal names only the price of the room, in paise. */
export const evenNights = (totalPaise: number, checkin: PlainDate, checkout: PlainDate): number[] =>
  equalParts(totalPaise, nightsOf(checkin, checkout).length);

/**
 * The value of a night whose price contains GST. The rate depends on the value; where no rate fits, because the price lies
 * between the last price of a slab and the first of the next one, the higher rate counts.
 */
function withoutTax(grossPaise: number, night: PlainDate, periods: readonly TaxPeriod[]) {
  const slabs = periods.find(({ validFrom }) => validFrom <= night)?.slabs ?? [];
  const candidates = slabs.map(({ percent: taxPercent }) => {
    const half = shareOf(grossPaise, taxPercent, 2 * (100 + taxPercent));
    return { taxPercent, half, valuePaise: grossPaise - 2 * half };
  });
  const fitting = candidates.find(
    ({ taxPercent, valuePaise }) => gstPercent(periods, night, valuePaise) === taxPercent,
  );
  const chosen = fitting ?? candidates.at(-1);
  if (!chosen) throw new Error(`No GST rate is known for the night of ${night}.`);
  return chosen;
}

function withTax(valuePaise: number, night: PlainDate, periods: readonly TaxPeriod[]) {
  const taxPercent = gstPercent(periods, night, valuePaise);
  return { taxPercent, half: halfOfGst(valuePaise, taxPercent), valuePaise };
}

/** The nights of the room at the portal's prices, with the hotel's tax. */
export function linesOfRoom(room: PortalRoom, { taxPeriods, paisePerUnit }: PortalTax): ChargeLine[] {
  return nightsOf(room.checkin, room.checkout).map((night, index) => {
    const price = room.nightsPaise[index] ?? 0;
    const taxed = room.includesTax ? withoutTax(price, night, taxPeriods) : withTax(price, night, taxPeriods);
    return {
      night,
      rateSource: 'DESK',
      rateCents: centsOf(taxed.valuePaise, { paisePerUnit }),
      valuePaise: taxed.valuePaise,
      discountPaise: 0,
      taxPercent: taxed.taxPercent,
      cgstPaise: taxed.half,
      sgstPaise: taxed.half,
      sac: SAC_ACCOMMODATION,
      supplement: null,
    };
  });
}
