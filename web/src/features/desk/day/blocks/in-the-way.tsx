import { useState } from 'react';
import { Link } from '../../../../components/page/link';
import { Button } from '../../../../components/form/button';
import type { RoomTaken_RefusalFragment } from '../../../../generated/graphql';
import { writeDate } from '../../../../lib/dates/plain-dates';
import { deskBookingPath } from '../../../../lib/paths';
import { t } from '../../../../lib/texts/texts';
import { MoveStay } from '../moves/move-stay';

export type Occupant = RoomTaken_RefusalFragment['occupants'][number];

interface InTheWayProps {
  occupants: readonly Occupant[];
  /** Called with a sentence that says who was moved where. */
  onMoved: (sentence: string) => void;
}

const datesOf = ({ firstNight, until }: Pick<Occupant, 'firstNight' | 'until'>) =>
  t`${writeDate(firstNight)} to ${writeDate(until)}`;

function nameOf({ kind, guestName, roomNumber }: Occupant): string {
  if (kind === 'BLOCK') return t`Room ${roomNumber} is out of sale`;
  return kind === 'HELD_CHANGE' ? t`${guestName ?? ''}, held for a change` : (guestName ?? '');
}

/** Every guest who has one of the nights, with a button to move each guest. */
export function InTheWay({ occupants, onMoved }: InTheWayProps) {
  const [moving, setMoving] = useState<string | null>(null);
  if (occupants.length === 0) return null;
  return (
    <section aria-label={t`Already in this room`} className="sm:col-span-2">
      <ul className="border-t border-line">
        {occupants.map((occupant) => {
          const { kind, stayId, reference, blockId, note } = occupant;
          return (
            <li
              key={blockId ?? `${kind} ${stayId}`}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3"
            >
              <span>
                <span className="font-semibold">{nameOf(occupant)}</span>
                <span className="tabular block text-sm text-quiet">
                  {reference ? (
                    <>
                      <Link
                        to={deskBookingPath(reference)}
                        className="inline-flex min-h-11 items-center underline underline-offset-4 sm:min-h-0"
                      >
                        {reference}
                      </Link>
                      {', '}
                    </>
                  ) : null}
                  {datesOf(occupant)}
                  {note ? ` · ${note}` : ''}
                </span>
              </span>
              {kind === 'STAY' && stayId ? (
                <Button
                  look="quiet"
                  size="small"
                  aria-label={t`Move ${occupant.guestName ?? ''} to another room`}
                  onClick={() => setMoving(stayId)}
                >{t`Move…`}</Button>
              ) : null}
            </li>
          );
        })}
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
