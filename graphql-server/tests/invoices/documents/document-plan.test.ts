import fc from 'fast-check';
import {
  grossOf,
  sumOf,
  type PlanDocument,
  type PlanInput,
  type PlanLine,
  type PlannedDocument,
  type PlanPayment,
} from '../../../src/invoices/documents/plan/plan-input';
import { planDocuments } from '../../../src/invoices/documents/plan/document-plan';
import {
  amountsByRate,
  less,
  partOf,
  splitPayment,
  taxedFrom,
} from '../../../src/invoices/documents/plan/rated-amounts';

const TODAY = '2026-11-24';
const STAY = { id: 'stay', hasEnded: false, endsOn: '2026-12-01' };
const EMPTY_INPUT: PlanInput = {
  today: TODAY,
  lines: [],
  stays: [STAY],
  payments: [],
  documents: [],
  reissues: [],
};

function line(id: number, grossPaise: number, taxPercent: number, form: Partial<PlanLine> = {}): PlanLine {
  const { valuePaise, cgstPaise, sgstPaise } = taxedFrom(grossPaise, taxPercent);
  return {
    id,
    stayId: STAY.id,
    kind: 'ROOM_NIGHT',
    valuePaise,
    cgstPaise,
    sgstPaise,
    taxPercent,
    sac: '996311',
    reverses: null,
    ...form,
  };
}

const reversalOf = (id: number, { ...reversed }: PlanLine): PlanLine => ({
  ...reversed,
  id,
  reverses: reversed.id,
  valuePaise: -reversed.valuePaise,
  cgstPaise: -reversed.cgstPaise,
  sgstPaise: -reversed.sgstPaise,
});

const payment = (id: string, amountPaise: number, form: Partial<PlanPayment> = {}): PlanPayment => ({
  id,
  amountPaise,
  capturedOn: TODAY,
  getsVoucher: true,
  gonePaise: 0,
  promisedPaise: 0,
  ...form,
});

/** The document as it is read back. */
function issued(planned: PlannedDocument, input: PlanInput): PlanDocument {
  const lineIds = 'lineIds' in planned ? planned.lineIds : [];
  const onIt = input.lines.filter(({ id }) => lineIds.includes(id));
  const used = 'advances' in planned ? planned.advances : [];
  // A credit note that issues an invoice again shows what the invoice charged; other credit notes show what is taken
  // back.
  const reissueOf = 'reissueOf' in planned ? planned.reissueOf : null;
  const sign = planned.kind === 'CREDIT_NOTE' && reissueOf === null ? -1 : 1;
  const ofLines = onIt.map((each) => ({
    taxPercent: each.taxPercent ?? 0,
    sac: each.sac,
    valuePaise: each.valuePaise * sign,
    cgstPaise: each.cgstPaise * sign,
    sgstPaise: each.sgstPaise * sign,
  }));
  const amounts =
    planned.kind === 'RECEIPT_VOUCHER'
      ? planned.amounts
      : planned.kind === 'REFUND_VOUCHER'
        ? used.flatMap((advance) => advance.amounts.map((amount) => ({ ...amount, sac: '996311' })))
        : ofLines;
  return {
    id: `document ${input.documents.length}`,
    kind: planned.kind,
    dated: planned.dated,
    place: input.documents.length,
    advances: used,
    amounts,
    reissueOf,
    lineIds: reissueOf === null ? lineIds : [],
    paymentId: 'paymentId' in planned ? planned.paymentId : null,
    invoiceId: 'invoiceId' in planned ? planned.invoiceId : null,
    totalPaise: sumOf(amounts.map(grossOf)),
  };
}

/** All documents of the booking, issued one after the other as the job does. */
function issueAll(input: PlanInput): PlanDocument[] {
  const documents = [...input.documents];
  for (let count = 0; count < 50; count += 1) {
    const now = { ...input, documents };
    const [planned] = planDocuments(now);
    if (!planned) return documents;
    documents.push(issued(planned, now));
  }
  throw new Error('The plan never ends.');
}

const kindsOf = (documents: readonly PlanDocument[]) =>
  documents.map(({ kind, totalPaise }) => [kind, totalPaise]);

