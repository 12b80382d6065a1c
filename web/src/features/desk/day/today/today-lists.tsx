import { useState, type ReactNode } from 'react';
import { Link } from '../../../../components/page/link';
import { Button } from '../../../../components/form/button';
import { SearchField } from '../../../../components/form/search-field';
import type {
  FrontDeskQuery,
  StepButtons_StayFragment,
  TodayList_BookingFragment,
} from '../../../../generated/graphql';
import { disputeMark, PAYS_AT_HOTEL, refundMark } from '../../../../lib/bookings/booking-labels';
import { toPayInWords } from '../../../../lib/bookings/to-pay';
import { nightsBetween, writeNearDate } from '../../../../lib/dates/plain-dates';
import { joinClasses } from '../../../../lib/joined-classes';
import { deskBookingPath } from '../../../../lib/paths';
import { plural, t } from '../../../../lib/texts/texts';
import { useMay } from '../../../../lib/rights/rights';
import { ChargeRoom } from '../../money/bill/charge-room';
import { MayBeKnown, NotesOfGuest } from '../../guests/records/notes-of-guest';
import { ExpectedGuestsRemark } from '../check-ins/expected-guests';
import { StepButtons } from '../check-ins/step-buttons';
import { RoomStateSymbols } from '../housekeeping/room-states';

type Desk = FrontDeskQuery['frontDesk'];
type Heads = Desk['heads']['inHouse'];
/** Called with a sentence about the step, and the stay. */
type OnMoved = (sentence: string, stay: string) => Promise<unknown>;

type IsListed = (stay: StepButtons_StayFragment, today: string) => boolean;

/** One of the lists: the stays that it shows, and the stays among them that are settled. */
interface ListKind {
  title: string;
  none: string;
  bookings: (desk: Desk) => readonly TodayList_BookingFragment[];
  heads: (desk: Desk) => Heads;
  headline: (heads: string) => string;
  isOpen: IsListed;
  isDone: IsListed;
  /** The stays that have buttons in this list. Each stay has buttons in only one list. */
  hasSteps: IsListed;
  /** The stay of the last step stays visible here, so that a mistake can be undone. */
  keepsLast: boolean;
  /** Whether this is the longest list, which has a separate column on wide screens. */
  isTall?: boolean;
  done: (bookings: number) => string;
  /** The details of a stay that this list shows. */
  inWords: (stay: ListedStay, today: string) => string;
}

const never: IsListed = () => false;

/**
 * Guests are in house when they are checked in and not checked out. Late guests are among the arrivals and
 * departures.
 */
const LISTS: readonly ListKind[] = [
  {
    title: t`Arrivals`,
    none: t`Nobody is still to come.`,
    bookings: ({ arrivals }) => arrivals,
    heads: ({ heads }) => heads.toCome,
    headline: (heads) => t`${heads} to come`,
    isOpen: ({ status, checkin }, today) => status === 'EXPECTED' && checkin <= today,
    isDone: ({ status, checkin }, today) =>
      checkin === today && (status === 'IN_HOUSE' || status === 'DEPARTED'),
    hasSteps: ({ status }) => status === 'EXPECTED',
    keepsLast: false,
    done: (count) => plural(count, { one: '# booking has come', other: '# bookings have come' }),
    inWords: arrivalInWords,
  },
  {
    title: t`Departures`,
    none: t`Nobody is still to leave.`,
    bookings: ({ departures }) => departures,
    heads: ({ heads }) => heads.toLeave,
    headline: (heads) => t`${heads} to leave`,
    isOpen: ({ status, checkout }, today) => status === 'IN_HOUSE' && checkout <= today,
    isDone: ({ status, checkout }, today) => status === 'DEPARTED' && checkout === today,
    hasSteps: () => true,
    keepsLast: true,
    done: (count) => plural(count, { one: '# booking has left', other: '# bookings have left' }),
    inWords: departureInWords,
  },
  {
    title: t`In house`,
    none: t`Nobody is in the house.`,
    bookings: ({ inHouse }) => inHouse,
    heads: ({ heads }) => heads.inHouse,
    headline: (heads) => heads,
    isOpen: ({ status }) => status === 'IN_HOUSE',
    isDone: never,
    hasSteps: ({ checkout }, today) => checkout > today,
    keepsLast: false,
    isTall: true,
    done: () => '',
    inWords: ({ checkout }, today) =>
      checkout === today ? t`until today` : t`until ${writeNearDate(checkout)}`,
  },
];

function headsInWords({ rooms, guests }: Heads): string {
  const roomCount = plural(rooms, { one: '# room', other: '# rooms' });
  const guestCount = plural(guests, { one: '# guest', other: '# guests' });
  return t`${roomCount}, ${guestCount}`;
}

