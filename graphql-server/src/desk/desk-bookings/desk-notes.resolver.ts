import { FieldResolver, Resolver, Root } from 'type-graphql';
import { GuestBookingDetails } from '../core/desk.results';
import type { DeskBookingRepository } from './desk-booking.repository';
import { DeskBookingNotes } from './desk-booking.results';

/** What the desk's page shows of a booking by the staff. */
@Resolver(() => GuestBookingDetails)
export class DeskNotesResolver {
  constructor(private readonly deskBookings: DeskBookingRepository) {}

  @FieldResolver(() => DeskBookingNotes, {
    nullable: true,
    description: 'The additional fields of a booking by the staff; null for a booking of the site.',
  })
  async madeAtDesk(@Root() { booking }: GuestBookingDetails): Promise<DeskBookingNotes | null> {
    const notes = await this.deskBookings.find(booking.reference);
    return notes && Object.assign(new DeskBookingNotes(), notes);
  }
}
