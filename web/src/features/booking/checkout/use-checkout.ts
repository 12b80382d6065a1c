import { useApolloClient } from '@apollo/client/react';
import { useReducer, useRef } from 'react';
import { useContinueBookingMutation } from '../../../generated/booking';
import type { CodePanel_AddressCodeRequiredFragment } from '../../../generated/graphql';
import { writeMoney } from '../../../lib/money';
import { endOfHold } from '../hold/use-seconds-left';
import type { Hold } from '../hold/hold';
import { heldListing } from '../hold/held-listing';
import { rememberedHold } from '../../../lib/bookings/remembered-hold';
import type { ChosenListing } from '../../../lib/stays/room-type-name';
import { nextPhase, START, type CheckoutPhase } from './checkout-phase';
import {
  NOT_SENT,
  useBookingRequest,
  type BookingForm,
  type BookingResponse,
  type CreateBookingResult,
} from './use-booking-request';
import { useCancellation } from './use-cancellation';
import { usePayment } from './use-payment';
import { t } from '../../../lib/texts/texts';

interface ConfirmedBooking {
  reference: string;
  dueAtBooking: { amount: number };
}

export type FieldFaults = { field: string; message: string }[];

export interface Checkout {
  phase: CheckoutPhase;
  /**
   * Sends the form that was opened from the listing. Returns the faults of its fields; every other result becomes a
   * phase.
   */
  book: (form: BookingForm, listing: ChosenListing | null) => Promise<FieldFaults>;
  /** Continues with a hold: requests its order again and opens the checkout. */
  resume: (token: string) => Promise<void>;
  /** Asks the server for the state of a hold: paid, expired, or held with the time left. */
  checkHold: (hold: Hold) => Promise<void>;
  /** Called when the mailed code has confirmed the booking of this token. */
  bookedUnpaid: (reference: string, token: string) => void;
  /** Called when the hold has ended before its code was entered. */
  lapse: () => void;
  acknowledge: () => void;
  /** Called when the guest closes the dialog. A form that is being sent is abandoned; no checkout opens for it. */
  dismiss: () => void;
}

/** The checkout from the form to the paid room, in the dialog and on the booking's page. */
export function useCheckout(): Checkout {
  const [phase, dispatch] = useReducer(nextPhase, START);
  const client = useApolloClient();
  const { send, forgetKey } = useBookingRequest(() => dispatch({ type: 'challenge received' }));
  const [continueBooking] = useContinueBookingMutation();
  const endHold = () => {
    forgetKey();
    rememberedHold.forget();
  };
  const { pay, succeed, checkHold } = usePayment(dispatch, endHold);
  const prove = (received: CodePanel_AddressCodeRequiredFragment) => {
    rememberedHold.keep(received.token);
    dispatch({ type: 'code required', coded: { ...received, endsAt: endOfHold(received.secondsLeft) } });
  };
  const bookedUnpaid = (reference: string, token: string | null) => {
    endHold();
    dispatch({ type: 'booked unpaid', reference, token });
  };
  /** A booking that was confirmed before this request, by a payment or by the code in another tab. */
  const confirmed = ({ reference, dueAtBooking }: ConfirmedBooking, token: string | null) =>
    dueAtBooking.amount === 0 ? bookedUnpaid(reference, token) : succeed(reference);
  const lapse = () => {
    endHold();
    dispatch({ type: 'hold expired' });
  };
  const { begin, cancel } = useCancellation();
  const isResuming = useRef(false);

  const follow = async (result: CreateBookingResult): Promise<void> => {
    switch (result.__typename) {
      case 'BookingHold':
        return pay(result);
      case 'AddressCodeRequired':
        return prove(result);
      case 'BookingConfirmed':
        return confirmed(result.booking, result.pageToken);
      case 'InvalidInput':
        return dispatch({ type: 'corrections needed' });
      case 'RoomUnavailable':
        return dispatch({ type: 'failed', message: result.message, alternatives: result.alternatives });
      case 'PriceChanged': {
        await client.refetchQueries({ include: ['StayQuote'] });
        if (result.code === 'DUE_CHANGED') return dispatch({ type: 'failed', message: result.message });
        const total = writeMoney(result.quote.total);
        const figures = result.seen
          ? t`You saw ${writeMoney(result.seen)}; the price is now ${total}.`
          : t`It is now ${total}.`;
        return dispatch({ type: 'failed', message: `${result.message} ${figures}` });
      }
      default:
        return dispatch({ type: 'failed', message: result.message });
    }
  };
  const book = async (form: BookingForm, listing: ChosenListing | null): Promise<FieldFaults> => {
    dispatch({ type: 'sent' });
    const signal = begin();
    const response = await send(form, signal);
    const token = tokenOfHold(response);
    if (token) heldListing.keep(token, listing);
    if (signal.aborted) {
      // The form offers this hold when it opens again.
      if (token) rememberedHold.keep(token);
      return [];
    }
    if ('failure' in response) dispatch({ type: 'failed', message: response.failure });
    else await follow(response.result);
    return 'result' in response && response.result.__typename === 'InvalidInput'
      ? response.result.faults
      : [];
  };
  const continueWith = async (token: string) => {
    const response = await continueBooking({ variables: { token } }).catch(() => null);
    const result = response?.data?.continueBooking;
    if (result?.__typename === 'BookingHold') return pay(result);
    if (result?.__typename === 'AddressCodeRequired') return prove(result);
    if (result?.__typename === 'BookingConfirmed') return confirmed(result.booking, token);
    if (!result) return dispatch({ type: 'failed', message: NOT_SENT, keepsHold: true });
    const keepsHold = result.code === 'RATE_LIMITED';
    if (!keepsHold) endHold();
    dispatch({ type: 'failed', message: result.message, keepsHold });
  };
  const resume = async (token: string) => {
    // A second press must not open a second checkout.
    if (isResuming.current) return;
    isResuming.current = true;
    await continueWith(token).finally(() => {
      isResuming.current = false;
    });
  };
  const dismiss = () => {
    cancel();
    dispatch({ type: 'dismissed' });
  };
  return {
    ...{ phase, book, resume, checkHold, bookedUnpaid, lapse, dismiss },
    acknowledge: () => dispatch({ type: 'acknowledged' }),
  };
}

/** The token of the hold that the server made; null when the server made no hold. */
function tokenOfHold(response: BookingResponse): string | null {
  const result = 'result' in response ? response.result : null;
  return result?.__typename === 'BookingHold' || result?.__typename === 'AddressCodeRequired'
    ? result.token
    : null;
}
