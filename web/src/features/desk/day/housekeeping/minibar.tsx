import { useState } from 'react';
import { Button } from '../../../../components/form/button';
import { Message } from '../../../../components/status/message';
import type { Housekeeping_RoomFragment, MinibarItemsQuery } from '../../../../generated/graphql';
import { writeMoney } from '../../../../lib/money';
import { t } from '../../../../lib/texts/texts';
import type { Pressed } from './press-queue';

interface MinibarProps {
  room: Pick<Housekeeping_RoomFragment, 'number' | 'guests'>;
  items: MinibarItemsQuery['minibarItems'];
  onPress: (pressed: Pressed) => void;
}

/** Puts what the guest took from the minibar on the bill: one press opens the favourites, and each further press is a piece. */
export function Minibar({ room: { number, guests }, items, onPress }: MinibarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [taken, setTaken] = useState<readonly string[]>([]);
  const guest = guests.find(({ isHere }) => isHere);
  if (!guest || items.length === 0) return null;
  const take = ({ id, name }: MinibarItemsQuery['minibarItems'][number]) => {
    onPress({ kind: 'MINIBAR', stay: guest.stay, item: id, itemName: name });
    setTaken([...taken, name]);
  };
  return (
    <>
      <Button
        size="small"
        look="quiet"
        aria-expanded={isOpen}
        onClick={() => {
          setIsOpen(!isOpen);
          setTaken([]);
        }}
      >
        {t`Minibar…`}
        <span className="sr-only">{` ${number}`}</span>
      </Button>
      {isOpen ? (
        <div
          role="group"
          aria-label={t`Minibar of room ${number}, on the bill of ${guest.name}`}
          className="flex basis-full flex-wrap gap-2"
        >
          {items.map((item) => (
            <Button key={item.id} size="small" look="soft" className="max-w-full" onClick={() => take(item)}>
              <span className="min-w-0 break-words">
                {item.name} <span className="tabular font-normal">{writeMoney(item.price)}</span>
              </span>
            </Button>
          ))}
        </div>
      ) : null}
      <div role="status" className="basis-full empty:hidden">
        {taken.length > 0 ? (
          <Message tone="good" text={t`For the bill of ${guest.name}: ${countedInWords(taken)}`} />
        ) : null}
      </div>
    </>
  );
}

/** 'Water × 2, Nuts × 1' */
function countedInWords(names: readonly string[]): string {
  return [...new Set(names)]
    .map((name) => `${name} × ${names.filter((one) => one === name).length}`)
    .join(', ');
}
