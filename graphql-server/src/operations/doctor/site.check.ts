import { isIP } from 'node:net';
import { connect, type PeerCertificate } from 'node:tls';
import { ok, skipped, warning, wrong, type Finding } from './report/finding';
import { orUnreachable, unreachable } from './connections/request';
import { getPage, type SiteAddress } from './connections/site-request';
import { shortDate } from '../../platform/time/dates';

const OK = 200;
const unreachableSite = (url: string) =>
  unreachable(
    url,
    'Start servers and proxy, see that the name leads to this machine, and that no firewall closes the port',
  );

/** Whether a server of this product responds at SITE_URL and can reach its database. */
export function checkSite(site: SiteAddress, signal: AbortSignal): Promise<Finding> {
  const url = `${site.url}/readyz`;
  return orUnreachable(
    getPage({ ...site, url }, signal),
    signal,
    unreachableSite(site.url),
    ({ status, text }) => {
      if (status === OK && text.includes('"ready"'))
        return ok(`a server responds at ${site.url} and has its database`);
      if (text.includes('"the database does not respond"'))
        return wrong(
          `a server responds at ${site.url}, but has no database`,
          'See the lines about the database',
        );
      return wrong(
        `${url} responds with ${status}, which is not a response of this product`,
        'Let the proxy pass all paths to the servers, and see that SITE_URL is their address',
      );
    },
  );
}

const isEncrypted = (url: string): boolean => url.startsWith('https:');
const NOT_ENCRYPTED = 'SITE_URL begins with http://';

/** By Node's error codes: what is wrong with a certificate, and what to do. */
const CERTIFICATE_FAULTS: Readonly<Record<string, [found: string, advice: string]>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: [
    'is self-signed, so browsers warn of it',
    'Get a certificate from an authority such as Let’s Encrypt',
  ],
  SELF_SIGNED_CERT_IN_CHAIN: [
    'comes from an authority that browsers do not know',
    'Get a certificate from a public authority',
  ],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [
    'comes without its intermediate certificate, or from an unknown authority',
    'Configure the full chain in the proxy (fullchain.pem)',
  ],
  CERT_HAS_EXPIRED: ['has expired', 'Renew it, and find out why it was not renewed automatically'],
  CERT_NOT_YET_VALID: [
    'is not valid yet',
    'Correct the clock of this machine, or use the earlier certificate',
  ],
  ERR_TLS_CERT_ALTNAME_INVALID: ['is for other host names', 'Get a certificate for the host of SITE_URL'],
};

interface Certificate {
  fault: string | null;
  end: Date;
}

function codeOfFault(fault: Error | string | null | undefined): string | null {
  if (!fault) return null;
  if (typeof fault === 'string') return fault;
  return 'code' in fault ? String(fault.code) : fault.message;
}

function readCertificate({ url, authorities }: SiteAddress, signal: AbortSignal): Promise<Certificate> {
  const { hostname, port } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    // Certificates with faults are read, too. No data is sent over this connection.
    const socket = connect({
      host,
      port: Number(port || 443),
      ...(isIP(host) ? {} : { servername: host }),
      rejectUnauthorized: false,
      ...(authorities && { ca: authorities }),
    });
    signal.addEventListener('abort', () => socket.destroy(new Error('The time is over.')));
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      const { valid_to: end }: PeerCertificate = socket.getPeerCertificate();
      const fault = socket.authorized
        ? null
        : codeOfFault(socket.authorizationError as Error | string | null);
      socket.destroy();
      resolve({ fault, end: new Date(end) });
    });
  });
}

const DAY = 86_400_000;
// Authorities renew certificates a month before their end.
const FEW_DAYS = 14;

/** Whether browsers trust the certificate at SITE_URL, and until when it is valid. */
export async function checkCertificate(
  site: SiteAddress,
  now: () => Date,
  signal: AbortSignal,
): Promise<Finding> {
  if (!isEncrypted(site.url)) return skipped(NOT_ENCRYPTED);
  const { host } = new URL(site.url);
  return orUnreachable(readCertificate(site, signal), signal, unreachableSite(site.url), ({ fault, end }) => {
    const until = shortDate(end.toISOString().slice(0, 10), 'en');
    if (fault !== null) {
      const [found, advice] = CERTIFICATE_FAULTS[fault] ?? [
        `is refused (${fault})`,
        'Get a certificate from a public authority',
      ];
      return wrong(`the certificate of ${host} ${found}; its last day is ${until}`, advice);
    }
    const days = Math.floor((end.getTime() - now().getTime()) / DAY);
    if (days < FEW_DAYS)
      return warning(
        `the certificate of ${host} ends in ${days === 1 ? '1 day' : `${days} days`}, on ${until}`,
        'Find out why it was not renewed automatically',
      );
    return ok(`the certificate of ${host} is valid until ${until}`);
  });
}

const REDIRECTS = new Set([301, 302, 307, 308]);

/** The http:// address of the site; null when it cannot be known. */
function plainAddressOf(url: string): string | null {
  const { hostname, port } = new URL(url);
  return port === '' ? `http://${hostname}/` : null;
}

/** Whether requests to http:// are redirected to https://. */
export async function checkRedirect(
  siteUrl: string,
  signal: AbortSignal,
  plainUrl: string | null = plainAddressOf(siteUrl),
): Promise<Finding> {
  if (!isEncrypted(siteUrl)) return skipped(NOT_ENCRYPTED);
  if (plainUrl === null) return skipped('SITE_URL names a port, so there is no usual address without https');
  const advice =
    'Let the proxy redirect all of port 80 to https:// (in nginx: return 301 https://$host$request_uri)';
  // A closed port sends nothing unencrypted.
  const closed = () => warning(`nothing responds at ${plainUrl}, which guests may type`, advice);
  return orUnreachable(getPage({ url: plainUrl }, signal), signal, closed, ({ status, headers }) => {
    const { location = '' } = headers;
    if (REDIRECTS.has(status) && location.startsWith('https://'))
      return ok(`${plainUrl} redirects to ${location}`);
    return wrong(`${plainUrl} responds with ${status} and does not redirect to https://`, advice);
  });
}

const HALF_A_YEAR = 15_552_000;

/** Whether the site tells browsers to use only https (RFC 6797). */
export async function checkHsts(site: SiteAddress, signal: AbortSignal): Promise<Finding> {
  if (!isEncrypted(site.url)) return skipped(NOT_ENCRYPTED);
  return orUnreachable(
    getPage({ ...site, url: `${site.url}/` }, signal),
    signal,
    unreachableSite(site.url),
    ({ headers }) => {
      const header = headers['strict-transport-security'];
      const seconds = Number(/max-age="?(\d+)/i.exec(header ?? '')?.[1] ?? 0);
      if (seconds >= HALF_A_YEAR)
        return ok(`browsers use only https, for ${Math.floor(seconds / 86_400)} days`);
      return wrong(
        header === undefined
          ? `${site.url} sends no Strict-Transport-Security`
          : `Strict-Transport-Security is ${header}`,
        'Run the server with NODE_ENV=production, which sends it, and let the proxy keep the header',
      );
    },
  );
}
