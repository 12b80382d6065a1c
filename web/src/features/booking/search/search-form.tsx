import { useEffect, useLayoutEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/form/button';
import { TextField } from '../../../components/form/field';
import { addDays, type PlainDate } from '../../../lib/dates/plain-dates';
import { EndOfBlock } from '../../../components/page/end-of-block';
import { joinClasses } from '../../../lib/joined-classes';
import { paths } from '../../../lib/paths';
import {
  CODE_LENGTH,
  fieldsOfRoom,
  hasUnknownAges,
  MOST_ROOMS,
  partiesOf,
  pathWithStay,
  type SearchedStay,
} from '../../../lib/stays/stay-address';
import type { AddressFaults } from '../../../lib/stays/address-faults';
import { t } from '../../../lib/texts/texts';
import { Stepper } from '../../../components/form/stepper';
import { ChildAges, editedParty, NEW_PARTY, PartySteppers, RoomParty, searchedParty } from './party-fields';

interface SearchFormProps {
  /** What is already chosen. The form resets when it changes. */
  stay: SearchedStay;
  /** Today at the hotel; undefined until known. */
  today?: PlainDate | undefined;
  lastCheckin?: PlainDate | undefined;
  /** Up to this age, in years, a guest is a child; omitted or null when the form does not ask for ages. */
  oldestChild?: number | null | undefined;
  /** Faults of the values in the address. */
  faults?: AddressFaults | undefined;
  /** Whether the form asks for everything: the number of rooms, and a promotion code. Without it, both are kept. */
  isComplete?: boolean;
  /** The id of the element that says why the code does not change the price; omitted when it does. */
  codeFaultId?: string | undefined;
  /** The nights from a new check-in to the check-out that the form fills in. */
  nights?: number | undefined;
  /** The page that a search leads to; by default the page of results. */
  path?: string;
  className?: string;
  /** Called with the guest's choice when it changes. */
  onEdit?: (stay: SearchedStay) => void;
  /** Called with the address of the search. */
  onSearched?: (address: string) => void;
}

/** Dates and guests. A plain form with the method GET, so that it also works without scripts. */
export function SearchForm(props: SearchFormProps) {
  const { checkin, checkout, code } = props.stay;
  const [searches, setSearches] = useState(0);
  const key = JSON.stringify([checkin, checkout, code, partiesOf(props.stay)]);
  const search = (address: string) => {
    setSearches(searches + 1);
    props.onSearched?.(address);
  };
  return <Fields key={key} {...props} searches={searches} onSearch={search} />;
}

/** After a search the new form focuses its button again, or the code field if the code is wrong. */
function useFocusOfSearch(searches: number, codeFaultId: string | undefined) {
  const button = useRef<HTMLButtonElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (searches > 0 && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
  }, [searches]);
  useLayoutEffect(() => {
    if (codeFaultId && searches > 0) codeField.current?.focus();
  }, [codeFaultId, searches]);
  return { button, codeField };
}

/** What the guest has typed, as a search. */
function useEditedStay(stay: SearchedStay, today: PlainDate | undefined, nights: number) {
  const [checkin, setCheckin] = useState(stay.checkin ?? '');
  const [checkout, setCheckout] = useState(stay.checkout ?? '');
  const [parties, setParties] = useState(() => partiesOf(stay).map(editedParty));
  const [code, setCode] = useState(stay.code ?? '');
  const arrive = (date: PlainDate) => {
    setCheckin(date);
    // While a year is being typed, the field contains dates that are not meant, such as the year 0002.
    if (today && date >= today) setCheckout((before) => (before <= date ? addDays(date, nights) : before));
  };
  const [first = { guests: 1, children: [], unknownAges: 0 }, ...others] = parties.map(searchedParty);
  const edited: SearchedStay = {
    ...stay,
    checkin: checkin || null,
    checkout: checkout || null,
    ...first,
    code: code.trim() || null,
    room: null,
    further: others.map((party) => ({ ...party, room: null })),
  };
  return { checkin, checkout, parties, code, arrive, setCheckout, setParties, setCode, edited };
}

/** Reports what the guest has changed. */
function useReport(edited: SearchedStay, onEdit: ((stay: SearchedStay) => void) | undefined): void {
  const words = pathWithStay('', edited) + String(hasUnknownAges(edited));
  const reported = useRef(words);
  useEffect(() => {
    if (words === reported.current) return;
    reported.current = words;
    onEdit?.(edited);
  });
}

/** The button is below the fields, or next to them with the height of their inputs. */
const BESIDE_FIELDS = 'col-span-full @min-[34rem]:col-auto @min-[34rem]:mt-[1.625rem]';

