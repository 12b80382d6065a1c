import type { CsvRow } from '../../platform/text/csv-file';
import { rupeesNumber } from './charge-table';
import { averageDailyRate, chargedPaise, occupancyPercent, revenuePerRoom, type Figure } from './figure';
import type { FigureDepartment } from './figure-department';
import type { ComparedFigures, PeriodOfFigures } from './figures.service';

const SOURCES: Readonly<Record<string, string>> = {
  GATEWAY: 'Online',
  CASH: 'Cash',
  CARD_MACHINE: 'Card machine',
  UPI: 'UPI',
  BANK_TRANSFER: 'Bank transfer',
  PORTAL: 'Portal',
};
/** The names of the departments, for the staff. */
export const DEPARTMENT_NAMES: Readonly<Record<FigureDepartment, string>> = {
  ROOMS: 'Rooms',
  FOOD: 'Food and drinks',
  OTHER: 'Other sales',
  CANCELLATIONS: 'Kept for nights that nobody stayed',
  ADJUSTMENTS: 'Round-off and write-off',
};
const CHANNELS: Readonly<Record<string, string>> = {
  SITE: 'Site',
  DESK: 'Desk',
  PHONE: 'Phone',
  PORTAL: 'Portal',
};

/** The name of a payment method, for the staff. */
export const methodName = (source: string): string => SOURCES[source] ?? source;

/** The name of a day, type, plan or channel, for the staff. */
export function nameOf({ key, title }: Figure): string {
  return title ?? CHANNELS[key] ?? (key === '' ? 'Not linked to a stay' : key);
}

/** The tables of figures of a report, with the heading of the first column. */
export function figureTables(figures: PeriodOfFigures): { title: string; heading: string; rows: Figure[] }[] {
  return [
    { title: 'By day', heading: 'Day', rows: figures.days },
    { title: 'By room type', heading: 'Room type', rows: figures.roomTypes },
    { title: 'By rate plan', heading: 'Rate plan', rows: figures.ratePlans },
    { title: 'By channel', heading: 'Channel', rows: figures.channels },
  ];
}

const inRupees = (paise: number | null): number | null => (paise === null ? null : rupeesNumber(paise));

function figureRow(table: string, name: string, figure: Figure): CsvRow {
  return {
    table,
    name,
    'rooms available': figure.roomsAvailable,
    'rooms sold': figure.roomsSold,
    'occupancy %': occupancyPercent(figure),
    'room revenue': inRupees(figure.roomRevenuePaise),
    ADR: inRupees(averageDailyRate(figure)),
    RevPAR: inRupees(revenuePerRoom(figure)),
    'room fees': inRupees(figure.roomFeesPaise),
    food: inRupees(figure.foodPaise),
    'other sales': inRupees(figure.otherSalesPaise),
    'extras among sales': inRupees(figure.extrasPaise),
    cancellations: inRupees(figure.cancellationsPaise),
    'no-shows': inRupees(figure.noShowsPaise),
    changes: inRupees(figure.changesPaise),
    'early departures': inRupees(figure.earlyDeparturesPaise),
    'round-off and write-off': inRupees(figure.adjustmentsPaise),
    charged: inRupees(chargedPaise(figure)),
    GST: inRupees(figure.taxPaise),
  };
}

const COLUMNS = [
  'table',
  'name',
  'rooms available',
  'rooms sold',
  'occupancy %',
  'room revenue',
  'ADR',
  'RevPAR',
  'room fees',
  'food',
  'other sales',
  'extras among sales',
  'cancellations',
  'no-shows',
  'changes',
  'early departures',
  'round-off and write-off',
  'charged',
  'GST %',
  'GST',
  'CGST',
  'SGST',
  'captured',
  'countered',
  'refunded',
  'settlements',
  'paid',
  'corrected',
  'fees',
  'GST on fees',
  'settled',
  'held',
];

function gatewayRow(name: string, { gateway }: PeriodOfFigures): CsvRow {
  return {
    table: 'Fees and settlements of the gateway',
    name,
    settlements: gateway.settlements,
    paid: rupeesNumber(gateway.paidPaise),
    refunded: rupeesNumber(gateway.refundedPaise),
    corrected: rupeesNumber(gateway.correctedPaise),
    fees: rupeesNumber(gateway.feePaise),
    'GST on fees': rupeesNumber(gateway.feeTaxPaise),
    settled: rupeesNumber(gateway.settledPaise),
  };
}

/** The report of a month as rows of a table. Amounts are in rupees without tax, unless the column says otherwise. */
export function reportTable({ period, yearBefore }: ComparedFigures): { rows: CsvRow[]; columns: string[] } {
  const figures = figureTables(period).flatMap(({ title, rows }) =>
    rows.map((row) => figureRow(title, nameOf(row), row)),
  );
  const rates = period.taxRates.map(({ taxPercent, valuePaise, cgstPaise, sgstPaise }) => ({
    table: 'By rate of tax',
    name: taxPercent === null ? 'no single rate' : `${taxPercent} %`,
    charged: rupeesNumber(valuePaise),
    CGST: rupeesNumber(cgstPaise),
    SGST: rupeesNumber(sgstPaise),
  }));
  const departments = period.departments.map(({ department, taxPercent, ...sums }) => ({
    table: 'By department',
    name: DEPARTMENT_NAMES[department],
    'GST %': taxPercent,
    charged: rupeesNumber(sums.valuePaise),
    CGST: rupeesNumber(sums.cgstPaise),
    SGST: rupeesNumber(sums.sgstPaise),
  }));
  const methods = period.methods.map(({ source, capturedPaise, counteredPaise, refundedPaise }) => ({
    table: 'Payments by method',
    name: methodName(source),
    captured: rupeesNumber(capturedPaise),
    countered: rupeesNumber(counteredPaise),
    refunded: rupeesNumber(refundedPaise),
  }));
  const totals = [
    figureRow('Total', `${period.from} to ${period.to}`, period.total),
    figureRow('Total of the year before', `${yearBefore.from} to ${yearBefore.to}`, yearBefore.total),
  ];
  const gateway = [gatewayRow('Period', period), gatewayRow('Year before', yearBefore)];
  const deposits = [period, yearBefore].map(({ to, securityDepositsHeldPaise }) => ({
    table: 'Security deposits held',
    name: `at the end of ${to}`,
    held: rupeesNumber(securityDepositsHeldPaise),
  }));
  return {
    rows: [...totals, ...figures, ...departments, ...rates, ...methods, ...gateway, ...deposits],
    columns: COLUMNS,
  };
}
