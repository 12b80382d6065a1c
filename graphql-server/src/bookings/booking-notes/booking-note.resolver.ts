import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { IdempotencyConflict } from '../core/booking.results';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import {
  AddBookingNoteResult,
  BookingNoteAdded,
  BookingNoteInput,
  BookingNoteView,
} from './booking-note.results';
import type { BookingNoteService } from './booking-note.service';

/** The notes of the staff on bookings. */
@Resolver()
export class BookingNoteResolver {
  constructor(private readonly notes: BookingNoteService) {}

  @Needs('bookings.read')
  @Query(() => [BookingNoteView], {
    description: 'For the administrator: the notes on a booking, newest first; empty for an unknown booking.',
  })
  async bookingNotes(
    @Arg('reference', { description: 'The booking’s reference.' }) reference: string,
  ): Promise<BookingNoteView[]> {
    const notes = await this.notes.find(reference.replaceAll('\0', ''));
    return notes.map((note) => BookingNoteView.of(note));
  }

  @Needs('bookings.note')
  @Mutation(() => AddBookingNoteResult, {
    description: 'For the administrator: writes a note on a booking.',
  })
  async addBookingNote(
    @Arg('input', () => BookingNoteInput, { description: 'The booking and the text of the note.' })
    { reference, ...note }: BookingNoteInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof AddBookingNoteResult> {
    const form = { reference: reference.replaceAll('\0', ''), ...note };
    return resultOf(await this.notes.add(staffOf(context), form), {
      BookingNoteAdded: ({ notes }) =>
        Object.assign(new BookingNoteAdded(), { notes: notes.map((note) => BookingNoteView.of(note)) }),
      IdempotencyConflict: () => new IdempotencyConflict(),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
      RecordNotFound: () => new RecordNotFound(),
    });
  }
}
