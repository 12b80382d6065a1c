import { createUnionType, Field, InputType, ObjectType } from 'type-graphql';
import { InvalidInput, RateLimited } from '../platform/refusal.type';

@InputType({ description: 'The contact form; both fields are required.' })
export class ContactMessageInput {
  @Field({ description: 'An e-mail address of at most 254 characters; the hotel answers to it.' })
  email: string;

  @Field({ description: 'The message: 1 to 5000 characters.' })
  textarea: string;
}

@ObjectType({ description: 'The message is kept and on its way to the hotel.' })
export class ContactMessageReceived {
  @Field({ description: 'What to tell the guest.' })
  message: string;
}

export const SendContactMessageResult = createUnionType({
  name: 'SendContactMessageResult',
  description: 'Thanks, or what is wrong with the form.',
  types: () => [ContactMessageReceived, InvalidInput, RateLimited] as const,
});
