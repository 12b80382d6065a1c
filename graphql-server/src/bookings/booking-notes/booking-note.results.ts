import { createUnionType, Field, GraphQLISODateTime, ID, InputType, ObjectType } from 'type-graphql';
import { IdempotencyConflict } from '../core/booking.results';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import { NOTE_LENGTH, type NamedNote } from './booking-note.service';

@ObjectType('BookingNote', {
  description: 'For the administrator: a note of the staff on a booking.',
})
export class BookingNoteView {
  @Field(() => ID, { description: 'Its id, a UUID.' })
  id: string;

  @Field({ description: 'The words.' })
  text: string;

  @Field({ description: 'The author’s name, or the author’s e-mail address without one.' })
  by: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was written.' })
  createdAt: Date;

  static of({ id, text, by, createdAt }: NamedNote): BookingNoteView {
    return Object.assign(new BookingNoteView(), { id, text, by, createdAt });
  }
}

@InputType({ description: 'A note on a booking. Guests never see it.' })
export class BookingNoteInput {
  @Field({ description: 'The booking’s reference.' })
  reference: string;

  @Field({ description: `The text: 1 to ${NOTE_LENGTH} characters.` })
  text: string;

  @Field({
    description:
      'A key that the form creates once, 16 to 64 letters, digits, - or _. A form that is sent twice writes one note.',
  })
  idempotencyKey: string;
}

@ObjectType({ description: 'The note is stored.' })
export class BookingNoteAdded {
  @Field(() => [BookingNoteView], { description: 'All notes of the booking, newest first.' })
  notes: BookingNoteView[];
}

export const AddBookingNoteResult = createUnionType({
  name: 'AddBookingNoteResult',
  description: 'The notes of the booking, or a refusal.',
  types: () => [BookingNoteAdded, IdempotencyConflict, InvalidInput, RecordNotFound] as const,
});
