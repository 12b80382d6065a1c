import { createUnionType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { IdempotencyConflict, RoomTypeBusy } from '../../bookings/core/booking.results';
import { MinorUnits } from '../../platform/money/minor-units.scalar';
import { rupees } from '../../platform/money/money';
import { OwingFolio } from '../core/owing-folio.results';
import { Money } from '../../platform/money/money.type';
import { InvalidInput, RecordNotFound, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { StayStatus } from '../../selling/stays/stay.states';
import { CHECK_IN_LIMITS } from './check-in.policy';
import type { DepartureFigures } from './departure-figures';
import type { StayStepRefusal } from './stay-steps.service';

/** A step that the desk can make with a stay now. */
export const StayStep = {
  CHECK_IN: 'CHECK_IN',
  UNDO_CHECK_IN: 'UNDO_CHECK_IN',
  CHECK_OUT: 'CHECK_OUT',
  UNDO_CHECK_OUT: 'UNDO_CHECK_OUT',
  NO_SHOW: 'NO_SHOW',
  ARRIVE_AFTER_ALL: 'ARRIVE_AFTER_ALL',
} as const;
export type StayStep = (typeof StayStep)[keyof typeof StayStep];

registerEnumType(StayStep, {
  name: 'StayStep',
  description: 'A step that the desk can make with a stay now.',
  valuesConfig: {
    CHECK_IN: { description: 'The guest has arrived: checkIn.' },
    UNDO_CHECK_IN: { description: 'The check-in was a mistake: undoCheckIn.' },
    CHECK_OUT: { description: 'The guest leaves: checkOut.' },
    UNDO_CHECK_OUT: { description: 'The check-out was a mistake: undoCheckOut.' },
    NO_SHOW: { description: 'The guest did not come: cancelGuestBooking.' },
    ARRIVE_AFTER_ALL: { description: 'The guest of a no-show has come: arriveAfterAll.' },
  },
});

const STAY = 'The id of the stay.';
const KEY =
  'A key that the form creates once, 16 to 64 letters, digits, - or _. A form that is sent twice acts once.';
const DESPITE_STATE = 'Whether the guest may get a room that is not ready; otherwise ROOM_NOT_READY asks.';
const DESPITE_DO_NOT_RENT =
  'Whether the guest is checked in although the hotel does not rent to the guest, which needs the permission guests.override; otherwise DO_NOT_RENT asks.';
const SET_CHARGE =
  'What the hotel keeps for the nights that are given up, in paise with tax; 0 waives the charge. When left out, the booking’s policy decides.';

@InputType({ description: 'A guest who arrives.' })
export class CheckInInput {
  @Field(() => ID, { description: STAY })
  stay: string;

  @Field(() => String, {
    nullable: true,
    description: `The name of the guest who stays, if another person booked: 1 to ${CHECK_IN_LIMITS.guestName} characters on one line. When left out, the name does not change.`,
  })
  guestName?: string | null;

  @Field({ defaultValue: false, description: DESPITE_STATE })
  despiteRoomState: boolean;

  @Field({ defaultValue: false, description: DESPITE_DO_NOT_RENT })
  despiteDoNotRent: boolean;
}

@InputType({ description: 'A guest who was recorded as a no-show and arrives after all.' })
export class ArriveAfterAllInput {
  @Field(() => ID, { description: STAY })
  stay: string;

  @Field({ description: KEY })
  idempotencyKey: string;

  @Field({ defaultValue: false, description: DESPITE_STATE })
  despiteRoomState: boolean;

  @Field({ defaultValue: false, description: DESPITE_DO_NOT_RENT })
  despiteDoNotRent: boolean;
}

@InputType({ description: 'A guest who leaves.' })
export class CheckOutInput {
  @Field(() => ID, { description: STAY })
  stay: string;

  @Field(() => MinorUnits, { nullable: true, description: SET_CHARGE })
  charge?: number | null;

  @Field(() => MinorUnits, {
    nullable: true,
    description:
      'The refund in paise that was shown; DepartureChanged if it differs. Required when the guest leaves early.',
  })
  expectedRefund?: number | null;

  @Field({ defaultValue: false, description: 'Whether the guest may leave with an open balance.' })
  despiteBalance: boolean;

  @Field({
    defaultValue: false,
    description:
      'Whether the company that pays for the booking takes the balance on. Needs the permission companies.write.',
  })
  toCompany: boolean;

  @Field({
    defaultValue: false,
    description:
      'Whether the company may owe more than its credit limit afterwards. Needs the permission companies.credit.',
  })
  despiteLimit: boolean;

  @Field({
    defaultValue: false,
    description: 'Whether the guest may leave while the hotel holds a security deposit.',
  })
  despiteDeposit: boolean;

  @Field(() => String, {
    nullable: true,
    description: `The reason: 1 to ${CHECK_IN_LIMITS.reason} characters on one line. Required with a charge that the staff set, and with an open balance.`,
  })
  reason?: string | null;

  @Field({ description: KEY })
  idempotencyKey: string;
}

@ObjectType({ description: 'What it would cost and refund if the guest left now.' })
export class DeparturePreview {
  @Field(() => PlainDateScalar, { description: 'The new day of leaving.' })
  day: string;

  @Field(() => Int, { description: 'How many nights are given up; 0 when the guest does not leave early.' })
  nightsGivenUp: number;

  @Field(() => Money, { description: 'The price of these nights with tax, in INR. No charge is higher.' })
  price: Money;

  @Field(() => Money, {
    description: 'The price of the extras of these nights with tax, in INR. They are refunded.',
  })
  extras: Money;

  @Field(() => Money, { description: 'What the hotel keeps for these nights with tax, in INR.' })
  charge: Money;

  @Field(() => Money, { description: 'What is refunded to the payment’s source, in INR.' })
  refund: Money;

  @Field(() => Money, {
    description:
      'The balance of the guest afterwards, in INR: above 0 the guest owes it, below 0 the hotel does.',
  })
  balance: Money;

  @Field(() => [OwingFolio], {
    description:
      'The further folios of the booking that are not even afterwards. Others than the guest pay them.',
  })
  folios: OwingFolio[];

  static of(figures: DepartureFigures): DeparturePreview {
    return Object.assign(new DeparturePreview(), {
      day: figures.day,
      nightsGivenUp: figures.nightsGivenUp,
      price: rupees(figures.pricePaise),
      extras: rupees(figures.extrasPaise),
      charge: rupees(figures.chargePaise),
      refund: rupees(figures.refundPaise),
      balance: rupees(figures.folios.find(({ name }) => name === null)?.balancePaise ?? 0),
      folios: figures.folios.flatMap(({ name, balancePaise }) =>
        name === null || balancePaise === 0 ? [] : OwingFolio.of({ name, balancePaise }),
      ),
    });
  }
}

@ObjectType({ description: 'The step is made, or was made before.' })
export class StayMoved {
  @Field(() => ID, { description: STAY })
  stay: string;

  @Field({ description: 'The booking’s reference.' })
  reference: string;

  @Field(() => StayStatus, { description: 'The state of the stay.' })
  status: StayStatus;

  @Field(() => PlainDateScalar, { description: 'Its first night.' })
  checkin: string;

  @Field(() => PlainDateScalar, { description: 'Its day of leaving.' })
  checkout: string;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the guest who stays, if another person booked.',
  })
  guestName: string | null;
}

