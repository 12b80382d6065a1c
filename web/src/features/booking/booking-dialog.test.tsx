import { dollars, rupees } from '../../../tests/money';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { bookableType, bookingForm } from '../../../tests/booking-form';
import { renderServed, Server, type Responders } from '../../../tests/served';
import { solveChallenge } from '../../../tests/solve-challenge';
import type { ExtraUnit } from '../../generated/graphql';
import type { ChosenRoom } from '../../lib/stays/room-type-name';
import BookingDialog from './booking-dialog';

const RATES = { Single: 9_900, Double: 14_900, Deluxe: 19_900, Suite: 29_900 };
const CAPACITIES = { Single: 2, Double: 3, Deluxe: 4, Suite: 6 };

const BOOKING_FORM = bookingForm(
  ...Object.entries(RATES).map(([name, rate]) =>
    bookableType(name, CAPACITIES[name as keyof typeof CAPACITIES], rate),
  ),
);

/** A night of a quote at ₹84 a dollar. */
const nightOf = (paise: number) => ({
  rate: dollars(paise / 84),
  value: rupees(paise),
  discount: rupees(0),
});

const QUOTE = {
  quote: {
    __typename: 'Quote' as const,
    promotion: null,
    payment: null,
    promise: { freeUntil: null, sentence: 'No longer free: the first night, ₹9,812.88, is charged' },
    datedTerms: null,
    nights: 1,
    nightlyRate: dollars(9_900),
    paisePerDollar: 8_400,
    stays: [
      {
        roomTitle: 'Single',
        nights: [nightOf(831_600)],
        supplement: rupees(0),
        includedExtras: [],
        extras: [],
      },
    ],
    taxes: [{ label: 'CGST 9%', amount: rupees(74_844) }],
    total: rupees(981_288),
    totalInDollars: dollars(11_682),
  },
  availability: {
    __typename: 'Availability' as const,
    listing: null,
    roomTypes: Object.keys(RATES).map((name) => ({
      roomsFree: 2,
      roomType: { name },
    })),
  },
};

const READS: Responders = { BookingForm: () => BOOKING_FORM, StayQuote: () => QUOTE };

async function openDialog(responses: Responders = READS, chosen?: ChosenRoom) {
  const server = new Server(responses);
  const onOpenChange = vi.fn();
  const user = userEvent.setup();
  renderServed(<BookingDialog open onOpenChange={onOpenChange} chosen={chosen} />, server);
  const dialog = await screen.findByRole('dialog', { name: 'Book Your Perfect Stay' });
  await within(dialog).findByLabelText('Name');
  return { user, dialog: within(dialog), server, onOpenChange };
}

type Opened = Awaited<ReturnType<typeof openDialog>>;

async function fill({ user, dialog }: Opened): Promise<void> {
  await user.type(dialog.getByLabelText('Name'), 'Asha');
  await user.type(dialog.getByLabelText('Email'), 'asha@rao.in');
  await user.type(dialog.getByLabelText('Phone'), '9876543210');
  await user.type(dialog.getByLabelText('Check-in'), '2026-12-01');
  // In the summary, in the price breakdown and next to the button.
  expect(await dialog.findAllByText('₹9,812.88')).toHaveLength(3);
}

const submit = ({ user, dialog }: Opened) =>
  user.click(dialog.getByRole('button', { name: 'Proceed to Payment' }));
