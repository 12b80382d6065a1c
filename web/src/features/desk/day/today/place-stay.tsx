import { useState, type FormEvent } from 'react';
import { Link } from '../../../../components/page/link';
import { Button } from '../../../../components/form/button';
import { SelectField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import { usePlaceStayMutation, useUnplacedStaysQuery } from '../../../../generated/desk-today';
import type { PlaceStayMutation, UnplacedStaysQuery } from '../../../../generated/graphql';
import { writeDate } from '../../../../lib/dates/plain-dates';
import { deskBookingPath } from '../../../../lib/paths';
import { t } from '../../../../lib/texts/texts';
import { useSending } from '../../frame/form/use-sending';

type Unplaced = UnplacedStaysQuery['unplacedStays'][number];

/** The stays of a booking that have no room: where each can be placed, and who could make room. */
export function PlaceStays({ reference }: { reference: string }) {
  const { data } = useUnplacedStaysQuery({ fetchPolicy: 'cache-and-network' });
  const stays = data?.unplacedStays.filter((stay) => stay.reference === reference) ?? [];
  return stays.map((stay) => <PlaceStay key={stay.stayId} stay={stay} />);
}

function PlaceStay({ stay }: { stay: Unplaced }) {
  const { stayId, roomTitle, guestName, checkin, checkout, freeRooms, movableStays } = stay;
  const [room, setRoom] = useState(freeRooms[0]?.roomNumber ?? '');
  const { form, send, isBusy, faults, problem } = useSending<PlaceStayMutation['placeStay']>('StaysMoved');
  const [placeStay] = usePlaceStayMutation();
  const place = async (event: FormEvent) => {
    event.preventDefault();
    const variables = { stayId, room };
    await send(variables, async () => (await placeStay({ variables })).data?.placeStay);
  };
  return (
    <div className="mt-3 max-w-prose">
      <p className="font-semibold">{t`${guestName}, ${roomTitle}, ${writeDate(checkin)} to ${writeDate(checkout)}`}</p>
      {freeRooms.length > 0 ? (
        <form
          ref={form}
          noValidate
          onSubmit={(event) => void place(event)}
          className="mt-1 flex flex-wrap items-end gap-3"
        >
          <SelectField
            label={t`Free room`}
            required
            className="basis-56"
            value={room}
            error={faults[0]?.message}
            onChange={({ target }) => setRoom(target.value)}
          >
            {freeRooms.map((free) => (
              <option key={free.roomNumber} value={free.roomNumber}>
                {`${free.roomNumber}, ${free.roomTitle}`}
              </option>
            ))}
          </SelectField>
          <Button type="submit" size="small" disabled={isBusy} aria-busy={isBusy}>{t`Place`}</Button>
        </form>
      ) : (
        <p className="mt-1">{t`No room of this type or a better one is free on all nights.`}</p>
      )}
      {movableStays.length > 0 ? (
        <>
          <p className="mt-2">{t`These guests could have another room, so that theirs gets free:`}</p>
          <ul>
            {movableStays.map(({ reference, guestName: guest, fromRoom, toRoom }) => (
              <li key={reference + fromRoom}>
                <Link to={deskBookingPath(reference)} className="text-action underline underline-offset-4">
                  {t`${guest}: from ${fromRoom} to ${toRoom}`}
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <div role="status">{problem ? <Message tone="bad" text={problem} /> : null}</div>
    </div>
  );
}
