import { challengePurpose, type Requester, type LimitedHold } from '../bookings/hold-limits';
import type { Logger } from '../platform/log/log';
import type { ProofOfWork, SolvedChallenge } from '../platform/secrets/proof-of-work';

/** A requester with the challenge that their browser has solved, if any. */
export interface SolvingRequester extends Requester {
  solved: SolvedChallenge | null;
}

type Guest = LimitedHold['guest'];
type Stay = LimitedHold['quote'];

const SECONDS_BETWEEN_ALERTS = 600;

/** The challenges of holds that need one. */
export class BookingChallenges {
  private alertedAt = -Infinity;

  constructor(
    private readonly proofOfWork: ProofOfWork,
    private readonly log: Logger,
  ) {}

  /** A challenge for this guest's stay, as JSON. Alerts the operator. */
  make(guest: Guest, quote: Stay, tries: number, now: Date): Promise<string> {
    this.alert(quote);
    return this.proofOfWork.challengeFor(challengePurpose({ guest, quote }), tries, now);
  }

  /** The solved challenge; null without a solution, or with one of another stay. */
  async check(
    solution: string | null | undefined,
    guest: Guest,
    quote: Stay,
    now: Date,
  ): Promise<SolvedChallenge | null> {
    if (!solution) return null;
    return this.proofOfWork.check(solution, challengePurpose({ guest, quote }), now);
  }

  /** At most every ten minutes: a hoarder sends many requests. */
  private alert({ roomType, checkin, checkout }: Stay): void {
    const now = performance.now() / 1000;
    if (now - this.alertedAt < SECONDS_BETWEEN_ALERTS) return;
    this.alertedAt = now;
    this.log.warn(
      { alert: 'rooms held unpaid', roomType, checkin, checkout },
      'Many rooms are held unpaid: further holds need a challenge or a verified address',
    );
  }
}
