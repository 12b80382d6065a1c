import { AWAY, type Outcome } from './requests';

/** A promise of a response to a guest. At the end it must be kept. */
export type Promised =
  | { kind: 'hold'; reference: string }
  | { kind: 'confirmation'; reference: string }
  | { kind: 'payment on its way'; reference: string }
  | { kind: 'cancellation'; reference: string }
  | { kind: 'change'; reference: string; checkout: string }
  | { kind: 'message'; email: string }
  | { kind: 'code'; email: string }
  | { kind: 'subscription'; email: string };

/** The responses that the guests of one scenario received. */
export class Journal {
  readonly promises: Promised[] = [];
  readonly refusals = new Map<string, number>();
  readonly unclear: string[] = [];
  /** Requests that were repeated because there was no response. */
  withoutResponse = 0;

  /** `maySayAway`: whether a server may say that the database cannot be reached for a moment. */
  constructor(private readonly maySayAway: boolean) {}

  promise(promised: Promised): void {
    this.promises.push(promised);
  }

  /** Counts a response that promises nothing. */
  note(outcome: Exclude<Outcome, { kind: 'accepted' }>): void {
    switch (outcome.kind) {
      case 'no response':
        this.withoutResponse += 1;
        return;
      case 'unclear':
        this.unclear.push(outcome.text);
        return;
      case 'refused':
        if (outcome.code === AWAY && !this.maySayAway)
          this.unclear.push('503, although the database was there');
        this.refusals.set(outcome.code, (this.refusals.get(outcome.code) ?? 0) + 1);
    }
  }

  get refused(): number {
    return [...this.refusals.values()].reduce((sum, count) => sum + count, 0);
  }
}
