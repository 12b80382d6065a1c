import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderServed, Server, type DataOf, type Responders } from '../../../../tests/served';
import { CheckInCard } from './check-in-card';
import CheckInPage from './check-in-page';

type CheckIn = Extract<DataOf<'OnlineCheckIn'>['onlineCheckIn'], { __typename: 'OnlineCheckIn' }>;
type Guest = CheckIn['guests'][number];

const NEEDED = [
  'name',
  'homeAddress',
  'nationality',
  'documentKind',
  'documentNumber',
  'comingFrom',
  'goingTo',
];

const guestAt = (position: number, further: Partial<Guest> = {}): Guest => ({
  stay: 'the-stay',
  roomTitle: 'Double',
  position,
  childAge: null,
  version: 0,
  name: null,
  nationality: null,
  documentKind: null,
  documentEnding: null,
  permit: null,
  entered: [],
  missing: NEEDED,
  isChecked: false,
  ...further,
});

const OPEN: CheckIn = {
  __typename: 'OnlineCheckIn',
  reference: 'SC-TEST2345',
  bookedBy: 'Asha Rao',
  state: 'OPEN',
  opensOn: '2026-11-28',
  arrivalTime: null,
  requests: null,
  takesGuests: true,
  guests: [guestAt(1), guestAt(2)],
};

const SAVED: Partial<Guest> = {
  name: 'Asha Rao',
  nationality: 'IN',
  version: 1,
  entered: NEEDED,
  missing: [],
};

const property = { today: '2026-11-29', name: 'The Lake House', phone: '+91 1', checkinTime: 'from 2:00 pm' };

afterEach(() => sessionStorage.clear());

function open(checkIn: CheckIn, responders: Responders = {}) {
  const server = new Server({ OnlineCheckIn: () => ({ property, onlineCheckIn: checkIn }), ...responders });
  renderServed(<CheckInPage token="the-token" />, server);
  return { server, user: userEvent.setup() };
}

const saved = (guests: Guest[], further: Partial<CheckIn> = {}) => ({
  __typename: 'OnlineCheckInSaved' as const,
  checkIn: { ...OPEN, guests, ...further },
});

test('a couple is asked for address and journey once, and is done in three steps', async () => {
  let guests = OPEN.guests;
  let answers = 0;
  const { server, user } = open(OPEN, {
    SaveGuestDetails: () => {
      answers += 1;
      guests = guests.map((guest) => (guest.position === answers ? guestAt(answers, SAVED) : guest));
      return { saveGuestDetails: saved(guests) };
    },
    SaveArrival: () => ({ saveArrival: saved(guests, { arrivalTime: '21:40' }) }),
  });
  expect(await screen.findByText('Step 1 of 3')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Asha Rao');
  await user.selectOptions(screen.getByLabelText('Document that you will show'), 'Aadhaar card');
  await user.type(screen.getByLabelText('Last four digits of the Aadhaar number'), '4321');
  await user.type(screen.getByLabelText('Home address'), '12 MG Road{Enter}Pune');
  await user.type(screen.getByLabelText('Coming from'), 'Pune');
  await user.type(screen.getByLabelText('Going to'), 'Jaipur');
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));

  expect(await screen.findByText('Step 2 of 3')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Guest 2' })).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: 'Home address and journey as Asha Rao' })).toBeChecked();
  expect(screen.queryByLabelText('Home address')).toBeNull();
  await user.type(screen.getByLabelText('Name'), 'Ravi Rao');
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));

  await user.type(await screen.findByLabelText('Time of arrival'), '21:40');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'Thank you, you are checked in online' })).toHaveFocus();
  expect(server.variablesOf('SaveGuestDetails')).toMatchObject([
    {
      input: {
        ...{ token: 'the-token', stay: 'the-stay', position: 1, version: 0, travelsWithFirst: false },
        details: {
          ...{ name: 'Asha Rao', nationality: 'IN', documentKind: 'AADHAAR', documentNumber: '4321' },
          ...{ homeAddress: '12 MG Road, Pune', comingFrom: 'Pune', goingTo: 'Jaipur' },
        },
      },
    },
    { input: { position: 2, travelsWithFirst: true, details: { name: 'Ravi Rao', nationality: 'IN' } } },
  ]);
  expect(server.variablesOf('SaveArrival')).toEqual([
    {
      input: {
        token: 'the-token',
        arrival: { arrivalTime: '21:40', requests: null },
        seen: { arrivalTime: null, requests: null },
      },
    },
  ]);
});

