import type { CsvRow } from '../../platform/text/csv-file';
import type { PlainDate } from '../../platform/time/dates';
import { departmentOf } from './figure-department';
import type { ChargeLine, GatewayLine, MoneyLine, PeriodLines } from './charge-lines.read-model';

/**
 * Paise as rupees. A number and not a text, because a text that begins with a minus would be quoted; two decimals are
 * exact in a number.
 */
export function rupeesNumber(paise: number): number {
  return paise / 100;
}

const ENTRIES = { TAKEN: 'Payment', COUNTERED: 'Counter-entry', GIVEN_BACK: 'Refund' } as const;

const GATEWAY_ENTRIES = { FEE: 'Gateway fee', SETTLEMENT: 'Settlement' } as const;

function chargeRow(line: ChargeLine): CsvRow {
  const { valuePaise, cgstPaise, sgstPaise } = line;
  return {
    day: line.day,
    entry: 'Charge',
    kind: line.kind,
    department: departmentOf(line),
    reference: line.reference,
    channel: line.channel,
    room: line.room,
    'room type': line.roomType,
    'rate plan': line.ratePlan,
    'check-in': line.checkin,
    'check-out': line.checkout,
    night: line.night,
    value: rupeesNumber(valuePaise),
    'GST %': line.taxPercent,
    CGST: rupeesNumber(cgstPaise),
    SGST: rupeesNumber(sgstPaise),
    charged: rupeesNumber(valuePaise + cgstPaise + sgstPaise),
    'written at': line.writtenAt,
    'time zone': line.timeZone,
  };
}

function moneyRow(line: MoneyLine): CsvRow {
  const paise = line.move === 'TAKEN' ? line.amountPaise : -line.amountPaise;
  return {
    day: line.day,
    entry: ENTRIES[line.move],
    kind: line.source,
    reference: line.reference,
    received: rupeesNumber(paise),
    'gateway id': line.gatewayId,
    'written at': line.writtenAt,
    'time zone': line.timeZone,
  };
}

function gatewayRow({ day, entry, gatewayId, reference, ...paise }: GatewayLine): CsvRow {
  const common = { day, entry: GATEWAY_ENTRIES[entry], kind: 'GATEWAY', 'gateway id': gatewayId };
  if (paise.settledPaise !== null) return { ...common, settled: rupeesNumber(paise.settledPaise) };
  const [fee, tax] = [paise.feePaise ?? 0, paise.feeTaxPaise ?? 0];
  return { ...common, reference, fee: rupeesNumber(fee), 'GST on fee': rupeesNumber(tax) };
}

const COLUMNS = [
  'day',
  'entry',
  'kind',
  'department',
  'reference',
  'channel',
  'room',
  'room type',
  'rate plan',
  'check-in',
  'check-out',
  'night',
  'value',
  'GST %',
  'CGST',
  'SGST',
  'charged',
  'received',
  'gateway id',
  'fee',
  'GST on fee',
  'settled',
  'written at',
  'time zone',
];

interface DatedRow {
  day: PlainDate;
  row: CsvRow;
}

/** Compares plain dates as texts, which gives the right order; a collator takes ten times as long. */
function byDay(one: DatedRow, other: DatedRow): number {
  if (one.day === other.day) return 0;
  return one.day < other.day ? -1 : 1;
}

/**
 * The table of a period: one row for each charge and payment, by the hotel's days, and for each fee and settlement of
 * the gateway, by Indian days. A stay across the end of a month is split there.
 */
export function chargeTable({ charges, money, gateway }: PeriodLines): {
  rows: CsvRow[];
  columns: string[];
} {
  const rows: DatedRow[] = [
    ...charges.map((line) => ({ day: line.day, row: chargeRow(line) })),
    ...money.map((line) => ({ day: line.day, row: moneyRow(line) })),
    ...gateway.map((line) => ({ day: line.day, row: gatewayRow(line) })),
  ];
  return { rows: rows.toSorted(byDay).map(({ row }) => row), columns: COLUMNS };
}
