import type { ReactNode } from 'react';
import { Printer } from 'lucide-react';
import { Button } from '../../../../components/form/button';
import { FailedState } from '../../../../components/list/failed-state';
import { PageHead } from '../../../../components/page/page-head';
import { Spinner } from '../../../../components/status/spinner';
import { t } from '../../../../lib/texts/texts';

interface PrintPageProps {
  title: string;
  /** A control above the sheets, such as a choice of the day. It is not printed. */
  choice?: ReactNode;
  /** Whether the data could not be loaded. */
  failed: boolean;
  onRetry: () => void;
  /** The sheets; null while they are loading. */
  children: ReactNode;
}

/** A page of the desk that shows sheets as they are printed, with a button to print them. */
export function PrintPage({ title, choice, failed, onRetry, children }: PrintPageProps) {
  return (
    <div className="mx-auto w-full max-w-[52rem] px-5 py-8 sm:px-8 lg:py-12 print:max-w-none print:p-0">
      <PageHead title={title} hiddenFromSearch />
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4 print:hidden">
        <h1 className="text-(length:--desk-title) leading-tight">{title}</h1>
        <div className="flex flex-wrap items-end gap-3">
          {choice}
          <Button disabled={children === null} onClick={() => window.print()}>
            <Printer aria-hidden strokeWidth={1.5} className="size-5" />
            {t`Print`}
          </Button>
        </div>
      </div>
      {children ??
        (failed ? (
          <FailedState problem={t`The page could not be loaded.`} onRetry={onRetry} />
        ) : (
          <Spinner label={t`Loading`} />
        ))}
    </div>
  );
}
