import { createHotel } from '../../second-hotel/create-hotel';
import type { PictureName } from '../../second-hotel/nilaya-site';
import { pictureFile } from '../../second-hotel/picture-file';
import { freshCaller, postJson } from './raw-http';
import type { TestServer } from './test-server';
import { waitFor } from './wait-for';

/** The settings of a server of Haveli Nilaya, as far as they name a hotel. */
export const NILAYA_SETTINGS = {
  ADMIN_EMAIL: 'owner@nilaya.example',
  HOTEL_EMAIL: 'desk@nilaya.example',
  MAIL_FROM: 'Haveli Nilaya <desk@nilaya.example>',
  FIREBASE_AUTH_DOMAIN: 'nilaya.firebaseapp.example',
  FIREBASE_STORAGE_BUCKET: 'nilaya.appspot.example',
};

interface Stored {
  state: string;
}

const PICTURE = { width: 1_600, height: 1_000 };

/** Makes the empty installation Haveli Nilaya, with the token of its owner. */
export function createSecondHotel(
  testServer: TestServer,
  token: string,
  { width, height } = PICTURE,
): Promise<void> {
  const authorised = () => ({ authorization: `Bearer ${token}`, 'x-forwarded-for': freshCaller() });
  const send = async (query: string, variables: object = {}) => {
    const { json, text } = await postJson(testServer, '/graphql', { query, variables }, authorised());
    const { data } = json as { data?: { result: { __typename: string } } };
    if (!data) throw new Error(text);
    return data.result;
  };
  const upload = async (name: PictureName) => {
    const body = new Uint8Array(await pictureFile(name, width, height));
    const address = `${testServer.url}/api/pictures?name=${name}.jpg`;
    const response = await fetch(address, { method: 'POST', headers: authorised(), body });
    const { id } = (await response.json()) as { id: string };
    await waitFor(`the picture ${name} is ready`, async () => {
      await testServer.runJobs();
      const [row] = await testServer.query<Stored>('SELECT state FROM pictures WHERE id = $1', [id]);
      return row?.state === 'READY';
    });
    return id;
  };
  const pay = async (orderId: string) => {
    await testServer.razorpay.pay(orderId, { outcome: 'capture', webhook: false });
    await testServer.query("SELECT graphile_worker.add_job('settle payment tests')");
    await testServer.runJobs();
  };
  return createHotel({ send, upload, pay });
}
