import { neutralBody } from '../../../src/pages/content/content-keys';
import type { ContentInput } from '../../generated/operations';
import { execute, executeExpectingErrors, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity } from '../../testkit/identity';
import { SEEN_WITHIN_MILLISECONDS } from '../../testkit/proof-size';
import { startServer, type ServerProcess } from '../../testkit/server-process';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { waitFor } from '../../testkit/wait-for';

const DOCUMENT = gql(`query ContentInTest($kind: ContentKind!, $key: String!) {
  contentDocument(kind: $kind, key: $key) { ... on ContentDocument {
    version state texts { name text }
    entries { label path shown pinned links { label path shown } }
    testimonials { name message rating location image isSample source consent }
    revisions { id publishedBy }
  } }
}`);
const LIST = gql(`query ContentListInTest { contentDocuments { kind key state version } }`);
const SAVE =
  gql(`mutation SaveContentInTest($kind: ContentKind!, $key: String!, $input: ContentInput!, $version: Int!) {
  result: saveContent(kind: $kind, key: $key, input: $input, version: $version) {
    __typename
    ... on ContentSaved { document { version state } }
    ... on ContentChanged { code document { version } }
    ... on InvalidInput { faults { field code } }
  }
}`);
const PUBLISH = gql(`mutation PublishContentInTest($kind: ContentKind!, $key: String!, $version: Int!) {
  result: publishContent(kind: $kind, key: $key, version: $version) { __typename ... on ContentSaved { document { state } } }
}`);
const RESTORE = gql(`mutation RestoreContentInTest($revision: Int!, $version: Int!) {
  result: restoreContent(revision: $revision, version: $version) {
    __typename ... on ContentSaved { document { state version texts { name text } } }
  }
}`);
const PREVIEW = gql(`query PreviewInTest($page: String!, $input: ContentInput) {
  result: contentPreview(page: $page, input: $input) {
    __typename ... on ContentPreview { texts { name text } body { kind lines { spans { text href } } } }
  }
}`);
const TEXTS = gql(`query PageTextsInTest($page: String!) { pageTexts(page: $page) { name text } }`);
const BODY = gql(
  `query PageBodyInTest($page: String!) { pageBody(page: $page) { kind lines { spans { text href } } } }`,
);
const NAVIGATION = gql(`query NavigationInTest { navigation { main { label path links { label path } } } }`);
const SAID = gql(`query SaidInTest { testimonials { name isSample } }`);
let testServer: TestServer;
let second: ServerProcess;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer();
  second = await startServer(testServer);
  const identity = await openIdentity();
  const { token } = await identity.signIn({ email: testServer.settings.ADMIN_EMAIL, emailVerified: true });
  owner = { token };
});
afterAll(async () => {
  await second.end('SIGTERM');
  await testServer.stop();
});

type Kind = 'PAGE' | 'NAVIGATION' | 'TESTIMONIALS';

async function documentOf(kind: Kind, key: string) {
  const { contentDocument } = await execute(testServer, DOCUMENT, { kind, key }, owner);
  if (!('version' in contentDocument)) throw new Error(`There is no document ${kind} ${key}.`);
  return contentDocument;
}

async function save(kind: Kind, key: string, input: ContentInput, version?: number) {
  const current = version ?? (await documentOf(kind, key)).version;
  return (await execute(testServer, SAVE, { kind, key, input, version: current }, owner)).result;
}

/** The page's form with some changed texts. */
async function saveTexts(key: string, changed: Record<string, string>) {
  const { texts, version } = await documentOf('PAGE', key);
  const changedTexts = texts.map(({ name, text }) => ({ name, text: changed[name] ?? text }));
  return save('PAGE', key, { texts: changedTexts }, version);
}

async function publish(kind: Kind, key: string) {
  const { version } = await documentOf(kind, key);
  return (await execute(testServer, PUBLISH, { kind, key, version }, owner)).result;
}

const textOf = (texts: readonly { name: string; text: string }[] | null | undefined, name: string) =>
  texts?.find((text) => text.name === name)?.text;

const readBy = async (server: { url: string }, page: string, name: string) =>
  textOf((await execute(server, TEXTS, { page })).pageTexts, name);

