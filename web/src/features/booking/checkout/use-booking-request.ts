import { useRef } from 'react';
import { useCreateBookingMutation } from '../../../generated/booking';
import type { CreateBookingInput, CreateBookingMutation } from '../../../generated/graphql';
import { IdempotencyKey } from './idempotency-key';
import { t } from '../../../lib/texts/texts';

export const NOT_SENT = t`We could not reach the hotel. Nothing was charged. Check your connection and try again: you will not be booked twice.`;

// The server sends another challenge when the first took too long, or when many more rooms were held in the meantime.
const CHALLENGES_IN_A_ROW = 3;

/** Results that keep the key: until the hold ends, the form that is sent again finds it. */
const HELD: ReadonlySet<string> = new Set(['BookingHold', 'AddressCodeRequired']);

/** The guest's form. The key that prevents a second booking is added when it is sent. */
export type BookingForm = Omit<CreateBookingInput, 'idempotencyKey' | 'challengeSolution'>;

export type CreateBookingResult = CreateBookingMutation['createBooking'];

/** The server's result, or a sentence that says why there is no result. */
export type BookingResponse = { result: CreateBookingResult } | { failure: string };

/** Sends the booking form, and solves the challenges that the server may return, until the signal is aborted. */
export function useBookingRequest(onChallenge: () => void) {
  const [createBooking] = useCreateBookingMutation();
  const key = useRef(new IdempotencyKey());

  const sendOnce = async (input: CreateBookingInput): Promise<BookingResponse> => {
    try {
      const { data } = await createBooking({ variables: { input } });
      return data ? { result: data.createBooking } : { failure: NOT_SENT };
    } catch (failure) {
      return { failure: sentenceOf(failure) };
    }
  };
  const send = async (form: BookingForm, signal: AbortSignal): Promise<BookingResponse> => {
    const input = { ...form, idempotencyKey: key.current.keyFor(form) };
    let response = await sendOnce(input);
    for (let count = 0; count < CHALLENGES_IN_A_ROW; count += 1) {
      const challenge = challengeIn(response);
      if (challenge === null) break;
      onChallenge();
      const challengeSolution = await solutionOf(challenge, signal);
      if (challengeSolution === null || signal.aborted) break;
      response = await sendOnce({ ...input, challengeSolution });
    }
    // The server has decided. Sending the same form again is a new attempt.
    if ('result' in response && !HELD.has(response.result.__typename)) key.current.forget();
    return response;
  };
  return { send, forgetKey: () => key.current.forget() };
}

/** The challenge to solve before the form is sent again; null when the server sent no challenge. */
function challengeIn(response: BookingResponse): string | null {
  const result = 'result' in response ? response.result : null;
  return result?.__typename === 'ChallengeRequired' ? result.challenge : null;
}

/**
 * Null when this browser cannot solve the challenge; the guest then sees the refusal. The solver loads only when
 * needed.
 */
async function solutionOf(challenge: string, signal: AbortSignal): Promise<string | null> {
  try {
    const { solveChallenge } = await import('./solve-challenge');
    return await solveChallenge(challenge, signal);
  } catch {
    return null;
  }
}

/** The server's message, which contains the request id; our own when the server could not be reached. */
function sentenceOf(failure: unknown): string {
  const isFromServer = failure instanceof Error && failure.name === 'CombinedGraphQLErrors';
  return isFromServer ? failure.message : NOT_SENT;
}
