import { csvRows } from '../../testkit/csv-rows';
import { execute, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import {
  ADVANCE,
  BREAKFAST,
  documentWriter,
  GUEST,
  LOTUS,
  MARIGOLD,
  PALACE,
  ROOM,
} from './written-documents';

// Each group uses its own financial year, so its numbers begin at 1 and its months have no documents of other tests.

const RETURN = gql(`query Gstr1TablesInTest($month: PlainDate!) {
  gstr1(month: $month) { offlineTool files { filename content } }
}`);

let testServer: TestServer;
let owner: RequestOptions;
let write: Awaited<ReturnType<typeof documentWriter>>;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '20' });
  testServer.razorpay.setMode({ webhooks: 'off' });
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
  write = await documentWriter(testServer);
});
afterAll(() => testServer.stop());

/**
 * The return of the month: the rows of each file for the accountant, and the file for the government's offline tool.
 */
async function returnOf(month: string) {
  const { gstr1 } = await execute(testServer, RETURN, { month: `${month}-01` }, owner);
  const file = (table: string) =>
    gstr1.files.find(({ filename }) => filename === `gstr-1-${month}-table-${table}.csv`)?.content ?? '';
  return {
    rows: (table: string) => csvRows(file(table)),
    json: JSON.parse(gstr1.offlineTool ?? '{}') as Record<string, unknown>,
  };
}

const AT_18 = { 'Rate %': '18', 'Taxable value': '10000.00', 'Central tax': '900.00', 'State tax': '900.00' };
const AT_5 = { 'Rate %': '5', 'Taxable value': '2000.00', 'Central tax': '50.00', 'State tax': '50.00' };

describe('registrations other than a dealer’s', () => {
  const to = (gstin: string | null, further: object = {}) => ({ ...MARIGOLD, gstin, ...further });

  test.each([
    ['a body of the United Nations', '2317UNO00001UND', '2061-05'],
    ['who deducts tax at source', '08JPRD01234E1D8', '2062-05'],
    ['a portal that collects tax at source', '27AAICA3918J1CT', '2063-05'],
  ])('an invoice to %s is in table 4', async (_who, gstin, month) => {
    await write.invoice({ date: `${month}-10`, recipient: to(gstin), lines: [ROOM] });
    const { rows, json } = await returnOf(month);
    expect(rows('4')).toMatchObject([{ 'GSTIN of recipient': gstin, ...AT_18 }]);
    expect(rows('7')).toEqual([]);
    expect(rows('12')).toMatchObject([{ Recipients: 'B2B' }]);
    expect(json['b2b']).toMatchObject([{ ctin: gstin }]);
  });

  test.each([
    ['a person from abroad with a short registration', to('0817DEU00012NRV'), '2064-05'],
    ['who sells online services from abroad', to('9917SGP29001OST'), '2065-05'],
    ['a company abroad', to(null, { country: 'Germany', companyNumber: 'HRB 1' }), '2066-05'],
  ])(
    'an invoice to %s is in table 7, since the portal takes it in no other',
    async (_who, recipient, month) => {
      await write.invoice({ date: `${month}-10`, recipient, lines: [ROOM] });
      const { rows, json } = await returnOf(month);
      expect(rows('4')).toEqual([]);
      expect(rows('7')).toEqual([AT_18]);
      expect(rows('12')).toMatchObject([{ Recipients: 'B2C' }]);
      expect(json['b2b']).toBeUndefined();
    },
  );
});

