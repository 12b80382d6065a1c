import { once } from 'node:events';
import { Readable } from 'node:stream';
import { parseDocument, DomUtils } from 'htmlparser2';
import { MicrodataRdfParser } from 'microdata-rdf-streaming-parser';
import { buildSite } from '../../testkit/built-site';
import { inDays } from '../../testkit/bookings';
import { untilNotified } from '../../testkit/change-notifications';
import { promotionForm, changeRates, quoteWith, signedInOwner } from '../../testkit/promotions';
import { proofSeed, proofSize } from '../../testkit/proof-size';
import { freshCaller, send } from '../../testkit/raw-http';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { waitFor } from '../../testkit/wait-for';

// Programs such as Google's price checks read the microdata of a page. Hotels, stays and parties are generated; the pages
// are those that the server sends, and a parser of others reads them. What guests see is read from the words of the page.

const PAGES = proofSize({ quick: 20, full: 200 });
const PAGES_OF_HOTEL = 5;
const TYPES = ['Single', 'Double', 'Deluxe', 'Suite'] as const;
const CODE = 'SHOWN';

let state = proofSeed();
const upTo = (most: number): number => {
  state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
  return Math.floor((state / 2 ** 31) * (most + 1));
};
const oneOf = <Item>(items: readonly [Item, ...Item[]]): Item => items[upTo(items.length - 1)] ?? items[0];

let testServer: TestServer;
beforeAll(async () => {
  const built = await buildSite();
  testServer = await startTestServer({ WEB_DIRECTORY: built, RATE_LIMIT_SCALE: '1000000' });
  const owner = await signedInOwner(testServer);
  const discount = { kind: 'PERCENT', hundredths: 1_250 } as const;
  await changeRates(testServer, owner, { promotion: { ...promotionForm({ discount }), code: CODE } });
});
afterAll(() => testServer.stop());

/** Another hotel at the address: its name, currency of rates, taxes, room types, rate plans and children. */
async function become(name: string): Promise<void> {
  const slab = oneOf([100_000, 750_000, 1_500_000]);
  const slabs = [
    { upToPaise: slab, percent: oneOf([0, 5, 12]) },
    { upToPaise: null, percent: oneOf([18, 28]) },
  ];
  const bands = oneOf([[], [{ code: 'CHILD', name: 'Child', toAge: 11 }]]);
  await testServer.query(`UPDATE property SET name = $1, rate_currency = $2, child_bands = $3`, [
    name,
    oneOf(['INR', 'USD']),
    JSON.stringify(bands),
  ]);
  await testServer.query(`UPDATE tax_periods SET slabs = $1`, [JSON.stringify(slabs)]);
  for (const code of TYPES)
    await testServer.query(
      `UPDATE room_types SET nightly_rate_cents = $2, included_guests = $3, adult_supplement_cents = $4,
         child_supplements = $5, maximum_children = 2 WHERE code = $1`,
      [
        code,
        5_000 + upTo(30_000),
        oneOf([null, 1]),
        upTo(3_000),
        JSON.stringify(Object.fromEntries(bands.map(({ code: band }) => [band, upTo(1_500)]))),
      ],
    );
  const change = { kind: 'PERCENT', hundredths: upTo(3_000) - 1_500 };
  await testServer.query(`UPDATE rate_plans SET change = $1 WHERE change IS NOT NULL`, [
    JSON.stringify(change),
  ]);
  await untilNotified(testServer);
  await waitFor('the page has the name of the hotel', async () =>
    (await pageAt('/book')).includes(` – ${name}</title>`),
  );
}

async function pageAt(address: string): Promise<string> {
  const headers = { accept: 'text/html', 'x-forwarded-for': freshCaller() };
  return (await send(testServer, address, { headers })).text;
}

interface Stay {
  checkin: string;
  checkout: string;
  adults: number;
  ages: number[];
  rooms: number;
  code: string | null;
}

function someStay(): Stay {
  const from = 20 + upTo(200);
  return {
    checkin: inDays(from),
    checkout: inDays(from + 1 + upTo(6)),
    adults: 1 + upTo(1),
    ages: Array.from({ length: upTo(1) }, () => upTo(15)),
    rooms: oneOf([1, 1, 1, 2]),
    code: oneOf([null, null, CODE]),
  };
}

