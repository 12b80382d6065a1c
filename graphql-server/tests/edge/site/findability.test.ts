import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { send } from '../../testkit/raw-http';
import { waitFor } from '../../testkit/wait-for';

const SITE = 'https://saffroncourt.example';
const ROOM = randomUUID();

// The built home page, with marks around the parts that each page replaces.
const BUILT = `<!doctype html><html lang="en-IN"><head><meta charset="utf-8" />
<!--page--><title>Home</title><!--/page-->
<!--hints--><link rel="preload" as="image" href="/hero.avif" /><!--/hints--></head>
<body><!--body--><div id="root"></div><noscript>Call {hotel} on {phone}.</noscript><!--/body--></body></html>`;

const MANIFEST = { name: '{hotel}', description: 'A hotel in {town}', icons: [{ src: '/icon-192.png' }] };

const PAGES = {
  publicPages: [
    { path: '/amenities/spa', content: 'spa' },
    { path: '/signin', title: 'Sign in', isListed: false },
    { path: '/good-to-know', content: 'goodToKnow' },
    {
      path: '/',
      title: 'A lakeside hotel',
      description: 'Thirty rooms & a lake.',
      hints: ['<link rel="preload" as="image" href="/hero.avif" />'],
    },
    {
      path: '/rooms/deluxe',
      title: 'Deluxe Rooms',
      description: 'Rooms on the lake.',
      roomCategory: 'Deluxe Rooms',
    },
    {
      path: '/rooms/features',
      title: 'Rooms in {town}',
      description: 'In every room of {hotel}.',
      roomCategory: 'Room Features',
    },
    {
      path: '/offers',
      title: '"Exclusive" <Offers>',
      description: 'For those who book here.',
      hints: ['<link rel="modulepreload" crossorigin href="/assets/offers-page.js" />'],
    },
  ],
  roomTypePage: { path: '/stay/:code', hints: ['<link rel="modulepreload" href="/assets/stay.js" />'] },
  searchPage: { paths: ['/book', '/rooms'] },
  hiddenPaths: ['/book', '/rooms', '/admin', '/booking', '/admin/bookings/:reference'],
  closedPaths: ['/admin', '/booking', '/profile'],
};

let testServer: TestServer;
let web: string;
beforeAll(async () => {
  web = await mkdtemp(path.join(tmpdir(), 'built-site-'));
  await writeFile(path.join(web, 'index.html'), BUILT);
  await writeFile(path.join(web, 'pages.json'), JSON.stringify(PAGES));
  await writeFile(path.join(web, 'site.webmanifest'), JSON.stringify(MANIFEST));
  testServer = await startTestServer({ WEB_DIRECTORY: web, SITE_URL: SITE });
  await testServer.query(
    `INSERT INTO category_items (id, category, title, description, images, amenities, room_type)
     VALUES ($1, 'Deluxe Rooms', 'Lake </script> Room', 'Wake up facing the lake.', '{/pictures/deluxe-800.webp}',
             '{King bed,Lake view}', 'Deluxe')`,
    [ROOM],
  );
});
afterAll(async () => {
  await testServer.stop();
  await rm(web, { recursive: true });
});

const open = (address: string) => send(testServer, address, { headers: { accept: 'text/html' } });
const htmlOf = async (address: string) => (await open(address)).text;

/** The content of the one `<meta>` with that name or property. */
function meta(html: string, name: string): string | undefined {
  const found = [...html.matchAll(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))];
  expect(found.length).toBeLessThan(2);
  return found[0]?.[1];
}

const canonical = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

interface StructuredData {
  '@type': string | string[];
  [name: string]: unknown;
}

function detailsIn(html: string): (StructuredData & { '@graph'?: StructuredData[] }) | null {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  return text === undefined ? null : (JSON.parse(text) as StructuredData);
}

