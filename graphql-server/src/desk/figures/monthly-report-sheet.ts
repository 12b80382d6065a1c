import { writeMoney } from '../../platform/money/money';
import { QUIET, Sheet } from '../../platform/pdf/sheet';
import { drawTable, type TableColumn, type TableRow } from '../../platform/pdf/table';
import type { PlainDate } from '../../platform/time/dates';
import { averageDailyRate, chargedPaise, occupancyPercent, revenuePerRoom, type Figure } from './figure';
import type { GatewaySums } from './period-rows';
import type { ComparedFigures, PeriodOfFigures } from './figures.service';
import { DEPARTMENT_NAMES, figureTables, methodName, nameOf } from './monthly-report';

/** The head of the report, above the figures. */
export interface ReportHead {
  hotel: string;
  /** The month, such as 'November 2026'. */
  month: string;
  /** The hotel's day on which the report is made: the figures of a month that is not over may still change. */
  madeOn: PlainDate;
}

const rupees = (paise: number | null): string =>
  paise === null ? '–' : writeMoney({ amount: paise, currency: 'INR' });
const depositsHeld = ({ securityDepositsHeldPaise }: PeriodOfFigures): string =>
  rupees(securityDepositsHeldPaise);
const count = (number: number | null): string => (number === null ? '–' : String(number));
const percent = (number: number | null): string => (number === null ? '–' : `${number.toFixed(1)} %`);

/** Draws the report of a month. Equal figures, drawn on the same day, give identical bytes. */
export async function drawMonthlyReport(
  { hotel, month, madeOn }: ReportHead,
  figures: ComparedFigures,
): Promise<Buffer> {
  const title = `Monthly report, ${month}`;
  const sheet = new Sheet({ title, author: hotel, date: madeOn, isWide: true });
  sheet.y += sheet.text(title, {
    x: sheet.left,
    y: sheet.y,
    width: sheet.width,
    style: 'heading',
    size: 24,
    role: 'H1',
  });
  const note = `${hotel}. Amounts are without GST. Made on ${madeOn}.`;
  sheet.y += sheet.text(note, { x: sheet.left, y: sheet.y, width: sheet.width, colour: QUIET }) + 10;
  drawComparison(sheet, figures);
  for (const table of figureTables(figures.period)) drawFigures(sheet, table, figures.period.total);
  drawDepartments(sheet, figures.period);
  drawTax(sheet, figures.period);
  drawMethods(sheet, figures.period);
  drawGateway(sheet, figures);
  return sheet.finish(`${hotel} · ${title}`);
}

function drawHeading(sheet: Sheet, text: string): void {
  // A heading must not stand alone at the end of a page.
  sheet.ensure(90);
  sheet.y += 14;
  const box = { x: sheet.left, y: sheet.y, width: sheet.width, style: 'heading' as const, size: 15 };
  sheet.y += sheet.text(text, { ...box, role: 'H2' }) + 4;
}

function columnsOf(first: string, others: readonly string[], width: number): TableColumn[] {
  const named = Math.max(90, width - others.length * 82);
  const amounts = others.map((title) => ({
    title,
    width: (width - named) / others.length,
    align: 'right' as const,
  }));
  return [{ title: first, width: named }, ...amounts];
}

function drawComparison(sheet: Sheet, { period, yearBefore }: ComparedFigures): void {
  const rowOf = (name: string, valueOf: (figure: Figure) => string): TableRow => ({
    cells: [name, valueOf(period.total), valueOf(yearBefore.total)],
  });
  const columns = columnsOf('Key figures', ['This month', 'Year before'], 360);
  drawTable(sheet, columns, [
    rowOf('Occupancy', (figure) => percent(occupancyPercent(figure))),
    rowOf('Room nights sold', ({ roomsSold }) => count(roomsSold)),
    rowOf('Room nights available', ({ roomsAvailable }) => count(roomsAvailable)),
    rowOf('Room revenue', ({ roomRevenuePaise }) => rupees(roomRevenuePaise)),
    rowOf('ADR (room revenue ÷ nights sold)', (figure) => rupees(averageDailyRate(figure))),
    rowOf('RevPAR (room revenue ÷ nights available)', (figure) => rupees(revenuePerRoom(figure))),
    rowOf('Room fees, such as late check-out', ({ roomFeesPaise }) => rupees(roomFeesPaise)),
    rowOf('Food and drinks', ({ foodPaise }) => rupees(foodPaise)),
    rowOf('Other sales', ({ otherSalesPaise }) => rupees(otherSalesPaise)),
    rowOf('Cancellation charges', ({ cancellationsPaise }) => rupees(cancellationsPaise)),
    rowOf('No-show charges', ({ noShowsPaise }) => rupees(noShowsPaise)),
    rowOf('Charges for changes', ({ changesPaise }) => rupees(changesPaise)),
    rowOf('Early-departure charges', ({ earlyDeparturesPaise }) => rupees(earlyDeparturesPaise)),
    rowOf('Round-off and write-off', ({ adjustmentsPaise }) => rupees(adjustmentsPaise)),
    { ...rowOf('All charges', (figure) => rupees(chargedPaise(figure))), isSum: true },
    rowOf('GST', ({ taxPaise }) => rupees(taxPaise)),
    { cells: ['Security deposits held at the end', ...[period, yearBefore].map(depositsHeld)] },
  ]);
}

