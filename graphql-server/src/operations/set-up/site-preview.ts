import type { IncomingMessage } from 'node:http';
import type { KeyedSecrets } from '../../platform/secrets/keyed-secrets';
import type { Clock } from '../../platform/time/clock';

const PURPOSE = 'site preview';

/** The cookie with which a browser can see the site before it is open. */
export const PREVIEW_COOKIE = 'site-preview';

/** How long a browser can see the closed site, in seconds. The set-up page renews the cookie. */
export const PREVIEW_SECONDS = 12 * 60 * 60;

/** Decides which browsers can see the site before it is open: those in which the owner has opened the set-up. */
export class SitePreview {
  constructor(
    private readonly secrets: KeyedSecrets,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  /** The value of the cookie: the moment at which it expires, sealed. */
  async cookieValue(): Promise<string> {
    const now = await this.clock.now();
    return this.secrets.seal(PURPOSE, String(now.getTime() + PREVIEW_SECONDS * 1000));
  }

  async isAllowed({ headers }: Pick<IncomingMessage, 'headers'>): Promise<boolean> {
    const value = cookieIn(headers.cookie ?? '');
    if (!value) return false;
    const until = this.momentIn(value);
    return until !== null && until > (await this.clock.now()).getTime();
  }

  private momentIn(value: string): number | null {
    try {
      return Number(this.secrets.unseal(PURPOSE, value));
    } catch {
      return null;
    }
  }
}

function cookieIn(header: string): string | null {
  const pairs = header.split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([name]) => name === PREVIEW_COOKIE)?.[1] ?? null;
}
