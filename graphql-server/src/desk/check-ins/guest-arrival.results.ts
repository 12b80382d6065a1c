import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { GuestArrival, MissingParticulars } from '../../guests/online-check-in/guest-arrivals.service';
import type { ParticularName } from '../../guests/register/register.policy';

@ObjectType({ description: 'A person who is expected, and of whom the register lacks something.' })
export class IncompleteGuest implements MissingParticulars {
  @Field(() => ID, { description: 'The stay.' })
  stay: string;

  @Field(() => Int, { description: '1 for the first person of the room.' })
  position: number;

  @Field({ description: 'Whether nothing is saved of the person.' })
  isUnknown: boolean;

  @Field(() => [String], { description: 'The names of the details that are missing.' })
  missing: ParticularName[];
}

@ObjectType({
  description: 'What the hotel knows of the people of a booking before they arrive. It names no person.',
})
export class ExpectedGuests implements GuestArrival {
  @Field(() => String, {
    nullable: true,
    description:
      'The time of day at the hotel at which they expect to arrive, such as 15:30; null while unknown.',
  })
  arrivalTime: string | null;

  @Field(() => Int, { description: 'How many are expected; 0 while the hotel keeps no register here.' })
  guests: number;

  @Field(() => Int, { description: 'Of how many the register lacks nothing.' })
  ready: number;

  @Field(() => [IncompleteGuest], { description: 'Those of whom it lacks something.' })
  incomplete: IncompleteGuest[];
}
