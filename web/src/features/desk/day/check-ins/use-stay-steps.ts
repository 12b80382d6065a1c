import {
  useArriveAfterAllMutation,
  useCheckInMutation,
  useCheckOutMutation,
  useUndoCheckInMutation,
  useUndoCheckOutMutation,
} from '../../../../generated/desk-check-ins';
import type { StayStep, StayStep_ResultFragment } from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';
import type { Question } from '../../frame/form/second-press';
import { useSending, type RequestRefused } from '../../frame/form/use-sending';

/** The steps that need only one press. A no-show has a form. */
type PressedStep = Exclude<StayStep, 'NO_SHOW'>;

type Sent = StayStep_ResultFragment | RequestRefused | undefined;

/** What the staff enter when a guest leaves. */
export interface DepartureForm {
  charge: number | null;
  expectedRefund: number | null;
  despiteBalance: boolean;
  despiteDeposit: boolean;
  /** Whether the company that pays for the booking takes the balance on. */
  toCompany: boolean;
  /** Whether the company may owe more than its limit afterwards. */
  despiteLimit: boolean;
  reason: string;
}

/** A guest who leaves on the agreed day and has paid everything. */
const PLAIN_DEPARTURE: DepartureForm = {
  charge: null,
  expectedRefund: null,
  despiteBalance: false,
  despiteDeposit: false,
  toCompany: false,
  despiteLimit: false,
  reason: '',
};

/** The questions that the receptionist has confirmed. */
export interface Despite {
  despiteRoomState?: true;
  despiteDoNotRent?: true;
}

/** The server's question before a guest gets a room, and the confirmation with which the step is sent again. */
const QUESTIONS: Readonly<Record<string, { title: string; despite: Despite }>> = {
  ROOM_NOT_READY: { title: t`The room is not ready`, despite: { despiteRoomState: true } },
  DO_NOT_RENT: { title: t`Do not rent`, despite: { despiteDoNotRent: true } },
};

/** The question of the server; null when it asked nothing. */
function questionOf(sent: Sent): { question: Question; despite: Despite } | null {
  if (sent?.__typename !== 'StayStepRefused') return null;
  const asked = QUESTIONS[sent.code];
  return asked
    ? {
        question: { title: asked.title, text: sent.message, button: t`Check in anyway` },
        despite: asked.despite,
      }
    : null;
}

/**
 * Sends a step. Sends it again after each question that the receptionist confirms by a second press; null when a
 * question is not confirmed.
 */
export async function sendDespite(
  press: (despite: Despite) => Promise<Sent>,
  { ask, forgive }: { ask: (question: Question) => Promise<boolean>; forgive: () => void },
): Promise<{ sent: Sent } | null> {
  let despite: Despite = {};
  let sent = await press(despite);
  for (let asked = questionOf(sent); asked; asked = questionOf(sent)) {
    forgive();
    if (!(await ask(asked.question))) return null;
    despite = { ...despite, ...asked.despite };
    sent = await press(despite);
  }
  return { sent };
}

/** Whether the guest leaves early, with an open balance or with a deposit at the hotel, so that staff must confirm the amounts first. */
export function asksForFigures(sent: Sent): boolean {
  if (sent?.__typename === 'DepartureChanged') return true;
  return (
    sent?.__typename === 'StayStepRefused' &&
    (sent.code.startsWith('BALANCE_') || sent.code === 'DEPOSIT_HELD')
  );
}

/** Makes steps of one stay. */
export function useStaySteps(stay: string) {
  const { send, ...sending } = useSending<StayStep_ResultFragment>('StayMoved');
  const [checkIn] = useCheckInMutation();
  const [undoCheckIn] = useUndoCheckInMutation();
  const [checkOut] = useCheckOutMutation();
  const [undoCheckOut] = useUndoCheckOutMutation();
  const [arriveAfterAll] = useArriveAfterAllMutation();
  const leave = (form: DepartureForm): Promise<Sent> =>
    send({ stay, ...form }, async (idempotencyKey) => {
      const input = { stay, ...form, reason: form.reason.trim() || null, idempotencyKey };
      return (await checkOut({ variables: { input } })).data?.checkOut;
    });
  const checkInAs = (guestName: string | null, despite: Despite = {}): Promise<Sent> =>
    send(
      { guestName, ...despite },
      async () => (await checkIn({ variables: { input: { stay, guestName, ...despite } } })).data?.checkIn,
    );
  const make: Record<PressedStep, (despite: Despite) => Promise<Sent>> = {
    CHECK_IN: (despite) =>
      send(
        despite,
        async () => (await checkIn({ variables: { input: { stay, ...despite } } })).data?.checkIn,
      ),
    UNDO_CHECK_IN: () => send({}, async () => (await undoCheckIn({ variables: { stay } })).data?.undoCheckIn),
    CHECK_OUT: () => leave(PLAIN_DEPARTURE),
    UNDO_CHECK_OUT: () =>
      send({}, async () => (await undoCheckOut({ variables: { stay } })).data?.undoCheckOut),
    ARRIVE_AFTER_ALL: (despite) =>
      send({ stay, ...despite }, async (idempotencyKey) => {
        const input = { stay, ...despite, idempotencyKey };
        return (await arriveAfterAll({ variables: { input } })).data?.arriveAfterAll;
      }),
  };
  return {
    ...sending,
    leave,
    press: (step: PressedStep, despite: Despite = {}): Promise<Sent> => make[step](despite),
    /** Checks in the guest with this name; null leaves the name of the booker. */
    checkInAs,
  };
}
