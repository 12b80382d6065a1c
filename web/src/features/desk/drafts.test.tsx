import { act, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { dollars, rupees } from '../../../tests/money';
import { pressAgain } from '../../../tests/second-press';
import { renderServed, Server, type DataOf, type Responders } from '../../../tests/served';
import { ToldDesk } from '../../../tests/told-desk';
import { drafts } from '../../lib/browser/drafts';
import { BlockForm } from './day/blocks/block-form';
import { BlockItem } from './day/blocks/block-item';
import ChangeGuestBooking from './day/bookings/change-guest-booking';
import CorrectGuestBooking from './day/bookings/correct-guest-booking';
import DepartureDialog from './day/check-ins/departure-dialog';
import NoShowDialog from './day/check-ins/no-show-dialog';
import { useDraftOver } from './frame/form/use-draft-over';
import { LiveDeskContext } from './frame/live/live-desk-context';
import PromotionsPage from './prices/promotions/promotions-page';
import RateBookPage from './prices/rate-book/rate-book-page';
import RateGridPage from './prices/rate-grid/rate-grid-page';

const nothing = () => undefined;

const guestStay = (id: string, checkout: string) => ({
  id,
  status: 'EXPECTED',
  roomType: 'Single',
  roomTitle: 'Single',
  roomNumber: '101',
  checkin: '2026-12-01',
  checkout,
  guests: 1,
  children: [],
  extras: [],
  includedExtras: [],
});

const steppedStay = (id: string) => ({
  ...guestStay(id, '2026-12-03'),
  status: 'EXPECTED' as const,
  steps: [],
});

const season = (id: number, name: string) => ({
  id,
  name,
  from: '2026-12-20',
  to: '2027-01-05',
  weekdays: [],
  roomTypes: [],
  priority: 1,
  change: { kind: 'PERCENT' as const, cents: null, hundredths: 4_000 },
});

const server = (seasonName = 'New year') =>
  new Server({
    ChangeableRoomTypes: () => ({
      property: { today: '2026-11-20', lastCheckin: '2028-05-20', oldestChild: null },
      roomTypes: [
        {
          name: 'Single',
          title: 'Single',
          capacity: 2,
          maximumAdults: 2,
          maximumChildren: 0,
          extraBeds: 0,
        },
      ],
      extras: [],
    }),
    DeparturePreview: () => ({
      departurePreview: {
        __typename: 'DeparturePreview',
        day: '2026-12-02',
        nightsGivenUp: 1,
        price: rupees(981_288),
        extras: rupees(0),
        charge: rupees(981_288),
        refund: rupees(0),
        balance: rupees(0),
        folios: [],
      },
    }),
    GuestCancellationPreview: () => ({
      guestCancellationPreview: {
        __typename: 'RecordNotFound',
        code: 'BOOKING_NOT_FOUND',
        parameters: [],
        message: 'There is no such booking.',
      },
    }),
    RateBook: () => ({
      property: { today: '2026-11-23', rateCurrency: 'USD' },
      roomTypes: [{ name: 'Single', title: 'Single', nightlyRate: rupees(800_000) }],
      rateBook: {
        version: 5,
        seasons: [season(7, seasonName), season(8, 'Diwali')],
        restrictions: [],
        changes: [],
      },
    }),
  });

const guest = { name: 'Asha Rao', email: 'asha@example.com', phone: '+919876543210', specialRequests: null };
const ROOMS = [
  {
    id: 1,
    name: 'Single',
    rooms: [
      { id: 1, number: '101' },
      { id: 2, number: '102' },
    ],
  },
];

const change = (reference: string) => (
  <ChangeGuestBooking
    reference={reference}
    stays={[guestStay(`stay of ${reference}`, '2026-12-03')]}
    onClose={nothing}
    onChanged={nothing}
  />
);

/** Each form, for two subjects, and one of its fields. */
const FORMS: Readonly<Record<string, { label: RegExp; form: (subject: string) => ReactNode }>> = {
  'the change of a booking': { label: /^Reason/, form: change },
  'the end of a room that was dragged on the timeline': {
    label: /^Reason/,
    form: (stay) => (
      <ChangeGuestBooking
        reference="SC-TEST2345"
        stays={Object.values(SUBJECTS).map((id) => guestStay(id, '2026-12-03'))}
        proposed={{ id: stay, checkout: '2026-12-08' }}
        onClose={nothing}
        onChanged={nothing}
      />
    ),
  },
  'the details of the booker': {
    label: /^Special requests/,
    form: (reference) => (
      <CorrectGuestBooking {...{ reference, guest }} onClose={nothing} onCorrected={nothing} />
    ),
  },
  'an early departure': {
    label: /^Reason/,
    form: (stay) => (
      <DepartureDialog
        reference="SC-TEST2345"
        guest="Asha Rao"
        stay={steppedStay(stay)}
        onClose={nothing}
        onLeft={nothing}
      />
    ),
  },
  'a no-show': {
    label: /^Charge/,
    form: (stay) => (
      <NoShowDialog
        reference="SC-TEST2345"
        guest="Asha Rao"
        stay={steppedStay(stay)}
        onClose={nothing}
        onRecorded={nothing}
      />
    ),
  },
  'a room out of sale': {
    label: /^Note for the staff/,
    form: (firstNight) => (
      <BlockForm rooms={ROOMS} proposed={{ roomNumber: '101', firstNight }} onBlocked={nothing} />
    ),
  },
};

const SUBJECTS = { first: '2026-12-01', second: '2026-12-08' };

beforeEach(() => {
  sessionStorage.clear();
  drafts.belongTo('asha');
});

test.each(Object.entries(FORMS))(
  'what was typed for %s is restored for its subject alone, and for its person alone',
  async (_name, { label, form }) => {
    const user = userEvent.setup();
    const show = async (subject: string) => {
      const shown = renderServed(form(subject), server());
      return { field: await screen.findByLabelText(label), close: () => shown.unmount() };
    };
    const first = await show(SUBJECTS.first);
    const before = (first.field as HTMLInputElement).value;
    await user.type(first.field, '42');
    first.close();
    const other = await show(SUBJECTS.second);
    expect(other.field).toHaveValue(before);
    other.close();
    drafts.belongTo('ravi');
    const foreign = await show(SUBJECTS.first);
    expect(foreign.field).toHaveValue(before);
    foreign.close();
    drafts.belongTo('asha');
    const again = await show(SUBJECTS.first);
    expect(again.field).toHaveValue(`${before}42`);
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(again.field).toHaveValue(before);
    again.close();
    expect((await show(SUBJECTS.first)).field).toHaveValue(before);
  },
);

test('a restored change of a booking says what somebody else has changed since, and goes on from there', async () => {
  const user = userEvent.setup();
  const breakfast = { code: 'BREAKFAST', name: 'Breakfast', unit: 'NIGHT' as const, pieces: 2 };
  const changeUntil = (checkout: string, extras: (typeof breakfast)[] = []) => (
    <ChangeGuestBooking
      reference="SC-TEST2345"
      stays={[{ ...guestStay('first', checkout), extras }]}
      onClose={nothing}
      onChanged={nothing}
    />
  );
  const before = renderServed(changeUntil('2026-12-03'), server());
  await user.type(await screen.findByLabelText(/^Reason/), 'Called');
  before.unmount();
  renderServed(changeUntil('2026-12-05', [breakfast]), server());
  expect(await screen.findByText(/^Departure: .*3.* → .*5/)).toBeVisible();
  expect(screen.getByText('Extras: – → 2 × Breakfast')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(screen.getByLabelText('Check-out')).toHaveValue('2026-12-05');
  expect(screen.getByLabelText(/^Reason/)).toHaveValue('Called');
});

test('the end of a block is restored until the block ends', async () => {
  const user = userEvent.setup();
  const item = (id: string) => (
    <BlockItem
      block={{
        id,
        roomNumber: '101',
        roomTitle: 'Single',
        firstNight: '2026-12-01',
        until: '2026-12-05',
        reason: 'OUT_OF_ORDER',
        note: null,
        takenBy: null,
        by: null,
      }}
      onDone={nothing}
    />
  );
  const first = renderServed(item('one'), server());
  await user.clear(screen.getByLabelText('Back on sale on'));
  await user.type(screen.getByLabelText('Back on sale on'), '2026-12-09');
  first.unmount();
  const other = renderServed(item('two'), server());
  expect(screen.getByLabelText('Back on sale on')).toHaveValue('2026-12-05');
  other.unmount();
  renderServed(item('one'), server());
  expect(screen.getByLabelText('Back on sale on')).toHaveValue('2026-12-09');
});

test('each season has a draft of its own; a reload opens the season that was open, and says what has changed', async () => {
  const user = userEvent.setup();
  const before = renderServed(<RateBookPage />, server());
  await user.click(await screen.findByRole('button', { name: 'Change New year' }));
  await user.type(screen.getByLabelText('Change in percent'), '.5');
  await user.click(screen.getByRole('button', { name: 'Change Diwali' }));
  expect(screen.getByLabelText('Change in percent')).toHaveValue('40');
  await user.click(screen.getByRole('button', { name: 'Change New year' }));
  expect(screen.getByLabelText('Change in percent')).toHaveValue('40.5');
  before.unmount();
  renderServed(<RateBookPage />, server('Turn of the year'));
  expect(await screen.findByText('Name: New year → Turn of the year')).toBeVisible();
  expect(screen.getByLabelText('Change in percent')).toHaveValue('40.5');
  await user.click(screen.getByRole('button', { name: 'Use the new values' }));
  expect(screen.getByLabelText('Change in percent')).toHaveValue('40');
  await user.click(screen.getByRole('button', { name: 'Add another instead' }));
  expect(screen.getByLabelText('Name')).toHaveValue('');
});

/** A page that hears what others change. */
function showLive(page: ReactNode, responders: Responders) {
  const live = new ToldDesk();
  const told = new Server(responders);
  const shown = renderServed(<LiveDeskContext value={live}>{page}</LiveDeskContext>, told);
  return { server: told, live, shown, user: userEvent.setup() };
}

type Rates = DataOf<'RateBook'>['rateBook'];
type Season = Rates['seasons'][number];

const lastChange = (id: number) => ({
  id,
  kind: 'season',
  changedBy: 'other@example.com',
  changedAt: '2026-11-22T10:00:00Z',
  undoes: null,
});

/** Pages of rates over rates that others change; the server refuses a change of another version. */
function rates(first: { version: number; seasons?: Season[] }) {
  const current: Rates = { seasons: [], restrictions: [], changes: [], ...first };
  const shown = () => ({ ...current, changes: [lastChange(current.version)] });
  const answer = (version: number): DataOf<'UndoRateChange'>['undoRateChange'] => {
    if (version !== current.version)
      return { __typename: 'RatesChanged', code: 'X', parameters: [], message: 'Changed meanwhile.' };
    current.version += 1;
    return { __typename: 'RatesSaved', rates: shown() };
  };
  const responders: Responders = {
    RateBook: () => ({
      property: { today: '2026-11-23', rateCurrency: 'USD' },
      roomTypes: [{ name: 'Single', title: 'Single', nightlyRate: dollars(9_900) }],
      rateBook: shown(),
    }),
    ChangeRates: ({ version }) => ({ changeRates: answer(version) }),
    UndoRateChange: ({ version }) => ({ undoRateChange: answer(version) }),
  };
  return { current, responders };
}

test('a new season over rates that others change live is refused until the person has decided', async () => {
  const { current, responders } = rates({ version: 5 });
  const { server: told, live, user } = showLive(<RateBookPage />, responders);
  await user.type(await screen.findByLabelText('Name'), 'Monsoon');
  current.version = 6;
  await live.announce();
  expect(screen.getByText('Rates: version 5 → version 6')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Use the new values' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save the change' }));
  expect(await screen.findByText('Changed meanwhile.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
  await user.click(screen.getByRole('button', { name: 'Save the change' }));
  expect(await screen.findByText(/^Saved\./)).toBeVisible();
  expect(told.variablesOf('ChangeRates')).toMatchObject([
    { version: 5, edit: { season: { name: 'Monsoon' } } },
    { version: 6, edit: { season: { name: 'Monsoon' } } },
  ]);
});

test('only a change that the person has seen is undone; the undoing itself is no change of somebody else', async () => {
  const { current, responders } = rates({ version: 5 });
  const { server: told, live, user } = showLive(<RateBookPage />, responders);
  await screen.findByLabelText('Name');
  current.version = 6;
  await live.announce();
  await user.click(screen.getByRole('button', { name: 'Undo the last change' }));
  expect(await screen.findByText('Changed meanwhile.')).toBeVisible();
  await user.type(screen.getByLabelText('Name'), 'Monsoon');
  await user.click(screen.getByRole('button', { name: 'Undo the last change' }));
  expect(await screen.findByText(/^Saved\./)).toBeVisible();
  expect(told.variablesOf('UndoRateChange')).toEqual([{ version: 5 }, { version: 6 }]);
  await waitFor(() => expect(screen.queryByText(/^Rates: version/)).not.toBeInTheDocument());
  expect(screen.getByLabelText('Name')).toHaveValue('Monsoon');
});

test('each changed field of a season is named; ‘Keep mine’ keeps a rate with its kind and takes all other fields', async () => {
  const { current, responders } = rates({ version: 5, seasons: [season(7, 'New year')] });
  const { server: told, live, user } = showLive(<RateBookPage />, responders);
  await user.click(await screen.findByRole('button', { name: 'Change New year' }));
  await user.clear(screen.getByLabelText('Change in percent'));
  await user.type(screen.getByLabelText('Change in percent'), '30');
  const change = { kind: 'AMOUNT', cents: 25_000, hundredths: null } as const;
  current.seasons = [{ ...season(7, 'New year'), weekdays: [5], roomTypes: ['Single'], priority: 3, change }];
  current.version = 6;
  await live.announce();
  for (const text of [
    'Weekdays: (empty) → Fri',
    'Room types: (empty) → Single',
    'Rate: 40% on the base rate → 250 a night',
    'Priority: 1 → 3',
  ])
    expect(screen.getByText(text)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Changed meanwhile.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(/^Saved\./)).toBeVisible();
  expect(told.variablesOf('ChangeRates')).toMatchObject([
    { version: 5 },
    {
      version: 6,
      edit: {
        season: {
          weekdays: [5],
          roomTypes: ['Single'],
          priority: 3,
          change: { kind: 'PERCENT', hundredths: 3_000 },
        },
      },
    },
  ]);
});

test('what was typed over a season that somebody else deletes stays, and can be added again', async () => {
  const { current, responders } = rates({ version: 5, seasons: [season(7, 'New year')] });
  const { server: told, live, user } = showLive(<RateBookPage />, responders);
  await user.click(await screen.findByRole('button', { name: 'Change New year' }));
  await user.clear(screen.getByLabelText('Change in percent'));
  await user.type(screen.getByLabelText('Change in percent'), '30');
  current.seasons = [];
  current.version = 6;
  await live.announce();
  expect(screen.getByText('Deleted by somebody else meanwhile.')).toBeVisible();
  expect(screen.getByLabelText('Change in percent')).toHaveValue('30');
  await user.click(screen.getByRole('button', { name: 'Add it again' }));
  expect(await screen.findByText(/^Saved\./)).toBeVisible();
  expect(told.variablesOf('ChangeRates')).toMatchObject([
    { version: 6, edit: { season: { id: null, name: 'New year', change: { hundredths: 3_000 } } } },
  ]);
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue(''));
  expect(screen.queryByText('Deleted by somebody else meanwhile.')).not.toBeInTheDocument();
});

test('a deleted season can be discarded; a season that the person deletes is not called deleted by somebody else', async () => {
  const { current, responders } = rates({
    version: 5,
    seasons: [season(7, 'New year'), season(8, 'Diwali')],
  });
  const { live, user } = showLive(<RateBookPage />, responders);
  await user.click(await screen.findByRole('button', { name: 'Change New year' }));
  await user.type(screen.getByLabelText('Change in percent'), '.5');
  current.seasons = [season(8, 'Diwali')];
  await live.announce();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByLabelText('Name')).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Change Diwali' }));
  await user.type(screen.getByLabelText('Change in percent'), '.5');
  current.seasons = [];
  await user.click(screen.getByRole('button', { name: 'Delete Diwali' }));
  await pressAgain(user, 'Delete Diwali?', 'Delete');
  expect(await screen.findByText(/^Saved\./)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue(''));
  expect(screen.queryByText('Deleted by somebody else meanwhile.')).not.toBeInTheDocument();
});

