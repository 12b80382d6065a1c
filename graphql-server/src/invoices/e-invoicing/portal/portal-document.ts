import { registrationKindOf } from '../../../bookings/billing-details/registration-kinds';
import { DocumentKind, type DocumentContent, type DocumentLine } from '../../documents/document-content';
import type { PlainDate } from '../../../platform/time/dates';

/** A party as the portal's schema names it. Names and addresses have at most 100 characters, places 50. */
interface PortalParty {
  Gstin: string;
  LglNm: string;
  Addr1: string;
  Addr2?: string;
  Loc: string;
  Pin: number;
  Stcd: string;
}

/** The portal's JSON, schema INV-01 version 1.1. Amounts are rupees with two decimals. */
export interface PortalDocument {
  Version: '1.1';
  TranDtls: { TaxSch: 'GST'; SupTyp: 'B2B'; RegRev: 'N' };
  DocDtls: { Typ: 'INV' | 'CRN'; No: string; Dt: string };
  SellerDtls: PortalParty & { TrdNm: string };
  BuyerDtls: PortalParty & { Pos: string };
  ItemList: PortalItem[];
  ValDtls: {
    AssVal: number;
    CgstVal: number;
    SgstVal: number;
    RndOffAmt: number;
    TotInvVal: number;
  };
  RefDtls?: { PrecDocDtls: { InvNo: string; InvDt: string }[] };
}

interface PortalItem {
  SlNo: string;
  PrdDesc: string;
  IsServc: 'Y';
  HsnCd: string;
  Qty: number;
  Unit: 'OTH';
  UnitPrice: number;
  TotAmt: number;
  Discount: number;
  AssAmt: number;
  GstRt: number;
  CgstAmt: number;
  SgstAmt: number;
  TotItemVal: number;
}

const LONGEST_NAME = 100;
const LONGEST_DESCRIPTION = 300;
const LONGEST_PLACE = 50;
const SHORTEST_PLACE = 3;
/** The PIN code that the portal takes for an address abroad. */
const ABROAD = '999999';
const POSTCODE = /\b[1-9][0-9]{5}\b/;

const rupees = (paise: number): number => Number((paise / 100).toFixed(2));

/** Writes '2027-04-01' as '01/04/2027'. */
const dateOf = (date: PlainDate): string => date.split('-').toReversed().join('/');

/**
 * Splits an address. Its last line has the place and, unless the PIN code is given separately, the postcode, such as
 * 'Jaipur 302001'.
 */
function addressOf(
  lines: readonly string[],
  pinCode?: string | null,
): Pick<PortalParty, 'Addr1' | 'Addr2' | 'Loc' | 'Pin'> | null {
  const pin = pinCode ?? POSTCODE.exec(lines.join(' ').replace(/(\d{3}) (\d{3})\b/g, '$1$2'))?.[0];
  const [first = '', ...rest] = lines;
  if (!pin || first.length === 0) return null;
  const place = (rest.at(-1) ?? first).replace(/[\d,]+.*$/, '').trim();
  const second = rest.slice(0, -1).join(', ').slice(0, LONGEST_NAME);
  return {
    Addr1: first.slice(0, LONGEST_NAME),
    ...(second.length >= SHORTEST_PLACE && { Addr2: second }),
    Loc: (place.length >= SHORTEST_PLACE ? place : first).slice(0, LONGEST_PLACE),
    Pin: Number(pin),
  };
}

function itemOf(line: DocumentLine, place: number): PortalItem {
  const { description, sac, discountPaise, valuePaise, taxPercent, cgstPaise, sgstPaise } = line;
  const totalPaise = valuePaise + discountPaise;
  const quantity = line.quantity ?? 1;
  return {
    SlNo: String(place + 1),
    PrdDesc: description.slice(0, LONGEST_DESCRIPTION),
    IsServc: 'Y',
    HsnCd: sac,
    Qty: quantity,
    Unit: 'OTH',
    UnitPrice: Number((totalPaise / quantity / 100).toFixed(3)),
    TotAmt: rupees(totalPaise),
    Discount: rupees(discountPaise),
    AssAmt: rupees(valuePaise),
    GstRt: taxPercent,
    CgstAmt: rupees(cgstPaise),
    SgstAmt: rupees(sgstPaise),
    TotItemVal: rupees(valuePaise + cgstPaise + sgstPaise),
  };
}

/** A seller of online services from abroad has an Indian number but no Indian address. */
const pinCodeAbroad = ({ gstin }: DocumentContent['recipient']): string | null =>
  gstin && registrationKindOf(gstin) === 'ONLINE_SERVICES' ? ABROAD : null;

/**
 * The document in the portal's format, or the name of a missing value without which the portal would refuse the
 * document.
 */
export function portalDocumentOf(
  content: DocumentContent,
): { ok: true; document: PortalDocument } | { ok: false; missing: string } {
  const { supplier, recipient, placeOfSupply, lines, totals, refersTo } = content;
  const seller = addressOf(supplier.address);
  const buyer = addressOf(recipient.address ?? [], recipient.pinCode ?? pinCodeAbroad(recipient));
  if (!seller) return { ok: false, missing: 'the hotel’s address with its postcode' };
  if (!buyer || !recipient.gstin || !recipient.state)
    return { ok: false, missing: 'the recipient’s GSTIN, address with postcode, or state' };
  const sum = (key: 'valuePaise' | 'cgstPaise' | 'sgstPaise') =>
    rupees(totals.reduce((total, row) => total + row[key], 0));
  const preceding = refersTo.map(({ number, date }) => ({ InvNo: number, InvDt: dateOf(date) }));
  const document: PortalDocument = {
    Version: '1.1',
    TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: 'N' },
    DocDtls: {
      Typ: content.kind === DocumentKind.CREDIT_NOTE ? 'CRN' : 'INV',
      No: content.number,
      Dt: dateOf(content.date),
    },
    SellerDtls: {
      Gstin: supplier.gstin,
      LglNm: supplier.legalName.slice(0, LONGEST_NAME),
      TrdNm: supplier.name.slice(0, LONGEST_NAME),
      ...seller,
      Stcd: supplier.state.code,
    },
    BuyerDtls: {
      Gstin: recipient.gstin,
      LglNm: recipient.name.slice(0, LONGEST_NAME),
      ...buyer,
      Stcd: recipient.state.code,
      Pos: placeOfSupply.code,
    },
    ItemList: lines.map(itemOf),
    ValDtls: {
      AssVal: sum('valuePaise'),
      CgstVal: sum('cgstPaise'),
      SgstVal: sum('sgstPaise'),
      RndOffAmt: rupees(content.roundOffPaise),
      TotInvVal: rupees(content.totalPaise),
    },
    ...(preceding.length > 0 && { RefDtls: { PrecDocDtls: preceding } }),
  };
  return { ok: true, document };
}
