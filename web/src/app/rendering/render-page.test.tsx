import { HOTEL as ANY_HOTEL, withPage } from '../../../tests/hotels';
import { dollars, rupees } from '../../../tests/money';
import { executeOn } from '../../../tests/server-data';
import { readPageData } from './page-data';
import { renderPage, renderPageWithoutData, type DocumentRequest } from './render-page';

const HOTEL = withPage(ANY_HOTEL, 'offers', 'Exclusive Offers');
const OFFER = {
  id: '1',
  description: null,
  imageUrl: null,
  uploadedPictures: [],
  promotion: null,
  validTill: '2026-12-24',
};
const PROPERTY = {
  name: HOTEL.name,
  town: HOTEL.town,
  timeZone: 'Asia/Kolkata',
  address: 'Lake Palace Road, Pichola, Udaipur, Rajasthan 313001, India',
  phone: '+91 294 555 0142',
  email: 'desk@saffroncourt.example',
  today: '2026-11-22',
};

/** The server's data by operation name; records the requests. */
function serverWith(title: string) {
  const asked: DocumentRequest[] = [];
  const respond = executeOn({
    Offers: { offers: [{ ...OFFER, title }] },
    Hotel: { property: PROPERTY },
    SearchWindow: {
      property: { ...PROPERTY, lastCheckin: '2028-05-22', oldestChild: null },
    },
  });
  const execute = (request: DocumentRequest) => {
    asked.push(request);
    return respond(request);
  };
  return { execute, asked };
}

afterEach(() => (document.body.innerHTML = ''));

test('a page has its words, the data of its queries and the hotel’s year', async () => {
  const { execute } = serverWith('Monsoon nights');
  document.body.innerHTML = await renderPage('/offers', HOTEL, execute);
  const { body } = document;
  expect(body.querySelector('h1')).toHaveTextContent('Exclusive Offers');
  expect(body.querySelector('article')).toHaveTextContent('Monsoon nights');
  expect(body.querySelector('time')).toHaveTextContent('24 December 2026');
  expect(body.querySelector('address')).toHaveTextContent('+91 294 555 0142');
  expect(body.querySelector('footer')).toHaveTextContent('© 2026 Saffron Court');
});

test('the page of a room type has the room’s words, whatever is in the calendar', async () => {
  const type = {
    name: 'Deluxe',
    title: 'Deluxe',
    description: 'A room on the lake.',
    mostGuests: 4,
    maximumAdults: 4,
    maximumChildren: 0,
    extraBeds: 0,
    includedGuests: null,
    adultSupplement: dollars(0),
    childSupplements: [],
    beds: 'King bed',
    view: null,
    sizeSquareMetres: 38,
    floor: null,
    included: [],
    pictures: [],
    uploadedPictures: [],
    nightlyRate: dollars(19_900),
    oneNight: rupees(1_972_488),
  };
  const times = {
    lastCheckin: '2028-05-22',
    oldestChild: null,
    asksPinCode: false,
    checkinTime: '2 pm',
    checkoutTime: '11 am',
    cancellationTerms: 'Free.',
  };
  const execute = executeOn({
    PageTexts: { pageTexts: [] },
    RoomTypePage: { property: { ...PROPERTY, ...times }, roomTypes: [type] },
    ShownCurrencies: {
      property: { shownCurrencies: [{ code: 'EUR', paisePerUnit: 9_750, asOf: '2026-11-20' }] },
    },
    Hotel: { property: PROPERTY },
  });
  document.body.innerHTML = await renderPage('/stay/Deluxe', HOTEL, execute);
  expect(document.querySelector('h1')).toHaveTextContent('Deluxe');
  expect(document.body).toHaveTextContent('A room on the lake.');
  expect(document.body).toHaveTextContent('₹19,724.88 a night');
  expect(document.querySelector('select')).toHaveDisplayValue('₹ only');
});

test('the browser gets the same data, whatever its texts contain', async () => {
  const { execute } = serverWith('</script><!-- & more');
  document.body.innerHTML = await renderPage('/offers', HOTEL, execute);
  expect(document.querySelector('article h2')).toHaveTextContent('</script><!-- & more');
  expect(readPageData()).toMatchObject({ 'Offer:1': { title: '</script><!-- & more' } });
});

test('each document is asked for once', async () => {
  const { execute, asked } = serverWith('Monsoon nights');
  await renderPage('/offers', HOTEL, execute);
  expect(asked.map(({ operationName }) => operationName).sort()).toEqual(['Hotel', 'Offers']);
});

test('a search asks as a browser does: what the address does not say is left to the defaults', async () => {
  const { execute, asked } = serverWith('Monsoon nights');
  const search = renderPage('/book?checkin=2026-12-01&checkout=2026-12-03', HOTEL, execute);
  await expect(search).rejects.toThrow('No StayOptions');
  const variables = asked.find(({ operationName }) => operationName === 'StayOptions')?.variables ?? {};
  expect(variables).toMatchObject({ checkin: '2026-12-01', checkout: '2026-12-03' });
  expect(Object.keys(variables)).not.toContain('children');
});

test('a page fails when one of its queries does', async () => {
  const { execute } = serverWith('Monsoon nights');
  const hotel = withPage(ANY_HOTEL, 'deluxeRooms', 'Deluxe Rooms');
  await expect(renderPage('/rooms/deluxe', hotel, execute)).rejects.toThrow(
    /No (CategoryItems|ShownCurrencies)/,
  );
});

test('without data a page has its title, and the browser has to ask', async () => {
  document.body.innerHTML = await renderPageWithoutData('/offers', HOTEL);
  expect(document.querySelector('h1')).toHaveTextContent('Exclusive Offers');
  expect(document.body).toHaveTextContent('Loading offers...');
  expect(readPageData()).toEqual({});
});

test('a page that nobody rendered has no data', () => {
  expect(readPageData()).toBeNull();
});

describe('a page of results', () => {
  const SEARCH = '/book?checkin=2026-12-04&checkout=2026-12-06&guests=2';
  const respond = executeOn({
    Hotel: { property: PROPERTY },
    SearchWindow: { property: { ...PROPERTY, lastCheckin: '2028-05-22', oldestChild: null } },
    ShownCurrencies: { property: { shownCurrencies: [] } },
    PageTexts: { pageTexts: [] },
    StayOptions: {
      stayOptions: {
        __typename: 'StayOptions',
        nights: 2,
        roomCount: 1,
        codeFault: null,
        promotion: null,
        options: [],
        combinations: [],
      },
    },
    PromotionOfCode: { promotionOfCode: { __typename: 'InvalidInput', faults: [] } },
  });

  /** The operations that were asked before the first response, and all operations. */
  async function askedFor(path: string) {
    const names: (string | null)[] = [];
    let atOnce: (string | null)[] = [];
    await renderPage(path, HOTEL, async (request) => {
      names.push(request.operationName);
      await new Promise((resolve) => setTimeout(resolve));
      if (atOnce.length === 0) atOnce = [...names];
      return respond(request);
    });
    return { atOnce, names };
  }

  test('asks for all its data at once, and for each part once, so that React renders it once', async () => {
    const { atOnce, names } = await askedFor(SEARCH);
    expect(names).toEqual(atOnce);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('StayOptions');
  });

  test('does not ask for the code of an earlier address', async () => {
    for (const code of ['SECRET', 'SECRET']) await askedFor(`${SEARCH}&code=${code}`);
    expect((await askedFor(SEARCH)).names).not.toContain('PromotionOfCode');
  });
});
