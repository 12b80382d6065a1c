import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../context';
import type { RateLimit } from '../platform/rate-limits';
import { InvalidInput, RateLimited } from '../platform/refusal.type';
import { ContactMessageInput, ContactMessageReceived, SendContactMessageResult } from './contact.results';

const MESSAGES: RateLimit = { name: 'contact messages', points: 10, seconds: 600 };

@Resolver()
export class ContactResolver {
  @Mutation(() => SendContactMessageResult, { description: 'Sends a message to the hotel.' })
  async sendContactMessage(
    @Arg('input', () => ContactMessageInput, { description: 'The form.' }) input: ContactMessageInput,
    @Ctx() { services, caller }: RequestContext,
  ): Promise<typeof SendContactMessageResult> {
    const wait = await services.rateLimits.secondsToWait(MESSAGES, caller);
    if (wait !== null) return new RateLimited(wait);
    const outcome = await services.contact.receive(input);
    if ('faults' in outcome) return new InvalidInput(outcome.faults);
    return Object.assign(new ContactMessageReceived(), { message: 'Form submitted successfully' });
  }
}
