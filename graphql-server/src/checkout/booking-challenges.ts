import { challengePurpose, type Requester, type LimitedHold } from '../bookings/hold-limits';
import type { Clock } from '../platform/time/clock';
import type { Logger } from '../platform/log/log';
import type { ProofOfWork, SolvedChallenge } from '../platform/secrets/proof-of-work';

/** Who asks, with what their browser worked out. */
export interface SolvingAsker extends Requester {
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
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  /** A challenge for this guest's stay, as JSON; tells the operator, too. */
  async make(guest: Guest, quote: Stay, tries: number): Promise<string> {
    this.alert(quote);
    return this.proofOfWork.challengeFor(challengePurpose({ guest, quote }), tries, await this.clock.now());
  }

  /** What the solution proves; null when there is none, or when it proves nothing for this stay. */
  async check(
    solution: string | null | undefined,
    guest: Guest,
    quote: Stay,
  ): Promise<SolvedChallenge | null> {
    if (!solution) return null;
    return this.proofOfWork.check(solution, challengePurpose({ guest, quote }), await this.clock.now());
  }

  /** At most every ten minutes: whoever hoards asks often. */
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
