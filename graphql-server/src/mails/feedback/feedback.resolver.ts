import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { ForEverybody, Needs } from '../../access/accounts/access';
import type { FeedbackService } from './feedback.service';
import type { RateLimits } from '../../platform/limits/rate-limits';
import type { RequestContext } from '../../access/accounts/request-context';
import { PageArguments, pageInfo, skipAndTake } from '../../platform/database/paging';
import { RATE_LIMITS } from '../../platform/limits/rate-limit-table';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RateLimited } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import {
  FeedbackInput,
  FeedbackPage,
  FeedbackReceived,
  FeedbackView,
  LeaveFeedbackResult,
} from './feedback.results';

@Resolver()
export class FeedbackResolver {
  constructor(
    private readonly feedbackService: FeedbackService,
    private readonly rateLimits: RateLimits,
  ) {}

  @ForEverybody()
  @Mutation(() => LeaveFeedbackResult, {
    description:
      'Stores a guest’s feedback. It is open to everybody, and marked when it comes from a verified guest.',
  })
  async leaveFeedback(
    @Arg('input', () => FeedbackInput, { description: 'The form.' }) input: FeedbackInput,
    @Ctx() { viewer, caller }: RequestContext,
  ): Promise<typeof LeaveFeedbackResult> {
    const wait = await this.rateLimits.secondsToWait(RATE_LIMITS.feedback, caller);
    if (wait !== null) return new RateLimited(wait);
    const writer = viewer && { uid: viewer.uid, verifiedEmail: viewer.verifiedEmail };
    return resultOf(await this.feedbackService.receive(input, writer, caller), {
      FeedbackReceived: ({ fromVerifiedGuest }) =>
        Object.assign(new FeedbackReceived(), {
          ...sentence('FEEDBACK_RECEIVED'),
          fromVerifiedGuest,
        }),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
      RateLimited: ({ retryAfterSeconds, limit }) => new RateLimited(retryAfterSeconds, limit),
    });
  }

  @Needs('feedback.read')
  @Query(() => FeedbackPage, { description: 'For the administrator: all feedback, newest first.' })
  async allFeedback(@Args() page: PageArguments): Promise<FeedbackPage> {
    const { feedback, totalCount } = await this.feedbackService.all(skipAndTake(page));
    return Object.assign(new FeedbackPage(), {
      feedback: feedback.map((entry) => FeedbackView.of(entry)),
      ...pageInfo(page, totalCount),
    });
  }
}
