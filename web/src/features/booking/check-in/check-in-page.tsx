import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../components/form/button';
import { FailedState } from '../../../components/list/failed-state';
import { Link } from '../../../components/page/link';
import { Spinner } from '../../../components/status/spinner';
import { useOnlineCheckInQuery } from '../../../generated/check-in';
import type { OnlineCheckInQuery, OnlineCheckIn_StateFragment } from '../../../generated/graphql';
import { writeDate } from '../../../lib/dates/plain-dates';
import { bookingPath } from '../../../lib/paths';
import { t } from '../../../lib/texts/texts';
import { ArrivalStep } from './arrival-step';
import type { OnlineGuest } from './guest-fields';
import { GuestStep } from './guest-step';

type Property = OnlineCheckInQuery['property'];

/** Check-in online of one booking: a step for each guest, and one for the arrival. */
export default function CheckInPage({ token }: { token: string }) {
  const { data, error, loading, refetch } = useOnlineCheckInQuery({
    variables: { token },
    fetchPolicy: 'network-only',
  });
  const back = (
    <p className="mt-10">
      <Link to={bookingPath(token)} className="text-action underline underline-offset-4">
        {t`Back to your booking`}
      </Link>
    </p>
  );
  if (data?.onlineCheckIn.__typename === 'OnlineCheckIn')
    return (
      <>
        <CheckIn token={token} checkIn={data.onlineCheckIn} property={data.property} />
        {back}
      </>
    );
  if (data) return <p className="mt-6">{data.onlineCheckIn.message}</p>;
  if (error && !loading)
    return <FailedState problem={t`Check-in online could not be loaded.`} onRetry={() => void refetch()} />;
  return (
    <div className="mt-10">
      <Spinner label={t`Loading check-in online`} />
    </div>
  );
}

interface CheckInProps {
  token: string;
  checkIn: OnlineCheckIn_StateFragment;
  property: Property;
}

/** Why nothing can be entered now. */
function closedSentence({ state, opensOn }: OnlineCheckIn_StateFragment, { phone }: Property): string {
  if (state === 'NOT_YET' && opensOn !== null)
    return t`You can check in online from ${writeDate(opensOn)} on. We send you a mail that morning.`;
  if (state === 'ARRIVED') return t`You have checked in. If something is not right, please tell the desk.`;
  return t`This booking cannot be checked in online. Please call us on ${phone}.`;
}

function CheckIn({ token, checkIn, property }: CheckInProps) {
  if (checkIn.state !== 'OPEN') return <p className="mt-6">{closedSentence(checkIn, property)}</p>;
  return <OpenCheckIn {...{ token, checkIn, property }} />;
}

const isReady = ({ missing, isChecked }: OnlineGuest): boolean => isChecked || missing.length === 0;

/**
 * The step with which a guest begins: the first step that is not complete. When all steps are complete, the summary.
 */
function firstStep({ guests, arrivalTime }: OnlineCheckIn_StateFragment): number {
  const place = guests.findIndex((guest) => !isReady(guest));
  if (place >= 0) return place;
  return arrivalTime === null ? guests.length : guests.length + 1;
}

const nameOf = ({ name, position, childAge }: OnlineGuest): string => {
  if (name) return name;
  return childAge === null ? t`Guest ${position}` : t`Guest ${position}, child of ${childAge}`;
};