describe('table 4A (b2b): invoices to businesses', () => {
  test('one row for each rate of an invoice, with the value of the whole invoice', async () => {
    await write.invoice({
      date: '2031-05-10',
      recipient: MARIGOLD,
      lines: [ROOM, BREAKFAST],
      roundOffPaise: -40,
    });
    const month = await returnOf('2031-05');
    const invoice = {
      'GSTIN of recipient': '27AAPFU0939F1ZV',
      Recipient: 'Marigold Textiles Private Limited',
      Number: 'SC/3132/000001',
      Date: '2031-05-10',
      'Total value': '13899.60',
      'Place of supply': '08',
      'Reverse charge': 'N',
    };
    expect(month.rows('4')).toEqual([
      { ...invoice, ...AT_5 },
      { ...invoice, ...AT_18 },
    ]);
    expect(month.json['b2b']).toEqual([
      {
        ctin: '27AAPFU0939F1ZV',
        inv: [
          {
            inum: 'SC/3132/000001',
            idt: '10-05-2031',
            val: 13_899.6,
            pos: '08',
            rchrg: 'N',
            inv_typ: 'R',
            itms: [
              { num: 501, itm_det: { rt: 5, txval: 2000, camt: 50, samt: 50, csamt: 0 } },
              { num: 1801, itm_det: { rt: 18, txval: 10_000, camt: 900, samt: 900, csamt: 0 } },
            ],
          },
        ],
      },
    ]);
  });

  test('invoices of one business are together, each business in the order of its first number', async () => {
    for (const recipient of [LOTUS, MARIGOLD, LOTUS])
      await write.invoice({ date: '2031-06-10', recipient, lines: [ROOM] });
    const { json } = await returnOf('2031-06');
    expect(json['b2b']).toMatchObject([
      { ctin: '29AAGCB7383J1Z4', inv: [{ inum: 'SC/3132/000002' }, { inum: 'SC/3132/000004' }] },
      { ctin: '27AAPFU0939F1ZV', inv: [{ inum: 'SC/3132/000003' }] },
    ]);
  });

  test('lines of two services at one rate are one row', async () => {
    const spa = { ...ROOM, description: 'Massage', sac: '999722' };
    await write.invoice({ date: '2031-07-10', recipient: MARIGOLD, lines: [ROOM, spa] });
    expect((await returnOf('2031-07')).rows('4')).toMatchObject([
      { 'Rate %': '18', 'Taxable value': '20000.00', 'Central tax': '1800.00', 'State tax': '1800.00' },
    ]);
  });

  test('an invoice to a guest is not there', async () => {
    await write.invoice({ date: '2031-08-10', lines: [ROOM] });
    const month = await returnOf('2031-08');
    expect(month.rows('4')).toEqual([]);
    expect(month.json).not.toHaveProperty('b2b');
  });
});

/**
 * Table 5A is for supplies between states above ₹1 lakh to recipients without a GSTIN (Notification 12/2024-Central
 * Tax, from 1 August 2024; ₹2.5 lakh before). A hotel has no such supplies: the place of supply of a room and its
 * extras is where the hotel is, whoever the guest is (IGST Act, section 12(3), and section 13(4) for guests from
 * abroad), so every supply is within its state.
 */
describe('table 5A (b2cl): large supplies between states', () => {
  test.each([
    ['another state', '2032-05', { name: 'Karnataka', code: '29' }],
    ['another country', '2032-06', { name: 'Other country', code: '96' }],
  ])(
    'a guest of %s with an invoice of ₹2,36,000 is in table 7, with the hotel’s state',
    async (_, month, state) => {
      const recipient = { ...GUEST, address: ['7 Residency Road'], state };
      await write.invoice({ date: `${month}-10`, recipient, lines: [PALACE] });
      const { rows, json } = await returnOf(month);
      expect(rows('7')).toEqual([
        {
          'Rate %': '18',
          'Taxable value': '200000.00',
          'Central tax': '18000.00',
          'State tax': '18000.00',
        },
      ]);
      expect(json['b2cs']).toMatchObject([{ sply_ty: 'INTRA', pos: '08', txval: 200_000 }]);
      expect(json).not.toHaveProperty('b2cl');
      expect(json).not.toHaveProperty('exp');
    },
  );
});

