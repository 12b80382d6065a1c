import { readFileSync } from 'node:fs';
import path from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { rupees } from '../../../tests/money';
import { renderServed, Server, type DataOf } from '../../../tests/served';
import BookPage from './book-page';

const type = (name: string, capacity: number) => ({
  name,
  title: name,
  mostGuests: capacity,
  beds: 'King bed',
  sizeSquareMetres: 38,
  view: null,
  pictures: [],
  uploadedPictures: [],
});
const fault = (field: string, message: string) => ({
  field,
  code: 'STAY_TOO_SHORT_ON',
  parameters: [],
  message,
});
const plan = (code: string, name: string, total: number, saved: number | null = null) => ({
  plan: code,
  name,
  includedExtras: [],
  cancellationTerms: `What it costs to cancel ${name}.`,
  total: rupees(total),
  promotion: saved === null ? null : { name: 'Lake', saved: rupees(saved) },
  paymentTerms: 'The whole price is paid at booking.',
  paymentParts: null,
  promise: {
    freeUntil: '2026-12-01T18:30:00.000Z',
    sentence: 'Free cancellation until Tue 1 Dec 2026, 23:59',
    afterwards: 'After that the first night is charged.',
  },
});
/** The search results for the dates. */
type StayOptions = Extract<DataOf<'StayOptions'>['stayOptions'], { __typename: 'StayOptions' }>;

const option = (name: string, more: Partial<StayOptions['options'][number]> = {}) => ({
  roomType: type(name, 4),
  roomsFree: 5,
  faults: [],
  offers: [],
  nearest: [],
  quote: { __typename: 'Quote', total: rupees(3_944_976) },
  plans: [plan('FLEXIBLE', 'Flexible', 3_944_976), plan('NON_REFUNDABLE', 'Non-refundable', 3_550_480)],
  codeFault: null,
  ...more,
});
const codeFault = {
  code: 'PROMOTION_CODE_UNKNOWN',
  parameters: [],
  message: 'We do not know this code.',
};

const OPTIONS = [
  option('Single', {
    roomsFree: 0,
    nearest: [{ checkin: '2026-12-06', checkout: '2026-12-08' }],
  }),
  option('Double', {
    quote: null,
    faults: [fault('checkout', 'A stay that includes 4 December has at least 3 nights.')],
  }),
  option('Deluxe', { roomsFree: 2 }),
  option('Suite'),
];

const SEARCH = '/book?checkin=2026-12-04&checkout=2026-12-06&guests=2&code=LAKE';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const PROMOTION = {
  __typename: 'OfferPromotion' as const,
  name: 'Lake',
  code: 'LAKE',
  state: 'OPEN' as const,
  minimumNights: 3,
  bookingFrom: null,
  bookingTo: null,
  stayFrom: null,
  stayTo: null,
  weekdays: [],
  roomTypes: [],
  plans: [],
};

interface Shown {
  whyNoCode?: StayOptions['codeFault'];
  combinations?: StayOptions['combinations'];
  oldestChild?: number | null;
  /** Faults of the search, instead of results. */
  faults?: ReturnType<typeof fault>[];
}

function show(
  path: string,
  options = OPTIONS,
  { whyNoCode = null, combinations = [], oldestChild = null, faults }: Shown = {},
) {
  const server = new Server({
    SearchWindow: () => ({
      property: {
        today: '2026-11-23',
        lastCheckin: '2028-05-23',
        oldestChild,
      },
    }),
    StayOptions: ({ rooms }) => ({
      stayOptions: faults
        ? { __typename: 'InvalidInput', code: 'INVALID_INPUT', parameters: [], message: '', faults }
        : {
            __typename: 'StayOptions',
            nights: 2,
            roomCount: rooms ? [rooms].flat().length : 1,
            combinations,
            options,
            codeFault: whyNoCode,
            promotion: whyNoCode ? null : PROMOTION,
          },
    }),
    PromotionOfCode: ({ code }) => ({
      promotionOfCode: code === 'LAKE' ? PROMOTION : { __typename: 'InvalidInput', faults: [codeFault] },
    }),
  });
  renderServed(
    <>
      <BookPage />
      <Address />
    </>,
    server,
    path,
  );
  return { user: userEvent.setup(), server };
}

const address = () => screen.getByText(/^\/book/).textContent;

