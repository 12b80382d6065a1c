import { createUnionType, Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import { MinorUnits } from '../../platform/money/minor-units.scalar';
import { rupees } from '../../platform/money/money';
import { Money } from '../../platform/money/money.type';
import { InvalidInput, RecordNotFound, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import type { PlainDate } from '../../platform/time/dates';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { Department } from '../../selling/charge-items/department';
import { ExtraUnit } from '../../selling/extras/extra-unit';
import { IdempotencyConflict } from '../core/booking.results';
import { POSTED_CHARGE_LIMITS, type ExtraToPost } from './posted-charge.policy';
import type { FoundAllowance, FoundCharge } from './posted-charge.repository';
import type { Bill as FoundBill, ChargeObstacle } from './posted-charge.service';

const KEY =
  'A key that the form creates once, 16 to 64 letters, digits, - or _. A form that is sent twice counts once.';
const REASON = `The reason: 1 to ${POSTED_CHARGE_LIMITS.reason} characters on one line.`;
const { quantity: QUANTITY } = POSTED_CHARGE_LIMITS;

@InputType({ description: 'A charge that is not in the catalogue. It is no part of the room’s price.' })
export class ChargeInWordsInput {
  @Field({ description: `The name on the bill: 1 to ${POSTED_CHARGE_LIMITS.name} characters on one line.` })
  name: string;

  @Field(() => Department, { description: 'The department that sells it; not ROOM.' })
  department: Department;

  @Field(() => MinorUnits, { description: 'The price of one piece in paise, before GST.' })
  pricePaise: number;

  @Field(() => Int, {
    description: `GST in percent, both halves together: ${POSTED_CHARGE_LIMITS.taxPercents.join(', ')}.`,
  })
  taxPercent: number;

  @Field(() => String, {
    nullable: true,
    description: 'Services accounting code or HSN: 4 to 8 digits. When left out, other services.',
  })
  code?: string | null;
}

@InputType({
  description:
    'A charge that the staff put on the bill of a stay: an item of the catalogue, an extra of the hotel, or words. Exactly one of them.',
})
export class PostChargeInput {
  @Field(() => ID, { description: 'The stay.' })
  stay: string;

  @Field(() => Int, { nullable: true, description: 'The item of the catalogue.' })
  item?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The code of an extra, which is charged at today’s price.',
  })
  extra?: string | null;

  @Field(() => ChargeInWordsInput, {
    nullable: true,
    description: 'A charge that is not in the catalogue.',
  })
  words?: ChargeInWordsInput | null;

  @Field(() => Int, {
    defaultValue: 1,
    description: `The number of pieces: ${QUANTITY.minimum} to ${QUANTITY.maximum}.`,
  })
  quantity: number;

  @Field(() => PlainDateScalar, {
    nullable: true,
    description: 'The day on which the guest had it, within the stay or today; today when left out.',
  })
  day?: PlainDate | null;

  @Field({ description: KEY })
  idempotencyKey: string;
}

@InputType({ description: 'An amount that the hotel takes off a bill.' })
export class AllowanceInput {
  @Field({ description: 'The booking’s reference.' })
  reference: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The charge that costs less, by the id of its line; null for all charges in proportion.',
  })
  line?: number | null;

  @Field(() => MinorUnits, { description: 'In paise with tax: at most what is charged.' })
  amount: number;

  @Field({ description: REASON })
  reason: string;

  @Field({ description: KEY })
  idempotencyKey: string;
}

@ObjectType('ExtraToPost', { description: 'For the administrator: an extra as a press posts it to a stay.' })
export class ExtraToPostView {
  @Field({ description: 'Its code.' })
  code: string;

  @Field({ description: 'Its name.' })
  name: string;

  @Field(() => ExtraUnit, { description: 'How often its price is charged.' })
  unit: ExtraUnit;

  @Field(() => Int, {
    description:
      'The number of pieces for what is left of the stay: for each guest and night, as its unit says.',
  })
  quantity: number;

  @Field(() => Money, { description: 'What these pieces cost with tax, in INR.' })
  amount: Money;

  static of({ paise, ...extra }: ExtraToPost): ExtraToPostView {
    return Object.assign(new ExtraToPostView(), { ...extra, amount: rupees(paise) });
  }
}

@ObjectType('PostedCharge', { description: 'For the administrator: a charge that the staff put on a bill.' })
export class PostedChargeView {
  @Field(() => ID, { description: 'Its id, a UUID.' })
  id: string;

  @Field(() => ID, { description: 'The stay.' })
  stayId: string;

  @Field({ description: 'The name on the bill.' })
  name: string;

  @Field(() => Department, { description: 'The department that sold it.' })
  department: Department;