function addressOf(path: string, { checkin, checkout, adults, ages, rooms, code }: Stay): string {
  const search = new URLSearchParams({ checkin, checkout, guests: String(adults + ages.length) });
  if (ages.length > 0) search.set('children', ages.join());
  if (rooms > 1) search.set('guests2', '1');
  if (code) search.set('code', code);
  return `${path}?${search}`;
}

/** An item of the page: the values of each property, in the order of the page. */
type Item = Map<string, string[]>;

/** What the parser says of an item. */
type Statement = Record<'subject' | 'predicate' | 'object', { value: string }>;

const SCHEMA = 'https://schema.org/';
const TYPE = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';

/** All items of a page, by their names in the parser's graph. */
async function itemsOf(html: string): Promise<Map<string, Item>> {
  const items = new Map<string, Item>();
  const parser = new MicrodataRdfParser({ baseIRI: 'https://hotel.example/' });
  const statements = parser.import(Readable.from([html]));
  statements.on('data', ({ subject, predicate, object }: Statement) => {
    const item = items.get(subject.value) ?? new Map<string, string[]>();
    const property = predicate.value === TYPE ? 'type' : predicate.value.replace(SCHEMA, '');
    item.set(property, [...(item.get(property) ?? []), object.value]);
    items.set(subject.value, item);
  });
  await once(statements, 'end');
  return items;
}

interface Price {
  room: string;
  plan: string;
  total: string;
}

/** The hotel of the page as its microdata has it. */
async function readByProgram(html: string) {
  const items = await itemsOf(html);
  const within = (item: Item, name: string): Item[] =>
    (item.get(name) ?? []).flatMap((id) => items.get(id) ?? []);
  const valueOf = (item: Item, name: string): string => item.get(name)?.join() ?? '';
  const offer = (item: Item) => {
    const [specification = new Map<string, string[]>()] = within(item, 'priceSpecification');
    return {
      plan: valueOf(item, 'name'),
      total: valueOf(item, 'price'),
      dates: `${valueOf(item, 'checkinTime')} ${valueOf(item, 'checkoutTime')}`,
      guests: `${valueOf(item, 'numAdults')} ${valueOf(item, 'numChildren')}`,
      currency: valueOf(item, 'priceCurrency'),
      specified: ['price', 'priceCurrency', 'valueAddedTaxIncluded'].map((name) =>
        valueOf(specification, name),
      ),
    };
  };
  const hotels = [...items.values()].filter((item) => item.get('type')?.includes(`${SCHEMA}Hotel`));
  expect(hotels).toHaveLength(1);
  const [hotel = new Map<string, string[]>()] = hotels;
  const [address = new Map<string, string[]>()] = within(hotel, 'address');
  const rooms = within(hotel, 'containsPlace').map((room) => ({
    name: valueOf(room, 'name'),
    offers: within(room, 'offers').map(offer),
  }));
  return {
    name: valueOf(hotel, 'name'),
    street: valueOf(address, 'streetAddress'),
    ofHotel: within(hotel, 'makesOffer').map(offer),
    rooms,
  };
}

type Node = Parameters<typeof DomUtils.textContent>[0];
const textOf = (nodes: Node): string =>
  DomUtils.textContent(nodes)
    .replaceAll(/[\s\u00A0]+/g, ' ')
    .trim();
const within = (name: string, nodes: Parameters<typeof DomUtils.getElementsByTagName>[1]) =>
  DomUtils.getElementsByTagName(name, nodes, true);

/** The first amount in rupees of a text, as a number with two decimals. */
const amountIn = (text: string): string => /₹([\d,]+\.\d\d)/.exec(text)?.[1]?.replaceAll(',', '') ?? 'none';

