import type { Ref } from 'react';
import { Button } from '../../../components/form/button';
import { TextField } from '../../../components/form/field';
import { NEWSLETTER_LIMITS } from '../../../generated/rules';
import { t } from '../../../lib/texts/texts';

interface CodeFieldProps {
  ref: Ref<HTMLInputElement>;
  value: string;
  busy: boolean;
  /** The element that describes the field. */
  noticeId: string;
  /** Whether the code is missing or was refused. */
  isFaulty: boolean;
  onChange: (code: string) => void;
}

/** The mailed code, and the button that verifies it. */
export function CodeField({ ref, value, busy, noticeId, isFaulty, onChange }: CodeFieldProps) {
  return (
    <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
      <TextField
        ref={ref}
        label={t`OTP`}
        name="otp"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={NEWSLETTER_LIMITS.code}
        value={value}
        aria-describedby={noticeId}
        aria-invalid={isFaulty || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      <Button type="submit" disabled={busy}>
        {t`Verify`}
      </Button>
    </div>
  );
}
