import { useId, useRef, useState } from 'react';
import { Button } from '../../../../components/form/button';
import { t } from '../../../../lib/texts/texts';

interface CopiedTextProps {
  label: string;
  text: string;
  rows?: number;
}

/** A text to copy, such as a secret that is shown once. */
export function CopiedText({ label, text, rows = 1 }: CopiedTextProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [notice, setNotice] = useState('');
  const copy = async () => {
    area.current?.select();
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    // Browsers refuse the clipboard without https. The text is selected, so that the keyboard copies it.
    setNotice(isCopied ? t`Copied.` : t`The text is selected. Copy it with the keyboard.`);
  };
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <textarea
        ref={area}
        id={id}
        readOnly
        rows={rows}
        value={text}
        className="w-full rounded-control border border-control bg-transparent px-4 py-2.5 font-mono text-sm wrap-anywhere"
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button look="quiet" size="row" aria-label={t`Copy: ${label}`} onClick={() => void copy()}>
          {t`Copy`}
        </Button>
        <span role="status" className="text-sm text-quiet">
          {notice}
        </span>
      </div>
    </div>
  );
}
