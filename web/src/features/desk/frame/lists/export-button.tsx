import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../components/form/button';
import { EXPORTED_ROWS } from '../../../../generated/desk-rules';
import { saveFile } from '../../../../lib/files/save-file';
import { t } from '../../../../lib/texts/texts';
import { DATES_AS_IN } from '../../../../lib/texts/locale';

interface ExportButtonProps {
  /** The message that an export contains only a part of the entries; left out if an export contains all of them. */
  limit?: (exported: string, total: string) => string;
  /** The length of the list; undefined until known. */
  totalCount?: number | undefined;
  /** Fetches the table; undefined when it could not be fetched. */
  load: () => Promise<{ filename: string; content: BlobPart } | undefined>;
}

const COUNT = new Intl.NumberFormat(DATES_AS_IN);

/** Saves the list as a CSV file for a spreadsheet. Shows a message when the list is longer than an export may be. */
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
      <Button look="quiet" size="small" disabled={state === 'loading'} onClick={() => void run()}>
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
