import { createUnionType, ObjectType } from 'type-graphql';
import { BookingNotFound } from '../core/booking.results';
import { BookingConfirmed } from '../core/payment.results';
import { Notice, RateLimited } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';

@ObjectType({ description: 'The rooms are free again, and nothing is charged.' })
export class HoldReleased extends Notice {
  constructor() {
    super();
    Object.assign(this, sentence('HOLD_RELEASED'));
  }
}

export const ReleaseHoldResult = createUnionType({
  name: 'ReleaseHoldResult',
  description: 'The hold has ended, or was already paid; or a refusal.',
  types: () => [HoldReleased, BookingConfirmed, BookingNotFound, RateLimited] as const,
});