test('the rate of a night that somebody else sets meanwhile is not overwritten without a decision', async () => {
  const { current, responders } = rates({ version: 7 });
  const night = (date: string) => ({
    date,
    source: 'BASE' as const,
    season: null,
    roomsFree: 8,
    rate: dollars(24_000),
    total: rupees(2_400_000),
    restrictions: [],
    slabWarning: null,
  });
  const {
    server: told,
    live,
    user,
  } = showLive(<RateGridPage />, {
    ...responders,
    HotelToday: () => ({ property: { today: '2026-11-23', rateCurrency: 'USD' } }),
    RateGrid: () => ({
      rateGrid: {
        __typename: 'RateGrid',
        version: current.version,
        days: ['2026-11-23', '2026-11-24'],
        planName: 'Flexible',
        lastChange: null,
        rows: [
          {
            roomType: 'Single',
            title: 'Single',
            onSale: true,
            nights: [night('2026-11-23'), night('2026-11-24')],
          },
        ],
      },
    }),
  });
  current.version = 8;
  await screen.findByRole('grid', { name: 'Rates by day' });
  await live.announce();
  await user.type(screen.getByLabelText('Amount in USD'), '250');
  current.version = 9;
  await live.announce();
  expect(screen.getByText('Rates: version 8 → version 9')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save the change' }));
  expect(await screen.findByText('Changed meanwhile.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
  await user.click(screen.getByRole('button', { name: 'Save the change' }));
  expect(await screen.findByText(/^Saved\./)).toBeVisible();
  expect(told.variablesOf('ChangeRates')).toMatchObject([{ version: 8 }, { version: 9 }]);
  await waitFor(() => expect(screen.queryByText(/^Rates: version/)).not.toBeInTheDocument());
});

test('a promotion that somebody else changes live keeps what was typed, and takes all other values', async () => {
  const { current, responders } = rates({ version: 5 });
  const promotion = {
    id: 4,
    name: 'Autumn',
    code: null,
    isOffered: false,
    offerId: null,
    discount: {
      kind: 'PERCENT' as const,
      hundredths: 1_000,
      cents: null,
      stayNights: null,
      payNights: null,
    },
    bookingFrom: null,
    bookingTo: null,
    stayFrom: null,
    stayTo: null,
    weekdays: [],
    minimumNights: 1,
    roomTypes: [],
    plans: [],
    totalUses: 20,
    usesPerGuest: null,
    uses: 0,
  };
  let uses = { totalUses: 20, uses: 0 };
  const {
    server: told,
    live,
    user,
  } = showLive(<PromotionsPage />, {
    ...responders,
    Promotions: () => ({
      property: { today: '2026-11-24', rateCurrency: 'USD' },
      roomTypes: [{ name: 'Single', title: 'Single' }],
      ratePlans: [{ code: 'FLEXIBLE', name: 'Flexible' }],
      offers: [],
      rateBook: { version: current.version, promotions: [{ ...promotion, ...uses }], changes: [] },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Change Autumn' }));
  await user.type(screen.getByLabelText('Percent'), '.5');
  uses = { totalUses: 20, uses: 1 };
  await live.announce();
  expect(screen.queryByText('Changed by somebody else meanwhile:')).not.toBeInTheDocument();
  uses = { totalUses: 30, uses: 1 };
  current.version = 6;
  await live.announce();
  expect(screen.getByText('Total bookings: 20 → 30')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Changed meanwhile.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(/^Saved\./)).toBeVisible();
  expect(told.variablesOf('ChangeRates')).toMatchObject([
    { version: 5 },
    {
      version: 6,
      edit: { promotion: { id: 4, totalUses: 30, discount: { kind: 'PERCENT', hundredths: 1_050 } } },
    },
  ]);
});

test('the end of a block that somebody else changes meanwhile is named before it is saved', async () => {
  const user = userEvent.setup();
  const item = (until: string) => (
    <BlockItem
      block={{
        id: 'one',
        roomNumber: '101',
        roomTitle: 'Single',
        firstNight: '2026-12-01',
        until,
        reason: 'OUT_OF_ORDER',
        note: null,
        takenBy: null,
        by: null,
      }}
      onDone={nothing}
    />
  );
  const before = renderServed(item('2026-12-05'), server());
  const field = () => screen.getByLabelText('Back on sale on');
  await user.clear(field());
  await user.type(field(), '2026-12-09');
  before.unmount();
  renderServed(item('2026-12-20'), server());
  expect(screen.getByText(/^Back on sale on: .*5 December 2026 → .*20 December 2026$/)).toBeVisible();
  expect(field()).toHaveValue('2026-12-09');
  await user.click(screen.getByRole('button', { name: 'Use the new values' }));
  expect(field()).toHaveValue('2026-12-20');
});

describe('a form over a record', () => {
  const FIRST = { name: 'Reception', bound: '5000', version: 1 };
  const open = (shown: readonly ('name' | 'bound')[]) =>
    renderHook(
      ({ stored }) =>
        useDraftOver({
          name: 'a record',
          stored,
          valuesOf: ({ name, bound }) => ({ name, bound }),
          shownOf: (record) => shown.map((label) => ({ label, text: record[label] })),
        }),
      { initialProps: { stored: FIRST } },
    );

  test('goes on over a newer version in which nothing is changed that the form shows', () => {
    const { result, rerender } = open(['name', 'bound']);
    act(() => result.current.edit({ name: 'Front desk' }));
    rerender({ stored: { ...FIRST, version: 2 } });
    expect(result.current.changes).toEqual([]);
    expect(result.current.opened.version).toBe(2);
  });

  test('says that other details have changed when it cannot name them', () => {
    const { result, rerender } = open(['name']);
    act(() => result.current.edit({ name: 'Front desk' }));
    rerender({ stored: { ...FIRST, bound: '100', version: 2 } });
    expect(result.current.changes).toMatchObject([{ label: 'Other details' }]);
    expect(result.current.opened.version).toBe(1);
    act(() => result.current.keepMine());
    expect(result.current.changes).toEqual([]);
    expect(result.current.values).toEqual({ name: 'Front desk', bound: '100' });
  });
});
