import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/form/button';
import { ChildrenField } from '../../../components/form/children-field';
import { TextField } from '../../../components/form/field';
import { addDays, type PlainDate } from '../../../lib/dates/plain-dates';
import { joinClasses } from '../../../lib/joined-classes';
import { paths } from '../../../lib/paths';
import { pathWithStay, type SearchedStay } from '../../../lib/stays/stay-address';
import type { AddressFaults } from '../../../lib/stays/address-faults';
import { t } from '../../../lib/texts/texts';

interface SearchFormProps {
  /** What is already chosen. The form resets when it changes. */
  stay: SearchedStay;
  /** Today at the hotel; undefined until known. */
  today?: PlainDate;
  lastCheckin?: PlainDate;
  /** Up to this age, in years, a guest is a child; omitted or null when the form does not ask for ages. */
  oldestChild?: number | null | undefined;
  /** Faults of the values in the address. */
  faults?: AddressFaults;
  /** Whether the form has a field for a promotion code. Without it, a code in the address is kept. */
  hasCode?: boolean;
  /** The id of the element that says why the code does not change the price; omitted when it does. */
  codeFaultId?: string | undefined;
  /** The nights from a new check-in to the check-out that the form fills in. */
  nights?: number;
  /** The page that a search leads to; by default the page of results. */
  path?: string;
  className?: string;
}

const MOST_CHILDREN = 9;

/** On wide screens all fields are in one row; the ages of children are in the next row. */
const WIDE_COLUMNS = {
  withCode: {
    adults: 'lg:grid-cols-[1fr_1fr_7rem_1fr_auto]',
    children: 'lg:grid-cols-[1fr_1fr_7rem_1fr_1fr_auto]',
  },
  plain: { adults: '', children: 'lg:grid-cols-[1fr_1fr_7rem_1fr_auto]' },
} as const;

/** Dates and guests. A plain form with the method GET, so that it also works without scripts. */
export function SearchForm(props: SearchFormProps) {
  const { checkin, checkout, guests, children, code } = props.stay;
  const [searches, setSearches] = useState(0);
  const key = [checkin, checkout, guests, code, ...children].join();
  return <Fields key={key} {...props} searches={searches} onSearch={() => setSearches(searches + 1)} />;
}

/** After a search the new form focuses its button again, or the code field if the code is wrong. */
function useFocusOfSearch(searches: number, codeFaultId: string | undefined) {
  const button = useRef<HTMLButtonElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (searches > 0 && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
  }, [searches]);
  useEffect(() => {
    if (codeFaultId && document.activeElement === button.current) codeField.current?.focus();
  }, [codeFaultId]);
  return { button, codeField };
}

// The length of the longest promotion code.
const CODE_LENGTH = 30;

function Fields({
  stay,
  today,
  lastCheckin,
  oldestChild = null,
  faults = {},
  hasCode = false,
  codeFaultId,
  searches,
  onSearch,
  nights = 1,
  path = paths.book,
  className,
}: SearchFormProps & { searches: number; onSearch: () => void }) {
  const navigate = useNavigate();
  const [checkin, setCheckin] = useState(stay.checkin ?? '');
  const [checkout, setCheckout] = useState(stay.checkout ?? '');
  const [guests, setGuests] = useState(stay.guests);
  const [ages, setAges] = useState(stay.children);
  const { button, codeField } = useFocusOfSearch(searches, codeFaultId);
  const children = ages.slice(0, Math.max(0, guests - 1));
  const asksForChildren = oldestChild !== null && guests > 1;
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch();
    const form = new FormData(event.currentTarget);
    const code = String(form.get('code') ?? '').trim() || null;
    void navigate(pathWithStay(path, { ...stay, checkin, checkout, guests, children, code, room: null }));
  };
  const arrive = (date: PlainDate) => {
    setCheckin(date);
    // While a year is being typed, the field contains dates that are not meant, such as the year 0002.
    if (today && date >= today) setCheckout((before) => (before <= date ? addDays(date, nights) : before));
  };
  return (
    <form
      method="get"
      action={path}
      onSubmit={search}
      className={joinClasses(
        'grid grid-cols-2 items-start gap-x-4 gap-y-5',
        hasCode || asksForChildren ? 'sm:grid-cols-3' : 'sm:grid-cols-[1fr_1fr_7rem_auto]',
        WIDE_COLUMNS[hasCode ? 'withCode' : 'plain'][asksForChildren ? 'children' : 'adults'],
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
        onChange={({ target }) => setGuests(Number(target.value))}
      />
      {children.length > 0 && !asksForChildren ? (
        <input type="hidden" name="children" value={children.join()} />
      ) : null}
      {asksForChildren ? (
        <ChildrenField
          ages={children}
          most={Math.min(guests - 1, MOST_CHILDREN)}
          oldest={oldestChild}
          error={faults.children}
          name="children"
          className="contents [@media(scripting:none)]:hidden"
          ageClassName="lg:order-last"
          onChange={setAges}
        />
      ) : null}
      {hasCode ? (
        <TextField
          ref={codeField}
          label={t`Promotion code`}
          className={asksForChildren ? 'max-sm:col-span-2' : undefined}
          aria-invalid={codeFaultId ? true : undefined}
          aria-describedby={codeFaultId}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={CODE_LENGTH}
          defaultValue={stay.code ?? ''}
        />
      ) : null}
      {stay.plan ? <input type="hidden" name="plan" value={stay.plan} /> : null}
      {stay.code && !hasCode ? <input type="hidden" name="code" value={stay.code} /> : null}
      <Button
        ref={button}
        type="submit"
        className={joinClasses(
          (hasCode || asksForChildren) && 'max-sm:col-span-2 sm:max-lg:col-start-3',
          'sm:mt-[1.625rem]',
          !hasCode && !asksForChildren && 'max-sm:self-end',
          path !== paths.book && '[@media(scripting:none)]:hidden',
        )}
      >
        {t`Search`}
      </Button>
      {path === paths.book ? null : <SearchWithoutScripts />}
    </form>
  );
}

/** The other pages have no prices without scripts, because the server sends one page for all choices. */
function SearchWithoutScripts() {
  return (
    <noscript className="contents">
      <Button type="submit" formAction={paths.book} className="max-sm:col-span-2 sm:mt-[1.625rem]">
        {t`Search`}
      </Button>
    </noscript>
  );
}
