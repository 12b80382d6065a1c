import type { ExpectedGuests_GuestsFragment } from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';
import { DETAIL_LABELS } from './detail-labels';

/** 'arrives about 21:40, register 1 of 2'; empty when nothing is known. */
function remarkOf({ arrivalTime, guests, ready }: ExpectedGuests_GuestsFragment): string {
  const time = arrivalTime === null ? [] : [t`arrives about ${arrivalTime}`];
  const register =
    guests === 0 ? [] : [ready === guests ? t`register complete` : t`register ${ready} of ${guests}`];
  return [...time, ...register].join(', ');
}

/** The details that guests have entered before they arrive, next to the guests in a list. */
export function ExpectedGuestsRemark({
  guests,
  isLine = false,
}: {
  guests: ExpectedGuests_GuestsFragment;
  /** Whether the details are on a separate line. */
  isLine?: boolean;
}) {
  const remark = remarkOf(guests);
  if (remark === '') return null;
  if (isLine) return <span className="block text-quiet">{remark}</span>;
  const signs = signsOf(guests);
  if (signs === '') return null;
  // A busy day fits the window only if each arrival has one line.
  return (
    <span className="tabular mr-1 text-sm whitespace-nowrap text-quiet" title={remark}>
      <span className="sr-only">{remark}</span>
      <span aria-hidden>{signs}</span>
    </span>
  );
}

/** '~21:40 1/2': the time of arrival, and the guests of whom the register has all details; empty before anybody entered any. */
function signsOf({ arrivalTime, guests, ready }: ExpectedGuests_GuestsFragment): string {
  return [arrivalTime === null ? '' : `~${arrivalTime}`, ready === 0 ? '' : `${ready}/${guests}`]
    .filter((sign) => sign !== '')
    .join(' ');
}

interface ExpectedGuestsDetailsProps {
  booking: { stays: readonly { id: string; roomNumber: string | null; roomTitle: string }[] };
  guests: ExpectedGuests_GuestsFragment;
}

/** What guests entered before they arrive, and what the desk has to ask for. */
export function ExpectedGuestsDetails({ booking, guests }: ExpectedGuestsDetailsProps) {
  const { arrivalTime, incomplete } = guests;
  const roomOf = (id: string) => {
    const stay = booking.stays.find((one) => one.id === id);
    return stay?.roomNumber ?? stay?.roomTitle ?? '';
  };
  return (
    <section aria-labelledby="expected-guests">
      <h2 id="expected-guests" className="text-3xl">{t`Before the arrival`}</h2>
      <p className="mt-2">
        {arrivalTime === null ? t`The time of arrival is not known.` : t`Arrives about ${arrivalTime}.`}
      </p>
      {guests.guests === 0 ? null : (
        <p className="mt-1">{t`The register has all details of ${guests.ready} of ${guests.guests} guests.`}</p>
      )}
      <ul className="mt-2 list-disc pl-5">
        {incomplete.map(({ stay, position, isUnknown, missing }) => (
          <li key={`${stay} ${position}`}>
            {isUnknown
              ? t`${roomOf(stay)}, guest ${position}: nothing entered yet`
              : t`${roomOf(stay)}, guest ${position}: ${missing.map((name) => DETAIL_LABELS[name] ?? name).join(', ')}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
