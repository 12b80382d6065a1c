import {
  DocumentKind,
  type DocumentContent,
  type DocumentLine,
  type DocumentRecipient,
} from '../../../src/invoices/documents/document-content';
import type { NewDocument } from '../../../src/invoices/documents/document.repository';
import { grossOf, sumOf, type UsedAdvance } from '../../../src/invoices/documents/plan/plan-input';
import { amountsByRate } from '../../../src/invoices/documents/plan/rated-amounts';
import { inTransaction } from '../../../src/platform/database/database';
import { INVOICE } from '../documents/sample-documents';
import { confirmedBooking } from '../../testkit/late-money';
import type { TestServer } from '../../testkit/test-server';

const line = (description: string, sac: string, quantity: number | null) => ({
  description,
  sac,
  quantity,
  discountPaise: 0,
});

/** Two nights of ₹5,000.00 at 18 %: ₹11,800.00 with tax. */
export const ROOM: DocumentLine = {
  ...line('Lake Suite, 2 nights', '996311', 2),
  taxPercent: 18,
  valuePaise: 1_000_000,
  cgstPaise: 90_000,
  sgstPaise: 90_000,
};
/** Four breakfasts of ₹500.00 at 5 %: ₹2,100.00 with tax. */
export const BREAKFAST: DocumentLine = {
  ...line('Breakfast', '996332', 4),
  taxPercent: 5,
  valuePaise: 200_000,
  cgstPaise: 5000,
  sgstPaise: 5000,
};
/** A night of ₹2,00,000.00 at 18 %: ₹2,36,000.00 with tax. */
export const PALACE: DocumentLine = {
  ...line('The whole palace, 1 night', '996311', 1),
  taxPercent: 18,
  valuePaise: 20_000_000,
  cgstPaise: 1_800_000,
  sgstPaise: 1_800_000,
};
/** ₹5,900.00 at 18 %, before the stay. */
export const ADVANCE: DocumentLine = {
  ...line('Advance for accommodation', '996311', null),
  taxPercent: 18,
  valuePaise: 500_000,
  cgstPaise: 45_000,
  sgstPaise: 45_000,
};

export const MARIGOLD: DocumentRecipient = INVOICE.recipient;
export const LOTUS: DocumentRecipient = {
  name: 'Lotus Exports',
  address: ['12 MG Road', 'Bengaluru 560001'],
  state: { name: 'Karnataka', code: '29' },
  gstin: '29AAGCB7383J1Z4',
};
export const GUEST: DocumentRecipient = { name: 'Asha Rao', address: null, state: null, gstin: null };

/** The fields of a document that a test sets. The other fields come from a sample. */
interface Written {
  date: string;
  lines: DocumentLine[];
  recipient?: DocumentRecipient;
  /** For a credit note: the key of its invoice. */
  of?: string;
  /** The receipt voucher that is set off or refunded in full. */
  uses?: string;
  roundOffPaise?: number;
}

/** A document that was issued. */
interface Issued {
  id: string;
  number: string;
}

/**
 * Issues documents with exactly these amounts, as the job stores them. Their numbers begin at 1 in each financial year.
 */
export async function documentWriter(testServer: TestServer) {
  const { held } = await confirmedBooking(testServer);
  const { documents, bookingRepository } = testServer.installation.services;
  const booking = await bookingRepository.findByReference(held.booking.reference);
  const bookingId = String(booking?.id);
  const [payment] = await testServer.query<{ id: string }>('SELECT id FROM payments WHERE booking_id = $1', [
    bookingId,
  ]);

  async function issue(kind: DocumentKind, written: Written): Promise<Issued> {
    const document = newDocument(kind, written, { bookingId, paymentId: String(payment?.id) });
    const id = await inTransaction(testServer.installation.database, (manager) =>
      documents.add(manager, document, 'SC'),
    );
    const [stored] = await testServer.query<{ number: string }>(
      'SELECT number FROM tax_documents WHERE id = $1',
      [id],
    );
    return { id, number: String(stored?.number) };
  }

  return {
    invoice: (written: Written) => issue(DocumentKind.INVOICE, written),
    creditNote: (written: Written) => issue(DocumentKind.CREDIT_NOTE, written),
    receiptVoucher: (written: Written) => issue(DocumentKind.RECEIPT_VOUCHER, written),
    refundVoucher: (written: Written) => issue(DocumentKind.REFUND_VOUCHER, written),
  };
}

const VOUCHERS: ReadonlySet<DocumentKind> = new Set([
  DocumentKind.RECEIPT_VOUCHER,
  DocumentKind.REFUND_VOUCHER,
]);

function newDocument(
  kind: DocumentKind,
  { date, lines, recipient = GUEST, of, uses, roundOffPaise = 0 }: Written,
  { bookingId, paymentId }: { bookingId: string; paymentId: string },
): NewDocument {
  const totals = amountsByRate(lines);
  // The used-up amount was received at the rates of the voucher.
  const used: UsedAdvance[] = uses ? [{ receiptId: uses, amounts: amountsByRate([ADVANCE]) }] : [];
  const content: Omit<DocumentContent, 'number'> = {
    ...INVOICE,
    kind,
    date,
    recipient,
    lines,
    totals,
    roundOffPaise,
    refersTo: [],
    advances: [],
    totalPaise: sumOf(totals.map(grossOf)) + roundOffPaise,
  };
  return {
    bookingId,
    folioId: null,
    content,
    lineIds: [],
    advances: used,
    reissueOf: null,
    paymentId: VOUCHERS.has(kind) ? paymentId : null,
    refersTo: of ?? null,
  };
}
