import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../components/form/button';
import { ExportDayBookDocument, ExportDayBookToTallyDocument } from '../../../../generated/desk-day-book';
import { saveFile } from '../../../../lib/files/save-file';
import { May } from '../../../../lib/rights/may';
import { plural, t } from '../../../../lib/texts/texts';
import { useAskingOnce } from '../../frame/lists/use-asking-once';

const CSV = 'text/csv;charset=utf-8';
const XML = 'application/xml;charset=utf-8';
const FAILED = t`The download failed. Please try again.`;

/** Saves the vouchers of the period as a table, or for Tally. */
export function DayBookDownloads({ period }: { period: { from: string; to: string } }) {
  const askOnce = useAskingOnce();
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  /** Runs one download at a time. `work` returns the message to show. */
  const run = async (work: () => Promise<string>) => {
    setBusy(true);
    setMessage('');
    setMessage(await work().catch(() => FAILED));
    setBusy(false);
  };
  const table = () =>
    run(async () => {
      const file = (await askOnce(ExportDayBookDocument, period))?.exportDayBook;
      if (file?.__typename !== 'CsvFile') return file?.message ?? FAILED;
      saveFile(file.filename, file.content, CSV);
      return '';
    });
  const tally = () =>
    run(async () => {
      const file = (await askOnce(ExportDayBookToTallyDocument, period))?.exportDayBookToTally;
      if (file?.__typename !== 'TallyFile') return file?.message ?? FAILED;
      if (file.vouchers === 0) return t`No closed day of this period has vouchers. Close the days first.`;
      saveFile(file.filename, file.content, XML);
      return plural(file.vouchers, { one: '# voucher was saved.', other: '# vouchers were saved.' });
    });
  return (
    <May permission="figures.export">
      <section aria-labelledby="day-book-downloads" className="grid gap-3 print:hidden">
        <h2 id="day-book-downloads" className="text-2xl">{t`Download`}</h2>
        <p className="max-w-prose text-quiet">
          {t`The table has all days of the period and marks open days. The file for Tally has the closed days only, with the ledgers that they use.`}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button look="quiet" disabled={isBusy} onClick={() => void table()}>
            <Download aria-hidden strokeWidth={1.5} className="size-5" />
            {t`Day book (CSV)`}
          </Button>
          <Button look="quiet" disabled={isBusy} onClick={() => void tally()}>
            <Download aria-hidden strokeWidth={1.5} className="size-5" />
            {t`For Tally (XML)`}
          </Button>
        </div>
        <p role="status" className="text-sm empty:absolute">
          {message}
        </p>
      </section>
    </May>
  );
}
