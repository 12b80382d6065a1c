import { createUnionType, Field, ObjectType } from 'type-graphql';
import { BookingStatus } from '../core/booking.states';
import { RoomTypeBusy } from '../core/booking.results';
import { RecordNotFound, Refusal } from '../../platform/refusals/refusal.type';
import type { TakingBackObstacle } from './taking-back.policy';

@ObjectType({ description: 'The stays are booked again, as they were before the cancellation.' })
export class CancellationTakenBack {
  @Field({ description: 'The booking’s reference.' })
  reference: string;

  @Field(() => BookingStatus, { description: 'The state of the booking.' })
  status: BookingStatus;

  @Field(() => [String], { description: 'The ids of the stays that are booked again.' })
  stays: readonly string[];
}

@ObjectType({
  implements: Refusal,
  description: 'The cancellation cannot be taken back; nothing was changed.',
})
export class TakingBackRefused extends Refusal {
  constructor(obstacle: TakingBackObstacle) {
    super(obstacle, 'stay');
  }
}

export const TakeBackCancellationResult = createUnionType({
  name: 'TakeBackCancellationResult',
  description: 'The booked stays, or a refusal.',
  types: () => [CancellationTakenBack, TakingBackRefused, RoomTypeBusy, RecordNotFound] as const,
});