describe('amounts at rates', () => {
  test('₹5,000 at 18 % contain 381.36 of each tax', () => {
    expect(taxedFrom(500_000, 18)).toEqual({
      taxPercent: 18,
      valuePaise: 423_728,
      cgstPaise: 38_136,
      sgstPaise: 38_136,
    });
  });

  test('a part payment is split over the rates, and the parts sum to the payment', () => {
    const amount = fc.integer({ min: 1, max: 10_000_000 });
    const charges = fc.uniqueArray(fc.constantFrom(0, 5, 12, 18, 28), { minLength: 1 });
    fc.assert(
      fc.property(
        amount,
        charges,
        fc.array(amount, { minLength: 5, maxLength: 5 }),
        (paid, rates, wholes) => {
          const split = splitPayment(
            paid,
            rates.map((rate, index) => ({ ...taxedFrom(wholes[index] ?? 1, rate), sac: '996311' })),
          );
          expect(sumOf(split.map(grossOf))).toBe(paid);
          for (const each of split) expect(each.cgstPaise).toBe(each.sgstPaise);
        },
      ),
    );
  });

  test('services at one rate share a part payment in proportion, and its tax is computed on their sum', () => {
    const [room, meals] = [
      { ...taxedFrom(1_050_000, 5), sac: '996311' },
      { ...taxedFrom(105_000, 5), sac: '996332' },
    ];
    expect(splitPayment(100_000, [room, meals])).toEqual([
      { taxPercent: 5, sac: '996311', valuePaise: 86_579, cgstPaise: 2165, sgstPaise: 2165 },
      { taxPercent: 5, sac: '996332', valuePaise: 8659, cgstPaise: 216, sgstPaise: 216 },
    ]);
    expect(taxedFrom(100_000, 5)).toEqual({
      taxPercent: 5,
      valuePaise: 95_238,
      cgstPaise: 2381,
      sgstPaise: 2381,
    });
  });

  test('parts of an advance use it up exactly, without a negative part', () => {
    const amounts = fc.uniqueArray(
      fc.record({ taxPercent: fc.constantFrom(5, 12, 18), gross: fc.integer({ min: 1, max: 1_000_000 }) }),
      { minLength: 1, maxLength: 3, selector: ({ taxPercent }) => taxPercent },
    );
    const thousandths = fc.array(fc.integer({ min: 0, max: 1000 }), { maxLength: 5 });
    fc.assert(
      fc.property(amounts, thousandths, (wholes, steps) => {
        let left = amountsByRate(wholes.map(({ taxPercent, gross }) => taxedFrom(gross, taxPercent)));
        for (const step of [...steps, 1000]) {
          const part = Math.floor((sumOf(left.map(grossOf)) * step) / 1000);
          const taken = partOf(left, part);
          expect(sumOf(taken.map(grossOf))).toBe(part);
          left = less(left, taken).filter((amount) => grossOf(amount) !== 0);
          for (const { valuePaise, cgstPaise, sgstPaise } of left)
            expect(Math.min(valuePaise, cgstPaise, sgstPaise)).toBeGreaterThanOrEqual(0);
        }
        expect(left).toEqual([]);
      }),
    );
  });
});

