import type { BookingEmails } from '../../bookings/core/booking-emails.service';
import type { CorrectionService } from '../../bookings/corrections/correction.service';
import { CheckInInvitations } from '../../guests/online-check-in/check-in-invitations.service';
import { OnlineCheckInRepository } from '../../guests/online-check-in/online-check-in.repository';
import { OnlineCheckInService } from '../../guests/online-check-in/online-check-in.service';
import type { bookingServices } from './booking-services';
import type { Platform } from './platform';

/** Services of what guests enter before they arrive. */
export function onlineCheckInServices(
  { settings, log, database, clock }: Platform,
  { bookings, bookingRepository }: ReturnType<typeof bookingServices>,
  { bookingEmails: emails, corrections }: { bookingEmails: BookingEmails; corrections: CorrectionService },
) {
  const onlineCheckIns = new OnlineCheckInRepository(database);
  return {
    services: {
      onlineCheckIns: new OnlineCheckInService({
        ...{ database, onlineCheckIns, corrections },
        bookings: bookingRepository,
      }),
    },
    background: {
      checkInInvitations: new CheckInInvitations({
        ...{ database, clock, onlineCheckIns, emails, log },
        bookings: bookingRepository,
        bookingService: bookings,
        siteUrl: settings.SITE_URL,
      }),
    },
  };
}
