import type { DeskPaymentInput } from '../generated/operations';
import { bookingPage } from './bookings';
import { assertType, execute, gql, type RequestOptions } from './graphql';
import { confirmedBooking } from './late-money';
import type { TestServer } from './test-server';

const RECORD = gql(`mutation RecordDeskPayment($input: DeskPaymentInput!) {
  result: recordDeskPayment(input: $input) {
    __typename
    ... on DeskPaymentRecorded { paymentId amount { amount } adjustment { amount } balance { amount } }
    ... on InvalidInput { faults { field code message } }
    ... on Refusal { code message }
  }
}`);

const COUNTER = gql(`mutation CounterDeskPayment($paymentId: ID!, $reason: String!) {
  result: counterDeskPayment(paymentId: $paymentId, reason: $reason) {
    __typename
    ... on DeskPaymentCountered { balance { amount } }
    ... on InvalidInput { faults { field code } }
    ... on Refusal { code message }
  }
}`);

const MONEY = gql(`query MoneyOfBooking($reference: String!) {
  result: guestBooking(reference: $reference) {
    __typename
    ... on GuestBookingDetails {
      booking { status balance { amount } amountPaid { amount } amountRefunded { amount } }
      payments {
        id source takenBy note pan isCountered gatewayPaymentId amount { amount }
        refunds { source isCounterEntry status amount { amount } }
      }
    }
  }
}`);

let keys = 0;

/** A key that no other form of this file uses. */
const freshPaymentKey = (): string => `desk-payment-${String((keys += 1)).padStart(6, '0')}`;

/** A valid form; a test sets the fields that it is about. */
export function deskPaymentForm(reference: string, form: Partial<DeskPaymentInput> = {}): DeskPaymentInput {
  return { reference, source: 'CASH', amount: 10_000, idempotencyKey: freshPaymentKey(), ...form };
}

/** The outcome of recording a payment at the desk. */
export async function recordPayment(
  testServer: Pick<TestServer, 'url'>,
  form: DeskPaymentInput,
  options: RequestOptions,
) {
  return (await execute(testServer, RECORD, { input: form }, options)).result;
}

/** Records a payment at the desk; fails when it is refused. */
export async function takeMoney(
  testServer: Pick<TestServer, 'url'>,
  form: DeskPaymentInput,
  options: RequestOptions,
) {
  const result = await recordPayment(testServer, form, options);
  assertType(result, 'DeskPaymentRecorded');
  return result;
}

/** The outcome of a counter-entry. */
export async function counterPayment(
  testServer: Pick<TestServer, 'url'>,
  paymentId: string,
  options: RequestOptions,
  reason = 'Recorded for another guest',
) {
  return (await execute(testServer, COUNTER, { paymentId, reason }, options)).result;
}

/** The booking’s money as the desk reads it. */
export async function moneyOf(
  testServer: Pick<TestServer, 'url'>,
  reference: string,
  options: RequestOptions,
) {
  const { result } = await execute(testServer, MONEY, { reference }, options);
  assertType(result, 'GuestBookingDetails');
  return { ...result.booking, balance: result.booking.balance.amount, payments: result.payments };
}

/** A confirmed booking whose terms asked for no payment before the arrival: its whole price is the balance. */
export async function bookingThatOwes(
  testServer: TestServer,
  form: Parameters<typeof confirmedBooking>[1] = {},
): Promise<{ reference: string; bookingId: string; token: string; owes: number }> {
  const { held, paymentId, amount } = await confirmedBooking(testServer, form);
  const { reference } = held.booking;
  const [row] = await testServer.query<{ id: string }>('SELECT id FROM bookings WHERE reference = $1', [
    reference,
  ]);
  const bookingId = String(row?.id);
  await testServer.query(
    `UPDATE bookings SET terms = jsonb_set(terms, '{dueAtBookingPercent}', '0') WHERE id = $1`,
    [bookingId],
  );
  await testServer.query('DELETE FROM payments WHERE gateway_payment_id = $1', [paymentId]);
  await testServer.query('DELETE FROM orders WHERE booking_id = $1', [bookingId]);
  await bookingPage(testServer, held.token);
  return { reference, bookingId, token: held.token, owes: amount };
}

/** Makes the balance of a booking end in these paise, by a line of the folio. */
export async function setBalance(
  testServer: TestServer,
  { bookingId, owes }: { bookingId: string; owes: number },
  paise: number,
): Promise<void> {
  await testServer.query(
    `INSERT INTO folio_lines (booking_id, kind, value_paise, cgst_paise, sgst_paise, sac)
     VALUES ($1, 'WRITE_OFF', $2, 0, 0, '996311')`,
    [bookingId, paise - owes],
  );
}
