import { useState, type ReactNode } from 'react';
import { Link } from '../../../../components/page/link';
import { Button } from '../../../../components/form/button';
import { SearchField } from '../../../../components/form/search-field';
import type {
  FrontDeskQuery,
  StepButtons_StayFragment,
  TodayList_BookingFragment,
} from '../../../../generated/graphql';
import { disputeMark, refundMark } from '../../../../lib/bookings/booking-labels';
import { nightsBetween, writeDay } from '../../../../lib/dates/plain-dates';
import { writeMoney } from '../../../../lib/money';
import { deskBookingPath } from '../../../../lib/paths';
import { plural, t } from '../../../../lib/texts/texts';
import { StepButtons } from '../check-ins/step-buttons';

type Desk = FrontDeskQuery['frontDesk'];
type Heads = Desk['heads']['inHouse'];
/** Is told in a sentence what was done, and with which stay. */
type OnMoved = (sentence: string, stay: string) => Promise<unknown>;

type IsListed = (stay: StepButtons_StayFragment, today: string) => boolean;

/** One of the lists: which stays of its bookings it is about, and which of these are over. */
interface ListKind {
  title: string;
  none: string;
  bookings: (desk: Desk) => readonly TodayList_BookingFragment[];
  heads: (desk: Desk) => Heads;
  headline: (heads: string) => string;
  isOpen: IsListed;
  isDone: IsListed;
  /** The stays with buttons: each stay has them in one list. */
  hasSteps: IsListed;
  /** Who was moved last stays in sight here, so that a mistake can be undone. */
  keepsLast: boolean;
  done: (bookings: number) => string;
}

const never: IsListed = () => false;

/** In house is whoever is checked in and not checked out. Who is late is among those who come and who leave. */
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
    done: () => '',
  },
];

function headsInWords({ rooms, guests }: Heads): string {
  const roomCount = plural(rooms, { one: '# room', other: '# rooms' });
  const guestCount = plural(guests, { one: '# guest', other: '# guests' });
  return t`${roomCount}, ${guestCount}`;
}

interface TodayListsProps {
  desk: Desk;
  /** Reloads the lists. */
  onMoved: (sentence: string) => Promise<unknown>;
}

/** So many bookings of a list are shown before the rest is asked for. */
const SHOWN_AT_FIRST = 10;

/** Who is still to come, who is still to leave, and who is in the house; a search is about all three. */
export function TodayLists({ desk, onMoved }: TodayListsProps) {
  const [searched, setSearched] = useState('');
  const [lastMoved, setLastMoved] = useState('');
  const moved = (sentence: string, stay: string) => {
    setLastMoved(stay);
    return onMoved(sentence);
  };
  return (
    <div className="grid gap-6">
      <search className="max-w-md">
        <SearchField label={t`Find a guest of today`} value={searched} onRest={setSearched} />
      </search>
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        {LISTS.map((list) => (
          <TodayList key={list.title} {...{ list, desk, searched, lastMoved }} onMoved={moved} />
        ))}
      </div>
    </div>
  );
}

/** Whether the typed words stand in what the list shows of the booking, in any order. */
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
      hasSteps={(stay) => list.hasSteps(stay, desk.today)}
      onMoved={onMoved}
    />
  );
  return (
    <section aria-label={list.title} className="border-t-2 border-brass pt-3">
      <h2 className="flex flex-wrap items-baseline justify-between gap-x-3 font-sans text-base font-semibold">
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
  /** Whether it begins open: what a search finds is shown. */
  isOpen: boolean;
  children: ReactNode;
}

function Folded({ label, isOpen, children }: FoldedProps) {
  return (
    <details open={isOpen} className="mt-2">
      <summary className="min-h-11 cursor-pointer py-2 text-quiet">{label}</summary>
      <ul>{children}</ul>
    </details>
  );
}

type ListedStay = TodayList_BookingFragment['stays'][number];

/** 'Room 101, Single, 2 guests, 3 nights until 29 Nov' */
function stayInWords({ roomNumber, roomTitle, guests, checkin, checkout }: ListedStay): string {
  const party = plural(guests, { one: '# guest', other: '# guests' });
  const nights = plural(nightsBetween(checkin, checkout), { one: '# night', other: '# nights' });
  const room = roomNumber ? t`Room ${roomNumber}, ${roomTitle}` : roomTitle;
  return t`${room}, ${party}, ${nights} until ${writeDay(checkout)}`;
}

interface TodayBookingProps {
  booking: TodayList_BookingFragment;
  stays: readonly ListedStay[];
  hasSteps: (stay: ListedStay) => boolean;
  onMoved: OnMoved;
}

function TodayBooking({ booking, stays, hasSteps, onMoved }: TodayBookingProps) {
  const { reference, name, specialRequests, notes, balance, refundState, disputeState } = booking;
  return (
    <li className="border-b border-line py-2.5">
      <Link
        to={deskBookingPath(reference)}
        className="font-semibold text-action underline underline-offset-4"
      >
        {name}
      </Link>
      {refundState === 'NONE' ? null : <p className="text-sm text-warning">{refundMark(refundState)}</p>}
      {disputeState === 'NONE' ? null : <p className="text-sm text-warning">{disputeMark(disputeState)}</p>}
      {balance.amount > 0 ? (
        <p className="tabular text-sm font-semibold">{t`${writeMoney(balance)} to pay`}</p>
      ) : null}
      {specialRequests ? <p className="mt-1 text-sm break-words">{specialRequests}</p> : null}
      {notes.map((note, place) => (
        <p key={place} className="mt-1 border-l-2 border-brass pl-2 text-sm break-words whitespace-pre-line">
          <span className="sr-only">{t`Note:`} </span>
          {note}
        </p>
      ))}
      {stays.map((stay) => (
        <div key={stay.id}>
          <p className="mt-1 text-sm text-quiet">
            {stayInWords(stay)}
            {stay.guestName && stay.guestName !== name ? `, ${stay.guestName}` : ''}
          </p>
          {hasSteps(stay) ? (
            <StepButtons
              reference={reference}
              guest={stay.guestName ?? name}
              stay={stay}
              onMoved={(sentence) => onMoved(sentence, stay.id)}
            />
          ) : null}
        </div>
      ))}
    </li>
  );
}