@ObjectType({
  implements: Refusal,
  description: 'This step is not possible for the stay, so nothing was changed.',
})
export class StayStepRefused extends Refusal {
  constructor({ obstacle, field }: StayStepRefusal) {
    super(obstacle, field);
  }
}

@ObjectType({
  implements: Refusal,
  description: 'The refund differs from the one that was shown, so nobody was checked out.',
})
export class DepartureChanged extends Refusal {
  @Field(() => DeparturePreview, { description: 'The present figures.' })
  preview: DeparturePreview;

  constructor(preview: DeparturePreview) {
    super(sentence('DEPARTURE_CHANGED'), 'expectedRefund');
    this.preview = preview;
  }
}

export const StayStepResult = createUnionType({
  name: 'StayStepResult',
  description: 'The stay after its step, or a refusal.',
  types: () =>
    [
      StayMoved,
      StayStepRefused,
      DepartureChanged,
      IdempotencyConflict,
      RoomTypeBusy,
      InvalidInput,
      RecordNotFound,
    ] as const,
});

export const DeparturePreviewResult = createUnionType({
  name: 'DeparturePreviewResult',
  description: 'What it would cost if the guest left now, or a refusal.',
  types: () => [DeparturePreview, StayStepRefused, InvalidInput, RecordNotFound] as const,
});
