import { isDeepStrictEqual } from 'node:util';
import { confirmPayment } from './bookings';
import { assertType, execute, gql } from './graphql';
import type { PaymentTerms } from '../../src/selling/rates/rate-plan.entity';
import type { TestServer } from './test-server';
import { waitFor } from './wait-for';

export const PAY_BALANCE = gql(`mutation PayBalance($token: String!) {
  payBalance(token: $token) {
    __typename
    ... on BalanceOrder { checkout { orderId amount currency } }
    ... on Refusal { code message }
  }
}`);

/**
 * Gives a plan these payment terms, by default the plan of a booking without a plan, and waits until the server has heard
 * of them.
 */
export async function setTerms(
  { query, installation }: TestServer,
  terms: PaymentTerms,
  planCode = 'FLEXIBLE',
): Promise<void> {
  await query('UPDATE rate_plans SET terms = $1::jsonb WHERE code = $2', [JSON.stringify(terms), planCode]);
  const { property } = installation.services;
  await waitFor('the server has heard of the payment terms', () => {
    const plan = property.plans.find(({ code }) => code === planCode);
    return Promise.resolve(isDeepStrictEqual(plan?.terms, terms));
  });
}

/** The checkout with which the guest pays what the booking owes. */
export async function balanceOrder(testServer: TestServer, token: string) {
  const { payBalance: order } = await execute(testServer, PAY_BALANCE, { token });
  assertType(order, 'BalanceOrder');
  return order.checkout;
}

/** Pays the order at the gateway, and confirms the payment as the guest's browser does. */
export async function payOrder(testServer: TestServer, orderId: string) {
  const { checkout } = await testServer.razorpay.pay(orderId, { outcome: 'capture', webhook: false });
  return confirmPayment(testServer, checkout);
}
