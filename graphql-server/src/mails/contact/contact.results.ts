import { createUnionType, Field, GraphQLISODateTime, ID, InputType, ObjectType } from 'type-graphql';
import { Page } from '../../platform/database/paging';
import { InvalidInput, Notice, RateLimited } from '../../platform/refusals/refusal.type';
import { EMAIL_LENGTH } from '../../platform/text/text-rules';
import type { ContactMessage } from './contact-message.entity';
import { CONTACT_LIMITS } from './contact.policy';

@InputType({ description: 'The contact form; both fields are required.' })
export class ContactMessageInput {
  @Field({ description: `An e-mail address of at most ${EMAIL_LENGTH} characters; the hotel replies to it.` })
  email: string;

  @Field({ description: `The message: 1 to ${CONTACT_LIMITS.textarea} characters.` })
  textarea: string;
}

@ObjectType({ description: 'The message is stored and on its way to the hotel.' })
export class ContactMessageReceived extends Notice {}

export const SendContactMessageResult = createUnionType({
  name: 'SendContactMessageResult',
  description: 'Thanks, or a refusal.',
  types: () => [ContactMessageReceived, InvalidInput, RateLimited] as const,
});

@ObjectType('ContactMessage', { description: 'A message that a guest sent by the contact form.' })
export class ContactMessageView {
  @Field(() => ID, { description: 'Its id, a UUID.' })
  id: string;

  @Field({ description: 'The address to reply to.' })
  email: string;

  @Field({ description: 'The message.' })
  message: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was sent.' })
  createdAt: Date;

  static of({ id, email, message, createdAt }: ContactMessage): ContactMessageView {
    return Object.assign(new ContactMessageView(), { id, email, message, createdAt });
  }
}

@ObjectType({ description: 'One page of the messages to the hotel.' })
export class ContactMessagePage extends Page {
  @Field(() => [ContactMessageView], { description: 'Newest first.' })
  messages: ContactMessageView[];
}
