import { CancelStays } from '../../features/booking/cancellation/cancel-stays';
import type { BookingActions } from '../../features/account/profile/my-bookings';
import ProfilePage from '../../features/account/profile/profile-page';

const cancelling: BookingActions = ({ token, booking }, today, onChange) =>
  booking.status === 'CONFIRMED' || booking.status === 'CANCELLED' ? (
    <CancelStays
      token={token}
      reference={booking.reference}
      className="mb-5"
      stays={booking.stays}
      today={today}
      terms={booking.cancellationTerms}
      onCancelled={onChange}
    />
  ) : null;

/** The guest's profile. Its list has buttons that cancel bookings. */
export default function OwnProfilePage() {
  return <ProfilePage bookingActions={cancelling} />;
}
