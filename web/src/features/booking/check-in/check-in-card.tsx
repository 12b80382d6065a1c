import { Button } from '../../../components/form/button';
import { Link } from '../../../components/page/link';
import type { BookingPageQuery } from '../../../generated/graphql';
import { writeDate } from '../../../lib/dates/plain-dates';
import { bookingPath } from '../../../lib/paths';
import { plural, t } from '../../../lib/texts/texts';

type FoundBooking = Extract<BookingPageQuery['bookingByToken'], { __typename: 'Booking' }>;
type CheckIn = NonNullable<FoundBooking['onlineCheckIn']>;

/** The beginning of a fragment that opens check-in online: /booking#check-in.TOKEN. */
export const CHECKS_IN = 'check-in.';

function sentenceOf({ guests, arrivalTime }: CheckIn): string {
  const open = guests.filter(({ missing, isChecked }) => !isChecked && missing.length > 0).length;
  if (open > 0)
    return plural(open, {
      one: 'Details of # guest are missing. It takes about a minute, and saves you time at the desk.',
      other: 'Details of # guests are missing. It takes about two minutes, and saves you time at the desk.',
    });
  if (arrivalTime === null) return t`Tell us when you arrive.`;
  return t`You are checked in online. Please show your documents at the desk.`;
}

/** Leads to check-in online, or says when it opens. Renders nothing after the arrival. */
export function CheckInCard({ token, checkIn }: { token: string; checkIn: CheckIn }) {
  const { state, opensOn } = checkIn;
  if (state === 'NOT_YET' && opensOn !== null)
    return (
      <p className="mt-4 text-quiet print:hidden">{t`You can check in online from ${writeDate(opensOn)} on.`}</p>
    );
  if (state !== 'OPEN') return null;
  return (
    <section
      aria-labelledby="check-in-online"
      className="mt-6 grid justify-items-start gap-3 border-t-2 border-brass bg-raised p-5 print:hidden"
    >
      <h2 id="check-in-online" className="text-2xl">{t`Check in online`}</h2>
      <p>{sentenceOf(checkIn)}</p>
      <Button asChild>
        <Link to={bookingPath(`${CHECKS_IN}${token}`)}>{t`Check in online`}</Link>
      </Button>
    </section>
  );
}
