import { useState } from 'react';
import { Button } from '../../../../components/form/button';
import { StayRoomsDocument, useStayRoomsQuery } from '../../../../generated/desk-moves';
import type { StayRoomsQuery } from '../../../../generated/graphql';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { writeDate } from '../../../../lib/dates/plain-dates';
import { t } from '../../../../lib/texts/texts';
import { May } from '../../../../lib/rights/may';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import { MoveStay } from './move-stay';

type Stay = StayRoomsQuery['stayRooms'][number];
type Move = Stay['moves'][number];

interface StayRoomsProps {
  reference: string;
  /** Called with a sentence that says who has which room now. */
  onMoved: (sentence: string) => void;
}

const canMove = ({ status, rooms }: Stay): boolean =>
  rooms.length > 0 && (status === 'EXPECTED' || status === 'IN_HOUSE');

function moveInWords({ kind, fromRoom, toRoom, firstNight }: Move): string {
  const night = writeDate(firstNight);
  if (kind === 'SWAP') return t`Exchanged room ${fromRoom} for ${toRoom} from ${night}`;
  return kind === 'UPGRADE'
    ? t`Upgraded from room ${fromRoom} to ${toRoom} from ${night}`
    : t`Moved from room ${fromRoom} to ${toRoom} from ${night}`;
}

/** The rooms of a booking's stays, with a button to change each room. */
export function StayRooms({ reference, onMoved }: StayRoomsProps) {
  const { data } = useStayRoomsQuery({ variables: { reference } });
  useLiveQuery(['BOOKING', 'STAY'], StayRoomsDocument, { reference });
  const [moving, setMoving] = useState<string | null>(null);
  const stays = data?.stayRooms.filter((stay) => stay.rooms.length > 0 || stay.moves.length > 0) ?? [];
  if (stays.length === 0) return null;
  return (
    <section aria-labelledby="rooms-of-stays">
      <h2 id="rooms-of-stays" className="text-3xl">{t`Room by room`}</h2>
      <ul className="mt-4 border-t border-line">
        {stays.map((stay) => (
          <li
            key={stay.stayId}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3"
          >
            <RoomsOfStay stay={stay} />
            {canMove(stay) ? (
              <May permission="stays.move">
                <Button
                  look="quiet"
                  size="small"
                  aria-label={t`Give ${stay.guestName} another room than ${stay.rooms.at(-1)?.roomNumber ?? ''}`}
                  onClick={() => setMoving(stay.stayId)}
                >{t`Another room…`}</Button>
              </May>
            ) : null}
          </li>
        ))}
      </ul>
      {moving ? (
        <MoveStay
          stayId={moving}
          onClose={() => setMoving(null)}
          onMoved={(sentence) => {
            setMoving(null);
            onMoved(sentence);
          }}
        />
      ) : null}
    </section>
  );
}

function RoomsOfStay({ stay }: { stay: Stay }) {
  const writeInstant = useWriteInstant();
  return (
    <div>
      {stay.rooms.map(({ roomNumber, roomTitle, firstNight, until }) => (
        <p key={firstNight}>
          <span className="tabular font-semibold">{roomNumber}</span>{' '}
          {roomTitle === stay.roomTitle ? roomTitle : t`${roomTitle}, sold as ${stay.roomTitle}`}
          <span className="tabular block text-sm text-quiet sm:ml-3 sm:inline">
            {t`${writeDate(firstNight)} to ${writeDate(until)}`}
          </span>
        </p>
      ))}
      {stay.moves.map((move) => (
        <p key={move.at} className="text-sm break-words text-quiet">
          {moveInWords(move)}
          {move.reason ? `: ${move.reason}` : ''} (
          {move.by ? t`${writeInstant(move.at)} by ${move.by}` : writeInstant(move.at)})
        </p>
      ))}
    </div>
  );
}
