import { generateKeyPairSync } from 'node:crypto';
import { createResolver } from '../../../src/operations/doctor/connections/name-servers';
import { checkDkim, checkDmarc, checkSpf, domainOf } from '../../../src/operations/doctor/mail-records.check';
import { lineFor } from '../../testkit/doctor-lines';
import { startNameServer, type TestNameServer, type Zone } from '../../testkit/name-server';

const DOMAIN = 'hotel.example';
const MAIL_HOST = 'smtp.provider.example';

let nameServer: TestNameServer;
beforeAll(async () => {
  nameServer = await startNameServer();
});
afterAll(() => nameServer.stop());

/** The zone of the hotel and of its mail provider, with these texts at the hotel's domain. */
function zoneWith(txt: readonly string[], more: Zone = {}): Zone {
  return {
    [DOMAIN]: { txt: ['another-text=1', ...txt], a: ['198.51.100.1'], mx: ['mx.hotel.example'] },
    'mx.hotel.example': { a: ['198.51.100.2'] },
    [MAIL_HOST]: { a: ['203.0.113.9'] },
    'spf.provider.example': { txt: ['v=spf1 ip4:203.0.113.0/28 -all'] },
    ...more,
  };
}

test('the domain of MAIL_FROM is the domain of its address', () => {
  expect(domainOf('Saffron Court <stay@Hotel.Example>')).toBe(DOMAIN);
  expect(domainOf('stay@hotel.example')).toBe(DOMAIN);
});

describe('the line about SPF', () => {
  const line = async (zone: Zone, mailHost = MAIL_HOST) => {
    nameServer.serve(zone);
    return lineFor(() => checkSpf(createResolver([nameServer.address]), DOMAIN, mailHost), { name: 'SPF' });
  };
  const allowed = `ok       SPF: ${DOMAIN} has one record, which allows ${MAIL_HOST}.`;

  test('given one record that includes the provider, all is well', async () => {
    expect(await line(zoneWith(['v=spf1 include:spf.provider.example -all']))).toBe(allowed);
  });

  test.each([
    ['its network', ['v=spf1 ip4:203.0.113.8/30 -all']],
    ['its address', ['v=spf1 ip4:203.0.113.9 ~all']],
    ['its host', ['v=spf1 a:smtp.provider.example -all']],
    ['another record', ['v=spf1 redirect=spf.provider.example']],
  ])('given one record that allows the provider by %s, all is well', async (_how, txt) => {
    expect(await line(zoneWith(txt))).toBe(allowed);
  });

  test('given one record that includes another domain of the provider, all is well', async () => {
    const zone = zoneWith(['v=spf1 include:spf.provider.example -all'], {
      'spf.provider.example': { txt: ['v=spf1 ip4:192.0.2.0/24 -all'] },
    });
    expect(await line(zone)).toBe(allowed);
  });

  test('given no record, says what to add', async () => {
    expect(await line(zoneWith([]))).toBe(
      'wrong    SPF: hotel.example has no SPF record. Add one TXT record as your mail provider describes: v=spf1 include:PROVIDER -all.',
    );
  });

  test('given two records, says that receivers ignore both', async () => {
    expect(await line(zoneWith(['v=spf1 a -all', 'v=spf1 mx -all']))).toBe(
      'wrong    SPF: hotel.example has 2 SPF records, which receivers ignore. Join them into one record.',
    );
  });

  test('given a record without the sender, names the mail server', async () => {
    expect(await line(zoneWith(['v=spf1 a mx -all']))).toMatch(
      /^warning {2}SPF: the SPF record of hotel\.example does not seem to allow smtp\.provider\.example\. Compare/,
    );
  });

  test('given a record that allows everybody to send, says so', async () => {
    expect(await line(zoneWith(['v=spf1 include:spf.provider.example +all']))).toBe(
      'wrong    SPF: the SPF record of hotel.example lets everybody send. End it with -all.',
    );
  });

  test.each([
    ['includes a domain without a record', ['v=spf1 include:nothing.example -all'], 'has no SPF records'],
    ['has an unknown word', ['v=spf1 includes:spf.provider.example -all'], 'SPF does not know'],
    [
      'needs more than ten look-ups',
      [`v=spf1 ${'a:spf.provider.example '.repeat(11)}-all`],
      'more than 10 look-ups',
    ],
    ['includes itself', ['v=spf1 include:hotel.example -all'], 'more than 10 look-ups'],
  ])('given a record that %s, says that receivers cannot use it', async (_what, txt, why) => {
    const shown = await line(zoneWith(txt));
    expect(shown).toMatch(/^wrong {4}SPF: receivers cannot use the SPF record of hotel\.example: /);
    expect(shown).toContain(why);
  });

  test('given a relay on this machine, says what cannot be checked', async () => {
    expect(await line(zoneWith(['v=spf1 a -all']), '127.0.0.1')).toMatch(
      /^ok {7}SPF: hotel\.example has one record; whether it names the public address of your relay cannot be checked/,
    );
  });
});