test('an address without dates asks for them', async () => {
  const { server } = show('/book');
  expect(await screen.findByLabelText('Check-in')).toHaveAttribute('min', '2026-11-23');
  expect(screen.getByText('Choose your dates to see rooms and prices.')).toBeVisible();
  expect(server.variablesOf('StayOptions')).toEqual([]);
});

test('the code of an address shows its conditions, and fills in as many nights as it needs', async () => {
  const { user } = show('/book?code=LAKE');
  expect(await screen.findByRole('region', { name: 'Your offer' })).toHaveTextContent(
    'LakeAt least 3 nights.',
  );
  await user.type(screen.getByLabelText('Check-in'), '2026-12-04');
  expect(screen.getByLabelText('Check-out')).toHaveValue('2026-12-07');
});

test('the conditions stay once dates are chosen, and are asked for no second time', async () => {
  const { server } = show(SEARCH);
  expect(await screen.findByRole('region', { name: 'Your offer' })).toHaveTextContent('At least 3 nights.');
  expect(server.variablesOf('PromotionOfCode')).toEqual([]);
  expect(server.variablesOf('StayOptions')).toHaveLength(1);
});

test('a code that the hotel does not have says so before dates are chosen', async () => {
  show('/book?code=NONE');
  expect(await screen.findByText('We do not know this code.')).toBeVisible();
});

test('every choice is in the address, and code and rate stay there', async () => {
  const { user } = show('/book?plan=NON_REFUNDABLE&code=NONE');
  await user.type(await screen.findByLabelText('Check-in'), '2026-12-04');
  expect(screen.getByLabelText('Check-out')).toHaveValue('2026-12-05');
  await user.click(screen.getByRole('button', { name: 'Adults: more' }));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(address()).toBe(
    '/book?checkin=2026-12-04&checkout=2026-12-05&guests=3&plan=NON_REFUNDABLE&code=NONE',
  );
});

