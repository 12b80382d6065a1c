import { Ctx, Field, FieldResolver, ID, ObjectType, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../access/accounts/request-context';
import { GuestBooking } from './desk.results';

@ObjectType({ description: 'What the staff know of the guest of a booking. Never shown outside the desk.' })
export class NotesOfGuest {
  @Field(() => ID, { description: 'The id of the record.' })
  id: string;

  @Field({ description: 'The name on the record.' })
  name: string;

  @Field(() => [String], {
    description: 'What the staff must know, of the record and of those joined with it.',
  })
  notes: string[];

  @Field(() => [String], { description: 'What the guest likes, of the record and of those joined with it.' })
  preferences: string[];

  @Field({ description: 'Whether the hotel does not rent to the guest.' })
  doNotRent: boolean;
}

/** What the lists of the desk show of guests who are known. */
@Resolver(() => GuestBooking)
export class BookingGuestResolver {
  @FieldResolver(() => NotesOfGuest, {
    nullable: true,
    description:
      'What the staff know of the guest; null while the booking belongs to no record, and for a role that reads no records.',
  })
  guest(@Root() { guestNotes }: GuestBooking, @Ctx() { viewer }: RequestContext): NotesOfGuest | null {
    return viewer?.permissions.has('guests.read') ? guestNotes : null;
  }
}
