import {
  createUnionType,
  Field,
  GraphQLISODateTime,
  ID,
  InputType,
  ObjectType,
  registerEnumType,
} from 'type-graphql';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import { Money } from '../../platform/money/money.type';
import { PaymentSource, StaffSource } from '../../payments/core/payment.entity';
import { DifferenceKind } from '../../payments/settlements/difference';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { TaskKind } from '../../access/tasks/task.entity';

registerEnumType(TaskKind, {
  name: 'TaskKind',
  description: 'A task for a person at the hotel.',
  valuesConfig: {
    REFUND_FAILED: { description: 'The gateway could not send money back. Pay it by other means.' },
    REFUND_DISPUTED: { description: 'A refund waits until the guest’s bank has decided about a dispute.' },
    REFUND_BY_HAND: {
      description: 'A refund of money that did not come through the gateway. Pay it by hand.',
    },
    DISPUTE: { description: 'The guest’s bank disputes a payment and waits for the hotel’s response.' },
    ADDRESS_MISSING: {
      description:
        'An invoice of ₹50,000 or more needs the guest’s address and state. When the task is done, it is issued without them.',
    },
    LETTERS_MISSING: {
      description:
        'A document waits, because no font has some letters of its recipient, such as of the name or the address. When the task is done, it is issued with ‘?’ in their place.',
    },
    CHANGE_LAPSED: {
      description:
        'A change that the staff made for a guest was not paid in time. The booking is as it was before.',
    },
    BALANCE_OVERDUE: {
      description: 'The rest of the price was not paid by the agreed day. The booking is unchanged.',
    },
    RETURN_DEPOSIT: {
      description:
        'The hotel still holds a security deposit of a guest who has left or does not come. Return it, or turn it into a charge.',
    },
    REPAIR: {
      description:
        'Housekeeping has noted what must be repaired in a room. It ends with a block of the room, too.',
    },
    FORM_LATE: {
      description:
        'Form III about a foreign guest was not filed within 24 hours. It ends when the filing is recorded.',
    },
    WEBHOOK_FAILED: {
      description: 'A program did not receive an event for three days, or wants no more events.',
    },
    STAY_UNPLACED: {
      description:
        'A portal has sold a stay for which no room is free. Place it in a free room, or move another guest. It ends when the stay has a room.',
    },
    CHANNEL_BOOKING_WAITS: {
      description:
        'A booking of a portal cannot be entered yet, such as because its room type is not mapped. It is tried again each minute.',
    },
    CHANNEL_CHANGE_BY_HAND: {
      description:
        'A portal has changed or cancelled a booking in a way that only people can follow, such as while the guest is in the house.',
    },
    CHANNEL_BOOKINGS_LATE: {
      description: 'Bookings of portals were not read or not acknowledged within 30 minutes.',
    },
    PORTAL_TOTAL_DIFFERS: {
      description:
        'A booking costs something else here than at its portal, such as because of a city tax. It ends when both are equal.',
    },
    CALENDAR_FEED: {
      description: 'A portal’s calendar of a room is not read, or lost its events. It ends with a reading.',
    },
    CALENDAR_CONFLICT: {
      description:
        'A portal’s calendar has nights of a room that a stay or a block has, too: the room may be sold twice.',
    },
    GATEWAY_DIFFERENCE: { description: 'Our records of money differ from the gateway’s.' },
    DOCUMENT_REFUSED: { description: 'The invoice registration portal refused a document to a business.' },
    PORTAL_UNREACHABLE: {
      description:
        'The invoice registration portal has not responded for hours; documents to businesses wait.',
    },
    CONFIRMATION_FAILED: { description: 'A mail about a booking did not reach its guest.' },
    DASHBOARD_REFUND: {
      description: 'Money was refunded in the gateway’s dashboard, and no cancellation explains it.',
    },
    OPTION_LAPSING: { description: 'A tentative booking ends tomorrow: confirm, extend or release it.' },
  },
});

@ObjectType({ description: 'For the administrator: a task for a person.' })
export class DeskTask {
  @Field(() => ID, { description: 'The id with which the task is finished.' })
  id: string;

  @Field(() => TaskKind, { description: 'The kind of task.' })
  kind: TaskKind;

  @Field(() => String, {
    nullable: true,
    description: 'The booking’s reference; null when the money belongs to no booking.',
  })
  reference: string | null;

  @Field(() => String, { nullable: true, description: 'The guest’s name; null when there is no booking.' })
  guestName: string | null;

  @Field(() => Money, { nullable: true, description: 'The amount in question, in INR.' })
  amount: Money | null;

  @Field(() => String, { nullable: true, description: 'The gateway’s id of the payment.' })
  payment: string | null;

  @Field(() => PaymentSource, {
    nullable: true,
    description: 'How the money of a refund was paid and is paid back; null for any other task.',
  })
  source: PaymentSource | null;

  @Field(() => DifferenceKind, {
    nullable: true,
    description: 'How our records and the gateway’s differ; null for any other task.',
  })
  difference: DifferenceKind | null;

  @Field(() => String, { nullable: true, description: 'The address that did not accept the mail.' })
  address: string | null;

  @Field(() => String, { nullable: true, description: 'The number of the refused document.' })
  document: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The name of the further folio of the refused document, whose payer it is made out to; null for the first folio.',
  })
  folio: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The message of the invoice registration portal, or why it cannot be reached; or the total of a booking’s portal, with what is not charged.',
  })
  problem: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The portal and the booking’s number there; null for tasks that are not about bookings of portals.',
  })
  portal: string | null;

  @Field(() => String, { nullable: true, description: 'The number of the room of a repair.' })
  roomNumber: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the portal’s calendar; null for any other task.',
  })
  calendar: string | null;

  @Field(() => PlainDateScalar, {
    nullable: true,
    description:
      'The first night that a portal’s calendar also has, or of a stay without a room; null for any other task.',
  })
  firstNight: string | null;

  @Field(() => PlainDateScalar, {
    nullable: true,
    description:
      'The day on which the nights of the portal’s calendar end, or the stay without a room; null for any other task.',
  })
  until: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What must be repaired, in the words of housekeeping.',
  })
  repairNote: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the person who noted a repair.' })
  notedBy: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The id of the picture of a repair, in the address `/api/house-pictures/ID/800`; null without a picture.',
  })
  picture: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'The time by which the hotel must have responded.',
  })
  respondBy: Date | null;

  @Field(() => GraphQLISODateTime, { description: 'Since when.' })
  createdAt: Date;
}

@InputType({ description: 'A finished task.' })
export class FinishTaskInput {
  @Field(() => ID, { description: 'The id of the task.' })
  id: string;

  @Field({ description: 'How it was done, in at most 500 characters.' })
  note: string;

  @Field(() => StaffSource, {
    nullable: true,
    description: 'For a refund: the means by which the money was paid back; left out, the task’s `source`.',
  })
  source?: StaffSource | null;
}

@ObjectType({ description: 'The task is done. A refund that failed counts as paid by other means.' })
export class TaskFinished {
  @Field(() => ID, { description: 'The id of the task.' })
  id: string;
}

export const FinishTaskResult = createUnionType({
  name: 'FinishTaskResult',
  description: 'The task is done, or a refusal when the task is not open any more.',
  types: () => [TaskFinished, InvalidInput, RecordNotFound] as const,
});
