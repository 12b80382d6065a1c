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
import type { RoomTypeName } from '../../selling/rooms/room-type.entity';
import { GUESTS, StayExtraInput } from '../../selling/quotes/stay.input';
import type { BookingChange } from './booking-change.entity';
import { CHANGE_LIMITS, type ChangeObstacle } from './booking-change.policy';
import { childrenAfter } from './changed-guests';
import type { ChangeFigures } from './change-pricing.service';
import type { PricedStay } from './priced-change';

const STAYS = 'All rooms that the booking is to have, changed or not. Rooms that are missing are cancelled.';
const KEY =
  'Made once by the form, 16 to 64 letters, digits, - or _: sending the same change twice changes once.';
const EXPECTED =
  'What was shown, in paise: what is to be paid, or below 0 what goes back. ChangeFiguresChanged if it differs.';

@InputType({ description: 'A room of a changed booking.' })
export class ChangedStayInput {
  @Field(() => ID, { nullable: true, description: 'The stay of the booking; left out for a further room.' })
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
      'How old those of the guests are who are children, in years, 0 to 17. Left out, the children of the stay stay as they are; a further room then has none.',
  })
  children?: number[] | null;

  @Field(() => [StayExtraInput], {
    nullable: true,
    description:
      'What the guest is to have beside the room. Left out, the room keeps what it has; a further room then has nothing.',
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
    AT_THE_HOTEL: { description: 'The change is made at once, and the guest owes the difference.' },
  },
});

@InputType({ description: 'How the staff change a booking.' })
export class ChangeGuestBookingInput {
  @Field({ description: 'The booking’s reference.' })
  reference: string;

  @Field(() => [ChangedStayInput], { description: STAYS })
  stays: ChangedStayInput[];

  @Field({ description: `Why: 1 to ${CHANGE_LIMITS.reason} characters on one line.` })
  reason: string;

  @Field(() => ChangePayment, {
    defaultValue: 'ONLINE',
    description: 'How a dearer change is paid. Of a guest in the house it is always paid at the hotel.',
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

  @Field({ description: 'What guests call the room type.' })
  roomTitle: string;

  @Field(() => PlainDateScalar, { description: 'First night.' })
  checkin: string;

  @Field(() => PlainDateScalar, { description: 'Day of leaving.' })
  checkout: string;

  @Field(() => Int, { description: 'How many guests stay, children included.' })
  guests: number;

  @Field(() => [Int], { description: 'How old the children among them are, in years.' })
  children: readonly number[];

  @Field({
    description:
      'What guests call the type of the nights that stay as they were sold: another one than `roomTitle` when a guest in the house gets another type.',
  })
  keptRoomTitle: string;

  @Field(() => Int, { description: 'Nights that stay as they were sold.' })
  nightsKept: number;

  @Field(() => Money, { description: 'What these cost with tax, in INR.' })
  kept: Money;

  @Field(() => Int, { description: 'Nights at today’s rate.' })
  nightsAdded: number;

  @Field(() => Money, { description: 'What these cost with tax, in INR.' })
  added: Money;

  @Field(() => Int, { description: 'Nights that the booking does not have any more.' })
  nightsGivenUp: number;

  @Field(() => Money, { description: 'What these cost with tax, in INR.' })
  givenUp: Money;

  @Field(() => Money, { description: 'What the hotel keeps of them with tax, in INR.' })
  charge: Money;

  @Field(() => [QuotedExtra], { description: 'Extras that stay as they were sold.' })
  extrasKept: QuotedExtra[];

  @Field(() => [QuotedExtra], {
    description: 'New extras, and those that the stay has for other nights, guests or pieces.',
  })
  extrasAdded: QuotedExtra[];

  @Field(() => [QuotedExtra], {
    description: 'Extras that are given back in full. One for other nights or guests is in both lists.',
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

@ObjectType({ description: 'A room that the changed booking does not have.' })
export class LeftOutRoom {
  @Field(() => ID, { description: 'The stay of the booking.' })
  stayId: string;

  @Field({ description: 'What guests call the room type.' })
  roomTitle: string;

  @Field(() => Money, { description: 'Its price with extras and tax, in INR.' })
  price: Money;

  @Field(() => Money, { description: 'What the hotel keeps of it with tax, in INR.' })
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
    description: 'The promotion that the booking has afterwards; null when it has none.',
  })
  promotion: QuotedPromotion | null;

  @Field({
    description:
      'Whether the booking loses its promotion because its conditions are not met any more. Nights that are kept cost their price without it.',
  })
  promotionIsLost: boolean;

  @Field(() => Money, { description: 'What the booking costs now with tax, in INR.' })
  totalBefore: Money;

  @Field(() => Money, { description: 'What it costs after the change with tax and charges, in INR.' })
  totalAfter: Money;

  @Field(() => Money, {
    description: 'What of it the hotel keeps of nights and rooms that are given up, in INR.',
  })
  charge: Money;

  @Field(() => Money, { description: 'What is to be paid for the change, in INR.' })
  toPay: Money;

  @Field(() => Money, { description: 'What goes back to where it came from, in INR.' })
  refund: Money;

  @Field(() => MinorUnits, { description: 'What the form sends as expectedDifference, in paise.' })
  difference: number;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Until when the changed booking can be cancelled at no charge; null when that is over.',
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

  static of({ priced, duePaise, freeUntil }: ChangeFigures): ChangePreview {
    const { email, terms } = priced.booking;
    const isOnline = email !== null && terms.dueAtBookingPercent > 0;
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
      freeUntil,
      canPayOnline: email !== null,
      proposedPayment: isOnline ? ChangePayment.ONLINE : ChangePayment.AT_THE_HOTEL,
    });
  }
}

@ObjectType({ description: 'The booking is changed.' })
export class BookingChanged {
  @Field(() => BookingView, { description: 'The booking as it is now.' })
  booking: BookingView;

