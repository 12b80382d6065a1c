import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../context';
import type { RateLimit } from '../platform/rate-limits';
import { InvalidInput, RateLimited } from '../platform/refusal.type';
import { FeedbackInput, FeedbackReceived, LeaveFeedbackResult } from './feedback.results';

const FEEDBACK: RateLimit = { name: 'feedback', points: 10, seconds: 600 };

@Resolver()
export class FeedbackResolver {
  @Mutation(() => LeaveFeedbackResult, {
    description: 'Keeps a guest’s feedback; open to all, and marked when it comes from a verified guest.',
  })
  async leaveFeedback(
    @Arg('input', () => FeedbackInput, { description: 'The form.' }) input: FeedbackInput,
    @Ctx() { services, viewer, caller }: RequestContext,
  ): Promise<typeof LeaveFeedbackResult> {
    const wait = await services.rateLimits.secondsToWait(FEEDBACK, caller);
    if (wait !== null) return new RateLimited(wait);
    const writer = viewer && { uid: viewer.uid, verifiedEmail: viewer.verifiedEmail };
    const outcome = await services.feedback.keep(input, writer);
    if ('faults' in outcome) return new InvalidInput(outcome.faults);
    return Object.assign(new FeedbackReceived(), {
      message: 'Feedback submitted successfully!',
      fromVerifiedGuest: Boolean(writer?.verifiedEmail),
    });
  }
}
