import { useState } from 'react';
import { Button } from '../../../../components/form/button';
import { TextField } from '../../../../components/form/field';
import { Link } from '../../../../components/page/link';
import { writeDate } from '../../../../lib/dates/plain-dates';
import { guestsInWords } from '../../../../lib/stays/guest-words';
import { writeMoney } from '../../../../lib/money';
import { registerPath } from '../../../../lib/desk-paths';
import { t } from '../../../../lib/texts/texts';
import { May } from '../../../../lib/rights/may';
import { StepButtons } from './step-buttons';
import type { SteppedStay } from './stepped-stay';
import { useSecondPress } from '../../frame/form/second-press';
import { sendDespite, useStaySteps, type Despite } from './use-stay-steps';

/** A room of the booking, with who stays in it. */
interface RoomOfBooking extends SteppedStay {
  guestName: string | null;
  guests: number;
  children: readonly number[];
  /** The charge that the hotel keeps for a no-show or a cancelled stay. */
  cancellationCharge: Parameters<typeof writeMoney>[0] | null;
}

interface StayStepsProps {
  reference: string;
  /** The name of the booker. */
  name: string;
  stays: readonly RoomOfBooking[];
  /** Called with a sentence that says what was done. */
  onMoved: (sentence: string) => Promise<unknown>;
}

/** Each room of the booking: its guest, the state of the stay, and the desk's next steps. */
export function StaySteps({ reference, name, stays, onMoved }: StayStepsProps) {
  return (
    <section aria-labelledby="booked-rooms">
      <h2 id="booked-rooms" className="text-3xl">{t`Rooms`}</h2>
      <ul className="mt-4 border-t border-line">
        {stays.map((stay) => (
          <li key={stay.id} className="border-b border-line py-3">
            <p className="font-semibold">
              {stay.roomNumber ? `${stay.roomNumber}, ${stay.roomTitle}` : stay.roomTitle}
            </p>
            <p className="tabular text-sm text-quiet">
              {writeDate(stay.checkin)} – {writeDate(stay.checkout)},{' '}
              {guestsInWords(stay.guests, stay.children)}
              {stay.guestName ? t`, for ${stay.guestName}` : ''}
            </p>
            {stay.cancellationCharge ? (
              <p className="text-sm text-quiet">{t`Charge ${writeMoney(stay.cancellationCharge)}`}</p>
            ) : null}
            <StepButtons reference={reference} guest={stay.guestName ?? name} stay={stay} onMoved={onMoved} />
            <May permission="register.read">
              <Link
                to={registerPath(stay.id)}
                className="inline-flex min-h-11 items-center text-sm text-action underline underline-offset-4"
              >
                {t`Register of guests`}
                <span className="sr-only">{stay.roomNumber ? t`, room ${stay.roomNumber}` : ''}</span>
              </Link>
            </May>
            {stay.steps.includes('CHECK_IN') ? (
              <May permission="stays.check-in">
                <OtherGuest stay={stay} onMoved={onMoved} />
              </May>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Checks in another guest than the booker. */
function OtherGuest({ stay, onMoved }: Pick<StayStepsProps, 'onMoved'> & { stay: RoomOfBooking }) {
  const [guestName, setGuestName] = useState(stay.guestName ?? '');
  const { isBusy, checkInAs, faults, problem, forgive } = useStaySteps(stay.id);
  const secondPress = useSecondPress();
  const checkIn = async () => {
    const name = guestName.trim() || null;
    const press = (despite: Despite) => checkInAs(name, despite);
    const answered = await sendDespite(press, { ask: secondPress.ask, forgive });
    if (answered?.sent?.__typename === 'StayMoved') await onMoved(t`${guestName.trim()} is checked in.`);
  };
  return (
    <details className="mt-2">
      {secondPress.dialog}
      <summary className="min-h-11 cursor-pointer content-center text-sm text-action underline underline-offset-4">
        {t`Another guest stays`}
      </summary>
      <form
        noValidate
        className="flex max-w-prose flex-wrap items-end gap-3 pt-1"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void checkIn();
        }}
      >
        <div className="min-w-0 flex-1 basis-56">
          <TextField
            label={t`Who stays`}
            required
            maxLength={100}
            autoComplete="off"
            value={guestName}
            error={faults[0]?.message ?? (problem || undefined)}
            onChange={({ target }) => setGuestName(target.value)}
          />
        </div>
        <Button
          type="submit"
          look="quiet"
          disabled={isBusy || !guestName.trim()}
        >{t`Check in under this name`}</Button>
      </form>
    </details>
  );
}
