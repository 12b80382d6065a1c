import {
  createUnionType,
  Field,
  GraphQLISODateTime,
  ID,
  InputType,
  ObjectType,
  registerEnumType,
} from 'type-graphql';
import { BookingNotFound, BookingView, IdempotencyConflict, StayView } from '../core/booking.results';
import { MinorUnits } from '../../platform/money/minor-units.scalar';
import { rupees } from '../../platform/money/money';
import { Money } from '../../platform/money/money.type';
import { InvalidInput, RateLimited, RecordNotFound, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import { CancellationKind } from './cancellation.entity';
import { CANCELLATION_LIMITS, type CancellationObstacle } from './cancellation.policy';
import type { CancellationFigures } from './cancellation.service';

registerEnumType(CancellationKind, {
  name: 'CancellationKind',
  description: 'Why stays do not take place.',
  valuesConfig: {
    CANCELLATION: { description: 'Guest or hotel cancelled them.' },
    NO_SHOW: { description: 'The guest did not come.' },
  },
});

const STAYS = 'The ids of the stays; all that can be cancelled when left out.';
const KEY =
  'Made once by the form, 16 to 64 letters, digits, - or _: sending the same cancellation twice cancels once.';
const EXPECTED_REFUND = 'The refund in paise that was shown; CancellationChanged if it differs.';

@InputType({ description: 'Stays that the guest cancels.' })
export class CancelBookingInput {
  @Field({ description: 'The booking’s token.' })
  token: string;

  @Field(() => [ID], { nullable: true, description: STAYS })
  stays?: string[] | null;

  @Field(() => MinorUnits, { description: EXPECTED_REFUND })
  expectedRefund: number;

  @Field({ description: KEY })
  idempotencyKey: string;
}

@InputType({ description: 'Stays that the staff cancel, and at what charge.' })
export class GuestCancellationInput {
  @Field({ description: 'The booking’s reference.' })
  reference: string;

  @Field(() => CancellationKind, {
    defaultValue: 'CANCELLATION',
    description: 'Whether the guest did not come.',
  })
  kind: CancellationKind;

  @Field(() => [ID], { nullable: true, description: STAYS })
  stays?: string[] | null;

  @Field(() => MinorUnits, {
    nullable: true,
    description:
      'What the hotel keeps of these stays together, in paise with tax: 0 waives the charge. The booking’s policy decides when it is left out.',
  })
  charge?: number | null;
}

@InputType({ description: 'Stays that the staff cancel.' })
export class CancelGuestBookingInput extends GuestCancellationInput {
  @Field({ description: `Why: 1 to ${CANCELLATION_LIMITS.reason} characters on one line.` })
  reason: string;

  @Field(() => MinorUnits, { description: EXPECTED_REFUND })
  expectedRefund: number;

  @Field({ description: KEY })
  idempotencyKey: string;
}

@ObjectType({ description: 'What it costs to cancel one stay now.' })
export class StayCancellation {
  @Field(() => StayView, { description: 'The stay.' })
  stay: StayView;

  @Field(() => Money, { description: 'The price of its nights with tax, in INR. No charge is higher.' })
  price: Money;

  @Field(() => Money, { description: 'What its extras cost with tax, in INR. They are given back in full.' })
  extras: Money;

  @Field(() => Money, { description: 'What the hotel keeps of it with tax, in INR.' })
  charge: Money;
}

@ObjectType({ description: 'What it costs to cancel now, and what goes back.' })
export class CancellationPreview {
  @Field(() => [StayCancellation], { description: 'Each stay that would be cancelled.' })
  stays: StayCancellation[];

  @Field(() => Money, { description: 'What the hotel keeps of these stays with tax, in INR.' })
  charge: Money;

  @Field(() => Money, { description: 'What goes back to where it came from, in INR.' })
  refund: Money;

  @Field(() => Money, { description: 'What of the charge the guest has not paid, in INR.' })
  unpaid: Money;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Until when the booking’s policy charges the same; null when no other charge follows.',
  })
  validUntil: Date | null;

  static of({
    stays,
    chargePaise,
    refundPaise,
    unpaidPaise,
    validUntil,
  }: CancellationFigures): CancellationPreview {
    return Object.assign(new CancellationPreview(), {
      stays: stays.map((one) => ({
        stay: StayView.of(one.stay),
        price: rupees(one.pricePaise),
        extras: rupees(one.extrasPaise),
        charge: rupees(one.chargePaise),
      })),
      charge: rupees(chargePaise),
      refund: rupees(refundPaise),
      unpaid: rupees(unpaidPaise),
      validUntil,
    });
  }
}

@ObjectType({ description: 'Stays are cancelled, and their rooms are free again.' })
export class BookingCancelled {
  @Field(() => BookingView, { description: 'The booking as it is now.' })
  booking: BookingView;

  @Field(() => Money, { description: 'What the hotel keeps of these stays with tax, in INR.' })
  charge: Money;

  @Field(() => Money, { description: 'What goes back, in INR.' })
  refund: Money;
}

@ObjectType({ description: 'Stays are cancelled, and their rooms are free again.' })
export class GuestBookingCancelled {
  @Field(() => Money, { description: 'What the hotel keeps of these stays with tax, in INR.' })
  charge: Money;

  @Field(() => Money, { description: 'What goes back, in INR.' })
  refund: Money;
}

@ObjectType({
  implements: Refusal,
  description: 'The refund is not the one that was shown; nothing was cancelled.',
})
export class CancellationChanged extends Refusal {
  @Field(() => CancellationPreview, { description: 'The figures as they are now.' })
  preview: CancellationPreview;

  constructor(preview: CancellationPreview) {
    super(sentence('CANCELLATION_CHANGED'), 'expectedRefund');
    this.preview = preview;
  }
}

@ObjectType({ implements: Refusal, description: 'These stays cannot be cancelled; nothing was changed.' })
export class CancellationRefused extends Refusal {
  constructor(obstacle: CancellationObstacle, phone: string) {
    super(obstacle === 'CANCELLATION_AT_DESK' ? sentence(obstacle, { phone }) : sentence(obstacle), 'stays');
  }
}

export const CancellationPreviewResult = createUnionType({
  name: 'CancellationPreviewResult',
  description: 'What it costs to cancel, or a refusal.',
  types: () =>
    [CancellationPreview, CancellationRefused, InvalidInput, BookingNotFound, RateLimited] as const,
});

export const CancelBookingResult = createUnionType({
  name: 'CancelBookingResult',
  description: 'The cancellation, or a refusal.',
  types: () =>
    [
      BookingCancelled,
      CancellationChanged,
      CancellationRefused,
      IdempotencyConflict,
      InvalidInput,
      BookingNotFound,
      RateLimited,
    ] as const,
});

export const GuestCancellationPreviewResult = createUnionType({
  name: 'GuestCancellationPreviewResult',
  description: 'What it costs to cancel, or a refusal.',
  types: () => [CancellationPreview, CancellationRefused, InvalidInput, RecordNotFound] as const,
});

export const CancelGuestBookingResult = createUnionType({
  name: 'CancelGuestBookingResult',
  description: 'The cancellation, or a refusal.',
  types: () =>
    [
      GuestBookingCancelled,
      CancellationChanged,
      CancellationRefused,
      IdempotencyConflict,
      InvalidInput,
      RecordNotFound,
    ] as const,
});