describe('table 7 (b2cs): supplies to guests without a GSTIN', () => {
  test('one row for each rate, of all invoices together', async () => {
    await write.invoice({ date: '2033-05-10', lines: [ROOM, BREAKFAST] });
    await write.invoice({ date: '2033-05-31', lines: [ROOM] });
    await write.invoice({ date: '2033-06-01', lines: [ROOM] });
    const month = await returnOf('2033-05');
    expect(month.rows('7')).toEqual([
      AT_5,
      { 'Rate %': '18', 'Taxable value': '20000.00', 'Central tax': '1800.00', 'State tax': '1800.00' },
    ]);
    expect(month.json['b2cs']).toEqual([
      { sply_ty: 'INTRA', typ: 'OE', pos: '08', rt: 5, txval: 2000, camt: 50, samt: 50, csamt: 0 },
      { sply_ty: 'INTRA', typ: 'OE', pos: '08', rt: 18, txval: 20_000, camt: 1800, samt: 1800, csamt: 0 },
    ]);
  });
});

describe('table 9B (cdnr): credit notes to businesses', () => {
  test('one row for each rate, with positive amounts, in the month of the note', async () => {
    const { id } = await write.invoice({ date: '2034-05-10', recipient: MARIGOLD, lines: [ROOM, BREAKFAST] });
    await write.creditNote({ date: '2034-06-02', recipient: MARIGOLD, lines: [ROOM], of: id });
    const month = await returnOf('2034-06');
    expect(month.rows('9b')).toEqual([
      {
        'GSTIN of recipient': '27AAPFU0939F1ZV',
        Recipient: 'Marigold Textiles Private Limited',
        Number: 'SC/C3435/000001',
        Date: '2034-06-02',
        'Total value': '11800.00',
        'Place of supply': '08',
        'Reverse charge': 'N',
        ...AT_18,
      },
    ]);
    expect(month.json['cdnr']).toEqual([
      {
        ctin: '27AAPFU0939F1ZV',
        nt: [
          {
            ntty: 'C',
            nt_num: 'SC/C3435/000001',
            nt_dt: '02-06-2034',
            val: 11_800,
            pos: '08',
            rchrg: 'N',
            inv_typ: 'R',
            itms: [{ num: 1801, itm_det: { rt: 18, txval: 10_000, camt: 900, samt: 900, csamt: 0 } }],
          },
        ],
      },
    ]);
    expect(month.rows('4')).toEqual([]);
  });
});

/** Table 9B for who has no GSTIN (cdnur) is of notes to invoices of table 5A or to exports, so a hotel has none. */
describe('table 9B (cdnur): credit notes to guests without a GSTIN', () => {
  test('they reduce table 7 of their month', async () => {
    const { id } = await write.invoice({ date: '2035-05-10', lines: [ROOM, BREAKFAST] });
    await write.invoice({ date: '2035-06-01', lines: [ROOM, BREAKFAST] });
    await write.creditNote({ date: '2035-06-02', lines: [ROOM], of: id });
    const { rows, json } = await returnOf('2035-06');
    expect(rows('7')).toEqual([AT_5]);
    expect(rows('9b')).toEqual([]);
    expect(json).not.toHaveProperty('cdnr');
    expect(json).not.toHaveProperty('cdnur');
  });

  test('of a month without other supplies table 7 is negative', async () => {
    const { id } = await write.invoice({ date: '2035-07-10', lines: [ROOM] });
    await write.creditNote({ date: '2035-08-02', lines: [ROOM], of: id });
    expect((await returnOf('2035-08')).rows('7')).toEqual([
      { 'Rate %': '18', 'Taxable value': '-10000.00', 'Central tax': '-900.00', 'State tax': '-900.00' },
    ]);
  });
});