function Fields({
  stay,
  today,
  lastCheckin,
  oldestChild = null,
  faults = {},
  isComplete = false,
  codeFaultId,
  searches,
  onSearch,
  nights = 1,
  path = paths.book,
  className,
  onEdit,
}: SearchFormProps & { searches: number; onSearch: (address: string) => void }) {
  const navigate = useNavigate();
  const { checkin, checkout, parties, code, arrive, setCheckout, setParties, setCode, edited } =
    useEditedStay(stay, today, nights);
  const { button, codeField } = useFocusOfSearch(searches, codeFaultId);
  useReport(edited, onEdit);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = pathWithStay(path, edited);
    onSearch(address);
    void navigate(address);
  };
  const change = (place: number, party: (typeof parties)[number]) =>
    setParties((before) => before.map((one, other) => (other === place ? party : one)));
  const setRooms = (count: number) => {
    if (count < 1 || count > MOST_ROOMS) return;
    setParties((before) =>
      Array.from({ length: count }, (_, place) => before[place] ?? { ...NEW_PARTY, ages: [] }),
    );
  };
  const [first, ...others] = parties;
  if (!first) return null;
  const hasSeveral = others.length > 0;
  const hasAges = first.ages.length > 0;
  return (
    // As many columns as fit: fewer where guests enlarge the text.
    <div className="shown-whole @container">
      <form
        method="get"
        action={path}
        onSubmit={search}
        className={joinClasses(
          'grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] items-start gap-3 @min-[58rem]:gap-y-5',
          isComplete
            ? '@min-[58rem]:grid-cols-[1fr_1fr_8.5rem_8.5rem_8.5rem_1fr_auto]'
            : '@min-[58rem]:grid-cols-[1fr_1fr_8.5rem_8.5rem_auto]',
          className,
        )}
      >
        <TextField
          label={t`Check-in`}
          className="grid-cols-1 max-[20rem]:col-span-full"
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
          className="grid-cols-1 max-[20rem]:col-span-full"
          name="checkout"
          type="date"
          required
          min={checkin || today}
          error={faults.checkout}
          value={checkout}
          onChange={({ target }) => setCheckout(target.value)}
        />
        <PartySteppers
          party={first}
          place={0}
          isOneOfSeveral={hasSeveral}
          oldestChild={oldestChild}
          error={faults.guests}
          // A field of an age that nobody has chosen shows its own message.
          childrenError={hasUnknownAges(stay) ? undefined : faults.children}
          onChange={(party) => change(0, party)}
        />
        {isComplete ? (
          <Stepper
            label={t`Rooms`}
            name="rooms"
            value={parties.length}
            least={1}
            most={MOST_ROOMS}
            error={faults.rooms}
            onChange={setRooms}
          />
        ) : null}
        {(hasSeveral && isComplete) || hasAges ? (
          <div className="col-span-full grid gap-4 @min-[58rem]:order-last">
            <ChildAges
              party={first}
              place={0}
              isOneOfSeveral={hasSeveral}
              oldestChild={oldestChild}
              error={faults.children}
              onChange={(party) => change(0, party)}
            />
            {(isComplete ? others : []).map((party, index) => (
              <RoomParty
                // Rooms have no names, and only the last one can be taken away.
                key={index}
                party={party}
                place={index + 1}
                oldestChild={oldestChild}
                error={faults.children}
                onChange={(changed) => change(index + 1, changed)}
              />
            ))}
          </div>
        ) : null}
        {isComplete ? (
          <TextField
            ref={codeField}
            label={t`Promotion code`}
            unmarked
            placeholder={t`If you have one`}
            aria-invalid={codeFaultId ? true : undefined}
            aria-describedby={codeFaultId}
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={CODE_LENGTH}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        ) : (
          <HiddenFields stay={stay} />
        )}
        {stay.plan ? <input type="hidden" name="plan" value={stay.plan} /> : null}
        {stay.first ? <input type="hidden" name="first" value={stay.first} /> : null}
        <Button
          ref={button}
          type="submit"
          className={joinClasses(BESIDE_FIELDS, path !== paths.book && '[@media(scripting:none)]:hidden')}
        >
          {t`Search`}
        </Button>
        {path === paths.book ? null : <SearchWithoutScripts />}
      </form>
      <EndOfBlock />
    </div>
  );
}

/**
 * The values that a form without these fields keeps when the browser sends it without scripts: further rooms and the
 * code.
 */
function HiddenFields({ stay: { further = [], code } }: { stay: SearchedStay }): ReactNode {
  const fields = further.flatMap((party, index) => fieldsOfRoom({ ...party, room: null }, index + 1));
  return [...fields, ...(code ? [['code', code] as const] : [])].map(([name, value], index) => (
    <input key={index} type="hidden" name={name} value={value} />
  ));
}

/** The other pages have no prices without scripts, because the server sends one page for all choices. */
function SearchWithoutScripts() {
  return (
    // Browsers show the text of a `noscript` element whose `display` is 'contents'.
    <noscript className={BESIDE_FIELDS}>
      <Button type="submit" formAction={paths.book} className="w-full">
        {t`Search`}
      </Button>
    </noscript>
  );
}
