import type { BookingEmails } from '../../bookings/core/booking-emails.service';
import type { CorrectionService } from '../../bookings/corrections/correction.service';
import { CheckInInvitations } from '../../guests/online-check-in/check-in-invitations.service';
import { GuestArrivals } from '../../guests/online-check-in/guest-arrivals.service';
import { OnlineCheckInRepository } from '../../guests/online-check-in/online-check-in.repository';
import { OnlineCheckInService } from '../../guests/online-check-in/online-check-in.service';
import type { RegisterService } from '../../guests/register/register.service';
import type { bookingServices } from './booking-services';
import type { Platform } from './platform';

interface OnlineCheckInNeeds {
  bookingEmails: BookingEmails;
  corrections: CorrectionService;
  register: RegisterService;
}

/** Services of what guests enter before they arrive. */
export function onlineCheckInServices(
  { settings, log, database, clock }: Platform,
  { bookings, bookingRepository }: ReturnType<typeof bookingServices>,
  { bookingEmails: emails, corrections, register }: OnlineCheckInNeeds,
) {
  const onlineCheckIns = new OnlineCheckInRepository(database);
  return {
    services: {
      onlineCheckIns: new OnlineCheckInService({
        ...{ database, onlineCheckIns, corrections, register },
        bookings: bookingRepository,
      }),
      guestArrivals: new GuestArrivals(onlineCheckIns, register),
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
