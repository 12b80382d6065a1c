import type { AuditService } from '../../access/audit/audit.service';
import type { StaffDirectory } from '../../access/staff/staff-directory';
import { BookingGuestRepository } from '../../guests/records/booking-guest.repository';
import { GuestsOfBookings } from '../../guests/records/booking-guest.service';
import { DoNotRent } from '../../guests/records/do-not-rent';
import { GuestHistoryReadModel } from '../../guests/records/guest-history.read-model';
import { GuestJoinRepository } from '../../guests/records/guest-join.repository';
import { GuestJoins } from '../../guests/records/guest-joins.service';
import { GuestMatches } from '../../guests/records/guest-matches.repository';
import { GuestRecordRepository } from '../../guests/records/guest-record.repository';
import { GuestRecordService } from '../../guests/records/guest-record.service';
import type { Platform } from './platform';

interface GuestServiceNeeds {
  audit: AuditService;
  rights: StaffDirectory;
}

/** Asks before something is done for a guest to whom the hotel does not rent. */
export function doNotRentOf(
  { database, property }: Platform,
  { audit, rights }: GuestServiceNeeds,
): DoNotRent {
  return new DoNotRent({
    guests: new GuestRecordRepository(database, property),
    links: new BookingGuestRepository(database),
    matches: new GuestMatches(database, property),
    ...{ rights, audit },
  });
}

/** Services of guest records. */
export function guestServices(platform: Platform, needs: GuestServiceNeeds) {
  const { database, property, log } = platform;
  const { audit, rights } = needs;
  const guests = new GuestRecordRepository(database, property);
  const matches = new GuestMatches(database, property);
  return {
    guestRecords: new GuestRecordService({
      ...{ database, guests, matches, rights, audit },
      history: new GuestHistoryReadModel(database),
    }),
    guestJoins: new GuestJoins({ ...{ database, guests, matches, audit }, joins: new GuestJoinRepository() }),
    guestsOfBookings: new GuestsOfBookings({
      ...{ database, guests, matches, audit, log },
      links: new BookingGuestRepository(database),
      doNotRent: doNotRentOf(platform, needs),
    }),
  };
}