  @Field(() => Int, { description: 'The number of pieces.' })
  quantity: number;

  @Field(() => PlainDateScalar, { description: 'The day at the hotel on which the guest had it.' })
  day: PlainDate;

  @Field(() => Money, { description: 'What it costs with tax, less allowances, in INR.' })
  amount: Money;

  @Field(() => Int, { description: 'GST in percent, both halves together.' })
  taxPercent: number;

  @Field(() => String, { nullable: true, description: 'The name of the member of the staff who posted it.' })
  postedBy: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was posted.' })
  postedAt: Date;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the member of the staff who took it back; null for a cancelled stay.',
  })
  takenBackBy: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was taken back, in the words of the staff.' })
  takenBackReason: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was taken back; null while it is charged.',
  })
  takenBackAt: Date | null;

  static of({ amountPaise, ...charge }: FoundCharge): PostedChargeView {
    return Object.assign(new PostedChargeView(), { ...charge, amount: rupees(amountPaise) });
  }
}

@ObjectType('Allowance', { description: 'For the administrator: what the hotel took off a bill.' })
export class AllowanceView {
  @Field(() => ID, { description: 'Its id, a UUID.' })
  id: string;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the charge, or the date of the night as YYYY-MM-DD; null for the whole bill.',
  })
  forWhat: string | null;

  @Field(() => Money, { description: 'In INR with tax.' })
  amount: Money;

  @Field({ description: 'The reason in the words of the staff.' })
  reason: string;

  @Field(() => String, { nullable: true, description: 'The name of the member of the staff.' })
  givenBy: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When.' })
  givenAt: Date;

  static of({ amountPaise, ...allowance }: FoundAllowance): AllowanceView {
    return Object.assign(new AllowanceView(), { ...allowance, amount: rupees(amountPaise) });
  }
}

@ObjectType({ description: 'For the administrator: a charge that an allowance can lower.' })
export class LowerableCharge {
  @Field(() => Int, { description: 'The id of its line.' })
  lineId: number;

  @Field(() => ID, { nullable: true, description: 'The stay.' })
  stayId: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the charge or extra; null for a night.' })
  name: string | null;

  @Field(() => PlainDateScalar, { nullable: true, description: 'The night; null for a charge or extra.' })
  night: PlainDate | null;

  @Field(() => Money, { description: 'What it costs with tax, in INR.' })
  amount: Money;
}

@ObjectType('Bill', { description: 'For the administrator: what the staff put on a bill and took off it.' })
export class BillView {
  @Field(() => [PostedChargeView], { description: 'The charges, the earliest first.' })
  charges: PostedChargeView[];

  @Field(() => [AllowanceView], { description: 'The allowances, the earliest first.' })
  allowances: AllowanceView[];

  @Field(() => [LowerableCharge], {
    description: 'The nights, extras and charges that an allowance can lower.',
  })
  lowerable: LowerableCharge[];

  static of({ charges, allowances, lowerable }: FoundBill): BillView {
    return Object.assign(new BillView(), {
      charges: charges.map((charge) => PostedChargeView.of(charge)),
      allowances: allowances.map((allowance) => AllowanceView.of(allowance)),
      lowerable: lowerable.map(({ paise, ...line }) =>
        Object.assign(new LowerableCharge(), { ...line, amount: rupees(paise) }),
      ),
    });
  }
}

@ObjectType({ description: 'A charge on the bill, as the guest sees it.' })
export class GuestCharge {
  @Field({ description: 'Its name.' })
  name: string;

  @Field(() => Int, { description: 'The number of pieces.' })
  quantity: number;

  @Field(() => PlainDateScalar, { description: 'The day at the hotel on which the guest had it.' })
  day: PlainDate;

  @Field(() => Money, { description: 'What it costs with tax, in INR.' })
  amount: Money;

  static of({ name, quantity, day, amountPaise }: FoundCharge): GuestCharge {
    return Object.assign(new GuestCharge(), { name, quantity, day, amount: rupees(amountPaise) });
  }
}

@ObjectType({ description: 'The charge was posted or taken back, or the allowance was given.' })
export class ChargesStored {
  @Field(() => BillView, { description: 'The charges and allowances of the booking as they are now.' })
  bill: BillView;
}

@ObjectType({ implements: Refusal, description: 'Nothing can be posted to this stay.' })
export class ChargeRefused extends Refusal {
  constructor(obstacle: ChargeObstacle) {
    super(sentence(obstacle));
  }
}

export const PostedChargeResult = createUnionType({
  name: 'PostedChargeResult',
  description: 'The charges and allowances of the booking, or a refusal.',
  types: () => [ChargesStored, ChargeRefused, IdempotencyConflict, InvalidInput, RecordNotFound] as const,
});
