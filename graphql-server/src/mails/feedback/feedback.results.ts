import { createUnionType, Field, GraphQLISODateTime, ID, InputType, ObjectType } from 'type-graphql';
import { Page } from '../../platform/database/paging';
import { InvalidInput, Notice, RateLimited } from '../../platform/refusals/refusal.type';
import type { Feedback } from './feedback.entity';
import { FEEDBACK_LIMITS } from './feedback.policy';

@InputType({ description: 'The feedback form; all fields are required.' })
export class FeedbackInput {
  @Field({ description: `1 to ${FEEDBACK_LIMITS.name} characters.` })
  name: string;

  @Field({ description: `Where the guest comes from: 1 to ${FEEDBACK_LIMITS.location} characters.` })
  location: string;

  @Field({ description: `1 to ${FEEDBACK_LIMITS.feedback} characters.` })
  feedback: string;
}

@ObjectType({ description: 'The feedback is stored.' })
export class FeedbackReceived extends Notice {
  @Field({ description: 'True when it came from a guest with a verified address.' })
  fromVerifiedGuest: boolean;
}

export const LeaveFeedbackResult = createUnionType({
  name: 'LeaveFeedbackResult',
  description: 'Thanks, or a refusal.',
  types: () => [FeedbackReceived, InvalidInput, RateLimited] as const,
});

@ObjectType('Feedback', { description: 'A guest’s opinion of the stay.' })
export class FeedbackView {
  @Field(() => ID, { description: 'Its id, a UUID.' })
  id: string;

  @Field({ description: 'The guest’s name, as written.' })
  name: string;

  @Field({ description: 'Where the guest comes from, as written.' })
  location: string;

  @Field({ description: 'The guest’s text.' })
  feedback: string;

  @Field(() => String, {
    nullable: true,
    description: 'The verified address of the signed-in guest; null when the guest was not signed in.',
  })
  guestEmail: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was written.' })
  createdAt: Date;

  static of({ id, name, location, feedback, guestEmail, createdAt }: Feedback): FeedbackView {
    return Object.assign(new FeedbackView(), { id, name, location, feedback, guestEmail, createdAt });
  }
}

@ObjectType({ description: 'One page of all feedback.' })
export class FeedbackPage extends Page {
  @Field(() => [FeedbackView], { description: 'Newest first.' })
  feedback: FeedbackView[];
}
