import { createServer, type RequestListener } from 'node:http';
import { close, listen, LOOPBACK } from '../../../local/listening';
import {
  checkCertificate,
  checkHsts,
  checkRedirect,
  checkSite,
} from '../../../src/operations/doctor/site.check';
import { makeAuthority, makeCertificate, serveEncrypted, type Certificate } from '../../testkit/certificates';
import { lineFor } from '../../testkit/doctor-lines';
import { startSilentServer } from '../../testkit/silent-server';
import { startTestServer } from '../../testkit/test-server';

let authority: Certificate;
let good: Certificate;
beforeAll(async () => {
  authority = await makeAuthority();
  good = await makeCertificate({ authority });
});

const nothing: RequestListener = (_request, response) => response.end();
const now = () => new Date();

/** Serves https with the certificate while `use` runs. */
async function serving(
  certificate: Certificate,
  respond: RequestListener,
  use: (url: string) => Promise<string>,
): Promise<string> {
  const server = await serveEncrypted(certificate, respond);
  try {
    return await use(server.url);
  } finally {
    await server.stop();
  }
}

/** Serves http while `use` runs. */
async function servingPlainly(
  respond: RequestListener,
  use: (url: string) => Promise<string>,
): Promise<string> {
  const server = createServer(respond);
  const port = await listen(server, 0);
  try {
    return await use(`http://${LOOPBACK}:${port}`);
  } finally {
    await close(server);
  }
}

describe('the line about the certificate', () => {
  const lineAt = (url: string, authorities?: string[], milliseconds?: number) =>
    lineFor((signal) => checkCertificate({ url, authorities }, now, signal), {
      name: 'certificate',
      milliseconds,
    });
  const line = (certificate: Certificate, authorities: string[] = [authority.cert]) =>
    serving(certificate, nothing, (url) => lineAt(url, authorities));

  test('given a certificate of a trusted authority, says until when', async () => {
    expect(await line(good)).toMatch(
      /^ok {7}certificate: the certificate of localhost:\d+ is valid until \d+ [A-Z][a-z]{2} \d{4}\.$/,
    );
  });

  test('given a certificate that ends in a week, warns', async () => {
    expect(await line(await makeCertificate({ authority, endsInDays: 7.5 }))).toMatch(
      /^warning {2}certificate: the certificate of localhost:\d+ ends in 7 days, on .*\. Find out why it was not renewed/,
    );
  });

  test('given a self-signed certificate, says so', async () => {
    expect(await line(await makeCertificate({}))).toMatch(
      /^wrong {4}certificate: the certificate of localhost:\d+ is self-signed, so browsers warn of it; its last day is/,
    );
  });

  test('given an expired certificate, says when it expired', async () => {
    expect(await line(await makeCertificate({ authority, endsInDays: -3 }))).toMatch(
      /^wrong {4}certificate: the certificate of localhost:\d+ has expired; its last day is \d+ [A-Z][a-z]{2} \d{4}\. Renew it/,
    );
  });

  test('given a certificate of an unknown authority, says so', async () => {
    expect(await line(good, [])).toMatch(
      /^wrong {4}certificate: .* (unknown authority|do not know); its last day/,
    );
  });

  test('given a certificate for another host name, says so', async () => {
    expect(await line(await makeCertificate({ authority, host: 'other.example' }))).toMatch(
      /^wrong {4}certificate: the certificate of localhost:\d+ is for other host names;/,
    );
  });

  test('given a server that is silent, ends when the time is over', async () => {
    const silent = await startSilentServer();
    const shown = await lineAt(`https://${silent.host}`, [], 300);
    await silent.stop();
    expect(shown).toMatch(/^wrong {4}certificate: no response within 0\.3 seconds\./);
  });

  test('given a site without https, is skipped', async () => {
    expect(await lineAt('http://localhost:4000')).toBe('skipped  certificate: SITE_URL begins with http://.');
  });
});

describe('the line about the redirect', () => {
  const line = (respond: RequestListener) =>
    servingPlainly(respond, (plain) =>
      lineFor((signal) => checkRedirect('https://hotel.example', signal, `${plain}/`), { name: 'redirect' }),
    );

  test('given a redirect to https, all is well', async () => {
    expect(
      await line((_request, response) =>
        response.writeHead(301, { location: 'https://hotel.example/' }).end(),
      ),
    ).toMatch(/^ok {7}redirect: http:\S+ redirects to https:\/\/hotel\.example\/\.$/);
  });

  test.each([
    ['a page without encryption', 200, {}],
    ['a redirect to http', 302, { location: 'http://www.hotel.example/' }],
  ])('given %s, says so', async (_what, status, headers) => {
    expect(await line((_request, response) => response.writeHead(status, headers).end())).toMatch(
      /^wrong {4}redirect: http:\S+ responds with \d{3} and does not redirect to https:\/\/\. Let the proxy redirect/,
    );
  });

  test('given a closed port, warns', async () => {
    const shown = await lineFor((signal) =>
      checkRedirect('https://hotel.example', signal, 'http://127.0.0.1:9/'),
    );
    expect(shown).toMatch(
      /^warning {2}check: nothing responds at http:\/\/127\.0\.0\.1:9\/, which guests may type/,
    );
  });

  test('given a site at another port, is skipped', async () => {
    const shown = await lineFor((signal) => checkRedirect('https://hotel.example:8443', signal));
    expect(shown).toMatch(/^skipped {2}check: SITE_URL names a port/);
  });
});

describe('the line about HSTS', () => {
  const line = (header: string | null) =>
    serving(
      good,
      (_request, response) =>
        response.writeHead(200, header === null ? {} : { 'strict-transport-security': header }).end(),
      (url) =>
        lineFor((signal) => checkHsts({ url, authorities: [authority.cert] }, signal), { name: 'HSTS' }),
    );

  test('given the header of production, all is well', async () => {
    expect(await line('max-age=31536000; includeSubDomains')).toBe(
      'ok       HSTS: browsers use only https, for 365 days.',
    );
  });

  test('given a proxy that drops the header, says so', async () => {
    expect(await line(null)).toMatch(
      /^wrong {4}HSTS: https:\S+ sends no Strict-Transport-Security\. Run the server/,
    );
  });

  test('given a header that lasts an hour, shows it', async () => {
    expect(await line('max-age=3600')).toMatch(/^wrong {4}HSTS: Strict-Transport-Security is max-age=3600\./);
  });
});

describe('the line about the site', () => {
  const line = (url: string) => lineFor((signal) => checkSite({ url }, signal), { name: 'site' });

  test('given a server that is ready, all is well', async () => {
    const testServer = await startTestServer();
    const shown = await line(testServer.url);
    await testServer.stop();
    expect(shown).toBe(`ok       site: a server responds at ${testServer.url} and has its database.`);
  });

  test('given a server without its database, says so', async () => {
    const away = JSON.stringify({ status: 'the database does not respond' });
    const shown = await servingPlainly((_request, response) => response.writeHead(503).end(away), line);
    expect(shown).toMatch(/^wrong {4}site: a server responds at \S+, but has no database\. See the lines/);
  });

  test('given another program, says so', async () => {
    expect(await servingPlainly(nothing, line)).toMatch(
      /^wrong {4}site: \S+\/readyz responds with 200, which is not a response of this product\. Let the proxy pass/,
    );
  });

  test('given an address where nothing listens, says so', async () => {
    expect(await line('http://127.0.0.1:9')).toMatch(
      /^wrong {4}site: http:\/\/127\.0\.0\.1:9 cannot be reached: /,
    );
  });
});
