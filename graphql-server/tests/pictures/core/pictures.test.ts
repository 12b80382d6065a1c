import sharp from 'sharp';
import type { RequestOptions } from '../../testkit/graphql';
import { execute, gql } from '../../testkit/graphql';
import { DecoderNotStarted, DecoderProcess } from '../../../src/pictures/core/decoder-process';
import { openIdentity } from '../../testkit/identity';
import { plain, startTestStorage, type TestStorage } from '../../testkit/pictures';
import { freshCaller, send } from '../../testkit/raw-http';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { waitFor } from '../../testkit/wait-for';

const PICTURES = gql(`query PicturesInTest {
  pictures {
    totalCount
    pictures { id version fileName state isUsed isDescribed unusedSince shown { address name width height widths focalX placeholder } }
  }
}`);
const EDIT = gql(`mutation EditPictureInTest($id: ID!, $input: PictureInput!, $version: Int!) {
  result: editPicture(id: $id, input: $input, version: $version) {
    __typename
    ... on PictureSaved { picture { version } }
    ... on PictureChanged { picture { version } }
    ... on InvalidInput { faults { field code } }
  }
}`);
const CROP = gql(`mutation CropPictureInTest($id: ID!, $input: CropInput!) {
  result: cropPicture(id: $id, input: $input) {
    __typename
    ... on PictureSaved { picture { id shown { width height altText } } }
    ... on InvalidInput { faults { field code } }
  }
}`);
const DELETE = gql(`mutation DeletePictureInTest($id: ID!) {
  result: deletePicture(id: $id) { __typename ... on PictureInUse { code } }
}`);
const ADD_OFFER = gql(`mutation OfferWithPictureInTest($input: OfferInput!) {
  result: addOffer(input: $input) {
    __typename
    ... on OfferSaved { offer { id } }
    ... on InvalidInput { faults { field code } }
  }
}`);
const DELETE_OFFER = gql(
  `mutation DeleteOfferWithPictureInTest($id: ID!) { result: deleteOffer(id: $id) { __typename } }`,
);
const OFFERS = gql(`query OffersWithPicturesInTest {
  offers { title uploadedPictures { address altText focalX focalY } }
}`);
const ACTIVITY = gql(
  `query PictureActivityInTest { administratorActions(limit: 1) { actions { action recordId } } }`,
);

const DESCRIBED = { altText: 'Brass lamps along the jetty', focalX: 20, focalY: 80 };

let storage: TestStorage;
let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  storage = await startTestStorage();
  testServer = await startTestServer({ FIREBASE_STORAGE_EMULATOR_HOST: storage.host });
  const identity = await openIdentity();
  const { token } = await identity.signIn({ email: testServer.settings.ADMIN_EMAIL, emailVerified: true });
  owner = { token };
});
afterAll(async () => {
  await testServer.stop();
  await storage.stop();
});