describe('the documents of a booking', () => {
  const lines = [line(1, 500_000, 18), line(2, 300_000, 5)];
  const left = { ...STAY, hasEnded: true, endsOn: TODAY };

  test('a payment before the stay gets a receipt voucher of the day on which it came', () => {
    const input = { ...EMPTY_INPUT, lines, payments: [payment('p', 400_000, { capturedOn: '2026-11-22' })] };
    const documents = issueAll(input);
    expect(kindsOf(documents)).toEqual([['RECEIPT_VOUCHER', 400_000]]);
    expect(documents[0]?.dated).toBe('2026-11-22');
  });

  test('after more than three days it has the date of issue, so that no earlier month changes', () => {
    const input = { ...EMPTY_INPUT, lines, payments: [payment('p', 400_000, { capturedOn: '2026-11-20' })] };
    expect(issueAll(input)[0]?.dated).toBe(TODAY);
  });

  test('money that is refunded at once gets no document', () => {
    const payments = [payment('p', 800_000), payment('again', 800_000, { promisedPaise: 800_000 })];
    expect(kindsOf(issueAll({ ...EMPTY_INPUT, lines, payments }))).toEqual([['RECEIPT_VOUCHER', 800_000]]);
  });

  test.each(['gonePaise', 'promisedPaise'] as const)(
    'a payment has one voucher of its whole amount, also while an earlier payment goes back (%s)',
    (goesBack) => {
      const first = payment('first', 100_000);
      const before = issueAll({ ...EMPTY_INPUT, lines: [line(1, 400_000, 18)], payments: [first] });
      const payments = [{ ...first, [goesBack]: 70_000 }, payment('second', 200_000)];
      const documents = issueAll({
        ...EMPTY_INPUT,
        lines: [line(1, 400_000, 18)],
        payments,
        documents: before,
      });
      const ofSecond = documents.filter(({ paymentId }) => paymentId === 'second');
      expect(ofSecond).toMatchObject([{ kind: 'RECEIPT_VOUCHER', totalPaise: 200_000 }]);
    },
  );

  test('money from before the hotel issued documents here gets no document', () => {
    const payments = [payment('p', 800_000, { getsVoucher: false })];
    expect(issueAll({ ...EMPTY_INPUT, lines, payments })).toEqual([]);
  });

  test('the invoice of a departure sets off the advances', () => {
    const payments = [payment('p', 800_000)];
    const documents = issueAll({ ...EMPTY_INPUT, lines, payments });
    const [receipt, invoice] = issueAll({ ...EMPTY_INPUT, lines, payments, documents, stays: [left] });
    expect(kindsOf(receipt && invoice ? [receipt, invoice] : [])).toEqual([
      ['RECEIPT_VOUCHER', 800_000],
      ['INVOICE', 800_000],
    ]);
    const amounts = amountsByRate(receipt?.amounts ?? []);
    expect(invoice?.advances).toEqual([{ receiptId: receipt?.id, amounts }]);
  });

  test('money after the invoice gets no voucher', () => {
    const documents = issueAll({ ...EMPTY_INPUT, lines, stays: [left] });
    const payments = [payment('cash', 800_000)];
    expect(kindsOf(issueAll({ ...EMPTY_INPUT, lines, documents, stays: [left], payments }))).toEqual([
      ['INVOICE', 800_000],
    ]);
  });

  test('a cancellation before the invoice: an invoice of the charge, and a refund voucher once the money was refunded', () => {
    const payments = [payment('p', 800_000)];
    const before = issueAll({ ...EMPTY_INPUT, lines, payments });
    const cancelled = {
      ...EMPTY_INPUT,
      lines: [
        ...lines,
        ...lines.map((each, index) => reversalOf(10 + index, each)),
        line(20, 300_000, 18, { kind: 'CANCELLATION' }),
      ],
      stays: [{ ...left }],
    };
    const promised = { ...cancelled, payments: [payment('p', 800_000, { promisedPaise: 500_000 })] };
    const waiting = issueAll({ ...promised, documents: before });
    expect(kindsOf(waiting).slice(1)).toEqual([['INVOICE', 300_000]]);
    const gone = { ...cancelled, payments: [payment('p', 800_000, { gonePaise: 500_000 })] };
    expect(kindsOf(issueAll({ ...gone, documents: waiting })).slice(2)).toEqual([
      ['REFUND_VOUCHER', 500_000],
    ]);
  });

  test('charges that are taken back after the invoice: a credit note, and another invoice of the charges that replace them', () => {
    const stays = [left];
    const documents = issueAll({ ...EMPTY_INPUT, lines, stays });
    const [first] = lines;
    const later = [...lines, ...(first ? [reversalOf(10, first)] : []), line(11, 200_000, 18)];
    expect(kindsOf(issueAll({ ...EMPTY_INPUT, lines: later, stays, documents }))).toEqual([
      ['INVOICE', 800_000],
      ['INVOICE', 200_000],
      ['CREDIT_NOTE', 500_000],
    ]);
  });

  test('a round off is on the invoice, untaxed; a write-off is on no invoice', () => {
    const rounding = {
      taxPercent: null,
      kind: 'ROUND_OFF',
      cgstPaise: 0,
      sgstPaise: 0,
      valuePaise: -40,
    };
    const writtenOff = { ...rounding, kind: 'WRITE_OFF', valuePaise: 30 };
    const all = [line(1, 500_040, 18), line(2, 0, 0, rounding), line(3, 0, 0, writtenOff)];
    const documents = issueAll({ ...EMPTY_INPUT, lines: all, stays: [left] });
    expect(documents.map(({ lineIds }) => lineIds)).toEqual([[1, 2]]);
  });

  test('a departed room is invoiced after 30 days, although another room of the booking is still occupied later', () => {
    const stays = [
      { ...left, endsOn: '2026-10-25' },
      { ...STAY, id: 'other' },
    ];
    const both = [line(1, 500_000, 18), line(2, 300_000, 5, { stayId: 'other' })];
    expect(kindsOf(issueAll({ ...EMPTY_INPUT, lines: both, stays }))).toEqual([['INVOICE', 500_000]]);
    const soon = [
      { ...left, endsOn: '2026-10-26' },
      { ...STAY, id: 'other' },
    ];
    expect(issueAll({ ...EMPTY_INPUT, lines: both, stays: soon })).toEqual([]);
  });
});

