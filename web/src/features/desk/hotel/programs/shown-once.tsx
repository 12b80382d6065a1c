import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../../../components/form/button';
import { t } from '../../../../lib/texts/texts';
import { CopiedText } from './copied-text';

interface ShownOnceProps {
  /** Says what it is, and what to do with it now. */
  sentence: string;
  label: string;
  text: string;
  onCopied: () => void;
}

/**
 * A secret that was made just now and is never shown again. It takes the focus, because the button that made it may be far
 * below.
 */
export function ShownOnce({ sentence, label, text, onCopied }: ShownOnceProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.focus(), [text]);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={sentence}
      className="grid scroll-my-24 gap-3 rounded-control border-2 border-brass p-4"
    >
      <p className="font-semibold">{sentence}</p>
      <CopiedText label={label} text={text} rows={2} />
      <div>
        <Button size="row" onClick={onCopied}>{t`I have copied it`}</Button>
      </div>
    </div>
  );
}