describe('the HTML of a public page, before any script runs,', () => {
  test('has the page’s own title and description', async () => {
    const html = await htmlOf('/rooms/deluxe');
    expect(html).toContain('<title>Deluxe Rooms – Saffron Court</title>');
    expect(html).not.toContain('<title>Home</title>');
    expect(meta(html, 'description')).toBe('Rooms on the lake.');
  });

  test('names the canonical address of the page, whatever the query', async () => {
    expect(canonical(await htmlOf('/offers?from=mail'))).toBe(`${SITE}/offers`);
    expect(canonical(await htmlOf('/'))).toBe(`${SITE}/`);
  });

  test('may be indexed, if it is listed', async () => {
    expect(meta(await htmlOf('/offers'), 'robots')).toBe('index, follow');
    expect(meta(await htmlOf('/signin'), 'robots')).toBe('noindex, follow');
  });

  test('describes a shared link', async () => {
    const html = await htmlOf('/rooms/deluxe');
    expect(meta(html, 'og:title')).toBe('Deluxe Rooms – Saffron Court');
    expect(meta(html, 'og:description')).toBe('Rooms on the lake.');
    expect(meta(html, 'og:url')).toBe(`${SITE}/rooms/deluxe`);
    expect(meta(html, 'og:image')).toBe(`${SITE}/og.jpg`);
    expect(meta(html, 'twitter:card')).toBe('summary_large_image');
  });

  test('escapes every character of its texts', async () => {
    const html = await htmlOf('/offers');
    expect(html).toContain('<title>&quot;Exclusive&quot; &lt;Offers&gt; – Saffron Court</title>');
    expect(meta(await htmlOf('/'), 'description')).toBe('Thirty rooms &amp; a lake.');
  });

  test('preloads the files that the page needs soon, and no other page’s', async () => {
    expect(await htmlOf('/offers')).toContain('href="/assets/offers-page.js"');
    expect(await htmlOf('/')).not.toContain('modulepreload');
    expect(await htmlOf('/offers')).not.toMatch(/hero\.(avif|webp)/);
  });

  test('is sent compressed', async () => {
    const { headers } = await send(testServer, '/offers', { headers: { 'accept-encoding': 'gzip' } });
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(headers.get('vary')).toContain('Accept-Encoding');
  });

  test('is validated at each request, and not sent again when nothing changed', async () => {
    const { headers } = await open('/offers');
    expect(headers.get('cache-control')).toBe('no-cache');
    const condition = { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
    const again = await send(testServer, '/offers', { headers: { accept: 'text/html', ...condition } });
    expect(again.status).toBe(304);
  });
});

describe('a private page', () => {
  test.each(['/admin', '/booking', '/admin/bookings/SC-7K3M9Q2X'])('is not indexed: %s', async (address) => {
    const { status, text } = await open(address);
    expect(status).toBe(200);
    expect(meta(text, 'robots')).toBe('noindex');
    expect(canonical(text)).toBeUndefined();
    expect(text).toContain('<title>Saffron Court</title>');
  });
});

describe('an address without a page', () => {
  test('is 404 with the site, which says so, and is not indexed', async () => {
    const { status, text, headers } = await open('/no-such-page');
    expect(status).toBe(404);
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    expect(text).toContain('<div id="root">');
    expect(meta(text, 'robots')).toBe('noindex');
  });

  test('is not a page either when it is a missing file', async () => {
    const { status, json } = await send(testServer, '/no-such-picture.webp', {
      headers: { accept: 'image/webp' },
    });
    expect(status).toBe(404);
    expect(json).toEqual({ error: 'Not found.' });
  });
});

describe('structured data describes', () => {
  test('on the home page the hotel, its address and its times', async () => {
    expect(detailsIn(await htmlOf('/'))).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Hotel',
      name: 'Saffron Court',
      url: `${SITE}/`,
      image: `${SITE}/og.jpg`,
      telephone: '+91 294 555 0142',
      email: 'desk@saffroncourt.example',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Lake Palace Road, Pichola',
        addressLocality: 'Udaipur',
        addressRegion: 'Rajasthan',
        postalCode: '313001',
        addressCountry: 'IN',
      },
      checkinTime: '14:00',
      checkoutTime: '11:00',
      priceRange: '₹7,858.62–₹26,673.20',
    });
  });

  test('the owner’s facts for guests: where the hotel is, its pets and what it has', async () => {
    const hotel = detailsIn(await htmlOf('/'));
    expect(hotel).toMatchObject({
      geo: { '@type': 'GeoCoordinates', latitude: 24.5725, longitude: 73.6785 },
      hasMap: `${SITE}/good-to-know#map`,
      petsAllowed: expect.stringMatching(/^Pets are not allowed/),
    });
    expect(hotel?.['amenityFeature']).toContainEqual({
      '@type': 'LocationFeatureSpecification',
      name: 'Indoor pool',
      value: true,
    });
  });

  test('on its page what guests ask, with the hotel’s values in the answers', async () => {
    const asked = detailsIn(await htmlOf('/good-to-know'));
    expect(asked?.['@type']).toBe('FAQPage');
    expect(asked?.['mainEntity']).toContainEqual({
      '@type': 'Question',
      name: 'When can I have my room?',
      acceptedAnswer: {
        '@type': 'Answer',
        text: expect.stringMatching(/^Check-in is from 2:00 pm, check-out is by 11:00 am\./),
      },
    });
  });

  test('nothing that the owner leaves empty', async () => {
    const emptied = { 'rules.pets': '', 'rules.amenities': '', 'map.position': '', questions: '' };
    const write = (texts: string) =>
      testServer.query(
        `UPDATE content_documents SET published = jsonb_set(published, '{texts}', published->'texts' || $1::jsonb)
          WHERE kind = 'PAGE' AND key = 'goodToKnow'`,
        [texts],
      );
    const [before] = await testServer.query<{ texts: object }>(
      `SELECT published->'texts' AS texts FROM content_documents WHERE key = 'goodToKnow'`,
    );
    await write(JSON.stringify(emptied));
    await waitFor('nothing is asked', async () => detailsIn(await htmlOf('/good-to-know')) === null);
    const told = Object.keys(detailsIn(await htmlOf('/')) ?? {});
    expect(told).toContain('checkinTime');
    for (const name of ['geo', 'hasMap', 'petsAllowed', 'amenityFeature']) expect(told).not.toContain(name);
    await write(JSON.stringify(before?.texts));
  });

  test('where rooms are listed, each room type with its rate', async () => {
    const graph = detailsIn(await htmlOf('/rooms/deluxe'))?.['@graph'] ?? [];
    expect(graph.find((room) => room['@id'] === `${SITE}/rooms/deluxe#${ROOM}`)).toMatchObject({
      '@type': ['HotelRoom', 'Product'],
      name: 'Lake </script> Room',
      description: 'Wake up facing the lake.',
      image: [`${SITE}/pictures/deluxe-800.webp`],
      occupancy: { '@type': 'QuantitativeValue', minValue: 1, maxValue: 5 },
      containedInPlace: { '@type': 'Hotel', '@id': `${SITE}/#hotel`, name: 'Saffron Court' },
      offers: {
        '@type': 'Offer',
        price: '17752.40',
        priceCurrency: 'INR',
        priceSpecification: { price: '17752.40', priceCurrency: 'INR', valueAddedTaxIncluded: true },
        availability: 'https://schema.org/InStock',
        url: `${SITE}/rooms/deluxe`,
      },
    });
  });

  test('nothing where no room is listed', async () => {
    expect(detailsIn(await htmlOf('/rooms/features'))).toBeNull();
    expect(detailsIn(await htmlOf('/offers'))).toBeNull();
  });

  test('nothing that the content security policy would have to allow', async () => {
    const { text, headers } = await open('/');
    expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*'(unsafe-inline|nonce|sha)/);
    const types = [...text.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
    expect(types).toEqual([' type="application/json" id="hotel"', ' type="application/ld+json"']);
  });
});