/** Documents never change: a correction is a credit note and an invoice in the month in which it is made. */
describe('tables 9A, 9C, 10 and 11 II: amendments of earlier months', () => {
  test('they are empty, and the return of the earlier month stays', async () => {
    const { id } = await write.invoice({ date: '2036-05-10', recipient: MARIGOLD, lines: [ROOM] });
    const before = await returnOf('2036-05');
    await write.creditNote({ date: '2036-06-02', recipient: MARIGOLD, lines: [ROOM], of: id });
    await write.invoice({ date: '2036-06-02', recipient: LOTUS, lines: [ROOM] });
    const after = await returnOf('2036-06');
    expect((await returnOf('2036-05')).json).toEqual(before.json);
    expect(after.rows('4')).toMatchObject([{ Recipient: 'Lotus Exports', Number: 'SC/3637/000002' }]);
    expect(after.rows('9b')).toMatchObject([{ Number: 'SC/C3637/000001' }]);
    for (const key of ['b2ba', 'b2cla', 'b2csa', 'cdnra', 'cdnura', 'ata', 'txpda'])
      expect(after.json).not.toHaveProperty(key);
  });
});

const ADVANCE_AT_18 = {
  'Rate %': '18',
  'Taxable value': '5000.00',
  'Central tax': '450.00',
  'State tax': '450.00',
};
const ADVANCE_IN_JSON = [
  {
    pos: '08',
    sply_ty: 'INTRA',
    itms: [{ rt: 18, ad_amt: 5000, camt: 450, samt: 450, csamt: 0 }],
  },
];

describe('table 11A (at): advances received', () => {
  test('an advance whose stay is later is in the month in which it came', async () => {
    await write.receiptVoucher({ date: '2037-05-10', lines: [ADVANCE] });
    const month = await returnOf('2037-05');
    expect(month.rows('11a')).toEqual([ADVANCE_AT_18]);
    expect(month.json['at']).toEqual(ADVANCE_IN_JSON);
    expect(month.json).not.toHaveProperty('txpd');
  });

  test('an advance for two services at one rate is one row', async () => {
    const meals = { ...ADVANCE, sac: '996332' };
    await write.receiptVoucher({ date: '2037-06-10', lines: [ADVANCE, meals] });
    expect((await returnOf('2037-06')).rows('11a')).toMatchObject([{ 'Taxable value': '10000.00' }]);
  });

  test.each([
    ['set off', '2037-07', 'invoice'],
    ['given back', '2037-08', 'refundVoucher'],
  ] as const)('an advance that is %s in the same month is in no table 11', async (_, month, kind) => {
    const receipt = await write.receiptVoucher({ date: `${month}-10`, lines: [ADVANCE] });
    await write[kind]({ date: `${month}-20`, lines: [ADVANCE], uses: receipt.id });
    const { rows, json } = await returnOf(month);
    expect([rows('11a'), rows('11b')]).toEqual([[], []]);
    for (const key of ['at', 'txpd']) expect(json).not.toHaveProperty(key);
  });
});

describe('table 11B (txpd): earlier advances that are adjusted', () => {
  test.each([
    ['set off against an invoice', '2038-06', 'invoice'],
    ['given back by a refund voucher', '2038-07', 'refundVoucher'],
  ] as const)(
    'an advance that is %s is in that month, with the whole invoice in its table',
    async (_, month, kind) => {
      const receipt = await write.receiptVoucher({ date: '2038-05-10', lines: [ADVANCE] });
      await write[kind]({ date: `${month}-20`, lines: [ADVANCE], uses: receipt.id });
      const { rows, json } = await returnOf(month);
      expect(rows('11b')).toEqual([ADVANCE_AT_18]);
      expect(json['txpd']).toEqual(ADVANCE_IN_JSON);
      expect(rows('11a')).toEqual([]);
      expect(rows('7')).toEqual(kind === 'invoice' ? [ADVANCE_AT_18] : []);
    },
  );
});