describe('given the owner saves a draft', () => {
  test('then guests do not see it, and only staff see the preview', async () => {
    expect(await saveTexts('spa', { lead: 'A quiet hour at {hotel}.' })).toMatchObject({
      __typename: 'ContentSaved',
      document: { state: 'DRAFT' },
    });
    expect(await readBy(testServer, 'spa', 'lead')).toBe('Warm oil, marigolds and an hour to yourself.');
    const { result } = await execute(testServer, PREVIEW, { page: 'spa' }, owner);
    expect(result.__typename === 'ContentPreview' && textOf(result.texts, 'lead')).toBe(
      'A quiet hour at Saffron Court.',
    );
    const { errors } = await executeExpectingErrors(testServer, PREVIEW, { page: 'spa' });
    expect(errors[0].extensions['code']).toBe('UNAUTHENTICATED');
  });

  test('then it is on both servers soon after it is published, and in the list', async () => {
    expect(await publish('PAGE', 'spa')).toMatchObject({ document: { state: 'PUBLISHED' } });
    await waitFor(
      'both servers show the text',
      async () =>
        (await Promise.all([testServer, second].map((server) => readBy(server, 'spa', 'lead')))).every(
          (lead) => lead === 'A quiet hour at Saffron Court.',
        ),
      SEEN_WITHIN_MILLISECONDS,
    );
    const { contentDocuments } = await execute(testServer, LIST, {}, owner);
    expect(contentDocuments.find(({ key }) => key === 'spa')).toMatchObject({ state: 'PUBLISHED' });
  });

  test('then the history has both, and an earlier one can be restored into the draft', async () => {
    const { revisions, version } = await documentOf('PAGE', 'spa');
    expect(revisions.map(({ publishedBy }) => publishedBy)).toEqual([testServer.settings.ADMIN_EMAIL, null]);
    const revision = revisions.at(-1)?.id ?? 0;
    const { result } = await execute(testServer, RESTORE, { revision, version }, owner);
    expect(result).toMatchObject({ __typename: 'ContentSaved', document: { state: 'DRAFT' } });
    expect(textOf((await documentOf('PAGE', 'spa')).texts, 'lead')).toBe(
      'Warm oil, marigolds and an hour to yourself.',
    );
    expect(await readBy(testServer, 'spa', 'lead')).toBe('A quiet hour at Saffron Court.');
  });

  test('then each step is audited with before and after', async () => {
    const entries = await testServer.query<{
      action: string;
      permission: string;
      before: object;
      after: object;
    }>(
      `SELECT action, permission, before, after FROM administrator_actions WHERE action LIKE '%Content' ORDER BY id DESC`,
    );
    expect(entries.map(({ action }) => action)).toEqual(['restoreContent', 'publishContent', 'saveContent']);
    expect(entries.map(({ permission }) => permission)).toEqual([
      'content.write',
      'content.publish',
      'content.write',
    ]);
    expect(entries[1]?.before).toMatchObject({
      texts: { lead: 'Warm oil, marigolds and an hour to yourself.' },
    });
    expect(entries[1]?.after).toMatchObject({ texts: { lead: 'A quiet hour at {hotel}.' } });
  });
});

test('given the draft was saved elsewhere, then nothing is stored and the newer draft is returned', async () => {
  const { texts, version } = await documentOf('PAGE', 'pool');
  const input = { texts: texts.map(({ name, text }) => ({ name, text })) };
  expect(await save('PAGE', 'pool', input, version)).toMatchObject({ __typename: 'ContentSaved' });
  expect(await save('PAGE', 'pool', input, version)).toMatchObject({
    __typename: 'ContentChanged',
    code: 'SETTINGS_CHANGED',
    document: { version: version + 1 },
  });
});

describe('given a hostile text', () => {
  test.each([
    ['[press](javascript:alert)', 'LINK_NOT_ALLOWED'],
    ['[press](data:text/html,x)', 'LINK_NOT_ALLOWED'],
    ['[press](//evil.example)', 'LINK_NOT_ALLOWED'],
    ['{secret}', 'PLACEHOLDER_UNKNOWN'],
    ['x'.repeat(20_001), 'TEXT_TOO_LONG'],
    ['', 'TEXT_MISSING'],
  ])('%.40s is refused at its field', async (body, code) => {
    expect(await saveTexts('terms', { body })).toEqual({
      __typename: 'InvalidInput',
      faults: [{ field: 'texts.body', code }],
    });
  });

  test('HTML and deep nesting are shown as plain text', async () => {
    const body = `<script>alert(1)</script>\n\n${'> '.repeat(5_000)}`;
    expect(await saveTexts('terms', { body })).toMatchObject({ __typename: 'ContentSaved' });
    const { result } = await execute(testServer, PREVIEW, { page: 'terms' }, owner);
    expect(result).toMatchObject({
      body: [
        { kind: 'PARAGRAPH', lines: [{ spans: [{ text: '<script>alert(1)</script>', href: null }] }] },
        {},
      ],
    });
  });
});

