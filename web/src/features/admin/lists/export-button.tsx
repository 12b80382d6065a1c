import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/form/button';
import { saveFile } from '../../../lib/save-file';

interface ExportButtonProps {
  /** Fetches the table; undefined when it could not. */
  load: () => Promise<{ filename: string; content: string } | undefined>;
}

/** Hands the list that is shown to a spreadsheet. */
export function ExportButton({ load }: ExportButtonProps) {
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
        Export as CSV
      </Button>
      <span role="status" className="text-sm text-bad empty:absolute">
        {state === 'failed' ? 'The export failed. Please try again.' : ''}
      </span>
    </div>
  );
}