/** Charges that are neither for nights nor for food. */
function otherCharges(figure: Figure): number {
  return chargedPaise(figure) - figure.roomRevenuePaise - figure.foodPaise;
}

function figureCells(name: string, figure: Figure): string[] {
  return [
    name,
    count(figure.roomsAvailable),
    count(figure.roomsSold),
    percent(occupancyPercent(figure)),
    rupees(figure.roomRevenuePaise),
    rupees(averageDailyRate(figure)),
    rupees(revenuePerRoom(figure)),
    rupees(figure.foodPaise),
    rupees(otherCharges(figure)),
    rupees(figure.taxPaise),
  ];
}

function drawFigures(
  sheet: Sheet,
  { title, heading, rows }: { title: string; heading: string; rows: readonly Figure[] },
  total: Figure,
): void {
  drawHeading(sheet, title);
  const amounts = ['Available', 'Sold', 'Occupancy', 'Room revenue', 'ADR', 'RevPAR', 'Food', 'Other', 'GST'];
  const sum = { cells: figureCells('Total', total), isSum: true };
  drawTable(sheet, columnsOf(heading, amounts, sheet.width), [
    ...rows.map((row) => ({ cells: figureCells(nameOf(row), row) })),
    sum,
  ]);
}

function drawDepartments(sheet: Sheet, { departments }: PeriodOfFigures): void {
  drawHeading(sheet, 'By department');
  const rows = departments.map(({ department, taxPercent, ...sums }) => ({
    cells: [
      DEPARTMENT_NAMES[department],
      taxPercent === null ? '–' : `${taxPercent} %`,
      ...[sums.valuePaise, sums.cgstPaise, sums.sgstPaise].map(rupees),
    ],
  }));
  drawTable(sheet, columnsOf('Department', ['GST', 'Value', 'CGST', 'SGST'], 560), rows);
}

function drawTax(sheet: Sheet, { taxRates }: PeriodOfFigures): void {
  drawHeading(sheet, 'By rate of tax');
  const rows = taxRates.map(({ taxPercent, valuePaise, cgstPaise, sgstPaise }) => ({
    cells: [
      taxPercent === null ? 'No single rate' : `${taxPercent} %`,
      ...[valuePaise, cgstPaise, sgstPaise].map(rupees),
    ],
  }));
  drawTable(sheet, columnsOf('GST', ['Value', 'CGST', 'SGST'], 420), rows);
}

function drawMethods(sheet: Sheet, { methods }: PeriodOfFigures): void {
  drawHeading(sheet, 'Payments by method');
  const rows = methods.map(({ source, capturedPaise, counteredPaise, refundedPaise }) => ({
    cells: [methodName(source), ...[capturedPaise, counteredPaise, refundedPaise].map(rupees)],
  }));
  drawTable(sheet, columnsOf('Method', ['Captured', 'Reversed', 'Refunded'], 420), rows);
}

/** Draws the way from what guests paid to what reached the bank. */
function drawGateway(sheet: Sheet, { period, yearBefore }: ComparedFigures): void {
  drawHeading(sheet, 'Fees and settlements of the gateway');
  const rowOf = (name: string, valueOf: (sums: GatewaySums) => string): TableRow => ({
    cells: [name, valueOf(period.gateway), valueOf(yearBefore.gateway)],
  });
  drawTable(sheet, columnsOf('Settlements', ['This month', 'Year before'], 360), [
    rowOf('Settlements made', ({ settlements }) => count(settlements)),
    rowOf('Paid by guests', ({ paidPaise }) => rupees(paidPaise)),
    rowOf('Refunded', ({ refundedPaise }) => rupees(-refundedPaise)),
    rowOf('Disputes and corrections', ({ correctedPaise }) => rupees(correctedPaise)),
    rowOf('Fees', ({ feePaise }) => rupees(-feePaise)),
    rowOf('GST on fees', ({ feeTaxPaise }) => rupees(-feeTaxPaise)),
    { ...rowOf('Settled to the bank', ({ settledPaise }) => rupees(settledPaise)), isSum: true },
  ]);
  sheet.y += 6;
  const { comparedUntil } = period.gateway;
  const known = comparedUntil === null ? 'not compared yet' : `compared up to ${comparedUntil}`;
  const note = `By the day in India on which a settlement was made; ${known}.`;
  sheet.y += sheet.text(note, { x: sheet.left, y: sheet.y, width: sheet.width, colour: QUIET });
}
