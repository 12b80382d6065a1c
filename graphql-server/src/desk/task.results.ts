import {
  createUnionType,
  Field,
  GraphQLISODateTime,
  ID,
  InputType,
  ObjectType,
  registerEnumType,
} from 'type-graphql';
import { InvalidInput, RecordNotFound } from '../platform/refusals/refusal.type';
import { Money } from '../platform/money/money.type';
import { TaskKind } from '../tasks/task.entity';

registerEnumType(TaskKind, {
  name: 'TaskKind',
  description: 'What somebody at the hotel must do.',
  valuesConfig: {
    REFUND_FAILED: { description: 'The gateway could not send money back. Pay it by other means.' },
    REFUND_DISPUTED: { description: 'A refund waits until the guest’s bank has decided about a dispute.' },
    REFUND_BY_HAND: { description: 'Money that did not come through the gateway goes back.' },
    DASHBOARD_REFUND: {
      description: 'Money went back in the gateway’s dashboard that no cancellation explains.',
    },
  },
});

@ObjectType({ description: 'For the administrator: something that a person must do.' })
export class DeskTask {
  @Field(() => ID, { description: 'Names the task when it is finished.' })
  id: string;

  @Field(() => TaskKind, { description: 'What it is about.' })
  kind: TaskKind;

  @Field({ description: 'The booking’s reference.' })
  reference: string;

  @Field({ description: 'The guest’s name.' })
  guestName: string;

  @Field(() => Money, { nullable: true, description: 'How much money it is about, in INR.' })
  amount: Money | null;

  @Field(() => String, { nullable: true, description: 'The gateway’s id of the payment.' })
  payment: string | null;

  @Field(() => GraphQLISODateTime, { description: 'Since when.' })
  createdAt: Date;
}

@InputType({ description: 'A task that somebody has done.' })
export class FinishTaskInput {
  @Field(() => ID, { description: 'The id of the task.' })
  id: string;

  @Field({ description: 'How it was done, in 500 characters at most.' })
  note: string;
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