interface TodayListsProps {
  desk: Desk;
  /** What stands beside the search. */
  beside: ReactNode;
  /** What stands below arrivals and departures. */
  below: ReactNode;
  /** Reloads the lists. */
  onMoved: (sentence: string) => Promise<unknown>;
}

/** The number of bookings of a list that are shown at first. */
const SHOWN_AT_FIRST = 30;

/** The expected arrivals, the expected departures and the guests in the house. The search covers all three lists. */
export function TodayLists({ desk, beside, below, onMoved }: TodayListsProps) {
  const [searched, setSearched] = useState('');
  const [lastMoved, setLastMoved] = useState('');
  const moved = (sentence: string, stay: string) => {
    setLastMoved(stay);
    return onMoved(sentence);
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {beside}
        <search className="max-sm:w-full lg:ml-auto">
          <SearchField
            label={t`Find a guest of today`}
            className="sm:grid-cols-[auto_14rem] sm:items-center [&_input]:min-h-[calc(var(--desk-target)+0.25rem)] [&_input]:py-1"
            value={searched}
            onRest={setSearched}
          />
        </search>
      </div>
      <div className="grid content-start gap-x-5 gap-y-5 md:grid-cols-2 xl:grid-cols-[1.37fr_1fr_1.06fr] xl:grid-rows-[auto_1fr]">
        {LISTS.map((list) => (
          <TodayList key={list.title} {...{ list, desk, searched, lastMoved }} onMoved={moved} />
        ))}
        <div className="empty:hidden md:col-span-2 xl:-mt-2">{below}</div>
      </div>
    </div>
  );
}

/** Whether the shown texts of the booking contain the typed words, in any order. */
function isFound(
  { name, reference, stays, specialRequests, notes }: TodayList_BookingFragment,
  searched: string,
) {
  const texts = [name, reference, specialRequests, ...notes];
  const ofStays = stays.flatMap(({ guestName, roomNumber, roomTitle }) => [guestName, roomNumber, roomTitle]);
  const all = plainLetters([...texts, ...ofStays].filter(Boolean).join(' '));
  return plainLetters(searched)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/** In lower case, without accents and apostrophes. */
const plainLetters = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '');

interface TodayListProps {
  list: ListKind;
  desk: Desk;
  searched: string;
  /** The stay that made the last step on this page; empty before. */
  lastMoved: string;
  onMoved: OnMoved;
}

function TodayList({ list, desk, searched, lastMoved, onMoved }: TodayListProps) {
  const [showsAll, setShowsAll] = useState(false);
  const bookings = list.bookings(desk).filter((booking) => isFound(booking, searched));
  const having = (isListed: IsListed) =>
    bookings.filter(({ stays }) => stays.some((stay) => isListed(stay, desk.today)));
  const isLast = ({ stays }: TodayList_BookingFragment) => stays.some(({ id }) => id === lastMoved);
  const open = having(list.isOpen);
  const over = having(list.isDone).filter((booking) => !open.includes(booking));
  const last = list.keepsLast ? over.filter(isLast) : [];
  const done = over.filter((booking) => !last.includes(booking));
  const isSearching = searched.trim() !== '';
  const shown = open.filter((booking, place) => showsAll || place < SHOWN_AT_FIRST || isLast(booking));
  const item = (booking: TodayList_BookingFragment) => (
    <TodayBooking
      key={booking.reference}
      booking={booking}
      stays={booking.stays.filter((stay) => list.isOpen(stay, desk.today) || list.isDone(stay, desk.today))}
      inWords={(stay) => list.inWords(stay, desk.today)}
      hasSteps={(stay) => list.hasSteps(stay, desk.today)}
      onMoved={onMoved}
    />
  );
  return (
    <section
      aria-label={list.title}
      className={joinClasses('border-t-2 border-brass pt-1', list.isTall && 'xl:row-span-2')}
    >
      <h2 className="flex flex-wrap items-baseline justify-between gap-x-3 font-sans text-base leading-normal font-semibold">
        {list.title}{' '}
        <span className="tabular font-normal text-quiet">
          {list.headline(headsInWords(list.heads(desk)))}
        </span>
      </h2>
      {open.length === 0 && !(isSearching && done.length > 0) ? (
        <p className="mt-2 text-quiet">{isSearching ? t`Nobody found.` : list.none}</p>
      ) : null}
      <ul>{[...shown, ...last].map(item)}</ul>
      {open.length > shown.length ? (
        <Button look="quiet" className="mt-3" onClick={() => setShowsAll(true)}>
          {t`Show all ${open.length}`}
          <span className="sr-only">{`: ${list.title}`}</span>
        </Button>
      ) : null}
      {done.length > 0 ? (
        <Folded key={isSearching ? 'found' : 'all'} isOpen={isSearching} label={list.done(done.length)}>
          {done.map(item)}
        </Folded>
      ) : null}
    </section>
  );
}

