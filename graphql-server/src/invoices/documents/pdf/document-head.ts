import { BRASS, GREEN, QUIET, type Sheet } from '../../../platform/pdf/sheet';
import { daysBetween } from '../../../platform/time/dates';
import type { DocumentContent, DocumentRecipient, DocumentSupplier } from '../document-content';
import {
  DOCUMENT_TITLES,
  REFERS_AS,
  dateInWords,
  datesInWords,
  lowerFirst,
  recipientInLines,
  referenceInWords,
  stateInWords,
} from './document-texts';

const SMALL = 8;
const LABEL_WIDTH = 84;
const COLUMN_GAP = 24;

/** A label with its text. */
type Labelled = readonly [label: string, text: string];

/** Draws supplier, recipient, number, date and stays. */
export function drawHead(sheet: Sheet, content: DocumentContent): void {
  const top = sheet.y;
  const width = (sheet.width - COLUMN_GAP) / 2;
  const right = { x: sheet.left + width + COLUMN_GAP, width };
  const titleEnd = drawTitle(sheet, content, { ...right, y: top });
  const supplierEnd = drawSupplier(sheet, content.supplier, { x: sheet.left, width, y: top });
  sheet.y = Math.max(titleEnd, supplierEnd) + 12;
  sheet.rule(sheet.y, { colour: BRASS, thickness: 0.8 });
  sheet.y += 12;
  const recipientEnd = drawRecipient(sheet, content.recipient, { x: sheet.left, width, y: sheet.y });
  const suppliedEnd = drawLabelled(sheet, suppliedAs(content), { ...right, y: sheet.y });
  sheet.y = Math.max(recipientEnd, suppliedEnd) + 12;
  drawStays(sheet, content.stays);
}

interface Place {
  x: number;
  y: number;
  width: number;
}

/** Draws the title, number and date of the document in the right half. Returns the lower end of this block. */
function drawTitle(sheet: Sheet, { kind, number, date, refersTo }: DocumentContent, place: Place): number {
  const title = { ...place, style: 'heading', size: 21, align: 'right', colour: GREEN, role: 'H1' } as const;
  let y = place.y + sheet.text(DOCUMENT_TITLES[kind], title) + 4;
  y += sheet.text(`No. ${number}`, { ...place, y, style: 'strong', size: 10, align: 'right' });
  y += sheet.text(dateInWords(date), { ...place, y, align: 'right' });
  for (const reference of refersTo)
    y += sheet.text(`${REFERS_AS[kind]} ${lowerFirst(referenceInWords(reference))}`, {
      ...place,
      y,
      size: SMALL,
      align: 'right',
    });
  return y;
}

function drawSupplier(sheet: Sheet, supplier: DocumentSupplier, place: Place): number {
  const { name, legalName, address, gstin, phone, email } = supplier;
  let y = place.y + sheet.text(name, { ...place, style: 'heading', size: 21, colour: GREEN }) + 4;
  y += sheet.text(legalName, { ...place, y, style: 'strong' });
  const lines = [...address, `GSTIN ${gstin}`, [phone, email].filter(Boolean).join('  ·  ')];
  for (const line of lines) y += sheet.text(line, { ...place, y, size: SMALL, colour: QUIET });
  return y;
}

function drawRecipient(sheet: Sheet, recipient: DocumentRecipient, place: Place): number {
  let y = place.y + sheet.text('To', { ...place, size: SMALL, colour: QUIET }) + 1;
  y += sheet.text(recipient.name, { ...place, y, style: 'strong', size: 10 });
  for (const line of recipientInLines(recipient)) y += sheet.text(line, { ...place, y, size: 8.5 });
  return y;
}

function suppliedAs(content: DocumentContent): Labelled[] {
  const { bookingReference, placeOfSupply, payment, paymentTerms, reason } = content;
  return [
    ['Booking', bookingReference],
    ['Place of supply', stateInWords(placeOfSupply)],
    ['Reverse charge', 'No'],
    ...(payment ? ([['Payment', payment.method]] as const) : []),
    ...(payment?.reference ? ([['Payment reference', payment.reference]] as const) : []),
    ...(paymentTerms ? ([['Payment terms', paymentTerms]] as const) : []),
    ...(reason ? ([['Reason', reason]] as const) : []),
  ];
}

/** Draws labels on the left and their texts to the right. Returns the lower end of this block. */
function drawLabelled(sheet: Sheet, rows: readonly Labelled[], { x, y, width }: Place): number {
  return rows.reduce((top, [label, text]) => {
    const labelHeight = sheet.text(label, { x, y: top, width: LABEL_WIDTH, size: 8.5, colour: QUIET });
    const box = { x: x + LABEL_WIDTH, y: top, width: width - LABEL_WIDTH, size: 8.5 };
    return top + Math.max(labelHeight, sheet.text(text, box)) + 1;
  }, y);
}

type BookedStays = DocumentContent['stays'];

/** Draws the stays. Rooms that are booked alike share a line. */
function drawStays(sheet: Sheet, stays: BookedStays): void {
  if (stays.length === 0) return;
  sheet.text('Stay', { x: sheet.left, y: sheet.y, width: sheet.width, size: SMALL, colour: QUIET });
  sheet.y += SMALL * 1.5;
  for (const [line, count] of counted(stays.map(stayInWords))) {
    const text = count === 1 ? line : `${count} × ${line}`;
    sheet.ensure(sheet.heightOf(text, { width: sheet.width, size: 8.5 }));
    sheet.y += sheet.text(text, { x: sheet.left, y: sheet.y, width: sheet.width, size: 8.5 });
  }
  sheet.y += 10;
}

function stayInWords({ roomTitle, checkin, checkout, guests }: BookedStays[number]): string {
  const nights = daysBetween(checkin, checkout);
  const length = nights === 1 ? '1 night' : `${nights} nights`;
  const people = guests === 1 ? '1 guest' : `${guests} guests`;
  return `${roomTitle}, ${datesInWords(checkin, checkout)}, ${length}, ${people}`;
}

function counted(lines: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
}