describe('the page of a room type', () => {
  test('has the type’s name, texts, canonical address and rate', async () => {
    const html = await htmlOf('/stay/Deluxe?checkin=2030-01-01');
    expect(/<title>(.*)<\/title>/.exec(html)?.[1]).toMatch(/^Deluxe – /);
    expect(meta(html, 'description')).toMatch(/^A lake-facing room/);
    expect(canonical(html)).toBe(`${SITE}/stay/Deluxe`);
    expect(html).toContain('/assets/stay.js');
    expect(detailsIn(html)).toMatchObject({
      '@type': ['HotelRoom', 'Product'],
      name: 'Deluxe',
      occupancy: { maxValue: 5 },
      offers: { price: '17752.40', priceCurrency: 'INR' },
    });
  });

  test.each(['/stay/Castle', '/stay/Deluxe/more', '/stay/'])('%s is not a page', async (address) => {
    const { status } = await open(address);
    expect(status).toBe(404);
  });

  test('is removed when the type is taken off sale, and returns with it', async () => {
    const setOnSale = (isOnSale: boolean) =>
      testServer.query(`UPDATE room_types SET on_sale = $1 WHERE code = 'Suite'`, [isOnSale]);
    expect((await open('/stay/Suite')).status).toBe(200);
    await setOnSale(false);
    await waitFor('the page is gone', async () => (await open('/stay/Suite')).status === 404);
    await setOnSale(true);
    await waitFor('the page is back', async () => (await open('/stay/Suite')).status === 200);
  });
});

