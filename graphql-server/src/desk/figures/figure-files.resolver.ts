import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import type { AuditService } from '../../access/audit/audit.service';
import { InvalidInput } from '../../platform/refusals/refusal.type';
import { fieldFault } from '../../platform/refusals/sentence';
import { csvFile } from '../../platform/text/csv-file';
import { recordedDayFaults } from '../../platform/refusals/recorded-days';
import { addDays, addMonths } from '../../platform/time/dates';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import type { PropertySource } from '../../selling/property/property.service';
import { ExportedChargesResult, MonthlyReport, MonthlyReportResult } from './figure-files.results';
import type { ChargeLinesReadModel } from './charge-lines.read-model';
import { chargeTable } from './charge-table';
import { monthOf, periodFaults, type FiguresService } from './figures.service';
import { reportTable } from './monthly-report';
import { drawMonthlyReport } from './monthly-report-sheet';

const MONTHS_OF_A_TABLE = 12;
const MONTH = 'YYYY-MM'.length;

/** Exports of figures as files. Each export gets an audit entry. */
@Resolver()
export class FigureFilesResolver {
  constructor(
    private readonly figures: FiguresService,
    private readonly lines: ChargeLinesReadModel,
    private readonly property: PropertySource,
    private readonly audit: AuditService,
  ) {}

  @Needs('figures.export')
  @Query(() => ExportedChargesResult, {
    description:
      'For the administrator: one row for each charge and payment, by the hotel’s days and time, and for each fee and settlement of the gateway. Nights are split at the end of a month.',
  })
  async exportCharges(
    @Arg('from', () => PlainDateScalar, { description: 'The first day.' }) from: string,
    @Arg('to', () => PlainDateScalar, { description: 'The last day, at most a year after the first.' })
    to: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof ExportedChargesResult> {
    const wrong = recordedDayFaults('from', from);
    if (wrong.length > 0) return new InvalidInput(wrong);
    const last = addDays(addMonths(from, MONTHS_OF_A_TABLE), -1);
    const faults = to > last ? [fieldFault('to', 'DATE_TOO_LATE', { last })] : periodFaults({ from, to });
    if (faults.length > 0) return new InvalidInput(faults);
    const { rows, columns } = chargeTable(await this.lines.lines({ from, to }));
    await this.audit.noteExport(
      { who: staffOf(context), action: 'exportCharges', details: { from, to } },
      rows.length,
    );
    return csvFile(`charges-${from}-to-${to}.csv`, rows, columns);
  }

  @Needs('figures.export')
  @Query(() => MonthlyReportResult, {
    description: 'For the administrator: the figures of a month as PDF and as a table.',
  })
  async monthlyReport(
    @Arg('month', () => PlainDateScalar, { description: 'Any day of the month.' }) month: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof MonthlyReportResult> {
    const wrong = recordedDayFaults('month', month);
    if (wrong.length > 0) return new InvalidInput(wrong);
    const { from, to } = monthOf(month);
    const outcome = await this.figures.figures({ from, to });
    if (outcome.kind === 'InvalidInput') return new InvalidInput(outcome.faults);
    const { rows, columns } = reportTable(outcome.figures);
    const head = {
      hotel: this.property.current.name,
      month: monthName(from),
      madeOn: await context.clock.today(),
    };
    const pdf = await drawMonthlyReport(head, outcome.figures);
    await this.audit.noteExport(
      { who: staffOf(context), action: 'monthlyReport', details: { month: from } },
      rows.length,
    );
    const name = `report-${from.slice(0, MONTH)}`;
    return Object.assign(new MonthlyReport(), {
      pdf: { filename: `${name}.pdf`, base64: pdf.toString('base64') },
      table: csvFile(`${name}.csv`, rows, columns),
    });
  }
}

const MONTH_NAME = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The name of a month, such as 'November 2026'. */
function monthName(firstDay: string): string {
  return MONTH_NAME.format(new Date(`${firstDay}T00:00:00Z`));
}