interface FoldedProps {
  label: string;
  /** Whether the list is open at first. A search opens it. */
  isOpen: boolean;
  children: ReactNode;
}

function Folded({ label, isOpen, children }: FoldedProps) {
  return (
    <details open={isOpen} className="mt-1">
      <summary className="min-h-(--desk-target) cursor-pointer content-center text-sm text-quiet">
        {label}
      </summary>
      <ul>{children}</ul>
    </details>
  );
}

type ListedStay = TodayList_BookingFragment['stays'][number];

const partyOf = ({ guests }: ListedStay): string => plural(guests, { one: '# guest', other: '# guests' });

/** '2 guests, 3 nights' */
function arrivalInWords(stay: ListedStay): string {
  const nights = nightsBetween(stay.checkin, stay.checkout);
  return t`${partyOf(stay)}, ${plural(nights, { one: '# night', other: '# nights' })}`;
}

/** '2 guests', and the date of departure when it is not today. */
function departureInWords(stay: ListedStay, today: string): string {
  if (stay.checkout === today) return partyOf(stay);
  return t`${partyOf(stay)}, until ${writeNearDate(stay.checkout)}`;
}

interface TodayBookingProps {
  booking: TodayList_BookingFragment;
  stays: readonly ListedStay[];
  inWords: (stay: ListedStay) => string;
  hasSteps: (stay: ListedStay) => boolean;
  onMoved: OnMoved;
}

function TodayBooking({ booking, stays, inWords, hasSteps, onMoved }: TodayBookingProps) {
  const { reference, name, specialRequests, notes, balance, balanceDueOn } = booking;
  const { refundState, disputeState, paysAtHotel, expectedGuests } = booking;
  const mayPost = useMay('payments.take');
  return (
    <li className="border-b border-line">
      {stays.map((stay, place) => (
        <div key={stay.id} className="flex flex-wrap items-center gap-x-2">
          {mayPost && stay.status === 'IN_HOUSE' && stay.roomNumber ? (
            <ChargeRoom stay={stay.id} roomNumber={stay.roomNumber} guest={stay.guestName ?? name} />
          ) : (
            <Room stay={stay} />
          )}
          <p className="min-w-0 flex-1 basis-48 leading-snug">
            {place === 0 ? (
              <Link
                to={deskBookingPath(reference)}
                className="mr-2 inline-flex min-h-(--desk-target) min-w-11 items-center font-semibold text-action underline underline-offset-4"
              >
                {name}
              </Link>
            ) : null}
            <span className="mr-1 inline-block text-sm text-quiet">
              {inWords(stay)}
              {stay.guestName && stay.guestName !== name ? `, ${stay.guestName}` : ''}
            </span>
            <RoomStateSymbols number={stay.roomNumber} />
            {place === 0 ? <MayBeKnown booking={booking} /> : null}
            {place === 0 && expectedGuests && stay.status === 'EXPECTED' ? (
              <ExpectedGuestsRemark guests={expectedGuests} />
            ) : null}
            {place === 0 && balance.amount > 0 ? (
              <span className="tabular text-sm font-semibold whitespace-nowrap">
                {toPayInWords(balance, balanceDueOn)}
              </span>
            ) : null}
          </p>
          {hasSteps(stay) ? (
            <StepButtons
              inRow
              reference={reference}
              guest={stay.guestName ?? name}
              stay={stay}
              onMoved={(sentence) => onMoved(sentence, stay.id)}
            />
          ) : null}
        </div>
      ))}
      <div className="pb-1 pl-11 text-sm empty:hidden">
        {paysAtHotel ? <p className="text-warning">{PAYS_AT_HOTEL}</p> : null}
        {refundState === 'NONE' ? null : <p className="text-warning">{refundMark(refundState)}</p>}
        {disputeState === 'NONE' ? null : <p className="text-warning">{disputeMark(disputeState)}</p>}
        {specialRequests ? <p className="break-words">{specialRequests}</p> : null}
        <NotesOfGuest booking={booking} />
        {notes.map((note, place) => (
          <p key={place} className="mt-0.5 border-l-2 border-brass pl-2 break-words whitespace-pre-line">
            <span className="sr-only">{t`Note:`} </span>
            {note}
          </p>
        ))}
      </div>
    </li>
  );
}

/** The number of the room, in a column; the room type when no room is assigned. */
function Room({ stay: { roomNumber, roomTitle } }: { stay: ListedStay }) {
  return (
    <span title={roomTitle} className="tabular min-w-9 text-sm font-semibold">
      {roomNumber ? (
        <>
          <span className="sr-only">{t`Room ${roomNumber}, ${roomTitle}`}</span>
          <span aria-hidden>{roomNumber}</span>
        </>
      ) : (
        roomTitle
      )}
    </span>
  );
}
