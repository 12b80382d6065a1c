import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import {
  BookingStatusDocument,
  useConfirmPaymentMutation,
  useContinueBookingMutation,
  useCreateBookingMutation,
} from '../../../generated/booking';
import type {
  CreateBookingInput,
  CreateBookingMutation,
  HoldPanel_BookingHoldFragment,
} from '../../../generated/graphql';
import { writeMoney } from '../../../lib/money';
import { waitForOutcome } from './booking-outcome';
import { nextPhase, START, type CheckoutPhase, type Hold } from './checkout-phase';
import { IdempotencyKey } from './idempotency-key';
import { payInCheckout, type PaymentProof } from './razorpay-checkout';
import { rememberedHold } from '../hold/remembered-hold';
import { endOfHold } from '../hold/use-seconds-left';

const NOT_SENT =
  'We could not reach the hotel. Nothing was charged. Check your connection and try again: your booking is never made twice.';
const NO_CHECKOUT =
  'The payment window could not be loaded. Your room is still held and nothing was charged. Please try again.';

// A second one comes when the first took too long, or when many more rooms were held meanwhile.
const CHALLENGES_IN_A_ROW = 3;

/** What the guest filled in; the key that keeps it from being booked twice is added here. */
export type BookingForm = Omit<CreateBookingInput, 'idempotencyKey' | 'challengeSolution'>;

export type FieldFaults = { field: string; message: string }[];

export interface Checkout {
  phase: CheckoutPhase;
  /** Sends the form; faults of its fields come back, everything else becomes a phase. */
  book: (form: BookingForm) => Promise<FieldFaults>;
  /** Goes on with a hold: asks for its order again and opens the checkout. */
  resume: (token: string) => Promise<void>;
  holdLapsed: () => void;
  acknowledge: () => void;
}

type CreateBookingAnswer = CreateBookingMutation['createBooking'];

