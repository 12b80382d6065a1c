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
import { grossOf } from '../core/booking-record';
import {
  BookingNotFound,
  BookingView,
  HoldExpired,
  IdempotencyConflict,
  RoomTypeBusy,
  TooManyHolds,
} from '../core/booking.results';
import { Checkout, PaymentUnavailable } from '../core/payment.results';
import { MinorUnits } from '../../platform/money/minor-units.scalar';
import { rupees } from '../../platform/money/money';
import { Money } from '../../platform/money/money.type';
import {
  InvalidInput,
  Notice,
  RateLimited,
  RecordNotFound,
  Refusal,
} from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import type { PlainDate } from '../../platform/time/dates';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import type { ChargeLine } from '../../selling/quotes/quote';
import { QuotedExtra, QuotedPromotion } from '../../selling/quotes/quote.results';
import { RoomTypeNameScalar } from '../../selling/rooms/room.results';
import { asksForMoney } from '../../selling/rates/payment-terms';
import type { RoomTypeName } from '../../selling/rooms/room-type.entity';
import { GUESTS, StayExtraInput } from '../../selling/quotes/stay.input';
import type { BookingChange } from './booking-change.entity';
import { CHANGE_LIMITS, type ChangeObstacle } from './booking-change.policy';
import { childrenAfter } from './changed-guests';
import type { ChangeFigures } from './change-pricing.service';
import type { PricedStay } from './priced-change';

const STAYS =
  'All rooms that the booking will have, changed or not. Rooms that are missing from the list are cancelled.';
const KEY =
  'A key that the form creates once, 16 to 64 letters, digits, - or _. A change that is sent twice is made once.';
const EXPECTED =
  'The difference that was shown, in paise: above 0 to be paid, below 0 to be refunded. ChangeFiguresChanged if it differs.';

@InputType({ description: 'A room of a changed booking.' })
export class ChangedStayInput {
  @Field(() => ID, {
    nullable: true,
    description: 'The stay of the booking that changes; left out for a further room.',
  })
  id?: string | null;

  @Field(() => RoomTypeNameScalar, { description: 'The room type wanted.' })
  roomType: RoomTypeName;

  @Field(() => PlainDateScalar, { description: 'First night.' })
  checkin: string;

  @Field(() => PlainDateScalar, { description: 'Day of leaving.' })
  checkout: string;

  @Field(() => Int, { description: GUESTS })
  guests: number;

  @Field(() => [Int], {
    nullable: true,
    description:
      'The ages of the children among the guests, in years, 0 to 17. When left out, a stay keeps its children and a further room has none.',
  })
  children?: number[] | null;

  @Field(() => [StayExtraInput], {
    nullable: true,
    description:
      'The extras of the room. When left out, a stay keeps its extras and a further room has none.',
  })
  extras?: StayExtraInput[] | null;
}

@InputType({ description: 'How the guest changes a booking.' })
export class ChangeBookingInput {
  @Field({ description: 'The booking’s token.' })
  token: string;

  @Field(() => [ChangedStayInput], { description: STAYS })
  stays: ChangedStayInput[];

  @Field(() => MinorUnits, { description: EXPECTED })
  expectedDifference: number;

  @Field({ description: KEY })
  idempotencyKey: string;
}

/** How a change that costs more is paid. */
export const ChangePayment = { ONLINE: 'ONLINE', AT_THE_HOTEL: 'AT_THE_HOTEL' } as const;
export type ChangePayment = (typeof ChangePayment)[keyof typeof ChangePayment];

registerEnumType(ChangePayment, {
  name: 'ChangePayment',
  description: 'How a change that costs more is paid.',
  valuesConfig: {
    ONLINE: { description: 'The new nights are held until the guest has paid on the booking’s page.' },
    AT_THE_HOTEL: {
      description: 'The change is made at once, and the guest owes the difference to the hotel.',
    },
  },
});

@InputType({ description: 'How the staff change a booking.' })
export class ChangeGuestBookingInput {
  @Field({ description: 'The booking’s reference.' })
  reference: string;

  @Field(() => [ChangedStayInput], { description: STAYS })
  stays: ChangedStayInput[];

  @Field({ description: `The reason: 1 to ${CHANGE_LIMITS.reason} characters on one line.` })
  reason: string;

  @Field(() => ChangePayment, {
    defaultValue: 'ONLINE',
    description: 'How a change that costs more is paid. A guest in the house always pays at the hotel.',
  })
  payment: ChangePayment;

  @Field(() => MinorUnits, { description: EXPECTED })
  expectedDifference: number;

  @Field({ description: KEY })
  idempotencyKey: string;
}

