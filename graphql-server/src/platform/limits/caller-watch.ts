import { isPrivateCaller } from './caller';
import type { Logger } from '../log/log';

const WINDOW_MILLISECONDS = 10 * 60_000;
const SECONDS_BETWEEN_ALERTS = 3_600;
/** Fewer requests in a window may all come from one guest. */
const REQUESTS_NEEDED = 300;
const SHARE_OF_ONE = 0.95;

const ALERTS = {
  'proxy is not trusted':
    'Requests have X-Forwarded-For, but TRUSTED_PROXIES does not name the machine that sends them',
  'callers have private addresses':
    'Guests have private addresses: set TRUSTED_PROXIES, and TRUSTED_FRONT of the proxy, to the machines in front',
  'all callers are one':
    'Nearly all requests come from one caller: a proxy hides the guests, or one caller sends very many',
} as const;

type Alert = keyof typeof ALERTS;

/** Notices a proxy that makes all guests look like one caller, so that they share one caller's limits. */
export class CallerWatch {
  private counts = new Map<string, number>();
  private total = 0;
  private windowEnd = 0;
  private readonly alertedAt = new Map<Alert, number>();

  constructor(
    private readonly log: Logger,
    private readonly isProduction: boolean,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Called for each request. It takes less than a microsecond. */
  notice(caller: string, isUnknownProxy: boolean): void {
    if (this.now() >= this.windowEnd) this.endWindow();
    this.total += 1;
    // A caller that sends nearly all requests is among the first callers.
    if (this.counts.has(caller) || this.counts.size < REQUESTS_NEEDED) {
      this.counts.set(caller, (this.counts.get(caller) ?? 0) + 1);
    }
    if (isUnknownProxy) this.alert('proxy is not trusted');
    if (this.isProduction && this.total === REQUESTS_NEEDED && this.privateShare() >= SHARE_OF_ONE) {
      this.alert('callers have private addresses');
    }
  }

  private endWindow(): void {
    const most = Math.max(0, ...this.counts.values());
    if (this.total >= REQUESTS_NEEDED && most / this.total >= SHARE_OF_ONE) this.alert('all callers are one');
    this.counts = new Map();
    this.total = 0;
    this.windowEnd = this.now() + WINDOW_MILLISECONDS;
  }

  private privateShare(): number {
    const isPrivate = [...this.counts].filter(([caller]) => isPrivateCaller(caller));
    return isPrivate.reduce((sum, [, count]) => sum + count, 0) / this.total;
  }

  private alert(alert: Alert): void {
    const seconds = this.now() / 1000;
    if (seconds - (this.alertedAt.get(alert) ?? -Infinity) < SECONDS_BETWEEN_ALERTS) return;
    this.alertedAt.set(alert, seconds);
    this.log.warn({ alert }, ALERTS[alert]);
  }
}
