import { useRef } from 'react';
import { Button } from '../../../../components/form/button';
import { StayDates } from '../../../../components/form/stay-dates';
import type { NewBookingSettingQuery } from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';
import { newLine, roomsWanted, type NewBookingValues, type RoomLine } from './new-booking-values';
import { RoomLineFields } from './room-line-fields';
import type { FreeType } from './use-free-types';

interface StayFieldsProps {
  values: NewBookingValues;
  businessDay: string;
  types: readonly FreeType[];
  setting: Pick<NewBookingSettingQuery, 'ratePlans' | 'extras' | 'property'>;
  /** The initial values of further rooms. */
  newRoom: Pick<RoomLine, 'roomType' | 'plan'>;
  errorOf: (field: string) => string | undefined;
  onEdit: (changes: Partial<NewBookingValues>) => void;
}

/** Dates and rooms of a new booking. */
export function StayFields(props: StayFieldsProps) {
  const { values, businessDay, types, setting, newRoom, errorOf, onEdit } = props;
  const { checkin, checkout, lines } = values;
  const rooms = useRef<HTMLDivElement>(null);
  const editLine = (key: number, changes: Partial<RoomLine>) =>
    onEdit({ lines: lines.map((line) => (line.key === key ? { ...line, ...changes } : line)) });
  const add = () => {
    const key = Math.max(0, ...lines.map((line) => line.key)) + 1;
    onEdit({ lines: [...lines, newLine(key, newRoom)] });
  };
  const remove = (key: number) => {
    onEdit({ lines: lines.filter((line) => line.key !== key) });
    // The focused button was removed.
    rooms.current?.querySelector<HTMLElement>('select')?.focus();
  };
  return (
    <section aria-labelledby="stay" className="grid gap-4">
      <h2 id="stay" className="text-2xl">{t`Stay`}</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <StayDates
          {...{ checkin, checkout }}
          first={businessDay}
          checkinError={errorOf('checkin')}
          checkoutError={errorOf('checkout')}
          onEdit={onEdit}
        />
      </div>
      <div ref={rooms} className="grid gap-6">
        {lines.map((line, index) => (
          <RoomLineFields
            key={line.key}
            {...{ line, types, setting, businessDay }}
            bookingDates={{ checkin, checkout }}
            hasOthers={lines.length > 1}
            number={index + 1}
            wanted={roomsWanted(values, line)}
            errorOf={(field) => errorOf(`lines.${index}.${field}`)}
            onEdit={(changes) => editLine(line.key, changes)}
            onRemove={lines.length > 1 ? () => remove(line.key) : undefined}
          />
        ))}
      </div>
      <Button look="quiet" size="small" className="justify-self-start" onClick={add}>
        {t`Add other rooms`}
      </Button>
    </section>
  );
}
