import { Arg, Args, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { ADMINISTRATOR } from '../accounts/authorisation';
import type { RequestContext } from '../accounts/request-context';
import { PageArguments, pageInfo, partOf } from '../platform/database/paging';
import type { RateLimit } from '../platform/limits/rate-limits';
import { InvalidInput, RateLimited } from '../platform/refusals/refusal.type';
import {
  FeedbackInput,
  FeedbackPage,
  FeedbackReceived,
  FeedbackView,
  LeaveFeedbackResult,
} from './feedback.results';

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

  @Authorized(ADMINISTRATOR)
  @Query(() => FeedbackPage, { description: 'For the administrator: all feedback, newest first.' })
  async allFeedback(@Args() page: PageArguments, @Ctx() { services }: RequestContext): Promise<FeedbackPage> {
    const { feedback, totalCount } = await services.feedback.all(partOf(page));
    return Object.assign(new FeedbackPage(), {
      feedback: feedback.map((entry) => FeedbackView.of(entry)),
      ...pageInfo(page, totalCount),
    });
  }
}
