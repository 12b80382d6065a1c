import fc from 'fast-check';
import { ACCOUNT_ORDER, ACCOUNTS, DEFAULT_LEDGERS, ledgerOf } from '../../../src/desk/day-book/accounts';
import { dayBookTable } from '../../../src/desk/day-book/day-book-table';
import { tallyText } from '../../../src/desk/day-book/tally-file';
import { sumOfPostings, vouchersOf, type OpenEvent, type Posting } from '../../../src/desk/day-book/voucher';
import { csvFile } from '../../../src/platform/text/csv-file';
import { csvRows } from '../../testkit/csv-rows';
import { elementsOf, readXml, textOf } from '../../testkit/day-book';

const postings = fc
  .array(
    fc.record({
      account: fc.constantFrom(...ACCOUNT_ORDER),
      taxPercent: fc.constantFrom(null, 0, 5, 18),
      amountPaise: fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }).filter((paise) => paise !== 0),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((lines): Posting[] => {
    const rest = -sumOfPostings(lines);
    return rest === 0 ? lines : [...lines, { account: 'GUESTS', taxPercent: null, amountPaise: rest }];
  });

const days = fc.constantFrom('2026-11-24', '2026-11-25', '2026-11-26', '2026-12-01');
const texts = fc.string({ unit: 'binary', maxLength: 30 });

const events = fc.uniqueArray(
  fc.record({
    source: fc.uuid().map((id) => `payment:${id}`),
    kind: fc.constantFrom('PAYMENT', 'REFUND', 'INVOICE', 'CREDIT_NOTE', 'SETTLEMENT'),
    dated: days,
    number: fc.constantFrom(null, 'SC/2627/000001'),
    reference: fc.constantFrom(null, 'SC-TEST2345'),
    about: texts,
    party: fc.option(fc.record({ name: texts, gstin: fc.constant('27AAPFU0939F1ZV') })),
    vouchersBefore: fc.nat({ max: 2 }),
    postings,
  } satisfies { [Field in keyof OpenEvent]: fc.Arbitrary<OpenEvent[Field]> }),
  { selector: ({ source }) => source, maxLength: 12 },
);

const booked = (happened: OpenEvent[], firstOpen = '2026-11-25') =>
  vouchersOf(happened, { firstOpen, names: DEFAULT_LEDGERS });

const event = (parts: Partial<OpenEvent>): OpenEvent => ({
  source: 'payment:1',
  kind: 'PAYMENT',
  dated: '2026-11-26',
  number: null,
  reference: 'SC-TEST2345',
  about: '',
  party: null,
  vouchersBefore: 0,
  postings: [
    { account: 'CASH', taxPercent: null, amountPaise: 1_000 },
    { account: 'GUESTS', taxPercent: null, amountPaise: -1_000 },
  ],
  ...parts,
});

test('every voucher balances, and each event has one voucher, on an open day', () => {
  fc.assert(
    fc.property(events, (happened) => {
      const vouchers = booked(happened);
      expect(vouchers.map(({ source }) => source).toSorted()).toEqual(
        happened.map(({ source }) => source).toSorted(),
      );
      for (const { lines, day, dated } of vouchers) {
        expect(sumOfPostings(lines)).toBe(0);
        expect(day >= dated && day >= '2026-11-25').toBe(true);
      }
    }),
  );
});

test('the order and the places of vouchers do not depend on the order in which events are read', () => {
  fc.assert(
    fc.property(events, (happened) => {
      expect(booked(happened.toReversed())).toEqual(booked(happened));
    }),
  );
});

test('an event that does not balance gets no voucher', () => {
  const uneven = event({ postings: [{ account: 'CASH', taxPercent: null, amountPaise: 1 }] });
  expect(() => booked([uneven])).toThrow('do not balance');
});

test('what concerns a closed day goes to the first open day, and says so', () => {
  const [voucher] = booked([event({ dated: '2026-11-24' })]);
  expect(voucher).toMatchObject({
    day: '2026-11-25',
    dated: '2026-11-24',
    narration: 'Money received; booking SC-TEST2345; concerns 24-11-2026, which is closed.',
  });
});

test.each([
  { money: 'taken', paise: 1_000, other: 'GUESTS', type: 'Receipt' },
  { money: 'given back', paise: -1_000, other: 'GUESTS', type: 'Payment' },
  { money: 'moved to the bank', paise: -1_000, other: 'BANK', type: 'Contra' },
] as const)('cash that is $money makes a voucher of the type $type', ({ paise, other, type }) => {
  const [voucher] = booked([
    event({
      postings: [
        { account: 'CASH', taxPercent: null, amountPaise: paise },
        { account: other, taxPercent: null, amountPaise: -paise },
      ],
    }),
  ]);
  expect(voucher?.type).toBe(type);
});

test('a ledger has the whole rate or half of it in its name', () => {
  expect(ledgerOf(DEFAULT_LEDGERS, 'ROOM_REVENUE', { taxPercent: 18 })).toBe('Room Revenue @ 18%');
  expect(ledgerOf(DEFAULT_LEDGERS, 'OUTPUT_CGST', { taxPercent: 5 })).toBe('Output CGST @ 2.5%');
});

describe('the ledger of a company or a portal', () => {
  const ledger = (party: string | null, names = DEFAULT_LEDGERS) => ledgerOf(names, 'COMPANIES', { party });

  test('has its name, whatever the name is, and one name for all if the accountant wants so', () => {
    expect(ledger('Konkan $& Traders')).toBe('Konkan $& Traders');
    expect(ledger(null)).toBe('Company Ledger');
    expect(ledger('Konkan Traders', { ...DEFAULT_LEDGERS, COMPANIES: 'Debtors' })).toBe('Debtors');
  });

  test('is never the ledger of another account', () => {
    expect(ledger('cash')).toBe('cash (Company Ledger)');
  });
});

describe('the file for Tally', () => {
  test.each([
    { paid: 'a payment of a company', account: 'COMPANIES', other: 'BANK', paise: -1_000 },
    { paid: 'a bill on the account of a company', account: 'COMPANIES', other: 'GUESTS', paise: 1_000 },
    { paid: 'money of a portal', account: 'PORTAL', other: 'BANK', paise: -1_000 },
  ] as const)('names the company or the portal as the party of $paid', ({ account, other, paise }) => {
    const postings = [
      { account, taxPercent: null, amountPaise: paise },
      { account: other, taxPercent: null, amountPaise: -paise },
    ];
    const party = { name: 'Konkan Traders', gstin: null };
    const root = readXml(tallyText(booked([event({ postings, party })])));
    const [voucher] = elementsOf(root, 'VOUCHER');
    if (!voucher) throw new Error('There is no voucher.');
    expect(textOf(voucher, 'PARTYLEDGERNAME')).toBe('Konkan Traders');
    expect(textOf(voucher, 'PARTYNAME')).toBe('Konkan Traders');
    expect(elementsOf(voucher, 'PARTYGSTIN')).toEqual([]);
    const [master] = elementsOf(root, 'LEDGER').filter(
      ({ attributes }) => attributes['NAME'] === 'Konkan Traders',
    );
    expect(master && textOf(master, 'PARENT')).toBe('Sundry Debtors');
  });

  test('is well-formed whatever its texts are, and has every amount with the sign of Tally', () => {
    fc.assert(
      fc.property(events, (happened) => {
        const vouchers = booked(happened);
        const read = elementsOf(readXml(tallyText(vouchers)), 'VOUCHER');
        expect(read).toHaveLength(vouchers.length);
        for (const [index, element] of read.entries()) {
          const entries = elementsOf(element, 'ALLLEDGERENTRIES.LIST');
          const paise = entries.map((entry) => Math.round(Number(textOf(entry, 'AMOUNT')) * 100));
          expect(paise).toEqual(vouchers[index]?.lines.map(({ amountPaise }) => -amountPaise));
          expect(entries.map((entry) => textOf(entry, 'ISDEEMEDPOSITIVE'))).toEqual(
            paise.map((amount) => (amount < 0 ? 'Yes' : 'No')),
          );
        }
      }),
    );
  });

  test('has each ledger that is used once, before the vouchers, in a group of Tally', () => {
    const root = readXml(tallyText(booked([event({}), event({ source: 'payment:2' })])));
    const messages = elementsOf(root, 'TALLYMESSAGE').map(({ children }) => children[0]?.name);
    expect(messages).toEqual(['LEDGER', 'LEDGER', 'VOUCHER', 'VOUCHER']);
    expect(
      elementsOf(root, 'LEDGER').map((ledger) => [ledger.attributes['NAME'], textOf(ledger, 'PARENT')]),
    ).toEqual([
      ['Cash', ACCOUNTS.CASH.group],
      ['Guest Ledger', ACCOUNTS.GUESTS.group],
    ]);
  });

  test('has the structure of an import: request, masters and vouchers, with dates as YYYYMMDD', () => {
    const invoice = event({
      kind: 'INVOICE',
      number: 'SC/2627/000007',
      dated: '2026-11-24',
      party: { name: 'Rao & Sons <Pune>', gstin: '27AAPFU0939F1ZV' },
      postings: [
        { account: 'GUESTS', taxPercent: null, amountPaise: 118_000 },
        { account: 'ROOM_REVENUE', taxPercent: 18, amountPaise: -100_000 },
        { account: 'OUTPUT_CGST', taxPercent: 18, amountPaise: -9_000 },
        { account: 'OUTPUT_SGST', taxPercent: 18, amountPaise: -9_000 },
      ],
    });
    const root = readXml(tallyText(booked([invoice])));
    expect(root.name).toBe('ENVELOPE');
    expect(elementsOf(root, 'TALLYREQUEST')[0]?.text).toBe('Import Data');
    expect(elementsOf(root, 'REPORTNAME')[0]?.text).toBe('All Masters');
    const [voucher] = elementsOf(root, 'VOUCHER');
    if (!voucher) throw new Error('There is no voucher.');
    expect(voucher.attributes).toMatchObject({ VCHTYPE: 'Sales', ACTION: 'Create' });
    const fields = [
      'DATE',
      'REFERENCEDATE',
      'VOUCHERTYPENAME',
      'VOUCHERNUMBER',
      'PARTYLEDGERNAME',
      'PARTYNAME',
    ];
    expect(fields.map((field) => textOf(voucher, field))).toEqual([
      '20261125',
      '20261124',
      'Sales',
      'SC/2627/000007',
      'Guest Ledger',
      'Rao & Sons <Pune>',
    ]);
    expect(
      elementsOf(voucher, 'ALLLEDGERENTRIES.LIST').map((entry) => [
        textOf(entry, 'LEDGERNAME'),
        textOf(entry, 'AMOUNT'),
      ]),
    ).toEqual([
      ['Guest Ledger', '-1180.00'],
      ['Room Revenue @ 18%', '1000.00'],
      ['Output CGST @ 9%', '90.00'],
      ['Output SGST @ 9%', '90.00'],
    ]);
    const [central] = elementsOf(root, 'LEDGER').filter(({ attributes }) =>
      attributes['NAME']?.includes('CGST'),
    );
    expect(central && textOf(central, 'GSTDUTYHEAD')).toBe('Central Tax');
  });
});

test('the table has no cell that a spreadsheet would run as a formula', () => {
  const { rows, columns } = dayBookTable(
    vouchersOf([event({ about: '' })], {
      firstOpen: '2026-11-25',
      names: { ...DEFAULT_LEDGERS, CASH: '=HYPERLINK("https://evil.example")' },
    }),
    null,
  );
  const [first] = csvRows(csvFile('day-book.csv', rows, columns).content);
  expect(first).toMatchObject({
    ledger: `'=HYPERLINK("https://evil.example")`,
    debit: '10',
    'day closed': 'no',
  });
});
