import { HOTEL } from '../../../tests/served';
import { readPageData } from './page-data';
import { renderPage, renderPageWithoutData, type DocumentRequest } from './render-page';

const OFFER = { __typename: 'Offer', id: '1', description: null, imageUrl: null, validTill: '2026-12-24' };
const PROPERTY = {
  __typename: 'Property',
  ...HOTEL,
  address: 'Lake Palace Road, Pichola, Udaipur, Rajasthan 313001, India',
  phone: '+91 294 555 0142',
  email: 'desk@saffroncourt.example',
  today: '2026-11-22',
};

/** The server's data by the operation's name; records what was asked. */
function serverWith(title: string) {
  const asked: DocumentRequest[] = [];
  const data: Record<string, Record<string, unknown>> = {
    Offers: { offers: [{ ...OFFER, title }] },
    Hotel: { property: PROPERTY },
  };
  const execute = (request: DocumentRequest) => {
    asked.push(request);
    const known = data[request.operationName ?? ''];
    return known ? Promise.resolve(known) : Promise.reject(new Error(`No ${request.operationName}`));
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

test('a page fails when one of its queries does', async () => {
  const { execute } = serverWith('Monsoon nights');
  await expect(renderPage('/rooms/deluxe', HOTEL, execute)).rejects.toThrow('No CategoryItems');
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
