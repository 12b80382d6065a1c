import { Field, GraphQLISODateTime, ObjectType } from 'type-graphql';
import { rupees } from '../../platform/money/money';
import { Money } from '../../platform/money/money.type';
import type { CancellationPromise } from './cancellation-promise';

@ObjectType('CancellationPromise', {
  description: 'The conditions of cancellation of a stay with dates, for a booking that is made now.',
})
export class CancellationPromiseView {
  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'The last instant of a free cancellation; null when it is over or a cancellation is never free.',
  })
  freeUntil: Date | null;

  @Field(() => Money, { description: 'What a cancellation right after the booking costs, with tax, in INR.' })
  charge: Money;

  @Field({
    description: 'The sentence for guests, such as ‘Free cancellation until Sun 7 Feb 2027, 23:59’.',
  })
  sentence: string;

  @Field(() => String, {
    nullable: true,
    description:
      'What a cancellation costs after `freeUntil`, as sentences; null when it is over or a cancellation is always free.',
  })
  afterwards: string | null;

  static of({ chargePaise, ...promise }: CancellationPromise): CancellationPromiseView {
    return Object.assign(new CancellationPromiseView(), { ...promise, charge: rupees(chargePaise) });
  }
}
