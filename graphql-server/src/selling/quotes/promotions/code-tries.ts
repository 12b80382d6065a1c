import { RATE_LIMITS } from '../../../platform/limits/rate-limit-table';
import type { RateLimits } from '../../../platform/limits/rate-limits';
import { fieldFault, type FieldFaultParts } from '../../../platform/refusals/sentence';
import { isNamed } from '../../pricing/promotions';
import type { RateRules } from '../../pricing/rate-book';

/** Counts codes that the hotel does not have, so that nobody finds promotion codes by trying. */
export class CodeTries {
  constructor(
    private readonly rules: { readonly current: Pick<RateRules, 'promotions'> },
    private readonly rateLimits: Pick<RateLimits, 'secondsToWait' | 'secondsLeft'>,
  ) {}

  /**
   * Why the caller may not try this code now; null when the caller may. Valid codes are not counted. After too many
   * wrong codes a valid code is refused, too: otherwise its price would show that it is valid.
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
