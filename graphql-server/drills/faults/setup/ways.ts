import type { PayOutcome } from '../../../local/razorpay-ledger';

/** How a guest changes a paid booking of two nights. */
export interface WayOfChanging {
  /** The additional nights, or below 0 the nights given up. */
  nights: 1 | -1;
  /** The bank's response to each attempt to pay the difference. */
  payments: readonly PayOutcome[];
  comesBack: boolean;
}

/** How a guest books. */
export interface Way {
  name: string;
  /** The bank's response to each attempt to pay. */
  payments: readonly PayOutcome[];
  /** Whether the page is still open after the payment and tells the server. */
  comesBack: boolean;
  /** Whether the guest then cancels. The stay is far enough ahead for a full refund. */
  cancels?: true;
  changes?: WayOfChanging;
}

export const USUAL_WAY: Way = { name: 'pays and comes back', payments: ['capture'], comesBack: true };

/** Pays, comes back and changes the booking. */
function changing(name: string, changes: WayOfChanging): Way {
  return { ...USUAL_WAY, name, changes };
}

export const WAYS: readonly Way[] = [
  USUAL_WAY,
  { name: 'pays and closes the page', payments: ['capture'], comesBack: false },
  changing('leaves a night earlier', { nights: -1, payments: [], comesBack: false }),
  { name: 'the bank sets the money aside only', payments: ['authorise'], comesBack: true },
  { name: 'the same, and closes the page', payments: ['authorise'], comesBack: false },
  { name: 'pays, comes back and cancels', payments: ['capture'], comesBack: true, cancels: true },
  changing('stays a night longer', { nights: 1, payments: ['capture'], comesBack: true }),
  { name: 'pays twice', payments: ['capture', 'capture'], comesBack: true },
  { name: 'pays at the second try', payments: ['fail', 'capture'], comesBack: true },
  { name: 'never pays', payments: [], comesBack: false },
  USUAL_WAY,
  changing('pays for a night more and closes the page', {
    ...{ nights: 1, payments: ['capture'], comesBack: false },
  }),
  changing('pays twice for a night more', { nights: 1, payments: ['capture', 'capture'], comesBack: true }),
  changing('asks for a night more and never pays', { nights: 1, payments: [], comesBack: false }),
];
