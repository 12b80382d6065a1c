import { Button } from '../../../../components/form/button';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { t } from '../../../../lib/texts/texts';

interface RestoredDraftProps {
  /** When it was typed, in milliseconds since 1970; null when nothing was restored. */
  at: number | null;
  onDiscard: () => void;
}

/** Says that the form has what the person typed earlier. */
export function RestoredDraft({ at, onDiscard }: RestoredDraftProps) {
  const writeInstant = useWriteInstant();
  if (at === null) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 border-l-2 border-brass pl-4 text-sm">
      {t`Restored what you typed at ${writeInstant(new Date(at).toISOString())}`}
      <Button look="quiet" size="small" type="button" onClick={onDiscard}>{t`Discard`}</Button>
    </p>
  );
}