describe('the line about DKIM', () => {
  const line = async (zone: Zone, selector: string | undefined = 'mail') => {
    nameServer.serve(zone);
    return lineFor(() => checkDkim(createResolver([nameServer.address]), DOMAIN, selector), { name: 'DKIM' });
  };
  const NAME = 'mail._domainkey.hotel.example';
  const keyOf = (bits: number): string =>
    generateKeyPairSync('rsa', { modulusLength: bits })
      .publicKey.export({ format: 'der', type: 'spki' })
      .toString('base64');

  test('given a key at the selector, all is well', async () => {
    const record = `v=DKIM1; k=rsa; p=${keyOf(2048)}`;
    expect(await line({ [NAME]: { txt: [record] } })).toBe(`ok       DKIM: ${NAME} has a key.`);
  });

  test('given a selector that leads to the provider’s record, all is well', async () => {
    const provider = 'mail.dkim.provider.example';
    const record = `k=rsa;p=${keyOf(2048)}`;
    expect(await line({ [NAME]: { cname: provider }, [provider]: { txt: [record] } })).toMatch(
      /^ok {7}DKIM: /,
    );
  });

  test('given no key at the selector, names the record', async () => {
    expect(await line({ [DOMAIN]: {} })).toBe(
      `wrong    DKIM: ${NAME} has no key. Add the record that your mail provider shows for DKIM, or correct DKIM_SELECTOR.`,
    );
  });

  test.each([
    ['was withdrawn', 'v=DKIM1; p=', 'was withdrawn'],
    ['is damaged', 'v=DKIM1; p=MIGfMA0', 'is damaged'],
    ['is too short', `v=DKIM1; p=${keyOf(512)}`, 'has 512 bits'],
  ])('given a key that %s, says so', async (_what, record, why) => {
    const shown = await line({ [NAME]: { txt: [record] } });
    expect(shown).toMatch(/^wrong {4}DKIM: receivers cannot use mail\._domainkey\.hotel\.example: its key /);
    expect(shown).toContain(why);
  });

  test('without a selector says how to find it', async () => {
    nameServer.serve({});
    const shown = await lineFor(() => checkDkim(createResolver([nameServer.address]), DOMAIN, undefined));
    expect(shown).toMatch(
      /^skipped {2}check: DKIM_SELECTOR is not set\. Show the source of a mail from hotel\.example/,
    );
  });
});

describe('the line about DMARC', () => {
  const line = async (zone: Zone, domain = DOMAIN) => {
    nameServer.serve(zone);
    return lineFor(() => checkDmarc(createResolver([nameServer.address]), domain), { name: 'DMARC' });
  };
  const AT = '_dmarc.hotel.example';

  test.each(['quarantine', 'reject'])('given the policy %s, all is well', async (policy) => {
    const zone = { [AT]: { txt: [`v=DMARC1; p=${policy}; rua=mailto:reports@hotel.example`] } };
    expect(await line(zone)).toBe(`ok       DMARC: ${AT} has p=${policy}.`);
  });

  test('given the record of the parent domain, all is well', async () => {
    expect(await line({ [AT]: { txt: ['v=DMARC1;p=reject'] } }, 'mail.hotel.example')).toBe(
      `ok       DMARC: ${AT} has p=reject.`,
    );
  });

  test('given the first policy, says what comes next', async () => {
    expect(await line({ [AT]: { txt: ['v=DMARC1; p=none'] } })).toMatch(
      /^warning {2}DMARC: .* set p=quarantine/,
    );
  });

  test('given no record, says what to add', async () => {
    expect(await line({})).toBe(
      `wrong    DMARC: hotel.example has no DMARC record. Add a TXT record at ${AT}: v=DMARC1; p=none; rua=mailto:REPORTS@YOUR-DOMAIN.`,
    );
  });

  test('given two records, says that receivers ignore both', async () => {
    expect(await line({ [AT]: { txt: ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] } })).toMatch(
      /^wrong {4}DMARC: _dmarc\.hotel\.example has 2 DMARC records/,
    );
  });

  test('given an unknown policy, says so', async () => {
    expect(await line({ [AT]: { txt: ['v=DMARC1; p=block'] } })).toMatch(/^wrong {4}DMARC: .*no policy that/);
  });
});

test('given name servers that do not respond, warns and names the setting', async () => {
  const silent = createResolver(['127.0.0.1:1']);
  expect(await lineFor(() => checkDmarc(silent, DOMAIN), { name: 'DMARC' })).toMatch(
    /^warning {2}DMARC: the name servers of this machine do not respond \(E[A-Z]+\)\. Set DNS_SERVERS/,
  );
});
