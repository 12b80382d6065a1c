import { bookingStates } from '../src/bookings/booking.states';
import { disputeStates } from '../src/payments/dispute.states';
import { paymentStates } from '../src/payments/payment.states';
import { refundStates } from '../src/payments/refund.states';
import { mayMove, reachableStates, type StateMachine } from '../src/platform/states/state-machine';

const machines: StateMachine<string>[] = [bookingStates, paymentStates, refundStates, disputeStates];

describe.each(machines)('the life cycle of a $name', (machine) => {
  test('every state can be reached', () => {
    expect([...reachableStates(machine)].sort()).toEqual(Object.keys(machine.transitions).sort());
  });

  test('no state leads to itself or to one that does not exist', () => {
    for (const [from, targets] of Object.entries(machine.transitions)) {
      expect(targets).not.toContain(from);
      for (const to of targets) expect(Object.keys(machine.transitions)).toContain(to);
    }
  });
});

test('money that was captured is never un-captured by news that comes late', () => {
  for (const state of Object.keys(paymentStates.transitions)) {
    expect(mayMove(paymentStates, 'CAPTURED', state as 'FAILED')).toBe(false);
  }
});
