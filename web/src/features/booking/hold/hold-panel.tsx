import { useState } from 'react';
import { Link } from '../../../components/page/link';
import { Button } from '../../../components/form/button';
import { DialogActions, DialogBody } from '../../../components/dialog/dialog';
import { savingInWords } from '../../../lib/bookings/saving';
import { writeMoney } from '../../../lib/money';
import { bookingPath } from '../../../lib/paths';
import { t } from '../../../lib/texts/texts';
import { RichText } from '../../../components/page/rich-text';
import { Countdown } from './countdown';
import { FailedTry } from './failed-try';
import { HeldStay } from './held-stay';
import type { Hold } from './hold';

interface HoldPanelProps {
  hold: Hold;
  /** Whether the gateway has just refused a try to pay. */
  hasFailed?: boolean;
  onContinue: () => Promise<void>;
  /** Asks the server whether the hold was paid, has expired, or was extended. */
  onCheck: () => Promise<void>;
  onClose: () => void;
}

/** A hold, while the guest decides whether to continue to payment. */
export function HoldPanel({ hold, hasFailed = false, onContinue, onCheck, onClose }: HoldPanelProps) {
  const { reference, quote } = hold.booking;
  const [isOpening, setIsOpening] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const check = () => {
    setIsOver(performance.now() >= hold.endsAt);
    void onCheck();
  };
  const proceed = async () => {
    setIsOpening(true);
    await onContinue();
    setIsOpening(false);
  };
  return (
    <>
      <DialogBody>
        <div className="grid justify-items-start gap-4 py-4">
          {hasFailed ? <FailedTry key={`failed ${hold.endsAt}`} endsAt={hold.endsAt} /> : null}
          <HeldStay booking={hold.booking} />
          <Countdown key={hold.endsAt} endsAt={hold.endsAt} onCheck={check} />
          <p role="status" className="empty:hidden">
            {isOver ? t`The time is up. We are checking whether your payment has reached us.` : null}
          </p>
          <p>
            <RichText
              text={t`To pay <strong>${writeMoney(hold.checkout)}</strong>`}
              elements={{ strong: (words) => <strong className="tabular whitespace-nowrap">{words}</strong> }}
            />
            {quote.promotion ? (
              <span className="block text-good">{savingInWords(quote.promotion)}</span>
            ) : null}
          </p>
          <p>
            <RichText
              text={t`Reference <strong>${reference}</strong>`}
              elements={{ strong: (words) => <strong className="tabular whitespace-nowrap">{words}</strong> }}
            />
          </p>
          <Link
            className="font-semibold text-action underline underline-offset-4"
            to={bookingPath(hold.token)}
          >
            {t`View your booking`}
          </Link>
        </div>
      </DialogBody>
      <DialogActions>
        <Button look="quiet" onClick={onClose}>
          {t`Close`}
        </Button>
        <Button
          onClick={() => void proceed()}
          disabled={isOpening || isOver}
          aria-busy={isOpening}
          className="flex-1 sm:flex-none"
        >
          {t`Continue to payment`}
        </Button>
      </DialogActions>
    </>
  );
}
