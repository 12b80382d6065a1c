import { useRef, useState } from 'react';
import {
  useArriveAfterAllMutation,
  useCheckInMutation,
  useCheckOutMutation,
  useUndoCheckInMutation,
  useUndoCheckOutMutation,
} from '../../../../generated/desk-check-ins';
import type { StayStep, StayStep_ResultFragment } from '../../../../generated/graphql';
import { refusalIn, type RequestRefused } from '../../frame/form/use-sending';
import { FormKey } from '../../frame/form/form-key';

/** The steps that need only one press. A no-show has a form. */
type PressedStep = Exclude<StayStep, 'NO_SHOW'>;

type Sent = StayStep_ResultFragment | RequestRefused | undefined;

/** What the staff enter when a guest leaves. */
export interface DepartureForm {
  charge: number | null;
  expectedRefund: number | null;
  despiteBalance: boolean;
  despiteDeposit: boolean;
  reason: string;
}

/** A guest who leaves on the agreed day and has paid everything. */
const PLAIN_DEPARTURE: DepartureForm = {
  charge: null,
  expectedRefund: null,
  despiteBalance: false,
  despiteDeposit: false,
  reason: '',
};

/** Whether the guest leaves early, with an open balance or with a deposit at the hotel, so that staff must confirm the amounts first. */
export function asksForFigures(sent: Sent): boolean {
  if (sent?.__typename === 'DepartureChanged') return true;
  return (
    sent?.__typename === 'StayStepRefused' &&
    (sent.code.startsWith('BALANCE_') || sent.code === 'DEPOSIT_HELD')
  );
}

/** Makes steps of one stay. A press while a step is in progress is ignored. */
export function useStaySteps(stay: string) {
  const [isBusy, setBusy] = useState(false);
  const keys = useRef(new FormKey());
  const [checkIn] = useCheckInMutation();
  const [undoCheckIn] = useUndoCheckInMutation();
  const [checkOut] = useCheckOutMutation();
  const [undoCheckOut] = useUndoCheckOutMutation();
  const [arriveAfterAll] = useArriveAfterAllMutation();
  const send = async (request: () => Promise<Sent>): Promise<Sent> => {
    setBusy(true);
    const sent = await request().catch(refusalIn);
    if (sent) keys.current.forget();
    setBusy(false);
    return sent;
  };
  const leave = (form: DepartureForm) =>
    send(async () => {
      const reason = form.reason.trim() || null;
      const input = { stay, ...form, reason, idempotencyKey: keys.current.keyFor({ stay, ...form }) };
      return (await checkOut({ variables: { input } })).data?.checkOut;
    });
  const make: Record<PressedStep, () => Promise<Sent>> = {
    CHECK_IN: async () => (await checkIn({ variables: { input: { stay } } })).data?.checkIn,
    UNDO_CHECK_IN: async () => (await undoCheckIn({ variables: { stay } })).data?.undoCheckIn,
    CHECK_OUT: () => leave(PLAIN_DEPARTURE),
    UNDO_CHECK_OUT: async () => (await undoCheckOut({ variables: { stay } })).data?.undoCheckOut,
    ARRIVE_AFTER_ALL: async () => {
      const input = { stay, idempotencyKey: keys.current.keyFor({ stay }) };
      return (await arriveAfterAll({ variables: { input } })).data?.arriveAfterAll;
    },
  };
  return {
    isBusy,
    leave,
    /** Makes the step, with the guest's name if staff entered one. */
    press: (step: PressedStep): Promise<Sent> => send(make[step]),
    checkInAs: (guestName: string | null): Promise<Sent> =>
      send(async () => (await checkIn({ variables: { input: { stay, guestName } } })).data?.checkIn),
  };
}
