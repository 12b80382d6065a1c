import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button';

interface ExportButtonProps {
  /** Fetches the table; undefined when it could not. */
  load: () => Promise<{ filename: string; content: string } | undefined>;
}

function download(filename: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  URL.revokeObjectURL(address);
}

/** Hands the list that is shown to a spreadsheet. */
export function ExportButton({ load }: ExportButtonProps) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const run = async () => {
    setState('loading');
    const table = await load().catch(() => undefined);
    if (table) download(table.filename, table.content);
    setState(table ? 'idle' : 'failed');
  };
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button look="quiet" disabled={state === 'loading'} onClick={() => void run()}>
        <Download aria-hidden strokeWidth={1.5} className="size-5" />
        Export as CSV
      </Button>
      <span role="status" className="text-sm text-bad empty:hidden">
        {state === 'failed' ? 'The export failed. Please try again.' : ''}
      </span>
    </div>
  );
}
