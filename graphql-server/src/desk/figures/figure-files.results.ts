import { createUnionType, Field, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../platform/refusals/refusal.type';
import { CsvFile } from '../../platform/text/csv-file';

@ObjectType({ description: 'A file to print.' })
class PdfFile {
  @Field({ description: 'The name of the file.' })
  filename: string;

  @Field({ description: 'Its bytes in base 64 (RFC 4648, 4).' })
  base64: string;
}

@ObjectType({ description: 'The figures of a month as a file to print and a table.' })
export class MonthlyReport {
  @Field(() => PdfFile, { description: 'For paper.' })
  pdf: PdfFile;

  @Field(() => CsvFile, { description: 'The table for a spreadsheet. Amounts are in rupees.' })
  table: CsvFile;
}

export const ExportedChargesResult = createUnionType({
  name: 'ExportedChargesResult',
  description: 'The table, or the faults of the dates.',
  types: () => [CsvFile, InvalidInput] as const,
});

export const MonthlyReportResult = createUnionType({
  name: 'MonthlyReportResult',
  description: 'The report, or the fault of the month.',
  types: () => [MonthlyReport, InvalidInput] as const,
});
