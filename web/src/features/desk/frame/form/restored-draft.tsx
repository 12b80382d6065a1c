import { Button } from '../../../../components/form/button';
import { t } from '../../../../lib/texts/texts';

interface RestoredDraftProps {
  /** When it was typed, in milliseconds since 1970; null when nothing was restored. */
  at: number | null;
  onDiscard: () => void;
}

/** '14:05', or '26 Nov, 14:05' on another day. */
function writeMoment(at: number): string {
  const typed = new Date(at);
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  const isToday = typed.toDateString() === new Date().toDateString();
  return typed.toLocaleString('en-GB', isToday ? time : { day: 'numeric', month: 'short', ...time });
}

/** Says that the form has what the person typed earlier. */
export function RestoredDraft({ at, onDiscard }: RestoredDraftProps) {
  if (at === null) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 border-l-2 border-brass pl-4 text-sm">
      {t`Restored what you typed at ${writeMoment(at)}`}
      <Button look="quiet" size="small" type="button" onClick={onDiscard}>{t`Discard`}</Button>
    </p>
  );
}
