import { SECURITY_DEPOSIT_INVARIANTS } from '../../../src/operations/invariants/security-deposit.invariants';
import { testBreaches, type BreachCase } from '../../testkit/breach-cases';
import { bookedAtDesk } from '../../testkit/desk-bookings';
import type { RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { depositSteps } from '../../testkit/security-deposits';
import { startTestServer, type TestServer } from '../../testkit/test-server';

let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer();
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
});
afterAll(() => testServer.stop());

/** A booking with a deposit of ₹5,000, of which ₹1,180 became a charge. */
async function charged() {
  const reference = await bookedAtDesk(testServer, {}, owner);
  const steps = depositSteps(testServer, () => owner);
  const deposit = await steps.taken(reference);
  await steps.charge(deposit);
  return { reference, deposit };
}

const change = (sql: string, ...values: unknown[]) => testServer.query(sql, values);

const CASES: BreachCase[] = [
  {
    invariant: 'more returned or charged of a security deposit than was taken',
    breakIt: async () => {
      const { reference, deposit } = await charged();
      await change('UPDATE payments SET amount_paise = 100000 WHERE id = $1', deposit);
      return reference;
    },
  },
  {
    invariant: 'a security deposit without its money',
    breakIt: async () => {
      const { reference, deposit } = await charged();
      await change(
        'UPDATE payments SET booking_id = deposit_booking_id, deposit_booking_id = NULL WHERE id = $1',
        deposit,
      );
      return reference;
    },
  },
  {
    invariant: 'money of a security deposit that nobody can return',
    breakIt: async () => {
      const reference = await bookedAtDesk(testServer, {}, owner);
      const deposit = await depositSteps(testServer, () => owner).taken(reference);
      await change('DELETE FROM security_deposits WHERE payment_id = $1', deposit);
      return reference;
    },
  },
  {
    invariant: 'a charge of a security deposit that differs from the folio',
    breakIt: async () => {
      const { reference, deposit } = await charged();
      await change('UPDATE security_deposit_charges SET amount_paise = 1 WHERE deposit_id = $1', deposit);
      return reference;
    },
  },
  {
    invariant: 'a charge of a security deposit that differs from the folio',
    breakIt: async () => {
      const { reference } = await charged();
      const steps = depositSteps(testServer, () => owner);
      const [charge = ''] = await steps.chargesOf(reference);
      await steps.takeBack(charge);
      await change(
        `DELETE FROM folio_lines WHERE reverses IS NOT NULL AND kind = 'DEPOSIT_CHARGE'
         AND booking_id = (SELECT id FROM bookings WHERE reference = $1)`,
        reference,
      );
      return reference;
    },
  },
  {
    invariant: 'money out of a security deposit that no charge explains',
    breakIt: async () => {
      const { reference, deposit } = await charged();
      await change('DELETE FROM security_deposit_charges WHERE deposit_id = $1', deposit);
      return reference;
    },
  },
  {
    invariant: 'a security deposit that is held after the stay',
    breakIt: async () => {
      const { reference } = await charged();
      await change(
        `UPDATE stays SET status = 'DEPARTED' WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1)`,
        reference,
      );
      return reference;
    },
  },
];

testBreaches(SECURITY_DEPOSIT_INVARIANTS, CASES, () => testServer);
