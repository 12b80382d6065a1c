import { useRef, useState } from 'react';
import { Button } from '../../../../components/form/button';
import { LazyDialog } from '../../../../components/lazy/lazy-dialog';
import { FailedState } from '../../../../components/list/failed-state';
import { Message } from '../../../../components/status/message';
import { usePageReading } from '../../../../lib/desk/use-desk-mutation';
import { lazyComponent } from '../../../../lib/loading/lazy-component';
import { useMay } from '../../../../lib/rights/rights';
import { t } from '../../../../lib/texts/texts';
import { FolioActions } from './folio-actions';
import { folioName, lineText, owesText, SHARE_NAMES, type Folio } from './folio-names';
import type { FolioTask } from './folio-task';
import { MoveLines } from './move-lines';
import type { useFolios } from './use-folios';

const FolioDialog = lazyComponent(() => import('./folio-dialog'));

interface FoliosProps extends ReturnType<typeof useFolios> {
  reference: string;
  /** Whether a folio can be opened: the booking is confirmed. */
  canOpen: boolean;
}

/** The folios of the bill and their payers. With only one folio, it shows just the button for a second folio. */
export function Folios({ reference, folios, asksPinCode, isFailed, onRetry, canOpen }: FoliosProps) {
  const [outcome, setOutcome] = useState('');
  const [task, setTask] = useState<FolioTask | null>(null);
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const pageReading = usePageReading();
  const heading = useRef<HTMLHeadingElement>(null);
  const may = useMay('payments.take');
  const isShared = folios.length > 1;
  if (!isFailed && !isShared && !(may && canOpen && folios.length > 0)) return null;
  const done = async (sentence: string) => {
    setTask(null);
    setPicked(new Set());
    await pageReading();
    setOutcome(sentence);
    // A closed dialog returns the focus to its button first.
    requestAnimationFrame(() => heading.current?.focus());
  };
  const show = (next: FolioTask) => {
    setOutcome('');
    setTask(next);
  };
  const pick = (id: number) =>
    setPicked(
      (before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
    );
  const close = () => setTask(null);
  return (
    <section aria-labelledby="folios">
      <h2 id="folios" ref={heading} tabIndex={-1} className="text-3xl">
        {t`Who pays what`}
      </h2>
      <div role="status">{outcome ? <Message tone="good" text={outcome} className="mt-4" /> : null}</div>
      {isFailed ? <FailedState problem={t`The folios could not be loaded.`} onRetry={onRetry} /> : null}
      {isShared ? (
        <div className="mt-4 grid gap-8 lg:grid-cols-2">
          {folios.map((folio) => (
            <OneFolio key={folio.place} {...{ folio, may, picked }} onPick={pick} onTask={show}>
              {may ? (
                <FolioActions
                  {...{ reference, folio }}
                  onTask={show}
                  onDone={(sentence) => void done(sentence)}
                />
              ) : null}
            </OneFolio>
          ))}
        </div>
      ) : isFailed ? null : (
        <p className="mt-2 text-quiet">{t`The guest pays the whole bill.`}</p>
      )}
      {may && isShared ? (
        <MoveLines
          {...{ reference, folios }}
          lines={[...picked].filter((id) => folios.some(({ lines }) => lines.some((line) => line.id === id)))}
          onMoved={(sentence) => void done(sentence)}
        />
      ) : null}
      {may && canOpen ? (
        <Button
          look="quiet"
          className="mt-4 print:hidden"
          onClick={() => show({ kind: 'open' })}
        >{t`New folio…`}</Button>
      ) : null}
      <LazyDialog problem={t`The form could not be loaded.`} open={task !== null} onClose={close}>
        {task ? (
          <FolioDialog
            {...{ reference, task, folios, asksPinCode }}
            onClose={close}
            onDone={(sentence) => void done(sentence)}
          />
        ) : null}
      </LazyDialog>
    </section>
  );
}

interface OneFolioProps {
  folio: Folio;
  may: boolean;
  picked: ReadonlySet<number>;
  onPick: (line: number) => void;
  onTask: (task: FolioTask) => void;
  children: React.ReactNode;
}

function OneFolio({ folio, may, picked, onPick, onTask, children }: OneFolioProps) {
  const { place, payer, takes, closedAt, closedReason, balance, lines } = folio;
  const heading = `folio-${place}`;
  const details = [
    payer && payer.name !== folio.name ? payer.name : null,
    payer?.gstin ?? null,
    takes.length > 0 ? t`takes ${takes.map((share) => SHARE_NAMES[share]).join(', ')}` : null,
    closedAt ? (closedReason ? t`closed: ${closedReason}` : t`closed`) : null,
  ];
  return (
    <section aria-labelledby={heading} className="min-w-0 border border-line p-4">
      <h3 id={heading} className="text-2xl wrap-anywhere">
        {folioName(folio)}
      </h3>
      <p className="text-sm wrap-anywhere text-quiet empty:hidden">{details.filter(Boolean).join(' · ')}</p>
      <p className={balance.amount === 0 ? 'tabular mt-1 text-quiet' : 'tabular mt-1 font-semibold'}>
        {owesText(folio)}
      </p>
      <ul className="tabular mt-3 border-t border-line empty:hidden">
        {lines.map((line) => (
          <li
            key={line.id}
            className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line py-1"
          >
            {may && line.canMove ? (
              <label className="flex min-h-11 min-w-0 items-center gap-3 wrap-anywhere">
                <input
                  type="checkbox"
                  className="size-5 shrink-0 print:hidden"
                  checked={picked.has(line.id)}
                  onChange={() => onPick(line.id)}
                />
                {lineText(line)}
              </label>
            ) : (
              <span className="flex min-h-11 items-center wrap-anywhere">
                {line.isInvoiced ? t`${lineText(line)}, invoiced` : lineText(line)}
              </span>
            )}
            {may && line.canSplit ? (
              <Button
                look="link"
                className="min-h-11 min-w-11 print:hidden"
                aria-label={t`Split ${lineText(line)}`}
                onClick={() => onTask({ kind: 'split', line, folio })}
              >{t`Split…`}</Button>
            ) : null}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
