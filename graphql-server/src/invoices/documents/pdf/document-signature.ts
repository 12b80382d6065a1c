import { QUIET, type Sheet } from '../../../platform/pdf/sheet';
import { DocumentKind, type DocumentContent } from '../document-content';

/** Space to sign by hand, or for the mark of a digital signature. */
const SIGNING_ROOM = 34;
const WIDTH = 220;

/**
 * Whether documents of this kind must be signed: vouchers and credit notes must (CGST Rules 50(k), 51(k) and 53(1A)).
 * An invoice that is issued electronically need not be (Rule 46(q) with its proviso, added by Notification
 * 74/2018-Central Tax).
 */
export const isSigned = (kind: DocumentKind): boolean => kind !== DocumentKind.INVOICE;

/** Draws the place for the signature of the supplier or an authorised person. */
export function drawSignature(sheet: Sheet, { supplier }: DocumentContent): void {
  const signatory = supplier.signatory ? [supplier.signatory] : [];
  sheet.ensure(SIGNING_ROOM + 26 + 12 * signatory.length);
  const box = { x: sheet.right - WIDTH, width: WIDTH, align: 'right' } as const;
  sheet.y += sheet.text(`For ${supplier.legalName}`, { ...box, y: sheet.y, size: 8.5 }) + SIGNING_ROOM;
  for (const name of signatory) sheet.y += sheet.text(name, { ...box, y: sheet.y, size: 8.5 });
  sheet.y += sheet.text('Authorised signatory', { ...box, y: sheet.y, size: 8, colour: QUIET }) + 8;
}
