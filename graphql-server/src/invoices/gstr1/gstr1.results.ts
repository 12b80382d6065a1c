import { Field, Int, ObjectType } from 'type-graphql';
import { rupees } from '../../platform/money/money';
import { Money } from '../../platform/money/money.type';
import { CsvFile } from '../../platform/text/csv-file';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import type { ReturnedAmount } from './gstr1.read-model';

@ObjectType({ description: 'A table of the return with its sums.' })
export class Gstr1Table {
  @Field({ description: 'Its number in the form GSTR-1, such as 9B.' })
  number: string;

  @Field(() => Int, { description: 'How many rows it has.' })
  rows: number;

  @Field(() => Money, { description: 'Before tax, in INR.' })
  value: Money;

  @Field(() => Money, { description: 'Central tax, in INR.' })
  cgst: Money;

  @Field(() => Money, { description: 'State tax, in INR.' })
  sgst: Money;

  static of(number: string, amounts: readonly Omit<ReturnedAmount, 'taxPercent'>[]): Gstr1Table {
    const sum = (of: 'valuePaise' | 'cgstPaise' | 'sgstPaise') =>
      rupees(amounts.reduce((total, amount) => total + amount[of], 0));
    return Object.assign(new Gstr1Table(), {
      number,
      rows: amounts.length,
      value: sum('valuePaise'),
      cgst: sum('cgstPaise'),
      sgst: sum('sgstPaise'),
    });
  }
}

@ObjectType({ description: 'The return GSTR-1 of a month, from the hotel’s tax documents of that month.' })
export class Gstr1 {
  @Field(() => PlainDateScalar, { description: 'The first day of the month.' })
  month: string;

  @Field(() => [Gstr1Table], { description: 'The tables with amounts: 4, 7, 9B, 11A, 11B, 12 and 14.' })
  tables: Gstr1Table[];

  @Field(() => [CsvFile], { description: 'A file for each of the tables 4, 7, 9B, 11A, 11B, 12, 13 and 14.' })
  files: CsvFile[];

  @Field(() => String, {
    nullable: true,
    description: 'JSON for the government’s offline tool; null until the owner has entered the GSTIN.',
  })
  offlineTool: string | null;
}
