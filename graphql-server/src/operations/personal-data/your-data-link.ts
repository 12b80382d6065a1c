import { z } from 'zod';
import { sameInConstantTime, type KeyedSecrets } from '../../platform/secrets/keyed-secrets';

/** How long a mailed link opens the page “Your data”, in minutes. */
export const YOUR_DATA_LINK_MINUTES = 60;

const PURPOSE = 'your data';
const said = z.object({ address: z.string(), until: z.number() });

const signed = (secrets: KeyedSecrets, body: string): string => secrets.token(PURPOSE, body);

/** The token of a link. It proves that its owner reads the mails of the address. It is not stored. */
export function yourDataToken(secrets: KeyedSecrets, address: string, until: Date): string {
  const body = Buffer.from(JSON.stringify({ address, until: until.getTime() })).toString('base64url');
  return `${body}.${signed(secrets, body)}`;
}

/** The address, in lower case, that the token proves; null for a false or an old token. */
export function addressOfToken(secrets: KeyedSecrets, token: string, now: Date): string | null {
  const [body = '', signature = ''] = token.split('.');
  if (!sameInConstantTime(signature, signed(secrets, body))) return null;
  const { address, until } = said.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
  return until > now.getTime() ? address : null;
}
