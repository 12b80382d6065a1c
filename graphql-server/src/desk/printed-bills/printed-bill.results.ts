import { Field, ID, Int, ObjectType } from 'type-graphql';
import { rupees } from '../../platform/money/money';
import { Money } from '../../platform/money/money.type';
import type { PlainDate } from '../../platform/time/dates';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import type { FolioEntryKind } from '../core/folio.read-model';
import { FolioEntryKinds } from '../core/folio.results';
import type { BillLine as FoundLine } from './bill-lines';

@ObjectType('BillLine', { description: 'A charge on a printed bill.' })
export class BillLineView {
  @Field(() => ID, { description: 'The id of its line of the folio.' })
  id: number;

  @Field(() => ID, { nullable: true, description: 'The stay; null for a charge of the whole booking.' })
  stayId: string | null;

  @Field(() => FolioEntryKinds, { description: 'What it is.' })
  kind: FolioEntryKind;

  @Field(() => String, {
    nullable: true,
    description: 'The name of an extra, or of what the staff put on the bill; null for any other charge.',
  })
  name: string | null;

  @Field(() => PlainDateScalar, {
    nullable: true,
    description:
      'The night, or the day at the hotel on which the guest had it; null for what belongs to the whole stay.',
  })
  day: PlainDate | null;

  @Field(() => Int, { description: 'The number of pieces.' })
  quantity: number;

  @Field({ description: 'Services accounting code, or the code of goods (HSN).' })
  sac: string;

  @Field(() => Int, {
    nullable: true,
    description: 'GST in percent, both halves together; null without a single rate.',
  })
  taxPercent: number | null;

  @Field(() => Money, { description: 'After discount, before tax, in INR.' })
  value: Money;

  @Field(() => Money, { description: 'Central tax, in INR.' })
  cgst: Money;

  @Field(() => Money, { description: 'State GST (SGST), in INR.' })
  sgst: Money;

  @Field(() => Money, { description: 'With tax, in INR.' })
  amount: Money;

  static of({ valuePaise, cgstPaise, sgstPaise, ...line }: FoundLine): BillLineView {
    return Object.assign(new BillLineView(), line, {
      value: rupees(valuePaise),
      cgst: rupees(cgstPaise),
      sgst: rupees(sgstPaise),
      amount: rupees(valuePaise + cgstPaise + sgstPaise),
    });
  }
}