/** Since the returns of May 2025 the portal has a tab for each kind of recipient (advisory of GSTN of 1 May 2025). */
describe('table 12 (hsn): supplies by services accounting code', () => {
  test('businesses and others separately, by code and rate, minus their credit notes', async () => {
    await write.invoice({ date: '2039-05-02', recipient: MARIGOLD, lines: [ROOM, BREAKFAST] });
    const { id } = await write.invoice({ date: '2039-05-03', recipient: LOTUS, lines: [ROOM] });
    await write.creditNote({ date: '2039-05-04', recipient: LOTUS, lines: [ROOM], of: id });
    await write.invoice({ date: '2039-05-05', lines: [ROOM] });
    const month = await returnOf('2039-05');
    expect(month.rows('12')).toEqual([
      { Recipients: 'B2B', SAC: '996311', Quantity: '2', ...AT_18 },
      { Recipients: 'B2B', SAC: '996332', Quantity: '4', ...AT_5 },
      { Recipients: 'B2C', SAC: '996311', Quantity: '2', ...AT_18 },
    ]);
    const room = {
      hsn_sc: '996311',
      uqc: 'NA',
      qty: 0,
      rt: 18,
      txval: 10_000,
      iamt: 0,
      camt: 900,
      samt: 900,
      csamt: 0,
    };
    // Services have no unit, so the portal accepts no quantity.
    expect(month.json['hsn']).toEqual({
      hsn_b2b: [
        { num: 1, ...room },
        {
          num: 2,
          hsn_sc: '996332',
          uqc: 'NA',
          qty: 0,
          rt: 5,
          txval: 2000,
          iamt: 0,
          camt: 50,
          samt: 50,
          csamt: 0,
        },
      ],
      hsn_b2c: [{ num: 1, ...room }],
    });
  });

  test('a business whose invoice is credited in the same month is there with 0: its documents are in tables 4 and 9B', async () => {
    const { id } = await write.invoice({ date: '2039-07-03', recipient: LOTUS, lines: [ROOM] });
    await write.creditNote({ date: '2039-07-04', recipient: LOTUS, lines: [ROOM], of: id });
    expect((await returnOf('2039-07')).rows('12')).toEqual([
      {
        Recipients: 'B2B',
        SAC: '996311',
        Quantity: '0',
        'Rate %': '18',
        'Taxable value': '0.00',
        'Central tax': '0.00',
        'State tax': '0.00',
      },
    ]);
  });

  test('without a business there is no section of businesses, and none without rows', async () => {
    await write.invoice({ date: '2039-08-10', lines: [ROOM] });
    const { json } = await returnOf('2039-08');
    expect(Object.keys(json['hsn'] as object)).toEqual(['hsn_b2c']);
    expect(Object.keys(json).toSorted()).toEqual(
      ['b2cs', 'doc_issue', 'fp', 'gstin', 'hash', 'hsn', 'version'].toSorted(),
    );
  });

  test('advances are not there: they are not yet a supply', async () => {
    await write.receiptVoucher({ date: '2039-06-10', lines: [ADVANCE] });
    const month = await returnOf('2039-06');
    expect(month.rows('12')).toEqual([]);
    expect(month.json).not.toHaveProperty('hsn');
  });
});

