import { Field, ID, ObjectType } from 'type-graphql';
import { ChangeTopic } from './change-topics';

@ObjectType({ description: 'What changed, without its data.' })
export class DeskChange {
  @Field(() => ChangeTopic, { description: 'What the change is about.' })
  topic: ChangeTopic;

  @Field(() => ID, {
    nullable: true,
    description: 'The id of the booking, block or message. Null when any of the topic may have changed.',
  })
  subject: string | null;
}

@ObjectType({ description: 'Changes since the event before. A change may be told twice.' })
export class DeskChanges {
  @Field({ description: 'To be sent as `since` after a break. Valid for two days.' })
  cursor: string;

  @Field(() => [DeskChange], { description: 'Each topic and subject once; empty when nothing changed.' })
  changes: DeskChange[];

  @Field({
    description:
      'True when changes are missing here, because the cursor is too old or there were too many: everything is to be loaded again.',
  })
  loadAgain: boolean;
}