const refusal = <Name extends string, More extends object>(
  __typename: Name,
  code: string,
  message: string,
  more: More,
) => ({ createBooking: { __typename, code, parameters: [], message, field: null, ...more } });

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('the booking dialog', () => {
  test('has the specified texts, sections, defaults and minimums', async () => {
    const { dialog } = await openDialog();
    expect(dialog.getByText('Complete your reservation in just a few steps')).toBeInTheDocument();
    for (const section of ['Personal Information', 'Booking Details', 'Special Requests']) {
      expect(dialog.getByRole('heading', { name: section })).toBeInTheDocument();
    }
    const labels = dialog.getAllByRole('option').map(({ textContent }) => textContent);
    expect(labels).toEqual(['Single $99', 'Double $149', 'Deluxe $199', 'Suite $299']);
    expect(dialog.getByLabelText('Room type')).toHaveValue('Single');
    expect(dialog.getByLabelText('Guests')).toHaveValue(1);
    expect(dialog.getByLabelText('Guests')).toHaveAttribute('min', '1');
    expect(dialog.getByLabelText('Check-in')).toHaveAttribute('min', '2026-11-20');
    expect(dialog.getByLabelText('Check-out')).toHaveAttribute('min', '2026-11-20');
    expect(
      dialog.getByText(/Check-in from 2:00 pm, check-out by 11:00 am\. Free until 48 hours/),
    ).toBeInTheDocument();
  });

  test('closes by Cancel and by the close icon', async () => {
    const { user, dialog, onOpenChange } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
  });

  test('choosing check-in moves check-out and its minimum', async () => {
    const opened = await openDialog();
    await opened.user.type(opened.dialog.getByLabelText('Check-in'), '2026-12-31');
    expect(opened.dialog.getByLabelText('Check-out')).toHaveValue('2027-01-01');
    expect(opened.dialog.getByLabelText('Check-out')).toHaveAttribute('min', '2026-12-31');
  });

  test('reports missing values at their fields and sends nothing', async () => {
    const opened = await openDialog();
    await submit(opened);
    for (const sentence of [
      'Please enter your name.',
      'Please enter your e-mail address.',
      'Please enter your phone number.',
      'Please choose a check-in date.',
      'Please choose a check-out date.',
    ]) {
      expect(await opened.dialog.findByText(sentence)).toBeInTheDocument();
    }
    expect(opened.dialog.getByLabelText('Name')).toHaveFocus();
    expect(opened.server.variablesOf('CreateBooking')).toEqual([]);
  });

  test('takes further rooms for the same nights, and shows the price of each', async () => {
    const charge = (roomTitle: string, paise: number) => ({
      roomTitle,
      includedExtras: [],
      extras: [],
      nights: [nightOf(paise)],
      supplement: rupees(0),
    });
    const quoted = [charge('Single', 831_600), charge('Suite', 2_511_600)];
    const opened = await openDialog({
      ...READS,
      StayQuote: ({ furtherStays }) =>
        (furtherStays as unknown[]).length === 0
          ? QUOTE
          : { ...QUOTE, quote: { ...QUOTE.quote, stays: quoted } },
      CreateBooking: () =>
        refusal('InvalidInput', 'INVALID_INPUT', 'Too many guests.', {
          faults: [
            {
              field: 'furtherStays.0.guests',
              code: 'GUESTS_TOO_MANY',
              parameters: [],
              message: 'Too many guests.',
            },
          ],
        }),
    });
    await fill(opened);
    await opened.user.click(opened.dialog.getByRole('button', { name: 'Add another room' }));
    await opened.user.selectOptions(opened.dialog.getByLabelText('Room type of room 2'), 'Suite');
    expect(await opened.dialog.findByText('Suite, 1 night')).toBeInTheDocument();
    expect(opened.dialog.getByText('₹25,116.00')).toBeInTheDocument();
    await submit(opened);
    expect(await opened.dialog.findByText('Too many guests.')).toBeInTheDocument();
    expect(opened.dialog.getByLabelText('Guests in room 2')).toHaveAccessibleDescription('Too many guests.');
    const [variables] = opened.server.variablesOf('CreateBooking');
    expect((variables as { input: { furtherStays: object[] } }).input.furtherStays).toEqual([
      { roomType: 'Suite', checkin: '2026-12-01', checkout: '2026-12-02', guests: 1 },
    ]);
    await opened.user.click(opened.dialog.getByRole('button', { name: 'Remove room 2' }));
    expect(opened.dialog.queryByLabelText('Guests in room 2')).not.toBeInTheDocument();
  });

  test('a further room that is sold out is refused above the button, with another type that fills it in', async () => {
    const free = (name: string, rooms: number) => ({
      roomsFree: rooms,
      faults: [],
      nearest: [],
      roomType: { name, title: name },
    });
    const options = [free('Single', 1), free('Double', 3), free('Suite', 2)];
    const opened = await openDialog({
      ...READS,
      StayQuote: () => ({
        ...QUOTE,
        availability: {
          ...QUOTE.availability,
          roomTypes: options.map(({ roomType, roomsFree }) => ({ roomType, roomsFree })),
        },
      }),
      StaysInstead: () => ({ stayOptions: { __typename: 'StayOptions', options } }),
    });
    await fill(opened);
    expect(await opened.dialog.findByText('Only 1 room left for these dates.')).toBeInTheDocument();
    await opened.user.click(opened.dialog.getByRole('button', { name: 'Add another room' }));
    const refused = 'Single: we have only 1 room of this type for all of these nights.';
    expect(await opened.dialog.findByText(refused)).toBeInTheDocument();
    await submit(opened);
    expect(opened.dialog.getByLabelText('Room type of room 2')).toHaveAccessibleDescription(refused);
    expect(opened.server.variablesOf('CreateBooking')).toEqual([]);
    await opened.user.click(await opened.dialog.findByRole('button', { name: /^Double, / }));
    expect(opened.dialog.getByLabelText('Room type of room 2')).toHaveValue('Double');
    expect(opened.dialog.getByLabelText('Room type')).toHaveValue('Single');
    await waitFor(() => expect(opened.dialog.queryByText(refused)).not.toBeInTheDocument());
  });

  test('when no room of any type is free, other dates of the type and of another one are offered', async () => {
    const taken = (name: string, ...checkins: string[]) => ({
      roomsFree: 0,
      faults: [],
      nearest: checkins.map((checkin) => ({ checkin, checkout: '2026-12-31' })),
      roomType: { name, title: name },
    });
    const options = [
      taken('Single', '2026-11-28', '2026-12-04'),
      taken('Double', '2026-12-02', '2026-12-09'),
    ];
    const opened = await openDialog({
      ...READS,
      StayQuote: () => ({
        ...QUOTE,
        availability: {
          ...QUOTE.availability,
          roomTypes: options.map(({ roomType, roomsFree }) => ({ roomType, roomsFree })),
        },
      }),
      StaysInstead: () => ({ stayOptions: { __typename: 'StayOptions', options } }),
    });
    await opened.user.type(opened.dialog.getByLabelText('Check-in'), '2026-12-01');
    const instead = within(await opened.dialog.findByRole('region', { name: 'Available instead' }));
    await instead.findByRole('button', { name: /^Double, Wed, 2 December/ });
    expect(instead.getAllByRole('button').map(({ textContent }) => textContent?.slice(0, 16))).toEqual([
      'Single, Sat, 28 ',
      'Single, Fri, 4 D',
      'Double, Wed, 2 D',
    ]);
  });

  test('keeps what was typed for a reload of the page', async () => {
    const first = await openDialog();
    await first.user.type(first.dialog.getByLabelText('Name'), 'Asha Rao');
    await first.user.selectOptions(first.dialog.getByLabelText('Room type'), 'Suite');
    cleanup();
    const { dialog } = await openDialog();
    expect(dialog.getByLabelText('Name')).toHaveValue('Asha Rao');
    expect(dialog.getByLabelText('Room type')).toHaveValue('Suite');
  });

  describe('given a hold that was not paid', () => {
    const HELD = refusal('RoomUnavailable', 'ROOM_UNAVAILABLE', 'Sold out.', { alternatives: [] });
    const responses = { ...READS, CreateBooking: () => HELD };
    const replacedIn = ({ server }: Opened) => {
      const [variables] = server.variablesOf('CreateBooking');
      return (variables as { input: { replaces?: string | null } } | undefined)?.input.replaces;
    };
    beforeEach(() => localStorage.setItem('saffron-court.hold', 'the-token'));

    test('says that the next one takes its place, and sends its token', async () => {
      const opened = await openDialog(responses);
      expect(opened.dialog.getByText('A new booking here will replace it.')).toBeInTheDocument();
      await fill(opened);
      await waitFor(() =>
        expect(opened.server.variablesOf('StayQuote').at(-1)).toMatchObject({ replaces: 'the-token' }),
      );
      await submit(opened);
      await waitFor(() => expect(replacedIn(opened)).toBe('the-token'));
    });

    test('keeps both for a guest who wants both', async () => {
      const opened = await openDialog(responses);
      await opened.user.click(opened.dialog.getByRole('button', { name: 'Keep both' }));
      await fill(opened);
      await submit(opened);
      await waitFor(() => expect(opened.server.variablesOf('CreateBooking')).toHaveLength(1));
      expect(replacedIn(opened)).toBeNull();
    });
  });

  describe('opened from a listing', () => {
    const listing = { id: 'corner', roomType: 'Deluxe', title: 'Corner Room', rooms: ['301', '308'] };
    const HELD = refusal('RoomUnavailable', 'ROOM_UNAVAILABLE', 'Sold out.', { alternatives: [] });
    const responses = { ...READS, CreateBooking: () => HELD };
    const listingSent = ({ server }: Opened) => {
      const [variables] = server.variablesOf('CreateBooking');
      return (variables as { input: { listing?: string } } | undefined)?.input.listing;
    };

    test('says which rooms the guest gets, and sends the listing', async () => {
      const opened = await openDialog(responses, { roomType: 'Deluxe', listing });
      expect(opened.dialog.getByLabelText('Room type')).toHaveAccessibleDescription(
        'Corner Room: room 301 or 308 is yours.',
      );
      await fill(opened);
      await submit(opened);
      await waitFor(() => expect(listingSent(opened)).toBe('corner'));
    });

    test('whose rooms are taken, says so above the button, and offers another room and other dates', async () => {
      const nearest = [{ checkin: '2026-12-03', checkout: '2026-12-04' }];
      const taken = { roomsFree: 0, nearest };
      const option = {
        roomsFree: 6,
        faults: [],
        nearest: [],
        roomType: { name: 'Deluxe', title: 'Deluxe' },
      };
      const opened = await openDialog(
        {
          ...responses,
          StayQuote: ({ listing: id }) => ({
            ...QUOTE,
            availability: { ...QUOTE.availability, listing: id ? taken : null },
          }),
          StaysInstead: () => ({ stayOptions: { __typename: 'StayOptions', options: [option] } }),
        },
        { roomType: 'Deluxe', listing },
      );
      await fill(opened);
      const refused = 'Corner Room: room 301 or 308 is already taken for some of these nights.';
      expect(await opened.dialog.findByRole('alert')).toHaveTextContent(refused);
      expect(opened.dialog.queryByText(/left for these dates|^Available/)).not.toBeInTheDocument();
      await submit(opened);
      expect(opened.server.variablesOf('CreateBooking')).toEqual([]);
      expect(opened.dialog.getByLabelText('Room type')).toHaveAccessibleDescription(refused);
      const instead = within(opened.dialog.getByRole('region', { name: 'Available instead' }));
      expect((await instead.findAllByRole('button')).map(({ textContent }) => textContent)).toEqual([
        'Deluxe, Tue, 1 December 2026 to Wed, 2 December 2026',
        'Corner Room, Thu, 3 December 2026 to Fri, 4 December 2026',
      ]);
      await opened.user.click(instead.getByRole('button', { name: /^Deluxe/ }));
      await waitFor(() => expect(opened.dialog.queryByText(refused)).not.toBeInTheDocument());
      expect(opened.dialog.getByLabelText('Room type')).toHaveAccessibleDescription('');
    });

    test('forgets the listing once the guest chooses another room type', async () => {
      const opened = await openDialog(responses, { roomType: 'Deluxe', listing });
      await opened.user.selectOptions(opened.dialog.getByLabelText('Room type'), 'Suite');
      expect(opened.dialog.queryByText(/Corner Room/)).not.toBeInTheDocument();
      await fill(opened);
      await submit(opened);
      await waitFor(() => expect(opened.server.variablesOf('CreateBooking')).toHaveLength(1));
      expect(listingSent(opened)).toBeUndefined();
    });
  });

  test("limits the guests to the room's capacity", async () => {
    const opened = await openDialog();
    await opened.user.clear(opened.dialog.getByLabelText('Guests'));
    await opened.user.type(opened.dialog.getByLabelText('Guests'), '3');
    await submit(opened);
    expect(
      await opened.dialog.findByText('Single sleeps up to 2 guests. Please choose a larger room.'),
    ).toBeInTheDocument();
  });

  test('shows the price and how many rooms are left', async () => {
    const opened = await openDialog();
    await fill(opened);
    expect(opened.dialog.getByText('1 night × $99')).toBeInTheDocument();
    expect(opened.dialog.getByText('$1 = ₹84.00')).toBeInTheDocument();
    expect(opened.dialog.getByText('about $116.82')).toBeInTheDocument();
    expect(opened.dialog.getByText('Only 2 rooms left for these dates.')).toBeInTheDocument();
  });

  test('shows the server’s faults at their fields', async () => {
    const faults = [
      { field: 'phone', code: 'PHONE_INVALID', parameters: [], message: 'This number is too short.' },
    ];
    const payment = { dueNow: rupees(300_000), rest: rupees(681_288), restDueOn: null, terms: 'A part now.' };
    const opened = await openDialog({
      ...READS,
      StayQuote: () => ({ ...QUOTE, quote: { ...QUOTE.quote, payment } }),
      CreateBooking: () => refusal('InvalidInput', 'INVALID_INPUT', 'This number is too short.', { faults }),
    });
    await fill(opened);
    await submit(opened);
    expect(await opened.dialog.findByText('This number is too short.')).toBeInTheDocument();
    expect(opened.server.variablesOf('CreateBooking')[0]).toMatchObject({
      input: { guests: 1, expectedTotal: 981_288, expectedDue: 300_000 },
    });
  });

  test('says which stay is allowed when a rule of the hotel refuses the chosen one', async () => {
    const faultAt = (message: string, code: string) => ({
      field: 'checkout',
      code,
      parameters: [],
      message,
    });
    const faults = [
      faultAt('A stay that includes Tuesday has at least 2 nights.', 'STAY_TOO_SHORT_ON'),
      faultAt('The nearest stay is Tuesday to Thursday.', 'NEAREST_STAY'),
    ];
    const opened = await openDialog({
      ...READS,
      CreateBooking: () => refusal('InvalidInput', 'INVALID_INPUT', faults[0]?.message ?? '', { faults }),
    });
    await fill(opened);
    await submit(opened);
    const both = faults.map(({ message }) => message).join(' ');
    expect(await opened.dialog.findByText(both)).toBeInTheDocument();
    expect(opened.dialog.getByLabelText('Check-out')).toHaveAccessibleDescription(both);
  });

  test('says both figures when the price has changed', async () => {
    const opened = await openDialog({
      ...READS,
      CreateBooking: () =>
        refusal('PriceChanged', 'PRICE_CHANGED', 'The price has changed.', {
          seen: rupees(981_288),
          quote: { __typename: 'Quote', total: rupees(1_080_000) },
        }),
    });
    await fill(opened);
    await submit(opened);
    const alert = within(await screen.findByRole('alertdialog', { name: 'Booking failed!' }));
    expect(
      alert.getByText('The price has changed. You saw ₹9,812.88; the price is now ₹10,800.00.'),
    ).toBeInTheDocument();
    // The form requests the price again.
    expect(opened.server.variablesOf('StayQuote')).toHaveLength(2);
  });

  test('offers alternatives when the room is gone, and fills in the chosen one', async () => {
    const alternatives = [
      {
        __typename: 'StayAlternative',
        roomType: 'Double',
        roomTitle: 'Double',
        checkin: '2026-12-02',
        checkout: '2026-12-03',
      },
    ];
    const opened = await openDialog({
      ...READS,
      CreateBooking: () =>
        refusal('RoomUnavailable', 'ROOM_UNAVAILABLE', 'No room of this type is free.', { alternatives }),
    });
    await fill(opened);
    await submit(opened);
    const alert = within(await screen.findByRole('alertdialog', { name: 'Booking failed!' }));
    expect(alert.getByText('No room of this type is free.')).toBeInTheDocument();
    await opened.user.click(alert.getByRole('button', { name: /^Double/ }));
    await waitFor(() => expect(opened.dialog.getByLabelText('Room type')).toHaveValue('Double'));
    expect(opened.dialog.getByLabelText('Check-in')).toHaveValue('2026-12-02');
  });

  test('a broken connection says that nothing was charged, and the retry carries the same key', async () => {
    const opened = await openDialog();
    await fill(opened);
    await submit(opened);
    const alert = within(await screen.findByRole('alertdialog', { name: 'Booking failed!' }));
    expect(alert.getByText(/Nothing was charged/)).toBeInTheDocument();
    await opened.user.click(alert.getByRole('button', { name: 'OK' }));
    await submit(opened);
    await screen.findByRole('alertdialog', { name: 'Booking failed!' });
    const keys = opened.server
      .variablesOf('CreateBooking')
      ?.map(({ input }) => (input as { idempotencyKey: string }).idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(keys?.[0]).toBe(keys?.[1]);
  });

  test('a form that was already paid is a success', async () => {
    const booking = { reference: 'SC-TEST2345', status: 'CONFIRMED' as const, dueAtBooking: rupees(981_288) };
    const opened = await openDialog({
      ...READS,
      CreateBooking: () => ({ createBooking: { __typename: 'BookingConfirmed', pageToken: null, booking } }),
    });
    await fill(opened);
    await submit(opened);
    const alert = within(await screen.findByRole('alertdialog', { name: 'Payment successful!' }));
    expect(alert.getByText('SC-TEST2345')).toBeInTheDocument();
  });

  test('an expired hold is not offered again after the server said so', async () => {
    localStorage.setItem('saffron-court.hold', 'the-token');
    const opened = await openDialog({
      ...READS,
      ContinueBooking: () => ({
        continueBooking: {
          __typename: 'HoldExpired',
          code: 'HOLD_EXPIRED',
          parameters: [],
          message: 'The hold has lapsed.',
        },
      }),
    });
    await opened.user.click(opened.dialog.getByRole('button', { name: 'Continue with that room' }));
    const alert = within(await screen.findByRole('alertdialog', { name: 'Booking failed!' }));
    await opened.user.click(alert.getByRole('button', { name: 'OK' }));
    await waitFor(() =>
      expect(opened.dialog.queryByText('You have a room on hold.')).not.toBeInTheDocument(),
    );
  });
});

describe('a challenge', () => {
  const required = (challenge: string) =>
    refusal('ChallengeRequired', 'CHALLENGE_REQUIRED', 'Please sign in.', { challenge });

  test('is solved in the background, and the same form is sent again', async () => {
    const refused = refusal('TooManyHolds', 'TOO_MANY_HOLDS', 'Too many rooms.', {});
    const opened = await openDialog({
      ...READS,
      CreateBooking: ({ input }) => (input.challengeSolution ? refused : required('first')),
    });
    await fill(opened);
    await submit(opened);
    expect(await screen.findByText('Too many rooms.')).toBeVisible();
    const inputs = opened.server
      .variablesOf('CreateBooking')
      .map(({ input }) => input as Record<string, unknown>);
    expect(inputs.map(({ challengeSolution }) => challengeSolution)).toEqual([undefined, 'solved first']);
    expect(inputs[1]).toEqual({ ...inputs[0], challengeSolution: 'solved first' });
  });

  test('that this browser cannot solve tells the guest what to do', async () => {
    solveChallenge.mockRejectedValue(new Error('No workers'));
    const opened = await openDialog({ ...READS, CreateBooking: () => required('unsolvable') });
    await fill(opened);
    await submit(opened);
    expect(await screen.findByText('Please sign in.')).toBeVisible();
    expect(opened.server.variablesOf('CreateBooking')).toHaveLength(1);
  });
});

test('a code and another rate are quoted and booked, and what they save is shown', async () => {
  const promotion = {
    name: 'Stay three, pay two',
    code: 'STAY3',
    saved: rupees(981_288),
  };
  const plans = [
    {
      code: 'FLEXIBLE',
      name: 'Flexible',
      cancellationTerms: 'Free.',
      includedExtras: [],
    },
    {
      code: 'SAVER',
      name: 'Saver',
      cancellationTerms: 'Not refunded.',
      includedExtras: [],
    },
  ];
  const { user, dialog, server } = await openDialog({
    BookingForm: () => ({ ...BOOKING_FORM, ratePlans: plans }),
    StayQuote: () => ({ ...QUOTE, quote: { ...QUOTE.quote, promotion } }),
  });
  await user.selectOptions(dialog.getByLabelText('Rate'), 'Saver');
  expect(dialog.getByText(/^Check-in from 2:00 pm.*Not refunded\.$/)).toBeVisible();
  await user.type(dialog.getByLabelText('Promotion code (optional)'), ' stay3 ');
  await user.type(dialog.getByLabelText('Check-in'), '2026-12-01');
  expect(await dialog.findByText('you save ₹9,812.88 with tax')).toBeVisible();
  expect(server.variablesOf('StayQuote').at(-1)).toMatchObject({ plan: 'SAVER', code: 'stay3' });
});

test('a room type that is not on offer is not replaced by another: the guest chooses one', async () => {
  const { user, dialog, server } = await openDialog(READS, { roomType: 'Penthouse' });
  const roomType = dialog.getByLabelText('Room type');
  expect(roomType).toHaveValue('Penthouse');
  expect(roomType).toHaveAccessibleDescription('This type of room is not on offer. Please choose one.');
  await user.click(dialog.getByRole('button', { name: 'Proceed to Payment' }));
  expect(server.variablesOf('CreateBooking')).toEqual([]);
  expect(server.variablesOf('StayQuote')).toEqual([]);
  await user.selectOptions(roomType, 'Deluxe $199');
  expect(roomType).not.toHaveAccessibleDescription();
});

test('what an address could not say is empty, whatever an earlier form had, and says so until it is chosen', async () => {
  sessionStorage.setItem(
    'saffron-court.booking-form',
    JSON.stringify({ checkin: '2026-12-20', checkout: '2026-12-22', guests: '2' }),
  );
  renderServed(
    <BookingDialog
      open
      onOpenChange={() => undefined}
      chosen={{ roomType: 'Double', checkin: null, checkout: null }}
      faults={{
        checkin: 'The address has no valid check-in date. Please choose one.',
        guests: 'Say how many.',
      }}
    />,
    new Server(READS),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Book Your Perfect Stay' }));
  const checkin = await dialog.findByLabelText('Check-in');
  expect(checkin).toHaveValue('');
  expect(dialog.getByLabelText('Guests')).toHaveValue(null);
  expect(checkin).toHaveAccessibleDescription('The address has no valid check-in date. Please choose one.');
  fireEvent.change(checkin, { target: { value: '2026-12-21' } });
  await waitFor(() => expect(checkin).not.toHaveAccessibleDescription());
});

test('Enter in the promotion code applies it, and does not send the booking', async () => {
  const opened = await openDialog();
  await fill(opened);
  const { user, dialog, server } = opened;
  await user.type(dialog.getByLabelText(/^Promotion code/), 'STAY3{Enter}');
  await waitFor(() => expect(server.variablesOf('StayQuote').at(-1)).toMatchObject({ code: 'STAY3' }));
  expect(server.variablesOf('CreateBooking')).toEqual([]);
  expect(dialog.getByLabelText(/^Promotion code/)).toHaveFocus();
});

test('a code that cannot be used says why at its field and above the button, without other rooms', async () => {
  const fault = {
    field: 'code',
    code: 'PROMOTION_CODE_UNKNOWN',
    parameters: [],
    message: 'There is no promotion with this code.',
  };
  const { user, dialog } = await openDialog({
    ...READS,
    StayQuote: ({ code }) =>
      code
        ? {
            ...QUOTE,
            quote: {
              __typename: 'InvalidInput',
              code: 'INVALID_INPUT',
              parameters: [],
              message: '',
              faults: [fault],
            },
          }
        : QUOTE,
  });
  await user.type(dialog.getByLabelText('Check-in'), '2026-12-01');
  await user.type(dialog.getByLabelText('Promotion code (optional)'), 'NONE');
  expect(await dialog.findAllByText(fault.message)).toHaveLength(2);
  expect(dialog.getByLabelText('Promotion code (optional)')).toHaveAccessibleDescription(fault.message);
});

const offeredExtra = (code: string, name: string, unit: ExtraUnit, paise: number) => ({
  code,
  name,
  unit,
  description: `${name} for you.`,
  priceWithTax: rupees(paise),
});
const OFFERED = [
  offeredExtra('BREAKFAST', 'Breakfast', 'GUEST_AND_NIGHT', 118_944),
  offeredExtra('TRANSFER', 'Airport transfer', 'PIECE', 220_500),
];
const soldExtra = {
  code: 'BREAKFAST',
  name: 'Breakfast',
  unit: 'GUEST_AND_NIGHT' as const,
  pieces: 1,
  quantity: 2,
  value: rupees(201_600),
  total: rupees(237_888),
};

test('extras are chosen with their price, quoted and booked, and the price has a line for each', async () => {
  const stays = QUOTE.quote.stays.map((stay) => ({ ...stay, extras: [soldExtra] }));
  const { user, dialog, server } = await openDialog({
    BookingForm: () => ({ ...BOOKING_FORM, extras: OFFERED }),
    StayQuote: () => ({ ...QUOTE, quote: { ...QUOTE.quote, stays } }),
  });
  await user.type(dialog.getByLabelText('Check-in'), '2026-12-01');
  expect(dialog.getByLabelText('Breakfast')).toHaveAccessibleDescription(
    /₹1,189.44 a guest and night with tax/,
  );
  await user.click(dialog.getByLabelText('Breakfast'));
  await user.selectOptions(dialog.getByLabelText('Airport transfer'), '2');
  expect(await dialog.findByText('Breakfast × 2')).toBeVisible();
  expect(dialog.getByLabelText('Breakfast')).toHaveAccessibleDescription(/₹2,378.88 in total/);
  await waitFor(() =>
    expect(server.variablesOf('StayQuote').at(-1)).toMatchObject({
      extras: [
        { code: 'BREAKFAST', pieces: 1 },
        { code: 'TRANSFER', pieces: 2 },
      ],
      furtherStays: [],
    }),
  );
});

test('breakfast is for all rooms, and what is sold by the piece is for the booking', async () => {
  const { user, dialog, server } = await openDialog({
    BookingForm: () => ({ ...BOOKING_FORM, extras: OFFERED }),
    StayQuote: () => QUOTE,
  });
  await user.type(dialog.getByLabelText('Check-in'), '2026-12-01');
  await user.click(dialog.getByRole('button', { name: 'Add another room' }));
  await user.click(dialog.getByLabelText('Breakfast'));
  await user.selectOptions(dialog.getByLabelText('Airport transfer'), '1');
  await waitFor(() =>
    expect(server.variablesOf('StayQuote').at(-1)).toMatchObject({
      extras: [{ code: 'BREAKFAST' }, { code: 'TRANSFER' }],
      furtherStays: [{ extras: [{ code: 'BREAKFAST', pieces: 1 }] }],
    }),
  );
});

test('an extra that is sold out says so at the extras and above the button, without other rooms', async () => {
  const message = '“Breakfast” is sold out for 1 December 2026.';
  const fault = {
    field: 'extras',
    code: 'EXTRA_SOLD_OUT',
    parameters: [],
    message,
  };
  const refused = {
    __typename: 'InvalidInput' as const,
    code: 'INVALID_INPUT',
    parameters: [],
    message,
    faults: [fault],
  };
  const { user, dialog } = await openDialog({
    BookingForm: () => ({ ...BOOKING_FORM, extras: OFFERED }),
    StayQuote: () => ({ ...QUOTE, quote: refused }),
  });
  await user.type(dialog.getByLabelText('Check-in'), '2026-12-01');
  await user.click(dialog.getByLabelText('Breakfast'));
  await waitFor(() => expect(dialog.getAllByText(message)).toHaveLength(2));
  expect(dialog.getByRole('group', { name: 'Extras' })).toHaveAccessibleDescription(message);
});

test('an extra that the rate includes is named and not offered again', async () => {
  const plans = BOOKING_FORM.ratePlans.map((plan) => ({ ...plan, includedExtras: ['Breakfast'] }));
  const { dialog } = await openDialog({
    BookingForm: () => ({ ...BOOKING_FORM, ratePlans: plans, extras: OFFERED }),
  });
  expect(dialog.getByText('is included.')).toBeVisible();
  expect(dialog.queryByLabelText('Breakfast')).not.toBeInTheDocument();
});

describe('an invoice for a business', () => {
  const BUSINESS = { name: 'Marigold Textiles', gstin: '27AAPFU0939F1ZW', address: 'Nariman Point, Mumbai' };

  async function fillBusiness({ user, dialog }: Opened, gstin = BUSINESS.gstin): Promise<void> {
    await user.click(dialog.getByLabelText('Invoice for a business'));
    await user.type(dialog.getByLabelText('Business name'), BUSINESS.name);
    await user.type(dialog.getByLabelText('GSTIN or UIN'), gstin);
    await user.type(dialog.getByLabelText('Business address'), BUSINESS.address);
  }

  test('is asked for only once the box is marked, and then names what is missing', async () => {
    const opened = await openDialog();
    expect(opened.dialog.queryByLabelText('GSTIN or UIN')).not.toBeInTheDocument();
    await fill(opened);
    await opened.user.click(opened.dialog.getByLabelText('Invoice for a business'));
    await submit(opened);
    expect(await opened.dialog.findByText('Please enter the GSTIN of the business.')).toBeInTheDocument();
    expect(opened.server.variablesOf('CreateBooking')).toEqual([]);
  });

  test('has a PIN code when the hotel registers its invoices', async () => {
    const property = { ...BOOKING_FORM.property, asksPinCode: true };
    const opened = await openDialog({
      ...READS,
      BookingForm: () => ({ ...BOOKING_FORM, property }),
      CreateBooking: () => refusal('TooManyHolds', 'TOO_MANY_HOLDS', 'Too many.', {}),
    });
    await fill(opened);
    await fillBusiness(opened);
    await submit(opened);
    expect(await opened.dialog.findByText('Please enter the PIN code of the business.')).toBeInTheDocument();
    await opened.user.type(opened.dialog.getByLabelText('PIN code'), '400021');
    await submit(opened);
    await waitFor(() => expect(opened.server.variablesOf('CreateBooking')).toHaveLength(1));
    expect(opened.server.variablesOf('CreateBooking')[0]).toMatchObject({
      input: { billing: { ...BUSINESS, pinCode: '400021' } },
    });
  });

  test('with a UIN needs no PIN code', async () => {
    const property = { ...BOOKING_FORM.property, asksPinCode: true };
    const opened = await openDialog({
      ...READS,
      BookingForm: () => ({ ...BOOKING_FORM, property }),
      CreateBooking: () => refusal('TooManyHolds', 'TOO_MANY_HOLDS', 'Too many.', {}),
    });
    await fill(opened);
    await fillBusiness(opened, '0417USA00001UN0');
    expect(opened.dialog.getByLabelText(/^PIN code/)).not.toBeRequired();
    await submit(opened);
    await waitFor(() => expect(opened.server.variablesOf('CreateBooking')).toHaveLength(1));
  });

  test('shows a PIN code of another state while the guest corrects it', async () => {
    const message = 'This PIN code is not in Maharashtra.';
    const fault = { field: 'billing.pinCode', code: 'PIN_CODE_OF_OTHER_STATE', parameters: [], message };
    const opened = await openDialog({
      ...READS,
      CreateBooking: () => refusal('InvalidInput', 'INVALID_INPUT', 'Correct it.', { faults: [fault] }),
    });
    await fill(opened);
    await fillBusiness(opened);
    await submit(opened);
    await opened.user.type(await opened.dialog.findByLabelText(/^PIN code/), '4');
    await opened.user.clear(opened.dialog.getByLabelText(/^PIN code/));
    expect(opened.dialog.getByLabelText(/^PIN code/)).toBeVisible();
  });

  test('of another country has its number there instead of a GSTIN', async () => {
    const opened = await openDialog({
      ...READS,
      CreateBooking: () => refusal('TooManyHolds', 'TOO_MANY_HOLDS', 'Too many.', {}),
    });
    await fill(opened);
    await fillBusiness(opened);
    await opened.user.click(opened.dialog.getByLabelText('The business is registered in another country'));
    expect(opened.dialog.queryByLabelText('GSTIN or UIN')).not.toBeInTheDocument();
    await submit(opened);
    expect(await opened.dialog.findByText('Please enter the country.')).toBeInTheDocument();
    await opened.user.type(opened.dialog.getByLabelText('Country of registration'), 'Germany');
    await opened.user.type(opened.dialog.getByLabelText('Company number'), 'HRB 1');
    await submit(opened);
    await waitFor(() => expect(opened.server.variablesOf('CreateBooking')).toHaveLength(1));
    const { name, address } = BUSINESS;
    expect(opened.server.variablesOf('CreateBooking')[0]).toMatchObject({
      input: { billing: { name, address, country: 'Germany', companyNumber: 'HRB 1' } },
    });
  });

  test('says at the GSTIN that it does not fit together', async () => {
    const message = 'This is not a GSTIN.';
    const opened = await openDialog({
      ...READS,
      CreateBooking: () =>
        refusal('InvalidInput', 'INVALID_INPUT', message, {
          faults: [
            {
              field: 'billing.gstin',
              code: 'GSTIN_INVALID',
              parameters: [],
              message,
            },
          ],
        }),
    });
    await fill(opened);
    await fillBusiness(opened);
    await submit(opened);
    expect(await opened.dialog.findByText(message)).toBeInTheDocument();
    expect(opened.dialog.getByLabelText('GSTIN or UIN')).toHaveFocus();
    const [variables] = opened.server.variablesOf('CreateBooking');
    expect(variables).toMatchObject({ input: { billing: BUSINESS } });
  });

  test('is not sent when the box is unmarked again', async () => {
    const opened = await openDialog({
      ...READS,
      CreateBooking: () => refusal('TooManyHolds', 'TOO_MANY_HOLDS', 'Too many.', {}),
    });
    await fill(opened);
    await fillBusiness(opened);
    await opened.user.click(opened.dialog.getByLabelText('Invoice for a business'));
    await submit(opened);
    await waitFor(() => expect(opened.server.variablesOf('CreateBooking')).toHaveLength(1));
    expect(opened.server.variablesOf('CreateBooking')[0]).not.toHaveProperty('input.billing');
  });
});

test('a summary says what is booked, and leads to the fields of the stay', async () => {
  const opened = await openDialog();
  const summary = within(opened.dialog.getByRole('region', { name: 'Your stay' }));
  expect(summary.getByText('No dates chosen yet')).toBeVisible();
  await fill(opened);
  expect(summary.getByText('Tue, 1 December 2026 – Wed, 2 December 2026, 1 night')).toBeVisible();
  expect(summary.getByText('1 guest')).toBeVisible();
  expect(summary.getByText('No longer free: the first night, ₹9,812.88, is charged')).toBeVisible();
  await opened.user.click(summary.getByRole('button', { name: /^Change/ }));
  expect(opened.dialog.getByLabelText('Check-in')).toHaveFocus();
  expect(opened.dialog.getByText('Due now: ₹9,812.88. Nothing is due at the hotel.')).toBeVisible();
  expect(opened.dialog.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms');
});

test('the summary has beds and size of the room, as far as the hotel has entered them', async () => {
  const opened = await openDialog({
    ...READS,
    BookingForm: () =>
      bookingForm(
        bookableType('Deluxe', 4, 19_900, { beds: 'King bed', sizeSquareMetres: 38 }),
        bookableType('Suite', 8, 29_900, { beds: null, sizeSquareMetres: 62 }),
        bookableType('Single', 2),
      ),
  });
  const summary = within(opened.dialog.getByRole('region', { name: 'Your stay' }));
  const roomType = opened.dialog.getByLabelText('Room type');
  await opened.user.selectOptions(roomType, 'Deluxe');
  expect(summary.getByText('King bed, 38 m² (409 ft²)')).toBeVisible();
  await opened.user.selectOptions(roomType, 'Suite');
  expect(summary.getByText('62 m² (667 ft²)')).toBeVisible();
  await opened.user.selectOptions(roomType, 'Single');
  expect(summary.queryByText(/m²/)).not.toBeInTheDocument();
});

test('a mistyped domain is questioned, and one press corrects it', async () => {
  const { user, dialog } = await openDialog();
  await user.type(dialog.getByLabelText('Email'), 'asha@gmial.com');
  await user.click(dialog.getByRole('button', { name: 'Did you mean asha@gmail.com?' }));
  expect(dialog.getByLabelText('Email')).toHaveValue('asha@gmail.com');
  expect(dialog.queryByText(/Did you mean/)).not.toBeInTheDocument();
  expect(dialog.getByLabelText('Email')).toHaveFocus();
});

test('Enter in a field leads to the next field and sends nothing', async () => {
  const opened = await openDialog();
  await fill(opened);
  const { user, dialog, server } = opened;
  await user.type(dialog.getByLabelText('Name'), '{Enter}');
  expect(dialog.getByLabelText('Email')).toHaveFocus();
  await user.type(dialog.getByLabelText('Guests'), '{Enter}');
  expect(server.variablesOf('CreateBooking')).toEqual([]);
});

test('Enter that ends the composition of a character stays in the field', async () => {
  const { dialog } = await openDialog();
  const name = dialog.getByLabelText('Name');
  name.focus();
  fireEvent.keyDown(name, { key: 'Enter', isComposing: true });
  expect(name).toHaveFocus();
});

test('nine guests who add a room keep everybody, and the fault is gone', async () => {
  const opened = await openDialog();
  const { user, dialog } = opened;
  await fill(opened);
  await user.clear(dialog.getByLabelText('Guests'));
  await user.type(dialog.getByLabelText('Guests'), '9');
  await submit(opened);
  expect(dialog.getByLabelText('Guests')).toBeInvalid();
  await user.click(dialog.getByRole('button', { name: 'Add another room' }));
  expect(dialog.getByLabelText('Guests')).toBeValid();
  const guests = ['Guests', 'Guests in room 2'].map((label) =>
    Number(dialog.getByLabelText<HTMLInputElement>(label).value),
  );
  expect(guests[0]).toBeLessThan(9);
  expect((guests[0] ?? 0) + (guests[1] ?? 0)).toBe(9);
});

test('a further room without a type is of the type of the first, and has a price', async () => {
  const { dialog, server } = await openDialog(READS, {
    roomType: 'Deluxe',
    checkin: '2026-12-01',
    checkout: '2026-12-02',
    further: [{ room: null, guests: 2, children: [] }],
  });
  expect(await dialog.findByLabelText('Room type of room 2')).toHaveValue('Deluxe');
  await waitFor(() =>
    expect(server.variablesOf('StayQuote').at(-1)).toMatchObject({ furtherStays: [{ roomType: 'Deluxe' }] }),
  );
});

test('a further room without a type is of the first type when no room has one', async () => {
  const { dialog, server } = await openDialog(READS, {
    checkin: '2026-12-01',
    checkout: '2026-12-02',
    guests: 1,
    further: [{ room: null, guests: 2, children: [] }],
  });
  expect(await dialog.findByLabelText('Room type of room 2')).toHaveValue('Single');
  await waitFor(() =>
    expect(server.variablesOf('StayQuote').at(-1)).toMatchObject({ furtherStays: [{ roomType: 'Single' }] }),
  );
});

test('a form that opens again with the choice of before keeps what was typed since then', async () => {
  const chosen = { roomType: 'Deluxe', checkin: '2026-12-01', checkout: '2026-12-02', guests: 2 };
  const server = new Server(READS);
  const user = userEvent.setup();
  const dialogOf = (open: boolean) => (
    <BookingDialog open={open} onOpenChange={() => undefined} chosen={chosen} />
  );
  function Page() {
    const [open, setOpen] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setOpen(!open)}>{`Open or close`}</button>
        {dialogOf(open)}
      </>
    );
  }
  renderServed(<Page />, server);
  const page = await screen.findByRole('button', { name: 'Open or close', hidden: true });
  const guests = await screen.findByLabelText('Guests');
  fireEvent.change(guests, { target: { value: '3' } });
  fireEvent.click(page);
  await waitFor(() => expect(screen.queryByLabelText('Guests')).not.toBeInTheDocument());
  await user.click(page);
  expect(await screen.findByLabelText('Guests')).toHaveValue(3);
});

describe('children', () => {
  const FAMILY_FORM = {
    ...BOOKING_FORM,
    property: { ...BOOKING_FORM.property, oldestChild: 11 },
    roomTypes: BOOKING_FORM.roomTypes.map((type) => ({ ...type, maximumChildren: 2 })),
  };
  const OF_FAMILY: Responders = { ...READS, BookingForm: () => FAMILY_FORM };
  const WITH_CHILD: ChosenRoom = {
    roomType: 'Deluxe',
    checkin: '2026-12-01',
    checkout: '2026-12-02',
    guests: 3,
    children: [4],
  };

  test('an age that nobody has chosen is asked for at the children, and nothing is sent', async () => {
    const opened = await openDialog(OF_FAMILY, { ...WITH_CHILD, children: [-1] });
    const { dialog, server } = opened;
    expect(dialog.getByLabelText('Age of the child')).toHaveDisplayValue('Choose the age');
    await submit(opened);
    await waitFor(() =>
      expect(dialog.getByLabelText('Children')).toHaveAccessibleDescription(
        /Please choose the age of each child/,
      ),
    );
    expect(dialog.getByLabelText('Guests')).toBeValid();
    expect(server.variablesOf('CreateBooking')).toEqual([]);
    await opened.user.selectOptions(dialog.getByLabelText('Age of the child'), '4 years');
    expect(dialog.getByLabelText('Children')).not.toHaveAccessibleDescription(/Please choose/);
  });

  test('an address without the age of a child in the second room asks for it there', async () => {
    const chosen = { ...WITH_CHILD, further: [{ room: 'Deluxe', guests: 2, children: [-1] }] };
    renderServed(
      <BookingDialog
        open
        onOpenChange={() => undefined}
        chosen={chosen}
        faults={{ children: 'Please choose the age of each child.' }}
      />,
      new Server(OF_FAMILY),
    );
    const second = await screen.findByLabelText('Children in room 2');
    await waitFor(() => expect(second).toHaveAccessibleDescription(/Please choose the age of each child/));
    expect(screen.getByLabelText('Children')).not.toHaveAccessibleDescription(/Please choose/);
  });

  test.each(['children', 'children.0'])(
    'what the server says about %s stands at the children',
    async (field) => {
      const message = 'A child of this age cannot stay here.';
      const faults = [{ field, code: 'CHILD_AGE_INVALID', parameters: [], message }];
      const { dialog } = await openDialog(
        {
          ...OF_FAMILY,
          StayQuote: () => ({
            ...QUOTE,
            quote: { __typename: 'InvalidInput', code: 'INVALID_INPUT', parameters: [], message, faults },
          }),
        },
        WITH_CHILD,
      );
      await waitFor(() =>
        expect(dialog.getByLabelText('Children')).toHaveAccessibleDescription(new RegExp(message)),
      );
      expect(dialog.queryByText(/Choose another/)).not.toBeInTheDocument();
    },
  );
});

test('another room mends no fault of the other fields', async () => {
  const opened = await openDialog();
  await submit(opened);
  expect(await opened.dialog.findByText('Please enter your name.')).toBeVisible();
  await opened.user.click(opened.dialog.getByRole('button', { name: 'Add another room' }));
  expect(opened.dialog.getByText('Please enter your name.')).toBeVisible();
  const second = opened.dialog.getByLabelText('Guests in room 2');
  await opened.user.clear(second);
  await submit(opened);
  expect(second).toBeInvalid();
  await opened.user.click(opened.dialog.getByRole('button', { name: 'Add another room' }));
  expect(second).toBeInvalid();
});