describe('an invoice that is issued again', () => {
  const lines = [line(1, 500_000, 18), line(2, 300_000, 5)];
  const stays = [{ ...STAY, hasEnded: true, endsOn: TODAY }];
  const payments = [payment('p', 800_000)];
  const invoiced = (): PlanInput => {
    const vouched = issueAll({ ...EMPTY_INPUT, lines, payments });
    const documents = issueAll({ ...EMPTY_INPUT, lines, payments, stays, documents: vouched });
    return { ...EMPTY_INPUT, lines, payments, stays, documents };
  };
  const reissued = (input: PlanInput, invoice: PlanDocument | undefined, askedOn = TODAY): PlanInput => {
    const reissues = [...input.reissues, { invoiceId: String(invoice?.id), askedOn }];
    return { ...input, reissues, documents: issueAll({ ...input, reissues }) };
  };
  const invoicesOf = ({ documents }: PlanInput) => documents.filter(({ kind }) => kind === 'INVOICE');

  test('a credit note for the whole invoice comes first, then the invoice; the advances stay set off once', () => {
    const before = invoiced();
    const [first] = invoicesOf(before);
    const after = reissued(before, first);
    const [note, again] = after.documents.slice(2);
    expect(kindsOf(after.documents).slice(2)).toEqual([
      ['CREDIT_NOTE', 800_000],
      ['INVOICE', 800_000],
    ]);
    expect(note).toMatchObject({ invoiceId: first?.id, reissueOf: first?.id, lineIds: [], advances: [] });
    expect(again).toMatchObject({ reissueOf: first?.id, lineIds: [], advances: [], amounts: first?.amounts });
  });

  test('between the two no other document is issued, not even for money that came meanwhile', () => {
    const before = invoiced();
    const reissues = [{ invoiceId: String(invoicesOf(before)[0]?.id), askedOn: TODAY }];
    const [note] = planDocuments({ ...before, reissues });
    if (!note) throw new Error('There is no credit note.');
    const documents = [...before.documents, issued(note, before)];
    const [next] = planDocuments({
      ...before,
      reissues,
      documents,
      payments: [...payments, payment('later', 100_000)],
    });
    expect(next).toMatchObject({ kind: 'INVOICE', lineIds: [1, 2] });
  });

  test('it can be issued again several times, always the newest one', () => {
    const once = reissued(invoiced(), invoicesOf(invoiced())[0]);
    const twice = reissued(once, invoicesOf(once)[1]);
    expect(kindsOf(twice.documents).slice(4)).toEqual([
      ['CREDIT_NOTE', 800_000],
      ['INVOICE', 800_000],
    ]);
    expect(twice.documents.at(-1)?.reissueOf).toBe(invoicesOf(once)[1]?.id);
  });

  test('of an invoice that was partly taken back, only the rest is credited and issued again', () => {
    const before = invoiced();
    const [first] = lines;
    const later = { ...before, lines: [...lines, ...(first ? [reversalOf(10, first)] : [])] };
    const credited = { ...later, documents: issueAll(later) };
    const after = reissued(credited, invoicesOf(credited)[0]);
    expect(kindsOf(after.documents).slice(2)).toEqual([
      ['CREDIT_NOTE', 500_000],
      ['CREDIT_NOTE', 300_000],
      ['INVOICE', 300_000],
    ]);
  });

  test('what is taken back later is credited to the new invoice', () => {
    const once = reissued(invoiced(), invoicesOf(invoiced())[0]);
    const [first] = lines;
    const later = { ...once, lines: [...lines, ...(first ? [reversalOf(10, first)] : [])] };
    const [note] = issueAll(later).slice(4);
    expect(note).toMatchObject({ kind: 'CREDIT_NOTE', totalPaise: 500_000, lineIds: [10], reissueOf: null });
    expect(note?.invoiceId).toBe(invoicesOf(once)[1]?.id);
  });

  test('an invoice of which nothing is left cannot be issued again', () => {
    const before = invoiced();
    const later = {
      ...before,
      lines: [...lines, ...lines.map((each, index) => reversalOf(10 + index, each))],
    };
    const credited = { ...later, documents: issueAll(later) };
    expect(reissued(credited, invoicesOf(credited)[0]).documents).toEqual(credited.documents);
  });

  test('both have the date of the request, when their job runs after midnight', () => {
    const before = invoiced();
    const documents = reissued(before, invoicesOf(before)[0], '2026-11-23').documents.slice(2);
    expect(documents.map(({ dated }) => dated)).toEqual(['2026-11-23', '2026-11-23']);
  });

  test('a round off is reversed and made again with the invoice', () => {
    const rounding = {
      taxPercent: null,
      kind: 'ROUND_OFF',
      cgstPaise: 0,
      sgstPaise: 0,
      valuePaise: -40,
    };
    const rounded = [line(1, 500_040, 18), line(2, 0, 0, rounding)];
    const documents = issueAll({ ...EMPTY_INPUT, lines: rounded, stays });
    const input = { ...EMPTY_INPUT, lines: rounded, stays, documents };
    expect(kindsOf(reissued(input, documents[0]).documents)).toEqual([
      ['INVOICE', 500_000],
      ['CREDIT_NOTE', 500_000],
      ['INVOICE', 500_000],
    ]);
  });
});

