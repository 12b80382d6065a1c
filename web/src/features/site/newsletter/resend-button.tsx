import { useEffect, useState } from 'react';
import { Button } from '../../../components/form/button';
import { t } from '../../../lib/texts/texts';

interface ResendButtonProps {
  /** When the button is enabled, in milliseconds since 1970. */
  at: number;
  disabled: boolean;
  onResend: () => void;
}

/** Requests another code, once the pause is over. */
export function ResendButton({ at, disabled, onResend }: ResendButtonProps) {
  const [now, setNow] = useState(Date.now);
  const secondsLeft = Math.max(0, Math.ceil((at - now) / 1000));
  const waiting = secondsLeft > 0;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [waiting, at]);
  return (
    <Button look="link" className="tabular min-h-11" disabled={disabled || waiting} onClick={onResend}>
      {waiting ? t`Resend OTP (in ${secondsLeft} s)` : t`Resend OTP`}
    </Button>
  );
}
