import {
  createUnionType,
  Field,
  GraphQLISODateTime,
  ID,
  InputType,
  Int,
  ObjectType,
  registerEnumType,
} from 'type-graphql';
import { MinorUnits } from '../../platform/money/minor-units.scalar';
import { rupees } from '../../platform/money/money';
import { Money } from '../../platform/money/money.type';
import { InvalidInput, RecordNotFound, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import type { PlainDate } from '../../platform/time/dates';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { BillingDetailsInput, BillingDetailsView } from '../billing-details/billing-details.results';
import { grossOf } from '../core/booking-record';
import { IdempotencyConflict } from '../core/booking.results';
import type { FolioLineKind } from '../folio/folio-line.entity';
import { FOLIO_LIMITS } from './folio.policy';
import type { FolioLineRecord, FolioRecord } from './folio-records';
import type { FolioObstacle, FolioOutcome } from './folio-work';
import { FolioShare } from './folio-shares';

registerEnumType(FolioShare, {
  name: 'FolioShare',
  description: 'A part of a bill that a folio takes by rule.',
  valuesConfig: {
    ROOM: { description: 'Nights with their tax, and what the hotel keeps for nights that were given up.' },
    EXTRAS: { description: 'Extras that were booked with the room.' },
    CHARGES: { description: 'What the staff put on the bill, such as from the minibar.' },
  },
});

const FIRST = 'null for the booking’s first folio';
const REFERENCE = 'The booking’s reference.';
const TAKES = 'What moves into it from the first folio, and what is written to it from now on.';
const NAME = `Its name: 1 to ${FOLIO_LIMITS.name} characters on one line.`;
const PAYER = 'To whom its documents are made out; without it, to its name.';

@InputType({ description: 'A further folio of a booking.' })
export class OpenFolioInput {
  @Field({ description: REFERENCE })
  reference: string;

  @Field({ description: NAME })
  name: string;

  @Field(() => BillingDetailsInput, { nullable: true, description: PAYER })
  payer?: BillingDetailsInput | null;

  @Field(() => [FolioShare], { defaultValue: [], description: TAKES })
  takes: FolioShare[];

  @Field({
    description:
      'A key that the form creates once, 16 to 64 letters, digits, - or _. A form that is sent twice counts once.',
  })
  idempotencyKey: string;
}

@InputType({ description: 'The payer of a further folio.' })
export class SetFolioPayerInput {
  @Field(() => ID, { description: 'The folio.' })
  folio: string;

  @Field({ description: NAME })
  name: string;

  @Field(() => BillingDetailsInput, { nullable: true, description: PAYER })
  payer?: BillingDetailsInput | null;
}

@InputType({ description: 'Lines that move between folios of a booking.' })
export class MoveFolioLinesInput {
  @Field({ description: REFERENCE })
  reference: string;

  @Field(() => [Int], { description: 'The lines, by id.' })
  lines: number[];

  @Field(() => ID, { nullable: true, description: `The folio into which they move; ${FIRST}.` })
  to?: string | null;
}

@InputType({ description: 'A line that is split in two.' })
export class SplitFolioLineInput {
  @Field({ description: REFERENCE })
  reference: string;

  @Field(() => Int, { description: 'The line, by id: a night or a posted charge.' })
  line: number;

  @Field(() => MinorUnits, {
    nullable: true,
    description: 'What the first of the two costs, in paise with tax; null with pieces.',
  })
  amount?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many pieces of a posted charge the first has; null with an amount.',
  })
  pieces?: number | null;

  @Field({ defaultValue: false, description: 'Whether the first of the two moves to `to`.' })
  moves: boolean;

  @Field(() => ID, { nullable: true, description: `The folio into which it moves; ${FIRST}.` })
  to?: string | null;
}

@ObjectType('FolioLine', { description: 'For the administrator: a charge of a folio that is still charged.' })
export class FolioLineView {
  @Field(() => Int, { description: 'Its id.' })
  id: number;

  @Field(() => String, { description: 'Its kind, as `FolioEntryKind`.' })
  kind: FolioLineKind;

