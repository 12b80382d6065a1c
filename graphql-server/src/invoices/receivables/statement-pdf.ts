import { rupees, writeMoney } from '../../platform/money/money';
import { BRASS, GREEN, QUIET, Sheet } from '../../platform/pdf/sheet';
import { drawTable, type TableColumn, type TableRow } from '../../platform/pdf/table';
import type { PlainDate } from '../../platform/time/dates';
import type { DocumentRecipient } from '../documents/document-content';
import { dateInWords, recipientInLines, tabled } from '../documents/pdf/document-texts';
import type { CompanySource } from './company-payment.entity';
import type { AccountEntry, EntryKind, Statement } from './statement';

/** Who sends a statement: the hotel. */
export interface StatementSender {
  name: string;
  legalName: string;
  /** The lines of the address, the registration and how to reach the hotel. */
  lines: string[];
}

/** Everything that a statement on paper shows. */
interface StatementContent extends Statement {
  hotel: StatementSender;
  company: DocumentRecipient;
  /** The day on which it is written. */
  date: PlainDate;
}

const KINDS: Readonly<Record<EntryKind, string>> = {
  INVOICE: 'Tax invoice',
  CREDIT_NOTE: 'Credit note',
  RETURNED: 'Paid by the guest instead, invoice',
  PAYMENT: 'Payment',
  COUNTER_ENTRY: 'Payment taken back',
};

const SOURCES: Readonly<Record<CompanySource, string>> = {
  BANK_TRANSFER: 'bank transfer',
  UPI: 'UPI',
  CARD_MACHINE: 'card',
  CASH: 'cash',
  CHEQUE: 'cheque',
};

const GAP = 24;

function entryInWords({ kind, text, source }: AccountEntry): string {
  const how = source === null ? KINDS[kind] : `${KINDS[kind]}, ${SOURCES[source]}`;
  return [how, text].filter(Boolean).join(source === null ? ' ' : ', ');
}

/** The account with the name of the period, for the head and the file. */
const statementTitle = ({ from, to }: Pick<Statement, 'from' | 'to'>): string =>
  `Statement of account, ${dateInWords(from)} to ${dateInWords(to)}`;

/** The statement as PDF (A4). Equal content gives identical bytes. */
export async function renderStatement(content: StatementContent): Promise<Buffer> {
  const { hotel, date } = content;
  const sheet = new Sheet({ title: statementTitle(content), author: hotel.legalName, date });
  drawHead(sheet, content);
  drawEntries(sheet, content);
  drawClosing(sheet, content);
  return sheet.finish(`${statementTitle(content)}  ·  ${hotel.name}`);
}

function drawHead(sheet: Sheet, { hotel, company, from, to }: StatementContent): void {
  const width = (sheet.width - GAP) / 2;
  const left = { x: sheet.left, width };
  const right = { x: sheet.left + width + GAP, width, align: 'right' } as const;
  let y =
    sheet.y + sheet.text(hotel.name, { ...left, y: sheet.y, style: 'heading', size: 21, colour: GREEN }) + 4;
  y += sheet.text(hotel.legalName, { ...left, y, style: 'strong' });
  for (const line of hotel.lines) y += sheet.text(line, { ...left, y, size: 8, colour: QUIET });
  const title = { ...right, style: 'heading', size: 21, colour: GREEN, role: 'H1' } as const;
  let end = sheet.y + sheet.text('Statement of account', { ...title, y: sheet.y }) + 4;
  end += sheet.text(`${dateInWords(from)} to ${dateInWords(to)}`, { ...right, y: end });
  sheet.y = Math.max(y, end) + 12;
  sheet.rule(sheet.y, { colour: BRASS, thickness: 0.8 });
  sheet.y += 12;
  sheet.y += sheet.text('To', { ...left, y: sheet.y, size: 8, colour: QUIET }) + 1;
  sheet.y += sheet.text(company.name, { ...left, y: sheet.y, style: 'strong', size: 10 });
  for (const line of recipientInLines(company))
    sheet.y += sheet.text(line, { ...left, y: sheet.y, size: 8.5 });
  sheet.y += 14;
}

function drawEntries(
  sheet: Sheet,
  { from, to, openingPaise, entries, closingPaise }: StatementContent,
): void {
  const amount = (title: string): TableColumn => ({ title, width: 88, align: 'right' });
  const columns: TableColumn[] = [
    { title: 'Date', width: 88 },
    { title: 'Entry', width: sheet.width - 88 - 3 * 88 },
    amount('Debit (₹)'),
    amount('Credit (₹)'),
    amount('Balance (₹)'),
  ];
  const opening: TableRow = { cells: [dateInWords(from), 'Opening balance', '', '', signed(openingPaise)] };
  const rows = entries.map((entry): TableRow => {
    const { date, amountPaise, balancePaise } = entry;
    const debit = amountPaise > 0 ? tabled(amountPaise) : '';
    const credit = amountPaise < 0 ? tabled(-amountPaise) : '';
    return { cells: [dateInWords(date), entryInWords(entry), debit, credit, signed(balancePaise)] };
  });
  const closing = [dateInWords(to), 'Closing balance', '', '', signed(closingPaise)];
  drawTable(sheet, columns, [opening, ...rows, { cells: closing, isSum: true }]);
  sheet.y += 16;
}

function drawClosing(sheet: Sheet, { closingPaise }: StatementContent): void {
  const amount = writeMoney(rupees(Math.abs(closingPaise)));
  const text = closingPaise >= 0 ? `Payable: ${amount}` : `In your favour: ${amount}`;
  sheet.ensure(30);
  sheet.y += sheet.text(text, {
    x: sheet.left,
    y: sheet.y,
    width: sheet.width,
    style: 'strong',
    size: 13,
    colour: GREEN,
  });
}

/** An amount with its sign, for balances. */
const signed = (paise: number): string => (paise < 0 ? `-${tabled(-paise)}` : tabled(paise));
