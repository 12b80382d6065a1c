import type { IssuedDocument } from '../../../src/invoices/documents/document.repository';
import { isBeingReissued } from '../../../src/invoices/reissues/reissue.policy';
import { RECIPIENTS } from '../../testkit/reissues';

/** A document with that id, as the database stores it. */
const issued = (parts: Pick<IssuedDocument, 'id' | 'kind'> & Partial<IssuedDocument>): IssuedDocument => ({
  dated: '2026-11-24',
  place: 1,
  folioId: null,
  paymentId: null,
  invoiceId: null,
  reissueOf: null,
  number: `SC/2627/${parts.id}`,
  hasPdf: true,
  recipient: RECIPIENTS.guest,
  totalPaise: 1_962_576,
  amounts: [],
  lineIds: [],
  advances: [],
  advancesShown: [],
  ...parts,
});

const BOOKING = {
  today: '2026-11-24',
  lines: [],
  reissues: [{ folioId: null, invoiceId: 'first', askedOn: '2026-11-24', recipient: RECIPIENTS.business }],
  documents: [
    issued({ id: 'first', kind: 'INVOICE' }),
    issued({ id: 'note', kind: 'CREDIT_NOTE', invoiceId: 'first', reissueOf: 'first' }),
    issued({ id: 'second', kind: 'INVOICE', reissueOf: 'first' }),
  ],
};

describe('an invoice that is issued again, when both new documents were written', () => {
  test.each([
    ['a list that was read before', ['first'], true],
    ['a list that was read between', ['first', 'note'], true],
    ['a list with both', ['first', 'note', 'second'], false],
  ])('for %s: in progress is %j', (_, listed, isUnderWay) => {
    expect(isBeingReissued(BOOKING, listed)).toBe(isUnderWay);
  });
});