type Act =
  | { act: 'charge'; gross: number; rate: number }
  | { act: 'take back'; place: number }
  | { act: 'pay'; gross: number }
  | { act: 'promise'; place: number; thousandths: number }
  | { act: 'give'; place: number }
  | { act: 'fail'; place: number }
  | { act: 'issue again'; place: number }
  | { act: 'leave' }
  | { act: 'come back' };

const place = fc.nat(20);
const gross = fc.integer({ min: 1, max: 1_000_000 });
const act = fc.oneof<fc.Arbitrary<Act>[]>(
  fc.record({ act: fc.constant('charge' as const), gross, rate: fc.constantFrom(0, 5, 12, 18) }),
  fc.record({ act: fc.constant('take back' as const), place }),
  fc.record({ act: fc.constant('pay' as const), gross }),
  fc.record({
    act: fc.constant('promise' as const),
    place,
    thousandths: fc.integer({ min: 1, max: 1000 }),
  }),
  fc.record({ act: fc.constant('give' as const), place }),
  fc.record({ act: fc.constant('fail' as const), place }),
  fc.record({ act: fc.constant('issue again' as const), place }),
  fc.record({ act: fc.constant('leave' as const) }),
  fc.record({ act: fc.constant('come back' as const) }),
);

function after(input: PlanInput, step: Act): PlanInput {
  const { lines, payments } = input;
  const nextId = lines.length + 1;
  const changed = (change: (one: PlanPayment) => Partial<PlanPayment>): PlanInput => {
    const chosen =
      payments.length > 0 && 'place' in step ? payments[step.place % payments.length] : undefined;
    if (!chosen) return input;
    return {
      ...input,
      payments: payments.map((one) => (one === chosen ? { ...one, ...change(one) } : one)),
    };
  };
  switch (step.act) {
    case 'charge':
      return { ...input, lines: [...lines, line(nextId, step.gross, step.rate)] };
    case 'take back': {
      const reversed = new Set(lines.map(({ reverses }) => reverses));
      const open = lines.filter(({ id, reverses }) => reverses === null && !reversed.has(id));
      const chosen = open[step.place % Math.max(1, open.length)];
      return chosen ? { ...input, lines: [...lines, reversalOf(nextId, chosen)] } : input;
    }
    case 'pay':
      return { ...input, payments: [...payments, payment(`payment ${payments.length}`, step.gross)] };
    case 'promise':
      return changed(({ amountPaise, gonePaise, promisedPaise }) => ({
        promisedPaise:
          promisedPaise + Math.ceil(((amountPaise - gonePaise - promisedPaise) * step.thousandths) / 1000),
      }));
    case 'give':
      return changed(({ gonePaise, promisedPaise }) => ({
        gonePaise: gonePaise + promisedPaise,
        promisedPaise: 0,
      }));
    case 'fail':
      return changed(() => ({ promisedPaise: 0 }));
    case 'issue again': {
      const invoices = input.documents.filter(({ kind }) => kind === 'INVOICE');
      const invoiceId = invoices[step.place % Math.max(1, invoices.length)]?.id;
      if (!invoiceId || input.reissues.some((reissue) => reissue.invoiceId === invoiceId)) return input;
      return { ...input, reissues: [...input.reissues, { invoiceId, askedOn: TODAY }] };
    }
    case 'leave':
      return { ...input, stays: [{ ...STAY, hasEnded: true, endsOn: TODAY }] };
    case 'come back':
      return { ...input, stays: [STAY] };
  }
}