const totalOf = (lines: readonly ChargeLine[]) => rupees(lines.reduce((sum, line) => sum + grossOf(line), 0));

@ObjectType({ description: 'What a change does with one room.' })
export class StayChange {
  @Field(() => ID, { nullable: true, description: 'The stay of the booking; null for a further room.' })
  stayId: string | null;

  @Field({ description: 'The title of the room type, as guests see it.' })
  roomTitle: string;

  @Field(() => PlainDateScalar, { description: 'First night.' })
  checkin: string;

  @Field(() => PlainDateScalar, { description: 'Day of leaving.' })
  checkout: string;

  @Field(() => Int, { description: 'How many guests stay, children included.' })
  guests: number;

  @Field(() => [Int], { description: 'The ages of the children among them, in years.' })
  children: readonly number[];

  @Field({
    description:
      'The title of the room type of the kept nights. It differs from `roomTitle` when a guest in the house changes to another type.',
  })
  keptRoomTitle: string;

  @Field(() => Int, { description: 'Nights that stay as they were sold.' })
  nightsKept: number;

  @Field(() => Money, { description: 'The price of the kept nights with tax, in INR.' })
  kept: Money;

  @Field(() => Int, { description: 'Nights at today’s rate.' })
  nightsAdded: number;

  @Field(() => Money, { description: 'The price of the new nights with tax, in INR.' })
  added: Money;

  @Field(() => Int, { description: 'Nights that the booking gives up.' })
  nightsGivenUp: number;

  @Field(() => Money, { description: 'The price of the given-up nights with tax, in INR.' })
  givenUp: Money;

  @Field(() => Money, { description: 'What the hotel keeps for the given-up nights with tax, in INR.' })
  charge: Money;

  @Field(() => [QuotedExtra], { description: 'Extras that stay as they were sold.' })
  extrasKept: QuotedExtra[];

  @Field(() => [QuotedExtra], {
    description: 'New extras, and present extras whose nights, guests or pieces change.',
  })
  extrasAdded: QuotedExtra[];

  @Field(() => [QuotedExtra], {
    description: 'Extras that are refunded in full. An extra whose nights or guests change is in both lists.',
  })
  extrasGivenUp: QuotedExtra[];

  static of(priced: PricedStay): StayChange {
    const { stay, asked, quote, kept, repriced, added, removed, chargePaise, extras } = priced;
    const { checkin, checkout, guests } = asked;
    const keptNights = [...kept, ...repriced.map(({ after }) => after)];
    return Object.assign(new StayChange(), {
      stayId: stay?.id ?? null,
      roomTitle: quote.roomTitle,
      checkin,
      checkout,
      guests,
      keptRoomTitle: stay?.roomTitle ?? quote.roomTitle,
      children: childrenAfter(asked, stay),
      nightsKept: keptNights.length,
      kept: totalOf(keptNights),
      nightsAdded: added.length,
      added: totalOf(added),
      nightsGivenUp: removed.length,
      givenUp: totalOf(removed),
      charge: rupees(chargePaise),
      extrasKept: extras.kept.map((extra) => QuotedExtra.of(extra)),
      extrasAdded: extras.added.map((extra) => QuotedExtra.of(extra)),
      extrasGivenUp: extras.removed.map((extra) => QuotedExtra.of(extra)),
    });
  }
}

@ObjectType({ description: 'A room that the change removes from the booking.' })
export class LeftOutRoom {
  @Field(() => ID, { description: 'The stay of the booking.' })
  stayId: string;

  @Field({ description: 'The title of the room type, as guests see it.' })
  roomTitle: string;

  @Field(() => Money, { description: 'The price of the room with extras and tax, in INR.' })
  price: Money;

  @Field(() => Money, { description: 'What the hotel keeps for the room with tax, in INR.' })
  charge: Money;
}

@ObjectType({ description: 'What a change costs now. Nothing is changed yet.' })
export class ChangePreview {
  @Field(() => [StayChange], { description: 'Each room that changes, and each further one.' })
  stays: StayChange[];

  @Field(() => [LeftOutRoom], { description: 'Each room that is cancelled.' })
  leftOut: LeftOutRoom[];

  @Field(() => QuotedPromotion, {
    nullable: true,
    description: 'The promotion of the booking after the change; null when it has none.',
  })
  promotion: QuotedPromotion | null;

  @Field({
    description:
      'Whether the booking loses its promotion because it no longer meets the conditions. Kept nights then cost their price without the promotion.',
  })
  promotionIsLost: boolean;

