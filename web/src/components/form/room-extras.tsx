import { useState, type ComponentProps } from 'react';
import { t } from '../../lib/texts/texts';
import { ExtraChoice } from './extra-choice';

/** An extra that a room has. */
export interface RoomExtra {
  code: string;
  name: string;
  unit: ComponentProps<typeof ExtraChoice>['extra']['unit'];
  pieces: number;
}

type OfferedExtra = ComponentProps<typeof ExtraChoice>['extra'] & { code: string };

interface RoomExtrasProps {
  /** What the room has. */
  extras: readonly RoomExtra[];
  /** The names of the extras that the nightly price includes. */
  includedExtras: readonly string[];
  offered: readonly OfferedExtra[];
  onChange: (extras: readonly RoomExtra[]) => void;
}

/**
 * The extras that a guest adds to a booked room. An extra of the booking can be kept, even when it is no longer
 * offered.
 */
export function RoomExtras({ extras, includedExtras, offered, onChange }: RoomExtrasProps) {
  // The extras that the room had when the form opened: the guest may remove them and add them again.
  const [had] = useState(extras);
  const optional = offered.filter(({ name }) => !includedExtras.includes(name));
  const withdrawn = had
    .filter(({ code }) => optional.every((one) => one.code !== code))
    .map((extra) => ({ ...extra, description: '', priceWithTax: null }));
  const all: OfferedExtra[] = [...optional, ...withdrawn];
  if (all.length === 0) return null;
  return (
    <div role="group" aria-label={t`Extras`} className="grid gap-2 sm:col-span-2">
      {all.map((extra) => (
        <ExtraChoice
          key={extra.code}
          extra={extra}
          pieces={extras.find(({ code }) => code === extra.code)?.pieces ?? 0}
          sum={null}
          onChoose={(pieces) => {
            const { code, name, unit } = extra;
            const others = extras.filter((one) => one.code !== code);
            onChange(pieces > 0 ? [...others, { code, name, unit, pieces }] : others);
          }}
        />
      ))}
    </div>
  );
}