describe('another spelling of a page’s address leads to its one spelling', () => {
  test.each([
    ['/Offers', '/offers'],
    ['/offers/', '/offers'],
    ['/offers//?from=mail&x=1', '/offers?from=mail&x=1'],
    ['//offers', '/offers'],
    ['/%6Fffers', '/offers'],
    ['/rooms/Deluxe', '/rooms/deluxe'],
    ['/offers/index.html', '/offers'],
    ['/index.html', '/'],
    ['/INDEX.HTML?from=mail', '/?from=mail'],
    ['//', '/'],
    ['/Admin', '/admin'],
    ['/ADMIN/Bookings/SC-1?a=b', '/admin/bookings/SC-1?a=b'],
    ['/stay/deluxe', '/stay/Deluxe'],
    ['/STAY/DELUXE/?checkin=2030-01-01', '/stay/Deluxe?checkin=2030-01-01'],
    ['/Book?room=double', '/book?room=double'],
    ['/rooms/', '/rooms'],
  ])('%s', async (address, spelled) => {
    const { status, headers } = await send(testServer, address, {
      headers: { accept: 'text/html' },
      redirect: 'manual',
    });
    expect(status).toBe(301);
    expect(headers.get('location')).toBe(spelled);
    expect((await open(spelled)).status).toBe(200);
  });

  test.each([
    '/nothing/',
    '//other.example/offers',
    '/%2F/other.example',
    '/stay/castle',
    '/assets/Nothing.js',
  ])('but %s leads nowhere', async (address) => {
    const { status } = await send(testServer, address, {
      headers: { accept: 'text/html' },
      redirect: 'manual',
    });
    expect(status).toBe(404);
  });
});

describe('what is not there', () => {
  test.each([
    '/.well-known/security.txt',
    '/.well-known/change-password',
    '/.git/config',
    '/nothing',
    '/missing.png',
  ])('%s is a short answer to programs', async (address) => {
    const { status, text } = await send(testServer, address, { headers: { accept: '*/*' } });
    expect(status).toBe(404);
    expect(text.length).toBeLessThan(100);
  });

  test('a hidden file is one to browsers, too', async () => {
    const { status, text } = await open('/.well-known/change-password');
    expect(status).toBe(404);
    expect(text.length).toBeLessThan(100);
  });
});

describe('search engines learn', () => {
  test('which pages exist, and no others', async () => {
    const { status, text, headers } = await send(testServer, '/sitemap.xml');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^application\/xml/);
    expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      `${SITE}/amenities/spa`,
      `${SITE}/good-to-know`,
      `${SITE}/`,
      `${SITE}/rooms/deluxe`,
      `${SITE}/rooms/features`,
      `${SITE}/offers`,
      ...['Single', 'Double', 'Deluxe', 'Suite'].map((code) => `${SITE}/stay/${code}`),
    ]);
  });

  test('where that list is, and which paths to leave out', async () => {
    const { status, text, headers } = await send(testServer, '/robots.txt');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/plain/);
    expect(text.split('\n')).toEqual([
      'User-agent: *',
      ...['/admin', '/booking', '/profile'].map((closed) => `Disallow: ${closed}`),
      '',
      `Sitemap: ${SITE}/sitemap.xml`,
      '',
    ]);
  });
});

