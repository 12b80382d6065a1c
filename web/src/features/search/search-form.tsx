import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/form/button';
import { TextField } from '../../components/form/field';
import { addDays, type PlainDate } from '../../lib/dates/plain-dates';
import { joinClasses } from '../../lib/joined-classes';
import { paths } from '../../lib/paths';
import { bookPath, type SearchedStay } from '../../lib/stay-address';
import { t } from '../../lib/texts/texts';

interface SearchFormProps {
  /** What is chosen already. The form starts anew when it changes. */
  stay: SearchedStay;
  /** The hotel's date; undefined until it is known. */
  today?: PlainDate;
  lastCheckin?: PlainDate;
  className?: string;
}

/** Dates and guests. It is a plain form with the method GET, so it works before its script has come. */
export function SearchForm({ stay, today, lastCheckin, className }: SearchFormProps) {
  const { checkin, checkout, guests } = stay;
  return <Fields key={[checkin, checkout, guests].join()} {...{ stay, today, lastCheckin, className }} />;
}

function Fields({ stay, today, lastCheckin, className }: SearchFormProps) {
  const navigate = useNavigate();
  const [checkin, setCheckin] = useState(stay.checkin ?? '');
  const [checkout, setCheckout] = useState(stay.checkout ?? '');
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const guests = Number(new FormData(event.currentTarget).get('guests'));
    void navigate(bookPath({ ...stay, checkin, checkout, guests, room: null }));
  };
  const arrive = (date: PlainDate) => {
    setCheckin(date);
    // While a year is being typed, the field passes through dates that nobody means.
    if (today && date >= today && checkout <= date) setCheckout(addDays(date, 1));
  };
  return (
    <form
      method="get"
      action={paths.book}
      onSubmit={search}
      className={joinClasses(
        'grid grid-cols-2 items-end gap-x-4 gap-y-5 sm:grid-cols-[1fr_1fr_7rem_auto]',
        className,
      )}
    >
      <TextField
        label={t`Check-in`}
        className="grid-cols-1 max-[22rem]:col-span-2"
        name="checkin"
        type="date"
        required
        min={today}
        max={lastCheckin}
        value={checkin}
        onChange={({ target }) => arrive(target.value)}
      />
      <TextField
        label={t`Check-out`}
        className="grid-cols-1 max-[22rem]:col-span-2"
        name="checkout"
        type="date"
        required
        min={checkin || today}
        value={checkout}
        onChange={({ target }) => setCheckout(target.value)}
      />
      <TextField
        label={t`Guests`}
        name="guests"
        type="number"
        inputMode="numeric"
        min={1}
        max={99}
        required
        defaultValue={stay.guests}
      />
      {stay.code ? <input type="hidden" name="code" value={stay.code} /> : null}
      <Button type="submit">{t`Search`}</Button>
    </form>
  );
}
