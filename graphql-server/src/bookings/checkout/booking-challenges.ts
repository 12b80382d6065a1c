import { challengePurpose, type MissingWork, type Requester, type LimitedHold } from '../core/hold-limits';
import type { Logger } from '../../platform/log/log';
import type { ProofOfWork, SolvedChallenge } from '../../platform/secrets/proof-of-work';

/** A requester with the challenge that the browser has solved, if any. */
export interface SolvingRequester extends Requester {
  solved: SolvedChallenge | null;
}

type Guest = LimitedHold['guest'];
type Stays = LimitedHold['quote'];

const SECONDS_BETWEEN_ALERTS = 600;

/** Makes and checks the challenges of holds. */
export class BookingChallenges {
  private alertedAt = -Infinity;

  constructor(
    private readonly proofOfWork: ProofOfWork,
    private readonly log: Logger,
  ) {}

  /** A challenge for this guest's stays, as JSON. Alerts the operator of alarming work. */
  make(guest: Guest, quote: Stays, { tries, isAlarming }: MissingWork, now: Date): Promise<string> {
    if (isAlarming) this.alert(quote);
    return this.proofOfWork.challengeFor(challengePurpose({ guest, quote }), tries, now);
  }

  /** The solved challenge; null without a solution, or when the solution is for other stays. */
  async check(
    solution: string | null | undefined,
    guest: Guest,
    quote: Stays,
    now: Date,
  ): Promise<SolvedChallenge | null> {
    if (!solution) return null;
    return this.proofOfWork.check(solution, challengePurpose({ guest, quote }), now);
  }

  /** At most once in ten minutes, because one caller can send many requests. */
  private alert({ stays }: Stays): void {
    const now = performance.now() / 1000;
    if (now - this.alertedAt < SECONDS_BETWEEN_ALERTS) return;
    this.alertedAt = now;
    this.log.warn(
      { alert: 'rooms held unpaid', ...datesOf(stays) },
      'Many rooms are held unpaid: further holds need a challenge or a verified address',
    );
  }
}

/** The dates of the stays, by which an operator can find the rooms. */
function datesOf(stays: Stays['stays']): object {
  const [first] = stays;
  return {
    roomType: first?.roomType,
    checkin: first?.checkin,
    checkout: first?.checkout,
    rooms: stays.length,
  };
}
