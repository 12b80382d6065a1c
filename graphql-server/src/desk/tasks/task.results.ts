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
import { TaskKind } from '../../access/tasks/task.entity';

registerEnumType(TaskKind, {
  name: 'TaskKind',
  description: 'What somebody at the hotel must do.',
  valuesConfig: {
    REFUND_FAILED: { description: 'The gateway could not send money back. Pay it by other means.' },
    REFUND_DISPUTED: { description: 'A refund waits until the guest’s bank has decided about a dispute.' },
    REFUND_BY_HAND: { description: 'Money that did not come through the gateway goes back.' },
    DISPUTE: { description: 'The guest’s bank questions a payment and waits for the hotel’s answer.' },
    ADDRESS_MISSING: {
      description:
        'An invoice of ₹50,000 or more needs the guest’s address and state. Done, it is issued without.',
    },
    GATEWAY_DIFFERENCE: { description: 'Our records of money and the gateway’s differ.' },
    DOCUMENT_REFUSED: { description: 'The invoice registration portal refused a document to a business.' },
    PORTAL_UNREACHABLE: {
      description:
        'The invoice registration portal has not answered for hours; documents to businesses wait.',
    },
    CONFIRMATION_FAILED: { description: 'A mail about a booking did not reach its guest.' },
    DASHBOARD_REFUND: {
      description: 'Money went back in the gateway’s dashboard that no cancellation explains.',
    },
    OPTION_LAPSING: { description: 'A tentative booking ends tomorrow: confirm, extend or release it.' },
  },
});

@ObjectType({ description: 'For the administrator: something that a person must do.' })
export class DeskTask {
  @Field(() => ID, { description: 'Names the task when it is finished.' })
  id: string;

  @Field(() => TaskKind, { description: 'What it is about.' })
  kind: TaskKind;

  @Field(() => String, {
    nullable: true,
    description: 'The booking’s reference; null for money that belongs to no booking.',
  })
  reference: string | null;

  @Field(() => String, { nullable: true, description: 'The guest’s name; null as the reference.' })
  guestName: string | null;

  @Field(() => Money, { nullable: true, description: 'How much money it is about, in INR.' })
  amount: Money | null;

  @Field(() => String, { nullable: true, description: 'The gateway’s id of the payment.' })
  payment: string | null;

  @Field(() => PaymentSource, {
    nullable: true,
    description: 'How the money of a refund goes back, as it came; null for any other task.',
  })
  source: PaymentSource | null;

  @Field(() => DifferenceKind, {
    nullable: true,
    description: 'How our records and the gateway’s differ; null for any other task.',
  })
  difference: DifferenceKind | null;

  @Field(() => String, { nullable: true, description: 'The address that did not take the mail.' })
  address: string | null;

  @Field(() => String, { nullable: true, description: 'The number of the document that was refused.' })
  document: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the invoice registration portal says, or why it cannot be reached.',
  })
  problem: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'By when the hotel must have responded.' })
  respondBy: Date | null;

  @Field(() => GraphQLISODateTime, { description: 'Since when.' })
  createdAt: Date;
}

@InputType({ description: 'A task that somebody has done.' })
export class FinishTaskInput {
  @Field(() => ID, { description: 'The id of the task.' })
  id: string;

  @Field({ description: 'How it was done, in 500 characters at most.' })
  note: string;

  @Field(() => StaffSource, {
    nullable: true,
    description: 'For a refund: by which means the money went back; left out, as the task’s `source` says.',
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
  description: 'The task is done, or a refusal: it may have been done before.',
  types: () => [TaskFinished, InvalidInput, RecordNotFound] as const,
});
