import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderServed, Server, type Responder, type Responders } from '../../../../tests/served';
import DashboardPage from './dashboard-page';

const OFFER = {
  id: 'monsoon',
  title: 'Monsoon nights',
  description: null,
  imageUrl: null,
  validTill: '2020-01-01',
  isExpired: true,
};
const FEEDBACK = {
  id: 'one',
  name: 'Asha',
  location: 'Pune',
  feedback: 'The lake at dusk.',
  guestEmail: null,
  createdAt: '2026-11-20T08:00:00.000Z',
};
const LISTS = {
  allOffers: { totalPages: 1, offers: [OFFER] },
  allHotels: { totalPages: 0, hotels: [] },
  allCategoryItems: { totalPages: 3, items: [] },
  roomSettings: [{ code: 'Deluxe', name: 'Deluxe' }],
  allFeedback: { totalPages: 1, feedback: [FEEDBACK] },
};

function show(responses: Responders = {}) {
  const server = new Server({ AdminLists: () => LISTS, ...responses });
  renderServed(<DashboardPage />, server, '/admin');
  return { server, user: userEvent.setup() };
}

async function open(user: ReturnType<typeof userEvent.setup>, title: string) {
  await user.click(await screen.findByRole('button', { name: title }));
}

const timesRead = (server: Server) => server.variablesOf('AdminLists').length;
const alertNamed = (name: string) => screen.findByRole('alertdialog', { name });

describe('the dashboard', () => {
  test('reads its four lists in one request, and shows one section at a time', async () => {
    const { user, server } = show();
    await open(user, 'Offers');
    expect(screen.getByText('Monsoon nights')).toBeVisible();
    expect(screen.getByText('Expired')).toBeVisible();
    await open(user, 'Feedback');
    expect(screen.getByText('The lake at dusk.')).toBeVisible();
    const titles = ['Offers', 'Feedback', 'Hotels', 'Category Data'];
    const expanded = titles.filter(
      (name) => screen.getByRole('button', { name }).getAttribute('aria-expanded') === 'true',
    );
    expect(expanded).toEqual(['Feedback']);
    expect(server.received.map(({ name }) => name)).toEqual(['AdminLists']);
  });

  test('reads its lists again when others have changed something', async () => {
    const lists = { ...LISTS };
    const server = new Server({ AdminLists: () => lists });
    let tell = (): Promise<unknown> => Promise.resolve();
    const changes = (ask: () => Promise<unknown>) => {
      tell = ask;
      return null;
    };
    renderServed(<DashboardPage changes={changes} />, server, '/admin');
    await open(userEvent.setup(), 'Offers');
    lists.allOffers = { totalPages: 1, offers: [{ ...OFFER, title: 'Winter nights' }] };
    await act(tell);
    expect(await screen.findByText('Winter nights')).toBeVisible();
  });

  test('has no delete buttons for feedback', async () => {
    const { user } = show();
    await open(user, 'Feedback');
    expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
  });

  test('a failed read says so, and can be tried again', async () => {
    let broken = true;
    const { user } = show({ AdminLists: () => (broken ? new Error('The connection broke') : LISTS) });
    const alert = await alertNamed('Failed to fetch data.');
    broken = false;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Offers' })).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('turns the pages of a long list', async () => {
    const { user, server } = show();
    await open(user, 'Category Data');
    await user.click(screen.getByRole('button', { name: /2/ }));
    await waitFor(() =>
      expect(server.variablesOf('AdminLists').at(-1)).toMatchObject({ items: 2, offers: 1 }),
    );
  });
});

const UPLOADED = {
  id: 'lamps',
  state: 'READY' as const,
  isDescribed: true,
  shown: {
    address: '/pictures/lamps-800.webp',
    name: 'lamps',
    altText: 'Brass lamps',
    width: 800,
    height: 500,
    widths: [480, 800],
    focalX: 50,
    focalY: 50,
    placeholder: ['#112233'],
  },
};
const PICTURES = {
  ChoosablePictures: () => ({
    pictures: {
      pictures: [UPLOADED, { ...UPLOADED, id: 'new', isDescribed: false }],
    },
  }),
};

describe('pictures of a record', () => {
  test('are chosen from the uploaded ones that have an alt text', async () => {
    const { user } = show(PICTURES);
    await open(user, 'Offers');
    await user.click(screen.getByRole('button', { name: 'Choose an uploaded picture : Image URL' }));
    const chooser = within(await screen.findByRole('dialog', { name: 'Choose a picture' }));
    expect(await chooser.findAllByRole('img')).toHaveLength(1);
    await user.click(chooser.getByRole('button', { name: 'Brass lamps' }));
    expect(screen.getByLabelText('Image URL')).toHaveValue('/pictures/lamps-800.webp');
  });

  test('are added to those that a category item has, once each', async () => {
    const { user } = show(PICTURES);
    await open(user, 'Category Data');
    await user.click(screen.getByRole('button', { name: 'More details' }));
    await user.type(screen.getByLabelText('Pictures'), 'https://pictures.example/a.jpg');
    const choose = async () => {
      await user.click(screen.getByRole('button', { name: 'Choose an uploaded picture : Pictures' }));
      const chooser = within(await screen.findByRole('dialog', { name: 'Choose a picture' }));
      await user.click(await chooser.findByRole('button', { name: 'Brass lamps' }));
    };
    await choose();
    await choose();
    expect(screen.getByLabelText('Pictures')).toHaveValue(
      'https://pictures.example/a.jpg\n/pictures/lamps-800.webp',
    );
  });
});

