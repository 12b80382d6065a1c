import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/form/button';
import { TextField } from '../../components/form/field';
import { addDays, type PlainDate } from '../../lib/dates/plain-dates';
import { joinClasses } from '../../lib/joined-classes';
import { paths } from '../../lib/paths';
import { bookPath, type SearchedStay } from '../../lib/stay-address';
import type { AddressFaults } from './address-faults';
import { t } from '../../lib/texts/texts';

interface SearchFormProps {
  /** What is chosen already. The form starts anew when it changes. */
  stay: SearchedStay;
  /** The hotel's date; undefined until it is known. */
  today?: PlainDate;
  lastCheckin?: PlainDate;
  /** What is wrong with the choices of the address. */
  faults?: AddressFaults;
  /** Whether a guest can enter the code of a promotion. Elsewhere one of the address is kept. */
  hasCode?: boolean;
  /** Where a search leads; the page of results when left out. */
  pathOf?: (stay: SearchedStay) => string;
  className?: string;
}

/** Dates and guests. It is a plain form with the method GET, so it works without scripts: it leads to the results then. */
export function SearchForm(props: SearchFormProps) {
  const { checkin, checkout, guests, code } = props.stay;
  return <Fields key={[checkin, checkout, guests, code].join()} {...props} />;
}

// As long as the codes that a hotel can give.
const CODE_LENGTH = 30;

function Fields({
  stay,
  today,
  lastCheckin,
  faults = {},
  hasCode = false,
  pathOf = bookPath,
  className,
}: SearchFormProps) {
  const navigate = useNavigate();
  const [checkin, setCheckin] = useState(stay.checkin ?? '');
  const [checkout, setCheckout] = useState(stay.checkout ?? '');
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const code = String(form.get('code') ?? '').trim() || null;
    const guests = Number(form.get('guests'));
    void navigate(pathOf({ ...stay, checkin, checkout, guests, code, room: null, plan: null }));
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
        'grid grid-cols-2 gap-x-4 gap-y-5',
        hasCode
          ? 'sm:grid-cols-3 lg:grid-cols-[1fr_1fr_7rem_1fr_auto]'
          : 'items-end sm:grid-cols-[1fr_1fr_7rem_auto]',
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
        error={faults.checkin}
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
        error={faults.checkout}
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
        error={faults.guests}
        defaultValue={stay.guests}
      />
      {hasCode ? (
        <TextField
          label={t`Promotion code`}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={CODE_LENGTH}
          defaultValue={stay.code ?? ''}
        />
      ) : null}
      {stay.code && !hasCode ? <input type="hidden" name="code" value={stay.code} /> : null}
      <Button type="submit" className={hasCode ? 'max-sm:col-span-2 lg:mt-[1.625rem]' : undefined}>
        {t`Search`}
      </Button>
    </form>
  );
}