/** Documents are issued one by one, so something else may happen between two documents. */
function oneIssued(input: PlanInput): PlanInput {
  const [planned] = planDocuments(input);
  return planned ? { ...input, documents: [...input.documents, issued(planned, input)] } : input;
}

test('for any sequence of acts the documents equal the folio, and advances are used up exactly', () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(fc.array(fc.tuple(act, fc.nat(3)), { maxLength: 25, size: 'max' }), (steps) => {
      let input: PlanInput = EMPTY_INPUT;
      for (const [step, killedAfter] of steps) {
        const now = after(input, step);
        if (killedAfter === 3) input = { ...now, documents: issueAll(now) };
        else input = Array.from({ length: killedAfter }).reduce<PlanInput>(oneIssued, now);
      }
      const left = after(input, { act: 'leave' });
      input = { ...left, documents: issueAll(left) };
      const { documents } = input;
      for (const { kind, reissueOf } of documents) {
        const name = reissueOf === null ? kind : `${kind} of a reissue`;
        seen.set(name, (seen.get(name) ?? 0) + 1);
      }
      // Each invoice is replaced at most once, by a credit note of the same amounts before the invoice.
      const replaced = documents.filter(({ reissueOf }) => reissueOf !== null);
      for (const { reissueOf } of replaced) {
        const pair = replaced.filter((one) => one.reissueOf === reissueOf);
        expect(pair.map(({ kind }) => kind)).toEqual(['CREDIT_NOTE', 'INVOICE']);
        expect(pair[1]?.amounts).toEqual(pair[0]?.amounts);
      }
      const of = (kind: PlanDocument['kind']) => documents.filter((document) => document.kind === kind);
      const supplied = amountsByRate(
        input.lines.map((each) => ({ ...each, taxPercent: each.taxPercent ?? 0 })),
      ).filter((amount) => grossOf(amount) !== 0);
      const invoiced = less(
        amountsByRate(of('INVOICE').flatMap(({ amounts }) => amounts)),
        of('CREDIT_NOTE').flatMap(({ amounts }) => amounts),
      ).filter((amount) => grossOf(amount) !== 0);
      expect(invoiced).toEqual(supplied);
      for (const receipt of of('RECEIPT_VOUCHER')) {
        const used = documents.flatMap(({ advances }) =>
          advances.filter(({ receiptId }) => receiptId === receipt.id).flatMap(({ amounts }) => amounts),
        );
        for (const { valuePaise, cgstPaise, sgstPaise } of less(receipt.amounts, used))
          expect(Math.min(valuePaise, cgstPaise, sgstPaise)).toBeGreaterThanOrEqual(0);
      }
      // A line is stored with one document only.
      const onDocuments = documents.flatMap(({ lineIds }) => lineIds);
      expect(new Set(onDocuments).size).toBe(onDocuments.length);
    }),
    { numRuns: 2000 },
  );
  for (const kind of ['CREDIT_NOTE', 'CREDIT_NOTE of a reissue', 'INVOICE of a reissue'])
    expect(seen.get(kind)).toBeGreaterThan(100);
});