test('given the sample’s stay policies, then they name the hotel’s own times, capacities and phone', async () => {
  const { pageBody } = await execute(testServer, BODY, { page: 'stayPolicies' });
  const spans = pageBody?.flatMap(({ lines }) => lines.flatMap((line) => line.spans)) ?? [];
  const words = spans.map(({ text }) => text).join('');
  expect(words).toContain('Check-in is from 2:00 pm, check-out is by 11:00 am.');
  expect(words).toContain(
    '2 in a Single, 3 in a Double, 4 in a Deluxe (5 with an extra bed), 6 in a Suite (8 with extra beds)',
  );
  expect(spans.find(({ href }) => href?.startsWith('tel:'))).toEqual({
    text: '+91 294 555 0142',
    href: 'tel:+912945550142',
  });
});

describe('given the page ‘Good to know’', () => {
  const faultsOf = (changed: Record<string, string>) => saveTexts('goodToKnow', changed);

  test('then a position and a phone number must be valid, and a heading must not be empty', async () => {
    const wrong = {
      'map.position': '91, 12',
      'place1.position': 'by the lake',
      'contact.whatsapp': '0294 555',
    };
    expect(await faultsOf({ ...wrong, heading: ' ' })).toEqual({
      __typename: 'InvalidInput',
      faults: expect.arrayContaining([
        { field: 'texts.heading', code: 'TEXT_MISSING' },
        { field: 'texts.map.position', code: 'POSITION_INVALID' },
        { field: 'texts.place1.position', code: 'POSITION_INVALID' },
        { field: 'texts.contact.whatsapp', code: 'HOTEL_PHONE_INVALID' },
      ]),
    });
  });

  test('then the picture of the map is one of the hotel’s own', async () => {
    const unknown = `/pictures/${'0'.repeat(32)}-800.webp`;
    const ofOthers = ['https://maps.example/tile.png', '/pictures/../map.png', unknown];
    for (const address of ofOthers)
      expect(await faultsOf({ 'map.image': address })).toEqual({
        __typename: 'InvalidInput',
        faults: [{ field: 'texts.map.image', code: 'PICTURE_NOT_READY' }],
      });
    const own = '/pictures/facade-800.webp';
    expect(await saveTexts('goodToKnow', { 'map.image': own })).toMatchObject({ __typename: 'ContentSaved' });
    await publish('PAGE', 'goodToKnow');
    for (const server of [second, testServer])
      await waitFor(
        'guests get the picture',
        async () => (await readBy(server, 'goodToKnow', 'map.image')) === own,
      );
  });

  test('then only staff who may write texts change the picture of the map', async () => {
    const { texts, version } = await documentOf('PAGE', 'goodToKnow');
    const input = { texts: texts.map(({ name, text }) => ({ name, text })) };
    const form = { kind: 'PAGE', key: 'goodToKnow', input, version } as const;
    const { errors } = await executeExpectingErrors(testServer, SAVE, form);
    expect(errors[0].extensions['code']).toBe('UNAUTHENTICATED');
  });

  test('then each part of it can be removed by leaving it empty', async () => {
    const { texts } = await documentOf('PAGE', 'goodToKnow');
    const head = ['heading', 'title'];
    const emptied = Object.fromEntries(
      texts.filter(({ name }) => !head.includes(name)).map(({ name }) => [name, '']),
    );
    expect(Object.keys(emptied)).toContain('promises.first');
    expect(await saveTexts('goodToKnow', emptied)).toMatchObject({ __typename: 'ContentSaved' });
    expect(await publish('PAGE', 'goodToKnow')).toMatchObject({ document: { state: 'PUBLISHED' } });
    await waitFor(
      'guests see none',
      async () => (await readBy(second, 'goodToKnow', 'promises.first')) === '',
    );
    expect((await execute(second, BODY, { page: 'goodToKnow' })).pageBody).toEqual([]);
  });

  test('then a promise contains the hotel’s values, like every text', async () => {
    await saveTexts('goodToKnow', { 'promises.first': 'Held for {holdMinutes} minutes' });
    await publish('PAGE', 'goodToKnow');
    await waitFor(
      'guests read it',
      async () => (await readBy(second, 'goodToKnow', 'promises.first')) === 'Held for 15 minutes',
    );
  });
});

