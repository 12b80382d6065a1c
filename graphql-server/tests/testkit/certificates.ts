import { createServer, type Server } from 'node:https';
import type { RequestListener } from 'node:http';
import { generate } from 'selfsigned';
import { LOOPBACK, portOf } from '../../local/listening';

const DAY = 86_400_000;
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY);

export interface Certificate {
  cert: string;
  key: string;
}

/** An authority that browsers do not know. */
export async function makeAuthority(): Promise<Certificate> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'Authority of tests' }], {
    keySize: 2048,
    algorithm: 'sha256',
    notAfterDate: daysFromNow(365),
    extensions: [{ name: 'basicConstraints', cA: true, critical: true }],
  });
  return { cert, key };
}

/** A certificate for `localhost` or the named host, signed by the authority; self-signed without one. */
export async function makeCertificate({
  authority,
  host = 'localhost',
  endsInDays = 90,
}: {
  authority?: Certificate;
  host?: string;
  endsInDays?: number;
}): Promise<Certificate> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: host }], {
    keySize: 2048,
    algorithm: 'sha256',
    notBeforeDate: daysFromNow(-100),
    notAfterDate: daysFromNow(endsInDays),
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: host }] }],
    ...(authority && { ca: authority }),
  });
  return { cert, key };
}

export interface EncryptedServer {
  url: string;
  stop(): Promise<void>;
}

/** A server on this machine that speaks https with the certificate. */
export async function serveEncrypted(
  certificate: Certificate,
  respond: RequestListener,
): Promise<EncryptedServer> {
  const server: Server = createServer({ cert: certificate.cert, key: certificate.key }, respond);
  // A client that refuses the certificate closes the connection.
  server.on('tlsClientError', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
  return {
    url: `https://localhost:${portOf(server.address())}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