function OpenCheckIn({ token, checkIn: read, property }: CheckInProps) {
  const [checkIn, setCheckIn] = useState(read);
  const [place, setPlace] = useState(() => firstStep(checkIn));
  const heading = useStepHeading(place);
  const { guests, reference, bookedBy } = checkIn;
  const guest = guests[place];
  const steps = guests.length + 1;
  const goOn = () => setPlace(place + 1);
  if (place > guests.length)
    return <Summary {...{ checkIn, property, heading }} onEdit={(edited) => setPlace(edited)} />;
  return (
    <section aria-labelledby="check-in-step">
      <p className="mt-5">
        {t`What you enter here saves you time at the desk. You show your documents there; we store no pictures of them. The desk asks for details that you leave out.`}
      </p>
      <p className="mt-6 text-sm text-quiet">{t`Step ${place + 1} of ${steps}`}</p>
      <h2 id="check-in-step" ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {guest ? nameOf(guest) : t`Your arrival`}
      </h2>
      {guest ? (
        <>
          <p className="text-quiet">{roomOf(guest, guests)}</p>
          {guest.isChecked ? (
            <Checked onContinue={goOn} />
          ) : (
            <GuestStep
              key={`${guest.stay} ${guest.position}`}
              {...{ token, reference, guest, bookedBy }}
              first={place === 0 ? null : (guests[0] ?? null)}
              onRead={setCheckIn}
              onSaved={goOn}
              onSkipped={goOn}
            />
          )}
        </>
      ) : (
        <ArrivalStep
          {...{ token, checkIn }}
          checkinTime={property.checkinTime}
          onRead={setCheckIn}
          onSaved={goOn}
        />
      )}
      {place > 0 ? (
        <Button look="link" className="mt-6 min-h-11" onClick={() => setPlace(place - 1)}>
          {t`Back to the step before`}
        </Button>
      ) : null}
    </section>
  );
}

/** Moves the focus to the heading when the step changes, so that a screen reader reads where the guest is. */
function useStepHeading(place: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(place);
  useLayoutEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'center' });
  }, [place]);
  return heading;
}

/** The room and the guest's place in it; only the room when each room has one guest. */
function roomOf({ stay, roomTitle, position }: OnlineGuest, guests: readonly OnlineGuest[]): string {
  const inRoom = guests.filter((other) => other.stay === stay).length;
  return inRoom > 1 ? t`${roomTitle}, guest ${position} of ${inRoom}` : roomTitle;
}

function Checked({ onContinue }: { onContinue: () => void }) {
  return (
    <div className="mt-5 grid justify-items-start gap-4">
      <p>{t`The desk has seen this document. If something is not right, please tell the desk.`}</p>
      <Button onClick={onContinue}>{t`Continue`}</Button>
    </div>
  );
}

interface SummaryProps {
  checkIn: OnlineCheckIn_StateFragment;
  property: Property;
  heading: ReturnType<typeof useStepHeading>;
  onEdit: (place: number) => void;
}

/** The summary of saved and missing details, with a link back to each step. */
function Summary({ checkIn, property, heading, onEdit }: SummaryProps) {
  const { guests, arrivalTime, takesGuests } = checkIn;
  const isDone = guests.every(isReady);
  return (
    <section aria-labelledby="check-in-step" className="mt-6">
      <h2 id="check-in-step" ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {isDone ? t`Thank you, you are checked in online` : t`Saved. A few details are missing`}
      </h2>
      <p className="mt-3">
        {takesGuests
          ? t`At the desk you only show a document of each guest and get your key.`
          : t`At the desk you show a document of each guest and get your key.`}
      </p>
      <ul className="mt-5 border-t border-line">
        {guests.map((guest, place) => (
          <SummaryRow
            key={`${guest.stay} ${guest.position}`}
            name={nameOf(guest)}
            state={isReady(guest) ? t`Complete` : t`Something is missing`}
            isDone={isReady(guest)}
            onEdit={guest.isChecked ? null : () => onEdit(place)}
          />
        ))}
        <SummaryRow
          name={t`Your arrival`}
          state={arrivalTime === null ? t`Time not given` : t`About ${arrivalTime}`}
          isDone={arrivalTime !== null}
          onEdit={() => onEdit(guests.length)}
        />
      </ul>
      <p className="mt-5 text-quiet">{t`You can change this until you arrive. ${property.name} expects you ${property.checkinTime}.`}</p>
    </section>
  );
}

interface SummaryRowProps {
  name: string;
  state: string;
  isDone: boolean;
  onEdit: (() => void) | null;
}

function SummaryRow({ name, state, isDone, onEdit }: SummaryRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-2">
      <span className="min-w-0 break-words">
        <span className="block font-semibold">{name}</span>
        <span className={isDone ? 'text-good' : 'text-warning'}>{state}</span>
      </span>
      {onEdit ? (
        <Button look="quiet" size="small" onClick={onEdit}>
          {t`Edit`}
          <span className="sr-only"> {name}</span>
        </Button>
      ) : null}
    </li>
  );
}