test('a foreigner gets the questions of Form III', async () => {
  const { user } = open(OPEN);
  await user.selectOptions(await screen.findByLabelText('Nationality'), 'France');
  expect(screen.getByRole('group', { name: 'Passport' })).toBeVisible();
  expect(screen.queryByLabelText('Document that you will show')).toBeNull();
  await user.selectOptions(screen.getByLabelText('You are in India with'), 'A visa');
  expect(screen.getByLabelText('Visa valid until')).toBeVisible();
  expect(screen.getByLabelText('Arrived in India at')).toBeVisible();
});

test('a wrong field is named and has the focus, and nothing is lost', async () => {
  const fault = { field: 'documentNumber', code: 'AADHAAR_DIGITS', parameters: [], message: 'Four digits.' };
  const { user } = open(OPEN, {
    SaveGuestDetails: () => ({
      saveGuestDetails: {
        ...{ __typename: 'InvalidInput', code: 'INVALID_INPUT', parameters: [], message: 'Correct it.' },
        faults: [fault],
      },
    }),
  });
  await user.selectOptions(await screen.findByLabelText('Document that you will show'), 'Aadhaar card');
  const number = screen.getByLabelText('Last four digits of the Aadhaar number');
  await user.type(number, '43');
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(await screen.findByText('Four digits.')).toBeVisible();
  expect(within(screen.getByRole('alert')).getByText('Correct it.')).toBeVisible();
  await waitFor(() => expect(number).toHaveFocus());
  expect(number).toHaveValue('43');
});

test('after a bad line the form is still filled in, and after a reload, too, but for numbers of documents', async () => {
  const { user } = open(OPEN, {
    SaveGuestDetails: () => {
      throw new Error('The line is down.');
    },
  });
  await user.type(await screen.findByLabelText('Coming from'), 'Pune');
  await user.selectOptions(screen.getByLabelText('Document that you will show'), 'Passport');
  await user.type(screen.getByLabelText('Passport number'), 'K1234567');
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(await screen.findByText(/What you typed is still here/)).toBeVisible();
  expect(screen.getByLabelText('Passport number')).toHaveValue('K1234567');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('K1234567');
  document.body.innerHTML = '';
  open(OPEN);
  expect(await screen.findByLabelText('Coming from')).toHaveValue('Pune');
  expect(screen.getByLabelText('Passport number')).toHaveValue('');
});

test('what is saved is not shown, but for the end of a number', async () => {
  const first = guestAt(1, {
    ...{ ...SAVED, documentKind: 'PASSPORT', documentEnding: '67' },
    missing: ['goingTo'],
    entered: NEEDED.filter((name) => name !== 'goingTo'),
  });
  open({ ...OPEN, guests: [first] });
  expect(await screen.findByLabelText('Home address')).toHaveValue('');
  expect(screen.getByLabelText('Home address')).toHaveAccessibleDescription(
    'Saved. Leave it empty to keep it.',
  );
  expect(screen.getByLabelText('Passport number')).toHaveAccessibleDescription(/ends with 67/);
  expect(screen.getByLabelText('Going to')).toHaveAccessibleDescription(/to which you go next/);
});

test('what the desk has checked cannot be edited', async () => {
  const checked = guestAt(1, { isChecked: true, name: 'Asha Rao', missing: [] });
  open({ ...OPEN, guests: [checked], arrivalTime: '21:40' });
  expect(await screen.findByText('Complete')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit Asha Rao' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Edit Your arrival' })).toBeVisible();
});

test.each([
  ['NOT_YET', /You can check in online from .*28 November 2026 on/],
  ['ARRIVED', /You have checked in/],
  ['CLOSED', /cannot be checked in online. Please call us on \+91 1/],
] as const)('while it is %s, the page says so', async (state, sentence) => {
  open({ ...OPEN, state, guests: [] });
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('the page of the booking leads there, and says what is missing', async () => {
  const server = new Server({});
  renderServed(<CheckInCard token="the-token" checkIn={OPEN} />, server);
  expect(screen.getByText(/^Details of 2 guests are missing/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Check in online' })).toHaveAttribute(
    'href',
    '/booking#check-in.the-token',
  );
});
