import { oldestFirst, whyNotApplied } from './receivable.policy';
import { loweringEntries, statementOf, type AccountEntry } from './statement';

const invoice = (invoiceId: string, openPaise: number) => ({ invoiceId, number: invoiceId, openPaise });

test('a payment pays the oldest invoices first, and leaves its rest', () => {
  const invoices = [invoice('a', 100), invoice('b', 0), invoice('c', 50)];
  expect(oldestFirst(120, invoices)).toEqual([
    { invoiceId: 'a', amount: 100 },
    { invoiceId: 'c', amount: 20 },
  ]);
  expect(oldestFirst(0, invoices)).toEqual([]);
});

test.each([
  ['above the invoice in two parts', [60, 60], 500, 'AMOUNT_ABOVE_INVOICE'],
  ['above the payment', [90], 80, 'AMOUNT_ABOVE_COMPANY_PAYMENT'],
  ['exactly the invoice', [40, 60], 100, undefined],
])('parts %s are judged', (_what, amounts, left, code) => {
  const wanted = amounts.map((amount) => ({ invoiceId: 'a', amount }));
  expect(whyNotApplied(wanted, left, [invoice('a', 100)])?.code).toBe(code);
});

test('what lowered an invoice is shown as its credit notes, and the rest as paid by the guest', () => {
  const creditNotes = [{ number: 'CN1', dated: '2026-11-02', totalPaise: 30 }];
  const lowered = { number: 'INV1', loweredPaise: 100, loweredOn: '2026-11-05', creditNotes };
  expect(loweringEntries(lowered).map(({ kind, amountPaise }) => [kind, amountPaise])).toEqual([
    ['CREDIT_NOTE', -30],
    ['RETURNED', -70],
  ]);
});

test('a statement adds up from its opening to its closing balance', () => {
  const entry = (date: string, amountPaise: number): AccountEntry => {
    return { date, kind: amountPaise > 0 ? 'INVOICE' : 'PAYMENT', text: '', source: null, amountPaise };
  };
  const entries = [
    entry('2026-11-05', -40),
    entry('2026-10-31', 100),
    entry('2026-11-01', 50),
    entry('2026-12-01', 7),
  ];
  const {
    openingPaise,
    closingPaise,
    entries: shown,
  } = statementOf(entries, { from: '2026-11-01', to: '2026-11-30' });
  expect([openingPaise, ...shown.map(({ balancePaise }) => balancePaise), closingPaise]).toEqual([
    100, 150, 110, 110,
  ]);
});