async function upload(content: Buffer, name = 'lamps.jpg'): Promise<string> {
  const response = await fetch(`${testServer.url}/api/pictures?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}`, 'x-forwarded-for': freshCaller() },
    body: new Uint8Array(content),
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

const pictures = async () => (await execute(testServer, PICTURES, {}, owner)).pictures;

async function picture(id: string) {
  const found = (await pictures()).pictures.find((one) => one.id === id);
  if (!found) throw new Error('The picture is not in the list.');
  return found;
}

async function describePicture(id: string) {
  const { version } = await picture(id);
  const { result } = await execute(testServer, EDIT, { id, input: DESCRIBED, version }, owner);
  expect(result).toEqual({ __typename: 'PictureSaved', picture: { version: version + 1 } });
}

const addOffer = (imageUrl: string) =>
  execute(testServer, ADD_OFFER, { input: { title: 'Lamps', imageUrl } }, owner).then(({ result }) => result);

/** A picture whose files are made, in a colour that no other test uses. */
async function readyPicture(colour: string): Promise<string> {
  const id = await upload(await plain(1_500, 1_000, colour).jpeg().toBuffer());
  await testServer.runJobs();
  await waitFor('its files are ready', async () => (await picture(id)).state === 'READY');
  return id;
}

describe('given an uploaded picture', () => {
  test('its files are made by a job, in every width up to its own, and kept by browsers for a year', async () => {
    const id = await upload(await plain(1_500, 1_000, '#112233').jpeg().toBuffer(), 'lamps at dusk.jpg');
    expect(await picture(id)).toMatchObject({
      state: 'RECEIVED',
      fileName: 'lamps at dusk.jpg',
      isUsed: false,
    });
    await testServer.runJobs();
    const { state, shown } = await picture(id);
    expect(state).toBe('READY');
    expect(shown).toMatchObject({ width: 1_500, height: 1_000, widths: [480, 800, 1280, 1500] });
    expect(shown.placeholder).toHaveLength(4);
    const file = `${testServer.url}/pictures/${shown.name}-1280.avif`;
    await waitFor('this server knows it', async () => (await fetch(file)).status === 200);
    const response = await fetch(file);
    expect(response.headers.get('content-type')).toBe('image/avif');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer()))
      .metadata()
      .catch(() => ({ width: 0, height: 0 }));
    expect([width, height]).toEqual([1280, 853]);
  });

  test('the same file again is the same picture', async () => {
    const file = await plain(500, 300, '#123456').png().toBuffer();
    expect(await upload(file)).toBe(await upload(file));
  });

  test('a width that it does not have is not found, and no cache keeps that response', async () => {
    const id = await readyPicture('#223344');
    const { shown } = await picture(id);
    const { status, headers } = await send(testServer, `/pictures/${shown.name}-1920.webp`);
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  test('a form that was opened before another change stores nothing', async () => {
    const id = await readyPicture('#334455');
    await describePicture(id);
    const { result } = await execute(testServer, EDIT, { id, input: DESCRIBED, version: 1 }, owner);
    expect(result).toEqual({ __typename: 'PictureChanged', picture: { version: 2 } });
  });

  test('faults of its form are named by their fields', async () => {
    const id = await readyPicture('#445566');
    const input = { altText: ' ', focalX: 101, focalY: -1 };
    const { result } = await execute(testServer, EDIT, { id, input, version: 1 }, owner);
    expect(result).toMatchObject({
      faults: [
        { field: 'altText', code: 'TEXT_MISSING' },
        { field: 'focalX', code: 'NUMBER_OUT_OF_RANGE' },
        { field: 'focalY', code: 'NUMBER_OUT_OF_RANGE' },
      ],
    });
  });

  test('a crop is a separate picture with the same alt text', async () => {
    const id = await readyPicture('#556677');
    await describePicture(id);
    const { result } = await execute(
      testServer,
      CROP,
      { id, input: { left: 500, top: 0, width: 500, height: 1000 } },
      owner,
    );
    expect(result).toMatchObject({
      picture: { shown: { width: 750, height: 1000, altText: DESCRIBED.altText } },
    });
    expect(result.__typename === 'PictureSaved' && result.picture.id).not.toBe(id);
    expect((await picture(id)).shown.width).toBe(1_500);
  });
});

describe('given an offer that shows an uploaded picture', () => {
  test('without its alt text the picture cannot be chosen', async () => {
    const id = await readyPicture('#667788');
    const { shown } = await picture(id);
    expect(await addOffer(shown.address)).toMatchObject({
      faults: [{ field: 'imageUrl', code: 'PICTURE_NOT_READY' }],
    });
  });

  test('guests get the picture with its alt text and focal point, and it cannot be deleted', async () => {
    const id = await readyPicture('#778899');
    await describePicture(id);
    const { address } = (await picture(id)).shown;
    await waitFor('this server knows it', async () => (await addOffer(address)).__typename === 'OfferSaved');
    const { offers } = await execute(testServer, OFFERS, {});
    expect(offers.find(({ title }) => title === 'Lamps')?.uploadedPictures).toEqual([
      { address, ...DESCRIBED },
    ]);
    expect(await picture(id)).toMatchObject({ isUsed: true, unusedSince: null });
    const { result } = await execute(testServer, DELETE, { id }, owner);
    expect(result).toEqual({ __typename: 'PictureInUse', code: 'PICTURE_IN_USE' });
  });
});

describe('given a picture that nothing uses', () => {
  test('it can be deleted: its row and its files are gone, and an audit entry remains', async () => {
    const files = await storage.count();
    const id = await readyPicture('#8899aa');
    expect(await storage.count()).toBe(files + 9);
    expect((await execute(testServer, DELETE, { id }, owner)).result.__typename).toBe('PictureDeleted');
    await testServer.runJobs();
    expect(await storage.count()).toBe(files);
    const { administratorActions } = await execute(testServer, ACTIVITY, {}, owner);
    expect(administratorActions.actions[0]).toMatchObject({ action: 'deletePicture' });
  });

  test('it is deleted 30 days after it was found unused, and a picture in use stays', async () => {
    const unused = await readyPicture('#99aabb');
    const used = await readyPicture('#aabbcc');
    await describePicture(used);
    const { address } = (await picture(used)).shown;
    let offer = await addOffer(address);
    await waitFor('this server knows it', async () => {
      if (offer.__typename !== 'OfferSaved') offer = await addOffer(address);
      return offer.__typename === 'OfferSaved';
    });
    const { pictureFiles } = testServer.installation.services;
    await pictureFiles.tidy();
    expect((await picture(unused)).unusedSince).not.toBeNull();
    await testServer.shiftClock('29 days');
    await pictureFiles.tidy();
    expect((await picture(unused)).id).toBe(unused);
    await testServer.shiftClock('31 days');
    await pictureFiles.tidy();
    await testServer.runJobs();
    await testServer.shiftClock('0');
    const left = (await pictures()).pictures.map(({ id }) => id);
    expect(left).not.toContain(unused);
    expect(left).toContain(used);
    if (offer.__typename === 'OfferSaved')
      await execute(testServer, DELETE_OFFER, { id: offer.offer.id }, owner);
  });
});

describe('given that the storage does not respond', () => {
  test('an upload is refused with that reason, and nothing is stored', async () => {
    const away = await startTestServer({ FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9' });
    const response = await fetch(`${away.url}/api/pictures`, {
      method: 'POST',
      headers: { authorization: `Bearer ${owner.token}`, 'x-forwarded-for': freshCaller() },
      body: new Uint8Array(await plain(40, 30).png().toBuffer()),
    });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'PICTURE_STORAGE_UNAVAILABLE' });
    expect(await away.query('SELECT 1 FROM pictures')).toEqual([]);
    await away.stop();
  });
});

describe('given that no picture can be decoded', () => {
  test('an upload is refused with that reason, and the log says why', async () => {
    const run = vi
      .spyOn(DecoderProcess.prototype, 'run')
      .mockRejectedValue(new DecoderNotStarted('no memory'));
    const logged = vi.spyOn(testServer.installation.log, 'error');
    const response = await fetch(`${testServer.url}/api/pictures`, {
      method: 'POST',
      headers: { authorization: `Bearer ${owner.token}`, 'x-forwarded-for': freshCaller() },
      body: new Uint8Array(await plain(41, 30).png().toBuffer()),
    });
    run.mockRestore();
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'PICTURES_UNREAD' });
    expect(logged).toHaveBeenCalledWith(
      expect.objectContaining({ alert: 'pictures cannot be decoded', err: expect.any(DecoderNotStarted) }),
      expect.any(String),
    );
    logged.mockRestore();
  });
});