describe('given another hotel, in whose name HTML and patterns have a meaning,', () => {
  const NAME = 'Mill & <Mill> $&';
  const NAME_IN_HTML = 'Mill &amp; &lt;Mill&gt; $&amp;';

  beforeAll(async () => {
    await testServer.query(`UPDATE property SET name = $1, town = 'Kochi', phone = '+91 484 555 0199'`, [
      NAME,
    ]);
    await waitFor('pages name it', async () => (await htmlOf('/booking')).includes(NAME_IN_HTML));
  });

  test.each(['/', '/booking'])(
    'the head of %s names it, for browsers and for the site’s scripts',
    async (address) => {
      const html = await htmlOf(address);
      expect(/<title>(?:.* – )?(.*)<\/title>/.exec(html)?.[1]).toBe(NAME_IN_HTML);
      const told = /<script type="application\/json" id="hotel">(.*?)<\/script>/s.exec(html)?.[1];
      expect(JSON.parse(told ?? '')).toMatchObject({
        name: NAME,
        town: 'Kochi',
        timeZone: 'Asia/Kolkata',
        page: null,
        navigation: { footer: [{ label: 'Home', path: '/' }, {}, {}, {}] },
      });
    },
  );

  test.each(['/', '/booking'])('%s without scripts names the phone number', async (address) => {
    expect(await htmlOf(address)).toContain(`Call ${NAME_IN_HTML} on +91 484 555 0199.`);
  });

  test('titles and descriptions have its name and town', async () => {
    const html = await htmlOf('/rooms/features');
    expect(html).toContain(`<title>Rooms in Kochi – ${NAME_IN_HTML}</title>`);
    expect(meta(html, 'description')).toBe(`In every room of ${NAME_IN_HTML}.`);
  });

  test('a page whose texts the hotel writes has them in its head, and in the data for the scripts', async () => {
    const html = await htmlOf('/amenities/spa');
    expect(html).toContain(`<title>Spa &amp; Wellness – ${NAME_IN_HTML}</title>`);
    expect(meta(html, 'description')).toBe(`Treatments and wellness at ${NAME_IN_HTML}’s spa, Kochi.`);
    const told = /<script type="application\/json" id="hotel">(.*?)<\/script>/s.exec(html)?.[1];
    expect(JSON.parse(told ?? '')).toMatchObject({
      page: { name: 'spa', texts: { lead: 'Warm oil, marigolds and an hour to yourself.' } },
    });
  });

  test('a browser installs the site under its name', async () => {
    const { status, json, headers } = await send(testServer, '/site.webmanifest');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^application\/manifest\+json/);
    expect(json).toEqual({ ...MANIFEST, name: NAME, description: 'A lakeside hotel in Kochi' });
  });
});

test('a site without a manifest sends none', async () => {
  await rm(path.join(web, 'site.webmanifest'));
  expect((await send(testServer, '/site.webmanifest')).status).toBe(404);
});

test('a site whose list of pages is missing is sent as it was built, at every address', async () => {
  const other = await mkdtemp(path.join(tmpdir(), 'built-site-'));
  await writeFile(path.join(other, 'index.html'), BUILT);
  const unknown = await startTestServer({ WEB_DIRECTORY: other });
  const { status, text } = await send(unknown, '/anything', { headers: { accept: 'text/html' } });
  await unknown.stop();
  await rm(other, { recursive: true });
  expect(status).toBe(200);
  expect(text).toBe(BUILT);
});

describe('given a page without content', () => {
  const listed = async () => (await send(testServer, '/sitemap.xml')).text.includes(`${SITE}/offers<`);

  test('then search engines learn of it only when the hotel has pinned it in its navigation', async () => {
    await testServer.query('DELETE FROM offers');
    await waitFor('the empty page is left out', async () => !(await listed()));
    const pinned = { label: 'Offers', path: '/offers', shown: true, pinned: true, links: [] };
    await testServer.query(
      `UPDATE content_documents SET published = jsonb_set(published, '{entries}', $1)
       WHERE kind = 'NAVIGATION' AND key = 'main'`,
      [JSON.stringify([pinned])],
    );
    await waitFor('the pinned page is listed', listed);
    expect(await listed()).toBe(true);
  });
});
