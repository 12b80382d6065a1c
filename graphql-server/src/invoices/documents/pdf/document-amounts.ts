import { rupees, writeMoney } from '../../../platform/money/money';
import { GREEN, QUIET, type Sheet } from '../../../platform/pdf/sheet';
import { drawTable, type TableColumn, type TableRow } from '../../../platform/pdf/table';
import type { DocumentContent, DocumentLine, TaxedAmount } from '../document-content';
import { amountInWords } from './amount-in-words';
import { TOTAL_TITLES, lowerFirst, percent, referenceInWords, tabled } from './document-texts';

/** A column of the table of lines, and the text that it shows for a line. */
interface LineColumn extends TableColumn {
  cell: (line: DocumentLine) => TableRow['cells'][number];
}

const grossOf = ({ valuePaise, cgstPaise, sgstPaise }: TaxedAmount): number =>
  valuePaise + cgstPaise + sgstPaise;

const half = (taxPercent: number): string => percent(taxPercent / 2);

const amountColumn = (title: string, width: number, cell: LineColumn['cell']): LineColumn => ({
  title,
  width,
  cell,
  align: 'right',
});

/** Quantity and discount have a column only when a line needs it. The description takes the remaining width. */
function columnsOf(lines: readonly DocumentLine[], width: number): LineColumn[] {
  const isCounted = lines.some(({ quantity }) => quantity !== null);
  const isReduced = lines.some(({ discountPaise }) => discountPaise !== 0);
  const columns = [
    { title: 'SAC', width: 40, cell: ({ sac }: DocumentLine) => sac },
    ...(isCounted ? [amountColumn('Qty', 28, ({ quantity }) => quantity?.toString() ?? '')] : []),
    ...(isReduced
      ? [
          amountColumn('Discount (₹)', 52, ({ discountPaise }) =>
            discountPaise ? tabled(discountPaise) : '–',
          ),
        ]
      : []),
    amountColumn('Value (₹)', 64, ({ valuePaise }) => tabled(valuePaise)),
    amountColumn('CGST (₹)', 58, (line) => ({ text: tabled(line.cgstPaise), note: half(line.taxPercent) })),
    amountColumn('SGST (₹)', 58, (line) => ({ text: tabled(line.sgstPaise), note: half(line.taxPercent) })),
    amountColumn('Total (₹)', 66, (line) => tabled(grossOf(line))),
  ];
  const left = width - columns.reduce((sum, column) => sum + column.width, 0);
  return [{ title: 'Description', width: left, cell: ({ description }) => description }, ...columns];
}

/** Draws the table of supplied services, line by line. */
export function drawLines(sheet: Sheet, { lines }: DocumentContent): void {
  const columns = columnsOf(lines, sheet.width);
  drawTable(
    sheet,
    columns,
    lines.map((line) => ({ cells: columns.map(({ cell }) => cell(line)) })),
  );
  sheet.y += 14;
}

/** Draws the sums by rate of tax, with the total at the end. */
export function drawRates(sheet: Sheet, { totals }: DocumentContent): void {
  const sum = (of: (amount: TaxedAmount) => number) =>
    tabled(totals.reduce((total, amount) => total + of(amount), 0));
  const amount = (title: string, width: number): TableColumn => ({ title, width, align: 'right' });
  const columns = [
    { title: 'GST by rate', width: sheet.width - 4 * 92 },
    amount('Value (₹)', 92),
    amount('CGST (₹)', 92),
    amount('SGST (₹)', 92),
    amount('Total (₹)', 92),
  ];
  const rows = totals.map((total) => ({
    cells: [
      `${percent(total.taxPercent)} (CGST ${half(total.taxPercent)} + SGST ${half(total.taxPercent)})`,
      ...[total.valuePaise, total.cgstPaise, total.sgstPaise, grossOf(total)].map(tabled),
    ],
  }));
  const cells = [
    'All',
    sum(({ valuePaise }) => valuePaise),
    sum(({ cgstPaise }) => cgstPaise),
    sum(({ sgstPaise }) => sgstPaise),
    sum(grossOf),
  ];
  drawTable(sheet, columns, [...rows, { cells, isSum: true }]);
  sheet.y += 12;
}

const SUM_WIDTH = 340;
const SUM_HEIGHT = 14;

/** Draws the total in digits and in words, the rounding, and the advances. */
export function drawTotal(sheet: Sheet, content: DocumentContent): void {
  const { kind, totalPaise, roundOffPaise, advances } = content;
  const paidBefore = advances.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  sheet.ensure(70 + (advances.length + 2) * SUM_HEIGHT);
  if (roundOffPaise !== 0) drawSum(sheet, 'Round off', roundOffPaise);
  drawSum(sheet, TOTAL_TITLES[kind], totalPaise, { isGrand: true });
  for (const advance of advances)
    drawSum(sheet, `Less ${lowerFirst(referenceInWords(advance))}`, -advance.amountPaise);
  if (advances.length > 0)
    drawSum(sheet, 'Payable after advances', totalPaise - paidBefore, { isStrong: true });
  sheet.y += 8;
  const box = { x: sheet.left, width: sheet.width };
  sheet.y += sheet.text('In words', { ...box, y: sheet.y, size: 8, colour: QUIET }) + 1;
  sheet.y += sheet.text(amountInWords(totalPaise), { ...box, y: sheet.y, style: 'strong' }) + 12;
}

function drawSum(
  sheet: Sheet,
  label: string,
  paise: number,
  { isGrand = false, isStrong = false }: { isGrand?: boolean; isStrong?: boolean } = {},
): void {
  const amountWidth = 96;
  const style = isGrand || isStrong ? 'strong' : 'text';
  const size = isGrand ? 13 : 8.5;
  const colour = isGrand ? GREEN : undefined;
  const x = sheet.right - SUM_WIDTH;
  const labelBox = { x, y: sheet.y, width: SUM_WIDTH - amountWidth, style, size, colour } as const;
  const amountBox = {
    ...labelBox,
    x: sheet.right - amountWidth,
    width: amountWidth,
    align: 'right',
  } as const;
  sheet.y += Math.max(sheet.text(label, labelBox), sheet.text(writeMoney(rupees(paise)), amountBox)) + 2;
}
