import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../components/form/button';
import { EXPORTED_ROWS } from '../../../../generated/desk-rules';
import { saveFile } from '../../../../lib/files/save-file';
import { t } from '../../../../lib/texts/texts';
import { DATES_AS_IN } from '../../../../lib/texts/locale';

interface ExportButtonProps {
  /** Says that an export has only so many of so many; left out where an export has all. */
  limit?: (exported: string, total: string) => string;
  /** How many of them the list has; undefined until the server has said it. */
  totalCount?: number | undefined;
  /** Fetches the table; undefined when it could not be fetched. */
  load: () => Promise<{ filename: string; content: BlobPart } | undefined>;
}

const COUNT = new Intl.NumberFormat(DATES_AS_IN);

/** Saves the list as a table for a spreadsheet. Says so when the list is longer than a table may be. */
export function ExportButton({ limit, totalCount = 0, load }: ExportButtonProps) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const run = async () => {
    setState('loading');
    const table = await load().catch(() => undefined);
    if (table) saveFile(table.filename, table.content, 'text/csv;charset=utf-8');
    setState(table ? 'idle' : 'failed');
  };
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button look="quiet" disabled={state === 'loading'} onClick={() => void run()}>
        <Download aria-hidden strokeWidth={1.5} className="size-5" />
        {t`Export as CSV`}
      </Button>
      <span role="status" className="text-sm text-bad empty:absolute">
        {state === 'failed' ? t`The export failed. Please try again.` : ''}
      </span>
      {limit && totalCount > EXPORTED_ROWS ? (
        <p className="basis-full text-sm text-quiet">
          {limit(COUNT.format(EXPORTED_ROWS), COUNT.format(totalCount))}
        </p>
      ) : null}
    </div>
  );
}
