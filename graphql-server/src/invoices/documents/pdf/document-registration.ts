import { qrCode } from '../../../platform/pdf/qr-code';
import { QUIET, type Sheet } from '../../../platform/pdf/sheet';
import type { Registration } from '../document-content';

/** 50 mm, because the signed codes are long. */
const CODE_SIDE = 142;

/** Draws the number and the QR code of the invoice registration portal. */
export function drawRegistration(sheet: Sheet, registration: Registration): void {
  const { irn, acknowledgementNumber, acknowledgedAt, signedQrCode } = registration;
  sheet.ensure(CODE_SIDE);
  const top = sheet.y;
  sheet.squares(
    qrCode(signedQrCode),
    { x: sheet.left, y: top, size: CODE_SIDE },
    'QR code of the invoice registration portal',
  );
  const x = sheet.left + CODE_SIDE + 16;
  const width = sheet.right - x;
  let y = top + 14;
  for (const [label, text] of [
    ['Invoice reference number (IRN)', irn],
    ['Acknowledgement number', acknowledgementNumber],
    ['Acknowledged', acknowledgedAt],
  ] as const) {
    y += sheet.text(label, { x, y, width, size: 8, colour: QUIET });
    y += sheet.text(text, { x, y, width, size: 8.5 }) + 6;
  }
  sheet.y = Math.max(y, top + CODE_SIDE) + 8;
}