describe('category data', () => {
  test('is listed by the category that is chosen, from its first page', async () => {
    const { user, server } = show();
    await open(user, 'Category Data');
    await user.click(screen.getByRole('button', { name: /2/ }));
    await user.selectOptions(screen.getByLabelText('Show category'), 'Spa Wellness');
    await waitFor(() =>
      expect(server.variablesOf('AdminLists').at(-1)).toMatchObject({ items: 1, category: 'Spa Wellness' }),
    );
    await user.selectOptions(screen.getByLabelText('Show category'), 'All categories');
    await waitFor(() =>
      expect(server.variablesOf('AdminLists').at(-1)).toMatchObject({ items: 1, category: null }),
    );
  });
});

describe('adding', () => {
  test('an empty form is refused before it is sent', async () => {
    const { user, server } = show();
    await open(user, 'Offers');
    await user.click(screen.getByRole('button', { name: 'Add Offer' }));
    await user.click(within(await alertNamed('Form is empty!')).getByRole('button', { name: 'OK' }));
    expect(timesRead(server)).toBe(1);
    expect(server.variablesOf('AddOffer')).toEqual([]);
  });

  test('an entry clears the form and reads all lists again', async () => {
    const { user, server } = show({ AddHotel: () => ({ addHotel: { __typename: 'HotelSaved' } }) });
    await open(user, 'Hotels');
    await user.type(screen.getByLabelText('Hotel name'), 'Fort View');
    await user.type(screen.getByLabelText('City'), 'Jodhpur');
    await user.click(screen.getByRole('button', { name: 'Add Hotel' }));
    await waitFor(() => expect(timesRead(server)).toBe(2));
    expect(server.variablesOf('AddHotel')).toEqual([
      { input: expect.objectContaining({ name: 'Fort View', city: 'Jodhpur' }) },
    ]);
    expect(screen.getByLabelText('Hotel name')).toHaveValue('');
    expect(screen.getByText('The entry has been added.')).toBeVisible();
  });

  test('a half-written form stays while another section is open', async () => {
    const { user } = show();
    await open(user, 'Hotels');
    await user.type(screen.getByLabelText('Hotel name'), 'Fort View');
    await open(user, 'Feedback');
    await open(user, 'Hotels');
    expect(screen.getByLabelText('Hotel name')).toHaveValue('Fort View');
  });

  test('a fault among the hidden fields shows them', async () => {
    const { user, server } = show();
    await open(user, 'Hotels');
    const details = screen.getByRole('button', { name: 'More details' });
    await user.click(details);
    await user.type(screen.getByLabelText('Stars'), 'four');
    await user.click(details);
    await user.click(screen.getByRole('button', { name: 'Add Hotel' }));
    expect(screen.getByLabelText('Stars')).toBeVisible();
    expect(server.variablesOf('AddHotel')).toEqual([]);
  });

  test.each<[string, Responder<'AddOffer'>, string]>([
    [
      "the server's refusal",
      () => ({
        addOffer: {
          __typename: 'InvalidInput',
          code: 'INVALID_INPUT',
          parameters: [],
          message: 'Please enter a title.',
          faults: [],
        },
      }),
      'Please enter a title.',
    ],
    ['what did not arrive', () => new Error('The connection broke'), 'Add failed.'],
  ])('says %s, and keeps the form', async (_case, response, sentence) => {
    const { user, server } = show({ AddOffer: response });
    await open(user, 'Offers');
    await user.type(screen.getByLabelText('Description'), 'Three nights for two.');
    await user.click(screen.getByRole('button', { name: 'Add Offer' }));
    await user.click(within(await alertNamed(sentence)).getByRole('button', { name: 'OK' }));
    expect(screen.getByLabelText('Description')).toHaveValue('Three nights for two.');
    expect(timesRead(server)).toBe(1);
  });
});

describe('deleting', () => {
  async function pressDelete(response: Responder<'DeleteOffer'>, page = 1) {
    const allOffers = { ...LISTS.allOffers, totalPages: 2 };
    const { user, server } = show({ AdminLists: () => ({ ...LISTS, allOffers }), DeleteOffer: response });
    await open(user, 'Offers');
    if (page > 1) await user.click(screen.getByRole('button', { name: `Page ${page}` }));
    await user.click(screen.getByRole('button', { name: 'Delete Monsoon nights' }));
    return { user, server, confirmation: await alertNamed('Are you sure?') };
  }
  const gone = () => ({ deleteOffer: { __typename: 'Deleted' as const } });

  test('asks for confirmation; Cancel deletes nothing', async () => {
    const { user, server, confirmation } = await pressDelete(gone);
    await user.click(within(confirmation).getByRole('button', { name: 'Cancel' }));
    expect(server.variablesOf('DeleteOffer')).toEqual([]);
  });

  test('reads all lists again', async () => {
    const { user, server, confirmation } = await pressDelete(gone);
    await user.click(within(confirmation).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(timesRead(server)).toBe(2));
    expect(server.variablesOf('DeleteOffer')).toEqual([{ id: 'monsoon' }]);
  });

  test('moves the focus to the list, since its button is gone', async () => {
    const { user, confirmation } = await pressDelete(gone);
    await user.click(within(confirmation).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByRole('group', { name: 'offer entries' })).toHaveFocus());
  });

  test('of the last entry of the last page turns to the page before', async () => {
    const { user, server, confirmation } = await pressDelete(gone, 2);
    await user.click(within(confirmation).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(server.variablesOf('AdminLists').at(-1)).toMatchObject({ offers: 1 }));
  });

  test('that fails is reported', async () => {
    const { user, confirmation } = await pressDelete(() => new Error('The connection broke'));
    await user.click(within(confirmation).getByRole('button', { name: 'Delete' }));
    expect(await alertNamed('Delete failed.')).toBeVisible();
  });
});
