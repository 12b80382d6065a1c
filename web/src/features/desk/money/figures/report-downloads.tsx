import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../components/form/button';
import { TextField } from '../../../../components/form/field';
import { ExportChargesDocument, MonthlyReportDocument } from '../../../../generated/desk-figures';
import { saveBytes, saveFile } from '../../../../lib/files/save-file';
import { t } from '../../../../lib/texts/texts';
import type { Period } from './periods';
import { useAskingOnce } from '../../frame/lists/use-asking-once';

const CSV = 'text/csv;charset=utf-8';
const MONTH_LENGTH = 'YYYY-MM'.length;

/** Saves the charges of the period, and the report of a month. */
export function ReportDownloads({ period }: { period: Period }) {
  const { state, message, charges, report } = useDownloads();
  const [month, setMonth] = useState(period.from.slice(0, MONTH_LENGTH));
  const busy = state === 'loading';
  return (
    <section aria-labelledby="downloads" className="grid gap-4 print:hidden">
      <h2 id="downloads" className="text-2xl">{t`Download`}</h2>
      <p className="max-w-prose text-quiet">
        {t`One line for each charge and each payment, in hotel time, for up to a year. A stay across two months is split at the end of the month.`}
      </p>
      <div>
        <DownloadButton
          busy={busy}
          text={t`Charges and payments (CSV)`}
          onPress={() => void charges(period)}
        />
      </div>
      <div className="flex flex-wrap items-end gap-4">
        <TextField
          label={t`Month of the report`}
          unmarked
          type="month"
          className="w-52"
          value={month}
          onChange={({ target }) => (target.value ? setMonth(target.value) : undefined)}
        />
        <DownloadButton
          busy={busy}
          text={t`Monthly report (PDF)`}
          onPress={() => void report(month, 'pdf')}
        />
        <DownloadButton
          busy={busy}
          text={t`Monthly report (CSV)`}
          onPress={() => void report(month, 'table')}
        />
      </div>
      <p role="status" className="text-sm text-bad empty:absolute">
        {message}
      </p>
    </section>
  );
}

function DownloadButton({ busy, text, onPress }: { busy: boolean; text: string; onPress: () => void }) {
  return (
    <Button look="quiet" disabled={busy} onClick={onPress}>
      <Download aria-hidden strokeWidth={1.5} className="size-5" />
      {text}
    </Button>
  );
}

const FAILED = t`The download failed. Please try again.`;

function useDownloads() {
  const askOnce = useAskingOnce();
  const [state, setState] = useState<'idle' | 'loading'>('idle');
  const [message, setMessage] = useState('');
  /** Runs one download at a time. `work` returns the problem, if any. */
  const run = async (work: () => Promise<string | undefined>) => {
    setState('loading');
    setMessage('');
    setMessage((await work().catch(() => FAILED)) ?? '');
    setState('idle');
  };
  const charges = (period: Period) =>
    run(async () => {
      const { from, to } = period;
      const file = (await askOnce(ExportChargesDocument, { from, to }))?.exportCharges;
      if (file?.__typename !== 'CsvFile') return file?.message ?? FAILED;
      saveFile(file.filename, file.content, CSV);
      return undefined;
    });
  const report = (month: string, kind: 'pdf' | 'table') =>
    run(async () => {
      const found = (await askOnce(MonthlyReportDocument, { month: `${month}-01` }))?.monthlyReport;
      if (found?.__typename !== 'MonthlyReport') return found?.message ?? FAILED;
      if (kind === 'pdf') saveBytes(found.pdf.filename, found.pdf.base64, 'application/pdf');
      else saveFile(found.table.filename, found.table.content, CSV);
      return undefined;
    });
  return { state, message, charges, report };
}