  @Field(() => Money, { description: 'What the hotel keeps of nights and rooms that were given up, in INR.' })
  charge: Money;

  @Field(() => Money, { description: 'What goes back, in INR.' })
  refund: Money;

  static of(booking: BookingView, { chargePaise, refundPaise }: BookingChange): BookingChanged {
    const amounts = { charge: rupees(chargePaise), refund: rupees(refundPaise) };
    return Object.assign(new BookingChanged(), { booking, ...amounts });
  }
}

@ObjectType({ description: 'A room that a booking gets when its change is paid.' })
export class HeldStay {
  @Field({ description: 'What guests call the room type.' })
  roomTitle: string;

  @Field(() => PlainDateScalar, { description: 'First night.' })
  checkin: string;

  @Field(() => PlainDateScalar, { description: 'Day of leaving.' })
  checkout: string;

  @Field(() => Int, { description: 'How many guests stay, children included.' })
  guests: number;

  @Field(() => [Int], { description: 'How old the children among them are, in years.' })
  children: readonly number[];
}

@ObjectType({
  description:
    'A change that waits for its payment. Its new nights are held; until it is paid, the booking is as it was.',
})
export class HeldChange {
  @Field(() => [HeldStay], { description: 'Each room that changes, and each further one.' })
  stays: HeldStay[];

  @Field(() => Money, { description: 'What is to be paid, in INR.' })
  toPay: Money;

  @Field(() => Int, { description: 'Whole seconds until the new nights are given back.' })
  secondsLeft: number;

  @Field(() => Checkout, { nullable: true, description: 'How to pay; null until the order is made.' })
  checkout: Checkout | null;
}

@ObjectType({ description: 'The new nights are held until the difference is paid.' })
export class ChangeHeld {
  @Field(() => BookingView, { description: 'The booking, which is as it was.' })
  booking: BookingView;

  @Field(() => HeldChange, { description: 'What is held, and how to pay.' })
  change: HeldChange;
}

@ObjectType({ description: 'The held nights are given back, and the booking is as it was.' })
export class ChangeReleased extends Notice {
  constructor() {
    super();
    Object.assign(this, sentence('CHANGE_RELEASED'));
  }
}

@ObjectType({ description: 'The booking is changed, or new nights are held until its guest has paid.' })
export class GuestBookingChanged {
  @Field(() => Money, {
    description: 'What the guest has to pay within the hold, on the booking’s page; in INR.',
  })
  toPay: Money;

  @Field(() => Money, {
    description: 'What the guest has to pay at the hotel, in INR: the balance grows by it.',
  })
  toPayAtHotel: Money;

  @Field(() => Money, { description: 'What goes back, in INR.' })
  refund: Money;
}

@ObjectType({
  implements: Refusal,
  description: 'The figures are not those that were shown; nothing was changed.',
})
export class ChangeFiguresChanged extends Refusal {
  @Field(() => ChangePreview, { description: 'The figures as they are now.' })
  preview: ChangePreview;

  constructor(preview: ChangePreview) {
    super(sentence('CHANGE_FIGURES_CHANGED'), 'expectedDifference');
    this.preview = preview;
  }
}

@ObjectType({ implements: Refusal, description: 'This booking cannot be changed so; nothing was changed.' })
export class ChangeRefused extends Refusal {
  constructor(obstacle: ChangeObstacle, phone: string) {
    const isToCall = obstacle === 'CHANGE_AT_DESK' || obstacle === 'CHANGE_BY_PHONE';
    super(isToCall ? sentence(obstacle, { phone }) : sentence(obstacle), 'stays');
  }
}

@ObjectType({
  implements: Refusal,
  description: 'No room of the type is free for the new dates; the booking is as it was.',
})
export class NightsSoldOut extends Refusal {
  @Field(() => [PlainDateScalar], {
    description: 'The nights on which none is free; empty when no single room is free for all nights.',
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
  description: 'The held nights are given back, or the change was paid before; or a refusal.',
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
