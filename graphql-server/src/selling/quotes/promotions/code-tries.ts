import { RATE_LIMITS } from '../../../platform/limits/rate-limit-table';
import type { RateLimits } from '../../../platform/limits/rate-limits';
import { fieldFault, type FieldFaultParts } from '../../../platform/refusals/sentence';
import { isNamed } from '../../pricing/promotions';
import type { RateRules } from '../../pricing/rate-book';

/** Counts codes that the hotel does not have, so that nobody finds those of promotions by trying. */
export class CodeTries {
  constructor(
    private readonly rules: { readonly current: Pick<RateRules, 'promotions'> },
    private readonly rateLimits: Pick<RateLimits, 'secondsToWait' | 'secondsLeft'>,
  ) {}

  /**
   * Why the caller may not try this code now; null when it may be tried. A code that the hotel has counts nothing. Yet it is
   * refused, too, once too many others were tried: else its price would tell it from them.
   */
  async faultOf(code: string | null | undefined, caller: string): Promise<FieldFaultParts | null> {
    if (!code?.trim()) return null;
    const isKnown = this.rules.current.promotions.some((one) => one.code !== null && isNamed(one, code));
    const seconds = isKnown
      ? await this.rateLimits.secondsLeft(RATE_LIMITS.unknownCodes, caller)
      : await this.rateLimits.secondsToWait(RATE_LIMITS.unknownCodes, caller);
    return seconds === null ? null : fieldFault('code', 'PROMOTION_CODES_TRIED', { seconds });
  }
}
