import { loweringEntries } from './statement';

const note = (number: string, totalPaise: number) => ({ number, dated: '2027-03-02', totalPaise });

test('a credit note shows what it lowered; the rest is a bill that the guest paid after all', () => {
  const creditNotes = [note('CN/1', 40_000)];
  const lowered = { number: 'INV/7', loweredPaise: 100_000, loweredOn: '2027-03-05', creditNotes };
  expect(loweringEntries(lowered)).toMatchObject([
    { kind: 'CREDIT_NOTE', text: 'CN/1', date: '2027-03-02', amountPaise: -40_000 },
    { kind: 'RETURNED', text: 'INV/7', date: '2027-03-05', amountPaise: -60_000 },
  ]);
});

test('a credit note above what was open is shown with what it lowered, and one that lowered nothing is not shown', () => {
  const creditNotes = [note('CN/1', 40_000), note('CN/2', 5_000)];
  const lowered = { number: 'INV/7', loweredPaise: 30_000, loweredOn: '2027-03-05', creditNotes };
  expect(loweringEntries(lowered)).toMatchObject([{ text: 'CN/1', amountPaise: -30_000 }]);
});