test('types that can be booked come first, each with its total and a link to the form', async () => {
  const { server } = show(SEARCH);
  const names = (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
  expect(names).toEqual(['Deluxe', 'Suite', 'Single', 'Double']);
  expect(server.variablesOf('StayOptions')).toEqual([
    { checkin: '2026-12-04', checkout: '2026-12-06', guests: 2, code: 'LAKE', replaces: null },
  ]);
  const [deluxe, suite] = screen.getAllByRole('article').map((card) => within(card));
  expect(deluxe?.getByText('₹39,449.76')).toBeVisible();
  expect(deluxe?.getByText('Only 2 rooms left')).toBeVisible();
  expect(suite?.queryByText(/left/)).not.toBeInTheDocument();
  expect(deluxe?.getByRole('link', { name: /^Book.*Deluxe, Flexible$/ })).toHaveAttribute(
    'href',
    '/book?checkin=2026-12-04&checkout=2026-12-06&guests=2&room=Deluxe&code=LAKE',
  );
});

test('a type that cannot be booked says why, and when it can', async () => {
  const { user } = show(SEARCH);
  await screen.findAllByRole('article');
  const [, , single, double] = screen.getAllByRole('article').map((card) => within(card));
  expect(single?.getByText('Sold out for these dates.')).toBeVisible();
  expect(double?.getByText('A stay that includes 4 December has at least 3 nights.')).toBeVisible();
  const instead = single?.getByRole('link', {
    name: /6 December 2026 to Tue, 8 December 2026, 2 nights.*Single/,
  });
  if (!instead) throw new Error('There is no link to the nearest dates.');
  await user.click(instead);
  expect(address()).toBe('/book?checkin=2026-12-06&checkout=2026-12-08&guests=2&code=LAKE');
});

test('each rate has its price, its own link and its promise, and says what it saves', async () => {
  show(SEARCH);
  await screen.findAllByRole('article');
  const [deluxe] = screen.getAllByRole('article').map((card) => within(card));
  expect(deluxe?.getByText('₹35,504.80')).toBeVisible();
  expect(deluxe?.getByRole('link', { name: /^Book.*Deluxe, Non-refundable$/ })).toHaveAttribute(
    'href',
    '/book?checkin=2026-12-04&checkout=2026-12-06&guests=2&room=Deluxe&plan=NON_REFUNDABLE&code=LAKE',
  );
  expect(deluxe?.getAllByText('Free cancellation until Tue 1 Dec 2026, 23:59')).toHaveLength(2);
  expect(deluxe?.getAllByText('After that the first night is charged.')).toHaveLength(2);
  expect(deluxe?.getByText('₹3,944.96 less than Flexible')).toBeInTheDocument();
  expect(deluxe?.getByText(/₹19,724.88 a night on average$/)).toBeVisible();
  const terms = screen.getByText('What it costs to cancel Non-refundable.');
  expect(terms).toBeVisible();
  expect(terms).not.toHaveTextContent('Free cancellation until');
});

test('a code that is used says what it saves; a type that it is not for says why, and keeps its price', async () => {
  show(SEARCH, [
    option('Deluxe', { plans: [plan('FLEXIBLE', 'Flexible', 3_944_976, 1_972_488)] }),
    option('Suite', { codeFault: fault('code', '“Lake” is only for these rooms: Deluxe.') }),
  ]);
  await screen.findAllByRole('article');
  const [deluxe, suite] = screen.getAllByRole('article').map((card) => within(card));
  expect(deluxe?.getByText('Lake: you save ₹19,724.88')).toBeVisible();
  expect(suite?.getByText('“Lake” is only for these rooms: Deluxe.')).toBeVisible();
  expect(suite?.getByText('₹39,449.76')).toBeVisible();
});

test('a code that nobody knows is named once, above the prices, with a link to search without it', async () => {
  const { user } = show(SEARCH, [option('Deluxe', { codeFault }), option('Suite', { codeFault })], {
    whyNoCode: codeFault,
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('We do not know this code.');
  expect(screen.getAllByText(/We do not know this code/)).toHaveLength(1);
  expect(screen.getAllByText('₹39,449.76')).toHaveLength(2);
  await user.click(screen.getByRole('link', { name: 'Search without the code' }));
  expect(address()).toBe('/book?checkin=2026-12-04&checkout=2026-12-06&guests=2');
});

test('a guest enters a code in the search', async () => {
  const { user } = show('/book?checkin=2026-12-04&checkout=2026-12-06&guests=2');
  await user.type(await screen.findByLabelText('Promotion code'), ' lake3 ');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(address()).toBe('/book?checkin=2026-12-04&checkout=2026-12-06&guests=2&code=lake3');
});

test.each([
  ['checkin=2026-02-30&checkout=2026-03-02', 'Check-in', 'The link does not contain a valid check-in date.'],
  ['checkin=2026-12-04&checkout=soon', 'Check-out', 'The link does not contain a valid check-out date.'],
  ['checkin=2026-12-04&checkout=2026-12-04', 'Check-out', 'Check-out must be at least one night'],
  ['checkin=2026-12-04', 'Check-out', 'Please choose a check-out date.'],
  ['checkin=2026-12-04&checkout=2026-12-06&guests=1000', 'Adults', 'Please enter the number of guests'],
  ['checkin=2026-12-04&checkout=2026-12-06&guests=3&children=x', 'Children', 'valid ages of children'],
])('an address with %s says at %s what is wrong', async (search, field, words) => {
  show(`/book?${search}`, OPTIONS, { oldestChild: 11 });
  expect(await screen.findByLabelText(field)).toHaveAccessibleDescription(expect.stringContaining(words));
});

test('a wrong code is marked as invalid in the search, is described, and takes the focus', async () => {
  const { user } = show(SEARCH.replace('&code=LAKE', ''), [option('Deluxe', { codeFault })], {
    whyNoCode: codeFault,
  });
  await user.type(await screen.findByLabelText('Promotion code'), 'NOPE{Enter}');
  const field = screen.getByLabelText('Promotion code');
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription(/We do not know this code/);
  expect(field).toHaveFocus();
});

test('after a search the focus is on the line that says it', async () => {
  const { user } = show(SEARCH);
  await screen.findAllByRole('article');
  await user.click(screen.getByRole('button', { name: 'Adults: more' }));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(address()).toContain('guests=3');
  expect(screen.getByText('Change').closest('summary')).toHaveFocus();
  expect(screen.getByLabelText('Promotion code')).toBeValid();
});

test('a search for what is shown already goes back to the results', async () => {
  const { user } = show(SEARCH);
  await user.click(await screen.findByText('Change'));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  const summary = screen.getByText('Change').closest('summary');
  expect(summary).toHaveFocus();
  expect(summary?.parentElement).not.toHaveAttribute('open');
});

const TOO_MANY = [fault('guests', 'A Suite sleeps up to 8 guests.')];
const together: StayOptions['combinations'] = [
  {
    rooms: [
      { roomType: type('Double', 3), guests: 3, children: [] },
      { roomType: type('Double', 3), guests: 3, children: [] },
      { roomType: type('Deluxe', 4), guests: 3, children: [4] },
    ],
    plans: [plan('FLEXIBLE', 'Flexible', 9_000_000)],
  },
];

test('a promotion that the stay fits stands with its saving at its room, and one press searches with its code', async () => {
  const offers = [{ name: 'Stay three, pay for two', code: 'STAY3', saved: rupees(1_972_488) }];
  show('/book?checkin=2026-12-04&checkout=2026-12-06&guests=2', [
    option('Deluxe', { offers }),
    option('Suite'),
  ]);
  const [deluxe, suite] = (await screen.findAllByRole('article')).map((one) => within(one));
  expect(deluxe?.getByText('Stay three, pay for two: save ₹19,724.88')).toBeVisible();
  expect(deluxe?.getByRole('link', { name: /^Use this offer/ })).toHaveAttribute(
    'href',
    '/book?checkin=2026-12-04&checkout=2026-12-06&guests=2&code=STAY3',
  );
  expect(suite?.queryByRole('link', { name: /^Use this offer/ })).not.toBeInTheDocument();
});

test('a party that no room takes is offered rooms together, which one press books', async () => {
  show(
    '/book?checkin=2026-12-04&checkout=2026-12-06&guests=9&children=4',
    [option('Suite', { faults: TOO_MANY })],
    {
      combinations: together,
      oldestChild: 11,
    },
  );
  const [card] = (await screen.findAllByRole('article')).map((one) => within(one));
  expect(card?.getByRole('heading', { name: '2 × Double and 1 × Deluxe', level: 4 })).toBeVisible();
  expect(card?.getByText('Deluxe: 3 guests (1 child: 4 years)')).toBeVisible();
  expect(card?.getByText(/₹15,000.00 a room and night on average$/)).toBeVisible();
  expect(card?.getByRole('link', { name: /^Book/ })).toHaveAttribute(
    'href',
    '/book?checkin=2026-12-04&checkout=2026-12-06&guests=3&room=Double&guests2=3&room2=Double&guests3=3&children3=4&room3=Deluxe',
  );
  expect(screen.getByText(/several rooms together sleep all of you\.$/)).toBeVisible();
});

test('a combination shows a picture of each room type, with the name of the type', async () => {
  const rooms = ['Single', 'Double', 'Deluxe'].map((name) => ({
    roomType: { ...type(name, 3), pictures: [`/pictures/${name}.webp`] },
    guests: 3,
    children: [],
  }));
  const combinations = [{ rooms, plans: [plan('FLEXIBLE', 'Flexible', 9_000_000)] }];
  const search = '/book?checkin=2026-12-04&checkout=2026-12-06&guests=9';
  show(search, [option('Suite', { faults: TOO_MANY })], { combinations });
  const [card] = await screen.findAllByRole('article');
  const pictures = [...(card?.querySelectorAll('img') ?? [])].map((picture) => [
    picture.getAttribute('src'),
    picture.closest('li')?.textContent,
  ]);
  expect(pictures).toEqual([
    ['/pictures/Single.webp', 'Single'],
    ['/pictures/Double.webp', 'Double'],
    ['/pictures/Deluxe.webp', 'Deluxe'],
  ]);
});

test('several rooms are asked for with their guests, and each type is offered for all of them', async () => {
  const { server } = show('/book?checkin=2026-12-04&checkout=2026-12-06&guests=2&guests2=3&children2=4');
  await screen.findAllByRole('article');
  expect(server.variablesOf('StayOptions')[0]).toMatchObject({
    rooms: [
      { adults: 2, ages: [] },
      { adults: 2, ages: [4] },
    ],
  });
  expect(await screen.findByRole('heading', { name: 'Deluxe × 2' })).toBeVisible();
});

test('rooms of one type are offered once, on the card of the type', async () => {
  const combinationOf = (names: string[]) => ({
    rooms: names.map((name) => ({ roomType: type(name, 3), guests: 2, children: [] })),
    plans: [plan('FLEXIBLE', 'Flexible', 3_000_000)],
  });
  show('/book?checkin=2026-12-04&checkout=2026-12-06&guests=2&guests2=2', OPTIONS, {
    combinations: [combinationOf(['Deluxe', 'Deluxe']), combinationOf(['Double', 'Deluxe'])],
  });
  expect(await screen.findByRole('heading', { name: 'Double and Deluxe' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Deluxe × 2' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: '2 × Deluxe' })).toBeNull();
});

test('a search that was sent before scripts, with children whose ages nobody chose, asks for them before a price', async () => {
  const { server, user } = show(
    '/book?checkin=2026-12-04&checkout=2026-12-06&adults=2&minors=2&rooms=1',
    OPTIONS,
    {
      oldestChild: 11,
    },
  );
  const first = await screen.findByLabelText('Age of child 1');
  expect(first).toHaveValue('');
  expect(first).toBeRequired();
  expect(first).toHaveAccessibleDescription(/Please choose the age of each child/);
  expect(server.variablesOf('StayOptions')).toEqual([]);
  await user.selectOptions(first, '4 years');
  await user.selectOptions(screen.getByLabelText('Age of child 2'), 'Under 1 year');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(address()).toBe('/book?checkin=2026-12-04&checkout=2026-12-06&guests=4&children=4,0');
});

test('at a hotel that asks for no ages, children of a link are guests like any other', async () => {
  const { server } = show('/book?checkin=2026-12-04&checkout=2026-12-06&adults=2&minors=2&rooms=1', OPTIONS);
  expect(await screen.findByText(/^2 nights, 4 guests: /)).toBeVisible();
  expect(server.variablesOf('StayOptions').at(-1)).toMatchObject({ guests: 4 });
  expect(server.variablesOf('StayOptions').at(-1)).not.toHaveProperty('children');
  expect(screen.getByRole('spinbutton', { name: 'Adults' })).toHaveValue(4);
});

test.each([
  ['adults=999', 'spinbutton', 'Adults', /number of adults: 1 to 30/],
  ['adults=2&rooms=50', 'spinbutton', 'Rooms', /number of rooms: 1 to 5/],
  ['adults=2&minors=50', 'spinbutton', 'Children', /number of children: 0 to 9/],
] as const)('of %s, the field says what is wrong', async (guests, role, name, sentence) => {
  show(`/book?checkin=2026-12-04&checkout=2026-12-06&${guests}`, OPTIONS, { oldestChild: 11 });
  expect(await screen.findByRole(role, { name })).toHaveAccessibleDescription(sentence);
});

test('the number of rooms adds rooms with guests of their own', async () => {
  const { user } = show('/book?checkin=2026-12-04&checkout=2026-12-06&guests=2', OPTIONS, {
    oldestChild: 11,
  });
  await user.click(await screen.findByText('Change'));
  await user.click(screen.getByRole('button', { name: 'Rooms: more' }));
  await user.click(screen.getByRole('button', { name: 'Adults in room 2: fewer' }));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(address()).toBe('/book?checkin=2026-12-04&checkout=2026-12-06&guests=2&guests2=1');
});

test('a child taken out of a search leaves no child without an age behind', async () => {
  const { user } = show('/book?checkin=2026-12-04&checkout=2026-12-06&adults=2&minors=1&rooms=1', OPTIONS, {
    oldestChild: 11,
  });
  await user.click(await screen.findByRole('button', { name: 'Children: fewer' }));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(address()).toBe('/book?checkin=2026-12-04&checkout=2026-12-06&guests=2');
});

test('guests for whom no room is large enough read what to do', async () => {
  show('/book?checkin=2026-12-04&checkout=2026-12-06&guests=40', [option('Suite', { faults: TOO_MANY })]);
  expect(
    await screen.findByText(
      '2 nights, 40 guests: no room is large enough for all of you. Press ‘Change’ and divide the guests over more rooms, or call us.',
    ),
  ).toBeVisible();
});

test.each(['children', 'rooms.0.ages.1'])(
  'what the server says about %s stands at the children',
  async (field) => {
    const message = 'Each room needs at least one adult.';
    show('/book?checkin=2026-12-04&checkout=2026-12-06&guests=2&children=4,9', OPTIONS, {
      oldestChild: 11,
      faults: [fault(field, message)],
    });
    const children = await screen.findByLabelText('Children');
    await waitFor(() => expect(children).toHaveAccessibleDescription(message));
    expect(children).toBeVisible();
    expect(screen.getAllByText(message)).toHaveLength(1);
    expect(screen.getByText('Correct the guests to see rooms and prices.')).toBeVisible();
  },
);

describe('a room that the link names', () => {
  const NAMED = '/book?checkin=2026-12-04&checkout=2026-12-06&guests=2&first=';
  const namesInOrder = async () =>
    (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);

  test('stands first and is named, also when it is sold out', async () => {
    show(`${NAMED}Single`);
    expect(await namesInOrder()).toEqual(['Single', 'Deluxe', 'Suite', 'Double']);
    const [first] = screen.getAllByRole('article');
    expect(first).toHaveTextContent(/^The room that you chose/);
    expect(screen.getAllByText('The room that you chose')).toHaveLength(1);
  });

  test('stays first after another search', async () => {
    const { user } = show(`${NAMED}Suite`);
    expect(await namesInOrder()).toEqual(['Suite', 'Deluxe', 'Single', 'Double']);
    await user.click(screen.getByText('Change'));
    await user.click(screen.getByRole('button', { name: 'Adults: more' }));
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(address()).toBe('/book?checkin=2026-12-04&checkout=2026-12-06&guests=3&first=Suite');
  });

  test('that is not on sale leaves all rooms, with a sentence', async () => {
    show(`${NAMED}Palace`);
    expect(await namesInOrder()).toEqual(['Deluxe', 'Suite', 'Single', 'Double']);
    expect(screen.getByText(/We do not sell the room ‘Palace’ of the link/)).toBeVisible();
  });
});

describe('the parameters that docs/links.md promises', () => {
  const DATES = 'checkin=2026-12-04&checkout=2026-12-06';
  const field = (label: string | RegExp) => screen.findByLabelText(label);
  const sent = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value;

  /** A link with each parameter, and what the page then has. */
  const LINKS: Readonly<Record<string, [link: string, isFilledIn: () => Promise<unknown>]>> = {
    checkin: [DATES, async () => expect(await field('Check-in')).toHaveValue('2026-12-04')],
    checkout: [DATES, async () => expect(await field('Check-out')).toHaveValue('2026-12-06')],
    adults: [`${DATES}&adults=3`, () => waitFor(() => expect(sent('adults')).toBe('3'))],
    minors: [`${DATES}&adults=2&minors=1&age=7`, () => waitFor(() => expect(sent('minors')).toBe('1'))],
    age: [`${DATES}&adults=2&minors=1&age=7`, () => hasSearched({ guests: 3, children: [7] })],
    guests: [`${DATES}&guests=4`, () => waitFor(() => expect(sent('adults')).toBe('4'))],
    children: [`${DATES}&guests=4&children=4,9`, () => hasSearched({ guests: 4, children: [4, 9] })],
    rooms: [`${DATES}&rooms=2`, () => waitFor(() => expect(sent('rooms')).toBe('2'))],
    adults2: [`${DATES}&adults=2&adults2=1`, () => waitFor(() => expect(sent('adults2')).toBe('1'))],
    code: [`${DATES}&code=LAKE`, async () => expect(await field('Promotion code')).toHaveValue('LAKE')],
    first: [
      `${DATES}&first=Suite`,
      async () => expect((await screen.findAllByRole('article'))[0]).toHaveTextContent('Suite'),
    ],
    room: [
      `${DATES}&room=Suite`,
      async () => expect((await screen.findAllByRole('article'))[0]).toHaveTextContent('Suite'),
    ],
    plan: [`${DATES}&plan=NON_REFUNDABLE`, () => waitFor(() => expect(sent('plan')).toBe('NON_REFUNDABLE'))],
  };
  let server: Server;
  const hasSearched = (party: object) =>
    waitFor(() => expect(server.variablesOf('StayOptions')).toEqual([expect.objectContaining(party)]));

  const table = readFileSync(path.resolve(import.meta.dirname, '../../../../docs/links.md'), 'utf8');
  const documented = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, name = '']) => name);

  test('are those that have a test', () => {
    expect(documented.toSorted()).toEqual(Object.keys(LINKS).toSorted());
  });

  test.each(Object.entries(LINKS))('%s is filled in', async (_name, [link, isFilledIn]) => {
    ({ server } = show(`/book?${link}`, OPTIONS, { oldestChild: 11 }));
    await isFilledIn();
  });

  test('others are ignored', async () => {
    ({ server } = show(`/book?${DATES}&utm_source=map&x[]=1`));
    await hasSearched({ checkin: '2026-12-04', checkout: '2026-12-06', guests: 2 });
  });
});
