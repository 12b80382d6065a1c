import { useRef } from 'react';
import { Button } from '../../../../components/form/button';
import { StayDates } from '../../../../components/form/stay-dates';
import type { PlainDate } from '../../../../lib/dates/plain-dates';
import { t } from '../../../../lib/texts/texts';
import { roomsOf, type RoomLine, type StayDates as Dates } from './new-booking-values';

interface OwnDatesProps {
  line: RoomLine;
  bookingDates: Dates;
  businessDay: PlainDate;
  errorOf: (field: string) => string | undefined;
  onEdit: (changes: Partial<RoomLine>) => void;
}

/** A button to give these rooms their own dates, and then the date fields. */
export function OwnDates({ line, bookingDates, businessDay, errorOf, onEdit }: OwnDatesProps) {
  const box = useRef<HTMLDivElement>(null);
  const { dates } = line;
  const isOne = roomsOf(line) === 1;
  const change = (changed: Dates | null) => {
    onEdit({ dates: changed, roomNumber: '' });
    // The focused button was removed.
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('input, button')?.focus());
  };
  return (
    <div ref={box} className="grid gap-4 sm:grid-cols-2">
      {dates ? (
        <>
          <StayDates
            {...dates}
            first={businessDay}
            checkinLabel={isOne ? t`Check-in of this room` : t`Check-in of these rooms`}
            checkoutLabel={isOne ? t`Check-out of this room` : t`Check-out of these rooms`}
            checkinError={errorOf('checkin')}
            checkoutError={errorOf('checkout')}
            onEdit={(changes) => onEdit({ dates: { ...dates, ...changes } })}
          />
          <Button look="link" className="min-h-11 justify-self-start" onClick={() => change(null)}>
            {t`Same dates as the booking`}
          </Button>
        </>
      ) : (
        <Button look="link" className="min-h-11 justify-self-start" onClick={() => change(bookingDates)}>
          {isOne ? t`Other dates for this room` : t`Other dates for these rooms`}
        </Button>
      )}
    </div>
  );
}