/** Leads a guest from the form to the paid room, in the dialog and on the booking's page alike. */
export function useCheckout(): Checkout {
  const [phase, dispatch] = useReducer(nextPhase, START);
  const client = useApolloClient();
  const [createBooking] = useCreateBookingMutation();
  const [continueBooking] = useContinueBookingMutation();
  const [confirmPayment] = useConfirmPaymentMutation();
  const left = useRef(new AbortController());
  const sending = useRef(new IdempotencyKey());
  const resuming = useRef(false);

  useEffect(() => {
    const controller = new AbortController();
    left.current = controller;
    return () => controller.abort();
  }, []);

  const succeed = useCallback((reference: string) => {
    rememberedHold.forget();
    dispatch({ type: 'confirmed', reference });
  }, []);

  const awaitDecision = useCallback(
    async ({ token, booking }: Hold) => {
      const ask = async () => {
        const answer = await client
          .query({ query: BookingStatusDocument, variables: { token }, fetchPolicy: 'network-only' })
          .catch(() => null);
        const found = answer?.data?.bookingByToken;
        return found?.__typename === 'Booking' ? found.status : null;
      };
      const status = await waitForOutcome(ask, left.current.signal);
      if (status === 'CONFIRMED') succeed(booking.reference);
      else if (status === 'EXPIRED') {
        dispatch({
          type: 'failed',
          message: 'The hold lapsed. If you were charged, the money goes back to you in full.',
        });
      } else dispatch({ type: 'no decision yet' });
    },
    [client, succeed],
  );

  const confirm = useCallback(
    async (hold: Hold, proof: PaymentProof) => {
      dispatch({ type: 'payment made' });
      const answer = await confirmPayment({ variables: { input: proof } }).catch(() => null);
      const result = answer?.data?.confirmPayment;
      if (result?.__typename === 'BookingConfirmed') return succeed(result.booking.reference);
      if (!result || result.__typename === 'PaymentPending' || result.__typename === 'RateLimited') {
        return awaitDecision(hold);
      }
      dispatch({ type: 'failed', message: result.message, keepsHold: result.code === 'PAYMENT_FAILED' });
    },
    [awaitDecision, confirmPayment, succeed],
  );

  const pay = useCallback(
    async (received: HoldPanel_BookingHoldFragment) => {
      const hold = { ...received, endsAt: endOfHold(received.secondsLeft) };
      rememberedHold.keep(hold.token);
      dispatch({ type: 'paying', hold });
      try {
        const proof = await payInCheckout(hold.checkout);
        if (proof) await confirm(hold, proof);
        else dispatch({ type: 'checkout closed' });
      } catch {
        dispatch({ type: 'failed', message: NO_CHECKOUT, keepsHold: true });
      }
    },
    [confirm],
  );

  const takeAnswer = useCallback(
    async (answer: CreateBookingAnswer): Promise<FieldFaults> => {
      switch (answer.__typename) {
        case 'BookingHold':
          await pay(answer);
          return [];
        case 'BookingConfirmed':
          succeed(answer.booking.reference);
          return [];
        case 'InvalidInput':
          dispatch({ type: 'corrections needed' });
          return answer.faults;
        case 'RoomUnavailable':
          dispatch({ type: 'failed', message: answer.message, alternatives: answer.alternatives });
          return [];
        case 'PriceChanged': {
          await client.refetchQueries({ include: ['StayQuote'] });
          const total = writeMoney(answer.quote.total);
          dispatch({ type: 'failed', message: `${answer.message} It is now ${total}.` });
          return [];
        }
        default:
          dispatch({ type: 'failed', message: answer.message });
          return [];
      }
    },
    [client, pay, succeed],
  );

  const book = useCallback(
    async (form: BookingForm): Promise<FieldFaults> => {
      dispatch({ type: 'sent' });
      const input = { ...form, idempotencyKey: sending.current.keyFor(form) };
      const send = (challengeSolution?: string) =>
        createBooking({ variables: { input: { ...input, challengeSolution } } }).catch(
          (error: unknown) => error,
        );
      let answer = await send();
      for (let time = 0; time < CHALLENGES_IN_A_ROW && challengeIn(answer) !== null; time += 1) {
        dispatch({ type: 'challenge received' });
        const solution = await solutionOf(challengeIn(answer), left.current.signal);
        if (solution === null) break;
        answer = await send(solution);
      }
      if (isAnswer(answer)) {
        // Answered, whatever it says: the same form sent again is meant as another try.
        if (answer.data.createBooking.__typename !== 'BookingHold') sending.current.forget();
        return takeAnswer(answer.data.createBooking);
      }
      dispatch({ type: 'failed', message: sentenceOf(answer) });
      return [];
    },
    [createBooking, takeAnswer],
  );

  const goOn = useCallback(
    async (token: string) => {
      const answer = await continueBooking({ variables: { token } }).catch(() => null);
      const result = answer?.data?.continueBooking;
      if (result?.__typename === 'BookingHold') return pay(result);
      if (result?.__typename === 'BookingConfirmed') return succeed(result.booking.reference);
      if (!result) return dispatch({ type: 'failed', message: NOT_SENT, keepsHold: true });
      if (result.code !== 'RATE_LIMITED') rememberedHold.forget();
      dispatch({ type: 'failed', message: result.message, keepsHold: result.code === 'RATE_LIMITED' });
    },
    [continueBooking, pay, succeed],
  );

  const resume = useCallback(
    async (token: string) => {
      // A second press must not open a second checkout over the first.
      if (resuming.current) return;
      resuming.current = true;
      try {
        await goOn(token);
      } finally {
        resuming.current = false;
      }
    },
    [goOn],
  );

  const holdLapsed = useCallback(() => {
    sending.current.forget();
    rememberedHold.forget();
    dispatch({ type: 'hold lapsed' });
  }, []);
  const acknowledge = useCallback(() => dispatch({ type: 'acknowledged' }), []);
  return { phase, book, resume, holdLapsed, acknowledge };
}

function isAnswer(answer: unknown): answer is { data: CreateBookingMutation } {
  return typeof answer === 'object' && answer !== null && 'data' in answer && Boolean(answer.data);
}

/** The challenge that must be solved before the form is sent again; null when there is none. */
function challengeIn(answer: unknown): string | null {
  const result = isAnswer(answer) ? answer.data.createBooking : null;
  return result?.__typename === 'ChallengeRequired' ? result.challenge : null;
}

/** Null when it cannot be solved here: then the guest reads the refusal. Loaded only when a guest meets one. */
async function solutionOf(challenge: string | null, signal: AbortSignal): Promise<string | null> {
  if (challenge === null) return null;
  try {
    const { solveChallenge } = await import('./solve-challenge');
    return await solveChallenge(challenge, signal);
  } catch {
    return null;
  }
}

/** What the server said, which names the request's number; our own sentence when it could not be reached. */
function sentenceOf(failure: unknown): string {
  const said = failure instanceof Error && failure.name === 'CombinedGraphQLErrors' ? failure.message : null;
  return said ?? NOT_SENT;
}
