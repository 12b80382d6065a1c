import { writeMoney } from '../../../../lib/money';
import { useRights } from '../../../../lib/rights/rights';
import { t } from '../../../../lib/texts/texts';

/** Says before the press how much the role may give away on one business day; nothing for a role without a bound. */
export function BoundNote({ className = '' }: { className?: string }) {
  const { boundPaise } = useRights();
  if (boundPaise === null) return null;
  const bound = writeMoney({ amount: boundPaise, currency: 'INR' });
  return (
    <p className={`max-w-prose text-sm text-quiet ${className}`}>
      {boundPaise === 0
        ? t`Your role may not lower a charge below the policy’s charge, and may not give money back.`
        : t`Your role may give away ${bound} on one business day, all bookings together.`}
    </p>
  );
}
