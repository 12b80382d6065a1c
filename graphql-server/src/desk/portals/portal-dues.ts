import { shareOf } from '../../platform/money/money';
import type { PortalBooking } from './portal-booking.entity';

/** 100 % in hundredths of a percent. */
const WHOLE = 10_000;

/** The terms that the hotel agreed with the portal about a booking. */
export type PortalTerms = Pick<
  PortalBooking,
  'commissionBasisPoints' | 'commissionPaise' | 'gstBasisPoints' | 'tcsBasisPoints' | 'tdsBasisPoints'
>;

/** The money of a stay that a portal sold, in paise. Charges of the house, such as the minibar, are not part of it. */
export interface PortalSale {
  /** The money that the portal has collected from the guest and not given back, with GST. */
  collectedPaise: number;
  /** The stay before GST, as the folio has it now. */
  stayValuePaise: number;
  /** The stay with GST, as the folio has it now. */
  stayTotalPaise: number;
}

/** The amount that a portal owes for a stay, in paise, and the amounts from which it follows. */
export interface PortalDues extends PortalSale {
  terms: PortalTerms;
  /** Before GST. */
  commissionPaise: number;
  /** GST on the commission. */
  commissionGstPaise: number;
  /** Tax collected at source (CGST Act, section 52). */
  tcsPaise: number;
  /** Tax deducted at source (Income-tax Act 1961, section 194-O). */
  tdsPaise: number;
  /** Below 0 when the hotel owes the portal. */
  owedPaise: number;
}

/** The part of the collected money that is not GST: in proportion to the stay, halves of a paisa rounded up. */
function valueCollected({ collectedPaise, stayValuePaise, stayTotalPaise }: PortalSale): number {
  if (stayTotalPaise <= 0 || stayValuePaise <= 0) return 0;
  return shareOf(Math.min(collectedPaise, stayTotalPaise), stayValuePaise, stayTotalPaise);
}

/** A stay whose price has become 0 has no commission. */
function commissionOf({ stayValuePaise }: PortalSale, terms: PortalTerms): number {
  if (stayValuePaise <= 0) return 0;
  return terms.commissionPaise ?? shareOf(stayValuePaise, terms.commissionBasisPoints ?? 0, WHOLE);
}

/**
 * What the portal owes: collected − commission − GST on the commission − TCS − TDS. Each amount is rounded once to the
 * paisa, halves up; of TCS, each half (central and state) is rounded. The commission is a share of the value of the stay.
 * TCS and TDS are shares of the value that the portal collected, so a stay that the hotel collects has neither.
 */
export function portalDues(sale: PortalSale, terms: PortalTerms): PortalDues {
  const commissionPaise = commissionOf(sale, terms);
  const commissionGstPaise = shareOf(commissionPaise, terms.gstBasisPoints, WHOLE);
  const value = valueCollected(sale);
  const tcsPaise = 2 * shareOf(value, terms.tcsBasisPoints, 2 * WHOLE);
  const tdsPaise = shareOf(value, terms.tdsBasisPoints, WHOLE);
  const owedPaise = sale.collectedPaise - commissionPaise - commissionGstPaise - tcsPaise - tdsPaise;
  return { ...sale, terms, commissionPaise, commissionGstPaise, tcsPaise, tdsPaise, owedPaise };
}
