import { useRef, useState } from 'react';
import { Button } from '../../../../components/form/button';
import { LazyDialog } from '../../../../components/lazy/lazy-dialog';
import { Message } from '../../../../components/status/message';
import type { StayStep } from '../../../../generated/graphql';
import { stayLabel } from '../../../../lib/bookings/booking-labels';
import { lazyComponent } from '../../../../lib/loading/lazy-component';
import { t } from '../../../../lib/texts/texts';
import { STEP_WORDS } from './step-words';
import { joinClasses } from '../../../../lib/joined-classes';
import { useRights } from '../../../../lib/rights/rights';
import type { SteppedStay } from './stepped-stay';
import { useSecondPress } from '../../frame/form/second-press';
import { asksForFigures, sendDespite, useStaySteps } from './use-stay-steps';

const PostChargeDialog = lazyComponent(() => import('../../money/bill/post-charge-dialog'));
const DepartureDialog = lazyComponent(() => import('./departure-dialog'));
const NoShowDialog = lazyComponent(() => import('./no-show-dialog'));

interface StepButtonsProps {
  reference: string;
  /** The name of the guest, or of the booker. */
  guest: string;
  stay: SteppedStay;
  /** Whether the buttons are in a list whose title already names the state. */
  inRow?: boolean;
  /** Called with a sentence that says what was done; then shows the updated stay. */
  onMoved: (sentence: string) => Promise<unknown>;
}

const UNDOING: readonly StayStep[] = ['UNDO_CHECK_IN', 'UNDO_CHECK_OUT', 'NO_SHOW'];

/** A no-show is a cancellation. */
const neededForStep = (step: StayStep) => (step === 'NO_SHOW' ? 'bookings.cancel' : 'stays.check-in');

/** The state of a stay, and buttons for its next steps. */
export function StepButtons({ reference, guest, stay, inRow = false, onMoved }: StepButtonsProps) {
  const [dialog, setDialog] = useState<'charge' | 'departure' | 'no-show' | null>(null);
  const { isBusy, press, faults, problem, forgive } = useStaySteps(stay.id);
  const refusal = faults[0]?.message ?? problem;
  const secondPress = useSecondPress();
  const { may } = useRights();
  // An early check-in is charged when the guest arrives, a late check-out before the guest leaves.
  const takesCharges = stay.status === 'IN_HOUSE' || stay.steps.includes('CHECK_IN');
  const steps = stay.steps.filter((step) => may(neededForStep(step)));
  const group = useRef<HTMLDivElement>(null);
  const moved = async (step: StayStep) => {
    forgive();
    await onMoved(STEP_WORDS[step].done(guest));
    // The pressed button was removed; the next button of the stay gets the focus, also in another list.
    requestAnimationFrame(() => {
      const place = group.current ?? document.querySelector(`[data-stay="${stay.id}"]`);
      place?.querySelector('button')?.focus();
    });
  };
  const make = async (step: StayStep) => {
    if (step === 'NO_SHOW') return setDialog('no-show');
    const answered = await sendDespite((despite) => press(step, despite), { ask: secondPress.ask, forgive });
    if (!answered) return;
    const { sent } = answered;
    if (sent?.__typename === 'StayMoved') return moved(step);
    if (step !== 'CHECK_OUT' || !asksForFigures(sent)) return;
    forgive();
    setDialog('departure');
  };
  const close = () => setDialog(null);
  const closeAfter = (step: StayStep) => {
    close();
    return moved(step);
  };
  const room = stay.roomNumber ? t`room ${stay.roomNumber}` : stay.roomTitle;
  return (
    <div
      ref={group}
      data-stay={stay.id}
      role="group"
      aria-label={t`${guest}, ${room}`}
      className={inRow ? undefined : 'mt-2'}
    >
      <div className={joinClasses('flex flex-wrap items-center', inRow ? 'gap-1.5' : 'gap-x-3 gap-y-2')}>
        <span className={inRow ? 'sr-only' : 'text-sm font-semibold'}>{stayLabel(stay.status)}</span>
        {steps.map((step) => (
          <Button
            key={step}
            size={inRow ? 'row' : 'small'}
            look={UNDOING.includes(step) ? 'quiet' : inRow ? 'soft' : 'action'}
            disabled={isBusy}
            onClick={() => void make(step)}
          >
            {STEP_WORDS[step].button}
          </Button>
        ))}
        {/* In a row the number of the room is this button. */}
        {!inRow && takesCharges && may('payments.take') ? (
          <Button size="small" look="quiet" disabled={isBusy} onClick={() => setDialog('charge')}>
            {t`Put on the bill…`}
          </Button>
        ) : null}
      </div>
      <div role="status">
        {refusal ? <Message tone="bad" text={refusal} className="mt-2 text-sm" /> : null}
      </div>
      {secondPress.dialog}
      <LazyDialog problem={t`The form could not be loaded.`} open={dialog !== null} onClose={close}>
        {dialog === 'charge' ? (
          <PostChargeDialog stay={stay.id} guest={t`${guest}, ${room}`} onClose={close} />
        ) : null}
        {dialog === 'departure' ? (
          <DepartureDialog
            reference={reference}
            stay={stay}
            guest={guest}
            onClose={close}
            onLeft={() => void closeAfter('CHECK_OUT')}
          />
        ) : null}
        {dialog === 'no-show' ? (
          <NoShowDialog
            {...{ reference, guest, stay }}
            onClose={close}
            onRecorded={() => void closeAfter('NO_SHOW')}
          />
        ) : null}
      </LazyDialog>
    </div>
  );
}