  @Field(() => ID, { nullable: true, description: 'The stay; null when it is not about a single room.' })
  stayId: string | null;

  @Field(() => PlainDateScalar, { nullable: true, description: 'The night; null unless it is a night.' })
  night: PlainDate | null;

  @Field(() => String, { nullable: true, description: 'The name of the extra or the charge.' })
  name: string | null;

  @Field(() => Int, { nullable: true, description: 'The pieces of a posted charge; null for others.' })
  pieces: number | null;

  @Field(() => Int, { nullable: true, description: 'GST in percent, both halves together.' })
  taxPercent: number | null;

  @Field(() => Money, { description: 'What it costs with tax, in INR.' })
  amount: Money;

  @Field({ description: 'Whether it is on an invoice, so that it stays in its folio.' })
  isInvoiced: boolean;

  @Field({ description: 'Whether the staff can move it.' })
  canMove: boolean;

  @Field({ description: 'Whether the staff can split it.' })
  canSplit: boolean;

  static of({ line, ...rights }: FolioLineRecord): FolioLineView {
    const { id, kind, stayId, night, taxPercent } = line;
    return Object.assign(new FolioLineView(), {
      ...{ id, kind, stayId, night, taxPercent },
      ...rights,
      name: line.posted?.name ?? line.extra?.name ?? null,
      pieces: line.posted?.quantity ?? null,
      amount: rupees(grossOf(line)),
    });
  }
}

@ObjectType('Folio', { description: 'For the administrator: a part of a bill with its own payer.' })
export class FolioView {
  @Field(() => ID, { nullable: true, description: `Its id; ${FIRST}.` })
  id: string | null;

  @Field(() => Int, { description: 'Its place in the booking: 1 for the first folio.' })
  place: number;

  @Field(() => String, { nullable: true, description: `Its name; ${FIRST}, which the guest pays.` })
  name: string | null;

  @Field(() => BillingDetailsView, {
    nullable: true,
    description: 'To whom its documents are made out; null when only a name is known.',
  })
  payer: BillingDetailsView | null;

  @Field(() => ID, { nullable: true, description: 'The company that pays it; null for any other payer.' })
  companyId: string | null;

  @Field(() => [FolioShare], { description: 'What is written to it by rule.' })
  takes: FolioShare[];

  @Field(() => Money, { description: 'What its lines cost with tax, in INR.' })
  charged: Money;

  @Field(() => Money, {
    description: 'What its payer owes, in INR; below 0 when the hotel owes the payer.',
  })
  balance: Money;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was closed; null while it is open.',
  })
  closedAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why it was closed although its balance was not zero; null otherwise, and while it is open.',
  })
  closedReason: string | null;

  @Field(() => [FolioLineView], { description: 'The lines that are charged, the earliest first.' })
  lines: FolioLineView[];

  static of({ payer, chargedPaise, balancePaise, lines, ...folio }: FolioRecord): FolioView {
    return Object.assign(new FolioView(), {
      ...folio,
      payer: payer && BillingDetailsView.of(payer),
      charged: rupees(chargedPaise),
      balance: rupees(balancePaise),
      lines: lines.map((line) => FolioLineView.of(line)),
    });
  }
}

@ObjectType({ description: 'The folios were changed.' })
export class FoliosStored {
  @Field(() => [FolioView], {
    description: 'The folios of the booking as they are now, the first one first.',
  })
  folios: FolioView[];
}

@ObjectType({ implements: Refusal, description: 'The folios stay as they are.' })
export class FolioRefused extends Refusal {
  static because(obstacle: FolioObstacle): FolioRefused {
    return new FolioRefused(sentence(obstacle));
  }

  static unbalanced({ obstacle }: Extract<FolioOutcome, { kind: 'FolioUnbalanced' }>): FolioRefused {
    return new FolioRefused(obstacle);
  }
}

export const FolioResult = createUnionType({
  name: 'FolioResult',
  description: 'The folios of the booking, or a refusal.',
  types: () => [FoliosStored, FolioRefused, IdempotencyConflict, InvalidInput, RecordNotFound] as const,
});
