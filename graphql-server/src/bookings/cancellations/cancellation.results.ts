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

const STAYS = 'The ids of the stays; left out, all stays that can be cancelled.';
const KEY =
  'A key that the form creates once, 16 to 64 letters, digits, - or _. A cancellation that is sent twice is made once.';
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
    description: 'True to record a no-show.',
  })
  kind: CancellationKind;

  @Field(() => [ID], { nullable: true, description: STAYS })
  stays?: string[] | null;

  @Field(() => MinorUnits, {
    nullable: true,
    description:
      'What the hotel keeps for these stays together, in paise with tax; 0 waives the charge. When left out, the booking’s policy decides.',
  })
  charge?: number | null;
}

@InputType({ description: 'Stays that the staff cancel.' })
export class CancelGuestBookingInput extends GuestCancellationInput {
  @Field({ description: `The reason: 1 to ${CANCELLATION_LIMITS.reason} characters on one line.` })
  reason: string;

  @Field(() => MinorUnits, { description: EXPECTED_REFUND })
  expectedRefund: number;

  @Field({ description: KEY })
  idempotencyKey: string;
}

@ObjectType({ description: 'What cancelling one stay would cost now.' })
export class StayCancellation {
  @Field(() => StayView, { description: 'The stay.' })
  stay: StayView;

  @Field(() => Money, { description: 'The price of its nights with tax, in INR. No charge is higher.' })
  price: Money;

  @Field(() => Money, { description: 'The price of its extras with tax, in INR. They are refunded in full.' })
  extras: Money;

  @Field(() => Money, { description: 'What the hotel keeps for the stay with tax, in INR.' })
  charge: Money;
}

@ObjectType({ description: 'What cancelling would cost now, and what would be refunded.' })
export class CancellationPreview {
  @Field(() => [StayCancellation], { description: 'Each stay that would be cancelled.' })
  stays: StayCancellation[];

  @Field(() => Money, { description: 'What the hotel keeps for these stays with tax, in INR.' })
  charge: Money;

  @Field(() => Money, { description: 'What is refunded to the payment’s source, in INR.' })
  refund: Money;

  @Field(() => Money, { description: 'The part of the charge that the guest has not paid, in INR.' })
  unpaid: Money;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Until when the policy’s charge stays as it is now; null when it will not change any more.',
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
  @Field(() => BookingView, { description: 'The booking after the cancellation.' })
  booking: BookingView;

  @Field(() => Money, { description: 'What the hotel keeps for these stays with tax, in INR.' })
  charge: Money;

  @Field(() => Money, { description: 'What is refunded, in INR.' })
  refund: Money;
}

@ObjectType({ description: 'Money that goes back through the gateway, but has not left yet.' })
export class WaitingRefund {
  @Field(() => Money, { description: 'How much of the refund waits, in INR.' })
  amount: Money;

  @Field(() => GraphQLISODateTime, {
    description: 'When it leaves. Until then the cancellation can be taken back.',
  })
  leavesAt: Date;
}

@ObjectType({ description: 'Stays are cancelled, and their rooms are free again.' })
export class GuestBookingCancelled {
  @Field(() => Money, { description: 'What the hotel keeps for these stays with tax, in INR.' })
  charge: Money;

  @Field(() => Money, { description: 'What is refunded, in INR.' })
  refund: Money;

  @Field(() => WaitingRefund, {
    nullable: true,
    description: 'The part of the refund that waits before it leaves; null when nothing waits.',
  })
  waitingRefund: WaitingRefund | null;
}

@ObjectType({
  implements: Refusal,
  description: 'The refund differs from the one that was shown, so nothing was cancelled.',
})
export class CancellationChanged extends Refusal {
  @Field(() => CancellationPreview, { description: 'The present figures.' })
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
  description: 'What cancelling would cost, or a refusal.',
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
  description: 'What cancelling would cost, or a refusal.',
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
