import { createUnionType, Field, InputType, ObjectType } from 'type-graphql';
import { InvalidInput, RateLimited } from '../platform/refusal.type';

@InputType({ description: 'The feedback form; all fields are required.' })
export class FeedbackInput {
  @Field({ description: '1 to 100 characters.' })
  name: string;

  @Field({ description: 'Where the guest comes from: 1 to 100 characters.' })
  location: string;

  @Field({ description: '1 to 5000 characters.' })
  feedback: string;
}

@ObjectType({ description: 'The feedback is kept.' })
export class FeedbackReceived {
  @Field({ description: 'What to tell the guest.' })
  message: string;

  @Field({ description: 'True when it came from a guest with a verified address.' })
  fromVerifiedGuest: boolean;
}

export const LeaveFeedbackResult = createUnionType({
  name: 'LeaveFeedbackResult',
  description: 'Thanks, or what is wrong with the form.',
  types: () => [FeedbackReceived, InvalidInput, RateLimited] as const,
});