  @Field(() => Money, { description: 'What the booking costs now with tax, in INR.' })
  totalBefore: Money;

  @Field(() => Money, {
    description: 'What the booking will cost after the change with tax and charges, in INR.',
  })
  totalAfter: Money;

  @Field(() => Money, {
    description: 'The part of it that the hotel keeps for nights and rooms that are given up, in INR.',
  })
  charge: Money;

  @Field(() => Money, { description: 'What is to be paid for the change, in INR.' })
  toPay: Money;

  @Field(() => Money, { description: "What is refunded to the payment's source, in INR." })
  refund: Money;

  @Field(() => MinorUnits, { description: 'The value that the form sends as expectedDifference, in paise.' })
  difference: number;

  @Field(() => Money, { description: 'What remains to be paid later, in INR.' })
  balanceAfter: Money;

  @Field(() => PlainDateScalar, {
    nullable: true,
    description: 'The day by which the rest is to be paid; null when it is paid at the hotel.',
  })
  balanceDueOn: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Until when the changed booking can be cancelled free of charge; null when that time is over.',
  })
  freeUntil: Date | null;

  @Field({
    description:
      'Whether the guest can be asked to pay the change online: the booking has an e-mail address for the link.',
  })
  canPayOnline: boolean;

  @Field(() => ChangePayment, {
    description:
      'How the guest pays, if the staff choose nothing else: at the hotel where the booking is paid there, or where no mail reaches the guest.',
  })
  proposedPayment: ChangePayment;

  static of(figures: ChangeFigures): ChangePreview {
    const { priced, duePaise, freeUntil, balanceAfterPaise, balanceDueOn } = figures;
    const { email, terms } = priced.booking;
    const isOnline = email !== null && asksForMoney(terms);
    const { stays, leftOut, beforePaise, afterPaise, chargePaise } = priced;
    return Object.assign(new ChangePreview(), {
      stays: stays.map((stay) => StayChange.of(stay)),
      leftOut: leftOut.map(({ stay, pricePaise, extrasPaise, chargePaise: charge }) => ({
        stayId: stay.id,
        roomTitle: stay.roomTitle,
        price: rupees(pricePaise + extrasPaise),
        charge: rupees(charge),
      })),
      promotion: priced.promotion && QuotedPromotion.of(priced.promotion),
      promotionIsLost: priced.booking.promotion !== null && priced.promotion === null,
      totalBefore: rupees(beforePaise),
      totalAfter: rupees(afterPaise),
      charge: rupees(chargePaise),
      toPay: rupees(Math.max(0, duePaise)),
      refund: rupees(Math.max(0, -duePaise)),
      difference: duePaise,
      balanceAfter: rupees(balanceAfterPaise),
      balanceDueOn,
      freeUntil,
      canPayOnline: email !== null,
      proposedPayment: isOnline ? ChangePayment.ONLINE : ChangePayment.AT_THE_HOTEL,
    });
  }
}

@ObjectType({ description: 'The booking is changed.' })
export class BookingChanged {
  @Field(() => BookingView, { description: 'The booking after the change.' })
  booking: BookingView;

  @Field(() => Money, {
    description: 'What the hotel keeps for nights and rooms that were given up, in INR.',
  })
  charge: Money;

  @Field(() => Money, { description: 'What is refunded, in INR.' })
  refund: Money;

  static of(booking: BookingView, { chargePaise, refundPaise }: BookingChange): BookingChanged {
    const amounts = { charge: rupees(chargePaise), refund: rupees(refundPaise) };
    return Object.assign(new BookingChanged(), { booking, ...amounts });
  }
}

@ObjectType({ description: 'A room that a booking will have once its change is paid.' })
export class HeldStay {
  @Field({ description: 'The title of the room type, as guests see it.' })
  roomTitle: string;

  @Field(() => PlainDateScalar, { description: 'First night.' })
  checkin: string;

  @Field(() => PlainDateScalar, { description: 'Day of leaving.' })
  checkout: string;

  @Field(() => Int, { description: 'How many guests stay, children included.' })
  guests: number;

  @Field(() => [Int], { description: 'The ages of the children among them, in years.' })
  children: readonly number[];
}

@ObjectType({
  description:
    'A change that waits for its payment. Its new nights are held. Until it is paid, the booking is unchanged.',
})
export class HeldChange {
  @Field(() => [HeldStay], { description: 'Each room that changes, and each further one.' })
  stays: HeldStay[];

  @Field(() => Money, { description: 'What is to be paid, in INR.' })
  toPay: Money;

  @Field(() => Int, { description: 'Whole seconds until the new nights are released.' })
  secondsLeft: number;

