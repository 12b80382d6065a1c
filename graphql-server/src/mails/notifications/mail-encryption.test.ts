import { SAFFRON_COURT } from '../../../seeds/property';
import { SHIPPED_PALETTE } from '../../pictures/look/palette';
import { startTestMailServer, type TestMailServer } from '../../../tests/testkit/mail-server';
import { KeyedSecrets } from '../../platform/secrets/keyed-secrets';
import { MailService } from './mail.service';

let office: TestMailServer;
beforeAll(async () => {
  office = await startTestMailServer();
});
afterAll(() => office.stop());

async function send(requiresTls: boolean): Promise<void> {
  const settings = {
    smtpUrl: office.smtpUrl,
    requiresTls,
    from: 'desk@hotel.example',
    hotelAddress: 'desk@hotel.example',
  };
  const mail = new MailService(
    { ...settings, onFailure: () => undefined },
    new KeyedSecrets('secret-of-this-test'),
    { current: SAFFRON_COURT },
    { newsletter: () => '', palette: () => SHIPPED_PALETTE },
  );
  await mail
    .send({ kind: 'contact message', email: 'guest@example.com', message: 'Hello', messageId: 'one' })
    .finally(() => mail.close());
}

test('given a mail server without STARTTLS, no mail is sent to it where encryption is required', async () => {
  await expect(send(true)).rejects.toMatchObject({ code: 'ETLS' });
  expect(office.taken).toEqual([]);
  await send(false);
  expect(office.taken).toHaveLength(1);
});