describe('table 13 (doc_issue): documents issued', () => {
  test('every kind with its first and last number, and 0 cancelled', async () => {
    const receipt = await write.receiptVoucher({ date: '2040-05-02', lines: [ADVANCE] });
    await write.receiptVoucher({ date: '2040-05-03', lines: [ADVANCE] });
    const { id } = await write.invoice({ date: '2040-05-10', lines: [ROOM] });
    await write.invoice({ date: '2040-05-11', recipient: MARIGOLD, lines: [ROOM] });
    await write.invoice({ date: '2040-05-31', lines: [ROOM] });
    await write.creditNote({ date: '2040-05-12', lines: [ROOM], of: id });
    await write.refundVoucher({ date: '2040-05-13', lines: [ADVANCE], uses: receipt.id });
    const month = await returnOf('2040-05');
    const row = (nature: string, from: string, to: string, total: string) => ({
      'Nature of document': nature,
      From: from,
      To: to,
      Total: total,
      Cancelled: '0',
      'Net issued': total,
    });
    expect(month.rows('13')).toEqual([
      row('Credit Note', 'SC/C4041/000001', 'SC/C4041/000001', '1'),
      row('Invoices for outward supply', 'SC/4041/000001', 'SC/4041/000003', '3'),
      row('Receipt voucher', 'SC/R4041/000001', 'SC/R4041/000002', '2'),
      row('Refund voucher', 'SC/F4041/000001', 'SC/F4041/000001', '1'),
    ]);
    const docs = (from: string, to: string, count: number) => [
      { num: 1, from, to, totnum: count, cancel: 0, net_issue: count },
    ];
    expect(month.json['doc_issue']).toEqual({
      doc_det: [
        { doc_num: 5, doc_typ: 'Credit Note', docs: docs('SC/C4041/000001', 'SC/C4041/000001', 1) },
        {
          doc_num: 1,
          doc_typ: 'Invoices for outward supply',
          docs: docs('SC/4041/000001', 'SC/4041/000003', 3),
        },
        { doc_num: 6, doc_typ: 'Receipt voucher', docs: docs('SC/R4041/000001', 'SC/R4041/000002', 2) },
        { doc_num: 8, doc_typ: 'Refund voucher', docs: docs('SC/F4041/000001', 'SC/F4041/000001', 1) },
      ],
    });
  });

  test('the numbers of the next month continue from this month’s: no number is missing between', async () => {
    await write.invoice({ date: '2041-05-10', lines: [ROOM] });
    await write.invoice({ date: '2041-06-10', lines: [ROOM] });
    await write.invoice({ date: '2041-06-11', lines: [ROOM] });
    const months = await Promise.all(['2041-05', '2041-06'].map(returnOf));
    expect(months.flatMap(({ rows }) => rows('13'))).toMatchObject([
      { From: 'SC/4142/000001', To: 'SC/4142/000001', Total: '1' },
      { From: 'SC/4142/000002', To: 'SC/4142/000003', Total: '2' },
    ]);
  });

  test('an earlier date under a later number makes a second run, and each number is in one month', async () => {
    await write.invoice({ date: '2042-05-30', lines: [ROOM] });
    await write.invoice({ date: '2042-06-01', lines: [ROOM] });
    await write.invoice({ date: '2042-05-31', lines: [ROOM] });
    const month = await returnOf('2042-05');
    expect(month.rows('13')).toMatchObject([
      { From: 'SC/4243/000001', To: 'SC/4243/000001', Total: '1' },
      { From: 'SC/4243/000003', To: 'SC/4243/000003', Total: '1' },
    ]);
    expect(month.json['doc_issue']).toMatchObject({
      doc_det: [
        {
          doc_num: 1,
          docs: [
            { num: 1, from: 'SC/4243/000001' },
            { num: 2, from: 'SC/4243/000003' },
          ],
        },
      ],
    });
    expect((await returnOf('2042-06')).rows('13')).toMatchObject([
      { From: 'SC/4243/000002', To: 'SC/4243/000002', Total: '1' },
    ]);
  });

  test('on 1 April a new series begins', async () => {
    await write.invoice({ date: '2044-03-31', lines: [ROOM] });
    await write.invoice({ date: '2044-04-01', lines: [ROOM] });
    expect((await returnOf('2044-03')).rows('13')).toMatchObject([{ From: 'SC/4344/000001' }]);
    expect((await returnOf('2044-04')).rows('13')).toMatchObject([{ From: 'SC/4445/000001' }]);
  });
});

describe('the head of the return', () => {
  test('has the GSTIN of the documents and the month', async () => {
    await write.invoice({ date: '2045-05-10', lines: [ROOM] });
    expect((await returnOf('2045-05')).json).toMatchObject({ gstin: '08AAACS1234F1ZS', fp: '052045' });
  });
});