  @Field(() => Checkout, {
    nullable: true,
    description: 'How to pay; null until the order is made at the gateway.',
  })
  checkout: Checkout | null;
}

@ObjectType({ description: 'The new nights are held until the difference is paid.' })
export class ChangeHeld {
  @Field(() => BookingView, { description: 'The booking, still unchanged.' })
  booking: BookingView;

  @Field(() => HeldChange, { description: 'What is held, and how to pay for it.' })
  change: HeldChange;
}

@ObjectType({ description: 'The held nights are released, and the booking is unchanged.' })
export class ChangeReleased extends Notice {
  constructor() {
    super();
    Object.assign(this, sentence('CHANGE_RELEASED'));
  }
}

@ObjectType({ description: 'The booking is changed, or new nights are held until its guest has paid.' })
export class GuestBookingChanged {
  @Field(() => Money, {
    description: 'What the guest has to pay on the booking’s page within the hold, in INR.',
  })
  toPay: Money;

  @Field(() => Money, {
    description:
      'What the change adds to the balance, in INR. It is paid at the hotel, or earlier if the terms say so.',
  })
  toPayAtHotel: Money;

  @Field(() => Money, { description: 'What is refunded, in INR.' })
  refund: Money;
}

@ObjectType({
  implements: Refusal,
  description: 'The figures differ from those that were shown, so nothing was changed.',
})
export class ChangeFiguresChanged extends Refusal {
  @Field(() => ChangePreview, { description: 'The present figures.' })
  preview: ChangePreview;

  constructor(preview: ChangePreview) {
    super(sentence('CHANGE_FIGURES_CHANGED'), 'expectedDifference');
    this.preview = preview;
  }
}

@ObjectType({
  implements: Refusal,
  description: 'This booking cannot be changed in this way; nothing was changed.',
})
export class ChangeRefused extends Refusal {
  constructor(obstacle: ChangeObstacle, phone: string) {
    const isToCall = obstacle === 'CHANGE_AT_DESK' || obstacle === 'CHANGE_BY_PHONE';
    super(isToCall ? sentence(obstacle, { phone }) : sentence(obstacle), 'stays');
  }
}

@ObjectType({
  implements: Refusal,
  description: 'No room of the type is free for the new dates; the booking is unchanged.',
})
export class NightsSoldOut extends Refusal {
  @Field(() => [PlainDateScalar], {
    description:
      'The nights on which no room is free; empty when each night has a free room but no single room is free for all nights.',
  })
  nights: PlainDate[];

  constructor(outcome: { roomTitle: string; nights: PlainDate[]; position: number }) {
    const { roomTitle: roomType, nights, position } = outcome;
    super(sentence('NIGHTS_SOLD_OUT', { roomType }), `stays.${position}.roomType`);
    this.nights = nights;
  }
}

export const ChangePreviewResult = createUnionType({
  name: 'ChangePreviewResult',
  description: 'What a change costs, or a refusal.',
  types: () => [ChangePreview, ChangeRefused, InvalidInput, BookingNotFound, RateLimited] as const,
});

export const ChangeBookingResult = createUnionType({
  name: 'ChangeBookingResult',
  description: 'The change, what is to be paid for it, or a refusal.',
  types: () =>
    [
      BookingChanged,
      ChangeHeld,
      ChangeFiguresChanged,
      ChangeRefused,
      NightsSoldOut,
      HoldExpired,
      TooManyHolds,
      RoomTypeBusy,
      PaymentUnavailable,
      IdempotencyConflict,
      InvalidInput,
      BookingNotFound,
      RateLimited,
    ] as const,
});

export const ReleaseChangeResult = createUnionType({
  name: 'ReleaseChangeResult',
  description: 'The held nights are released, or the change was paid before; or a refusal.',
  types: () => [ChangeReleased, BookingView, BookingNotFound, RateLimited] as const,
});

export const GuestChangePreviewResult = createUnionType({
  name: 'GuestChangePreviewResult',
  description: 'What a change costs, or a refusal.',
  types: () => [ChangePreview, ChangeRefused, InvalidInput, RecordNotFound] as const,
});

export const ChangeGuestBookingResult = createUnionType({
  name: 'ChangeGuestBookingResult',
  description: 'The change, or a refusal.',
  types: () =>
    [
      GuestBookingChanged,
      ChangeFiguresChanged,
      ChangeRefused,
      NightsSoldOut,
      HoldExpired,
      TooManyHolds,
      RoomTypeBusy,
      PaymentUnavailable,
      IdempotencyConflict,
      InvalidInput,
      RecordNotFound,
    ] as const,
});