/** The totals that a guest sees, with the room and the rate: of each card of the results, or of the page of a room. */
function readByGuest(html: string): (Price & { isOneRoom: boolean })[] {
  const page = parseDocument(html);
  const [h1] = within('h1', page);
  const cards = within('article', page).filter((card) => /₹/.test(textOf(card)));
  const places = cards.length > 0 && within('aside', page).length === 0 ? cards : within('aside', page);
  return places.flatMap((place) => {
    const [heading] = [...within('h3', place), ...within('h4', place)];
    const rates = within('li', place).filter((line) =>
      within('a', line).some((link) => textOf(link).startsWith('Book')),
    );
    return rates.map((line) => {
      const [name] = [...within('span', line), ...within('p', line)].map(textOf).filter(Boolean);
      const [paragraph] = within('p', line);
      return {
        room: textOf(heading ?? h1 ?? []).replace(/ × \d$/, ''),
        plan: (place.name === 'aside' ? name : textOf(paragraph ?? [])) ?? '',
        total: amountIn(textOf(line)),
        isOneRoom: within('h4', place).length === 0,
      };
    });
  });
}

const inOrder = (prices: readonly Price[]) =>
  prices.map(({ room, plan, total }) => `${room} / ${plan} / ${total}`).toSorted();

test(`the microdata of ${PAGES} generated pages says the totals with tax that guests see`, async () => {
  const totals = new Set<string>();
  let prices = 0;
  for (let page = 0; page < PAGES; page += 1) {
    const hotel = `Hotel ${Math.floor(page / PAGES_OF_HOTEL)}`;
    if (page % PAGES_OF_HOTEL === 0) await become(hotel);
    const stay = someStay();
    const type = oneOf(TYPES);
    const address = addressOf(page % 2 === 0 ? '/book' : `/stay/${type}`, stay);
    const html = await pageAt(address);
    const [program, guest] = [await readByProgram(html), readByGuest(html)];

    const read = program.rooms.flatMap(({ name, offers }) => offers.map((one) => ({ ...one, room: name })));
    const ofRooms = guest.filter(({ isOneRoom }) => isOneRoom);
    expect(inOrder(read), address).toEqual(inOrder(ofRooms));
    const [first] = guest;
    const ofHotel = program.ofHotel.map(({ total }) => total);
    const combined = guest.filter(({ isOneRoom }) => !isOneRoom).map(({ total }) => total);
    expect(ofHotel.toSorted(), address).toEqual(
      [...(ofRooms[0] ? [ofRooms[0].total] : []), ...combined].toSorted(),
    );
    expect(program.name).toBe(hotel);
    expect(program.street).toContain('Lake Palace Road');
    for (const one of [...read, ...program.ofHotel]) {
      expect(one, address).toMatchObject({ currency: 'INR', specified: [one.total, 'INR', 'true'] });
      expect(one.dates, address).toBe(`${stay.checkin} ${stay.checkout}`);
    }
    if (first && stay.rooms === 1 && page % 2 === 1) await expectQuoted(type, stay, read[0]?.total);
    for (const { total } of guest) totals.add(total);
    prices += guest.length;
  }
  // The generated pages are of many prices.
  expect(prices).toBeGreaterThan(PAGES);
  expect(totals.size).toBeGreaterThan(PAGES);
}, 240_000);

test('a shared address with dates has the picture of its room', async () => {
  const dates = `checkin=${inDays(30)}&checkout=${inDays(32)}`;
  const addresses = ['/book?', '/book?first=Suite&', '/book?room=Suite&', '/stay/Suite?'];
  const pages = await Promise.all(addresses.map((address) => pageAt(address + dates)));
  const pictures = pages.map((html) => /property="og:image" content="[^"]*(\/[^"/]+)"/.exec(html)?.[1]);
  const [ofHotel, ...ofRoom] = pictures;
  expect(ofHotel).toBe('/og.jpg');
  expect(new Set(ofRoom).size).toBe(1);
  expect(ofRoom[0]).toMatch(/suite/);
});

/** The total of the first rate is what the hotel asks for the stay. */
async function expectQuoted(roomType: (typeof TYPES)[number], stay: Stay, total: string | undefined) {
  if (stay.ages.length > 0) return;
  const { checkin, checkout, adults: guests, code } = stay;
  const quote = await quoteWith(testServer, {
    roomType,
    checkin,
    checkout,
    guests,
    ...(code ? { code } : {}),
  });
  if (quote.__typename !== 'Quote') throw new Error(`${roomType} has no price.`);
  expect(total).toBe((quote.total.amount / 100).toFixed(2));
}
