import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../../components/form/button';
import { Message } from '../../../../components/status/message';
import { t } from '../../../../lib/texts/texts';

interface DatedFormProps {
  label: string;
  busy: boolean;
  notice: { tone: 'good' | 'bad'; text: string } | null;
  onSubmit: () => void;
  children: ReactNode;
}

/** The form that adds a row to a list of dated settings, or replaces the row with the same date. */
export function DatedForm({ label, busy, notice, onSubmit, children }: DatedFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form method="dialog" noValidate aria-label={label} onSubmit={submit} className="mt-6 grid gap-5">
      {children}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" disabled={busy} aria-busy={busy}>
          {busy ? t`Saving...` : label}
        </Button>
        <div role="status">{notice ? <Message {...notice} /> : null}</div>
      </div>
    </form>
  );
}
