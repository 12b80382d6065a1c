import { POSTED_CHARGE_INVARIANTS } from '../../../src/operations/invariants/posted-charge.invariants';
import { testBreaches, type BreachCase } from '../../testkit/breach-cases';
import { stayIdsOf } from '../../testkit/check-ins';
import { bookedAtDesk } from '../../testkit/desk-bookings';
import type { RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { chargeSteps } from '../../testkit/posted-charges';
import { startTestServer, type TestServer } from '../../testkit/test-server';

let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer();
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
});
afterAll(() => testServer.stop());

/** A booking with two charges, of which the staff took the second back, and an allowance. */
async function charged() {
  const reference = await bookedAtDesk(testServer, {}, owner);
  const steps = chargeSteps(testServer, () => owner);
  const [stay = ''] = await stayIdsOf(testServer, reference);
  const item = await steps.item();
  const kept = await steps.posted(stay, { item });
  const takenBack = await steps.posted(stay, { item });
  await steps.takeBack(takenBack);
  await steps.allow(reference);
  return { reference, kept, takenBack };
}

const change = (sql: string, ...values: unknown[]) => testServer.query(sql, values);

const LINE = '(SELECT folio_line_id FROM posted_charges WHERE id = $1)';

const CASES: BreachCase[] = [
  {
    invariant: 'a posted charge that differs from the folio',
    breakIt: async () => {
      const { reference, takenBack } = await charged();
      await change(`DELETE FROM folio_lines WHERE reverses = ${LINE}`, takenBack);
      return reference;
    },
  },
  {
    invariant: 'a posted charge that differs from the folio',
    breakIt: async () => {
      const { reference, takenBack } = await charged();
      await change(
        `UPDATE posted_charges SET taken_back_at = NULL, taken_back_by = NULL, taken_back_reason = NULL WHERE id = $1`,
        takenBack,
      );
      return reference;
    },
  },
  {
    invariant: 'a charge on the folio that nobody posted',
    breakIt: async () => {
      const { reference, kept } = await charged();
      await change('DELETE FROM posted_charges WHERE id = $1', kept);
      return reference;
    },
  },
  {
    invariant: 'an allowance that differs from the folio',
    breakIt: async () => {
      const { reference } = await charged();
      await change(
        `UPDATE allowances SET amount_paise = amount_paise + 1
         WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1)`,
        reference,
      );
      return reference;
    },
  },
];

testBreaches(POSTED_CHARGE_INVARIANTS, CASES, () => testServer);