test('given a hotel that has published nothing, then it promises nothing and has no questions', () => {
  const texts = neutralBody({ kind: 'PAGE', key: 'goodToKnow' })?.texts ?? {};
  const written = Object.entries(texts).filter(([, text]) => text !== '');
  expect(written.map(([name]) => name)).toEqual(['heading', 'lead', 'title', 'description']);
});

describe('given the navigation', () => {
  const entry = (
    label: string,
    path: string | null,
    links: { label: string; path: string; shown: boolean }[] = [],
  ) => ({
    label,
    path,
    shown: true,
    links,
  });

  test('then an entry leads to a page of the site or to https', async () => {
    const entries = [
      entry('Offers', '/offers'),
      entry('Shop', 'https://shop.example'),
      entry('Away', 'javascript:alert(1)'),
      entry('Lost', '/no-such-page'),
      entry('Empty', null),
    ];
    expect(await save('NAVIGATION', 'main', { entries })).toEqual({
      __typename: 'InvalidInput',
      faults: [2, 3, 4].map((place) => ({ field: `entries.${place}.path`, code: 'PATH_UNKNOWN' })),
    });
  });

  test('then guests see the entries that are shown, once they are published', async () => {
    const hidden = { label: 'Menus', path: '/dining/menus', shown: false };
    const shown = { label: 'Breakfast', path: '/dining/breakfast', shown: true };
    const entries = [
      entry('Shop', 'https://shop.example'),
      { ...entry('Home', '/'), shown: false },
      entry('Eat', null, [hidden, shown]),
      entry('Nothing', null, [hidden]),
    ];
    expect(await save('NAVIGATION', 'main', { entries })).toMatchObject({ __typename: 'ContentSaved' });
    await publish('NAVIGATION', 'main');
    await waitFor('guests see it', async () => {
      const { navigation } = await execute(second, NAVIGATION);
      return navigation.main[0]?.label === 'Shop';
    });
    expect((await execute(second, NAVIGATION)).navigation.main).toEqual([
      { label: 'Shop', path: 'https://shop.example', links: [] },
      { label: 'Eat', path: null, links: [{ label: 'Breakfast', path: '/dining/breakfast' }] },
    ]);
  });

  test('then an empty page is left out of the menu, unless the hotel pins it', async () => {
    await testServer.query('DELETE FROM offers');
    const seen = async () =>
      (await execute(second, NAVIGATION)).navigation.main.map(({ label }) => label).join();
    const showing = (wanted: string) =>
      waitFor(`guests see ${wanted}`, async () => (await seen()) === wanted);
    const publishMenu = async (pinned: boolean) => {
      const entries = [entry('Home', '/'), { ...entry('Offers', '/offers'), pinned }];
      await save('NAVIGATION', 'main', { entries });
      await publish('NAVIGATION', 'main');
    };
    await publishMenu(false);
    await showing('Home');
    await publishMenu(true);
    await showing('Home,Offers');
    const { entries } = await documentOf('NAVIGATION', 'main');
    expect(entries.map(({ label, pinned }) => [label, pinned])).toEqual([
      ['Home', false],
      ['Offers', true],
    ]);
  });
});

test('given a server for real guests, then invented testimonials are not shown', async () => {
  const real = {
    name: 'Asha',
    message: 'A quiet night.',
    rating: 5,
    location: '',
    image: null,
    isSample: false,
    source: 'Feedback on this site',
    consent: 'By mail',
  };
  const { testimonials } = await documentOf('TESTIMONIALS', 'guests');
  await save('TESTIMONIALS', 'guests', { testimonials: [...testimonials, real] });
  expect((await documentOf('TESTIMONIALS', 'guests')).testimonials.at(-1)).toEqual(real);
  await publish('TESTIMONIALS', 'guests');
  const strict = await startServer(testServer, { SAMPLE_CONTENT: 'off' });
  expect((await execute(strict, SAID)).testimonials).toEqual([{ name: 'Asha', isSample: false }]);
  await strict.end('SIGTERM');
});

test('given a page that the site does not have, then there is nothing to read, save or publish', async () => {
  expect((await execute(testServer, TEXTS, { page: 'constructor' })).pageTexts).toBeNull();
  expect(await save('PAGE', 'nowhere', {}, 0)).toEqual({ __typename: 'RecordNotFound' });
  const nowhere = { kind: 'PAGE', key: 'nowhere', version: 0 } as const;
  expect((await execute(testServer, PUBLISH, nowhere, owner)).result.__typename).toBe('RecordNotFound');
  expect(
    (await execute(testServer, RESTORE, { revision: 2_147_483_647, version: 0 }, owner)).result.__typename,
  ).toBe('RecordNotFound');
});
