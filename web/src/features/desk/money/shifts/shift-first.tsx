import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../../../components/form/button';
import type { Shift_SheetFragment } from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';
import { OpenShift } from './shift-forms';

interface ShiftFirstProps {
  left: readonly Shift_SheetFragment[];
  /** Called when a shift is open, or when the person goes on without a shift. */
  onDecided: () => void;
}

/** Asks a person who takes or gives cash without an open shift to open a shift first. Cash outside shifts is still recorded. */
export function ShiftFirst({ left, onDecided }: ShiftFirstProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="shift-first" className="grid gap-4 border-t-2 border-brass pt-4 print:hidden">
      <h3 id="shift-first" ref={heading} tabIndex={-1} className="text-xl">
        {t`Open a shift first?`}
      </h3>
      <p className="max-w-prose">
        {t`You have no open shift. Without a shift, the cash-up counts this cash outside shifts. What you have entered is recorded as soon as you choose.`}
      </p>
      <OpenShift left={left} onOpened={onDecided} />
      <Button look="quiet" className="w-fit" onClick={onDecided}>{t`Go on without a shift`}</Button>
    </section>
  );
}
