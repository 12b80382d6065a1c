import { useRef, useState, type FormEvent } from 'react';
import { Button } from '../../../../components/form/button';
import { TextField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import { useRecordFilingMutation } from '../../../../generated/desk-register';
import type { RecordFilingMutation, Register_FilingFragment } from '../../../../generated/graphql';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { May } from '../../../../lib/rights/may';
import { t } from '../../../../lib/texts/texts';
import { useSending } from '../../frame/form/use-sending';
import { FILING_WORDS } from './filing-words';

interface FilingFormProps {
  filing: Register_FilingFragment;
  onStored: () => void;
}

/** Records the number that the authority’s page gave for Form III, or takes a mistaken record back. */
export function FilingForm({
  filing: { entry, kind, position, dueAt, number, filedAt, filedBy },
  onStored,
}: FilingFormProps) {
  const [typed, setTyped] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const writeInstant = useWriteInstant();
  const { form, send, isBusy, faultOf, problem } =
    useSending<RecordFilingMutation['recordFiling']>('FilingStored');
  const [recordFiling] = useRecordFilingMutation();
  const record = async (next: string | null) => {
    if (isBusy) return;
    const input = { entry, kind, number: next };
    const sent = await send(input, async () => {
      const { data } = await recordFiling({ variables: { input } });
      return data?.recordFiling;
    });
    if (sent?.__typename !== 'FilingStored') return;
    setTyped('');
    // The field or the button that had the focus goes away.
    heading.current?.focus();
    onStored();
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label={t`${FILING_WORDS[kind]} of guest ${position}`}
      className="mt-3 border-t border-line pt-3"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void record(typed);
      }}
    >
      <h3 ref={heading} tabIndex={-1} className="font-sans text-base font-semibold">
        {FILING_WORDS[kind]}
      </h3>
      {number === null ? (
        <>
          <p className="tabular text-sm text-quiet">{t`To file by ${writeInstant(dueAt)}`}</p>
          <May permission="register.write">
            <div className="mt-2 flex flex-wrap items-end gap-3">
              <TextField
                unmarked
                required
                label={t`Number that the authority’s page gave`}
                maxLength={60}
                autoComplete="off"
                value={typed}
                error={faultOf('number')}
                onChange={({ target }) => setTyped(target.value)}
              />
              <Button type="submit" disabled={isBusy}>
                {isBusy ? t`Saving…` : t`Filed now`}
              </Button>
            </div>
          </May>
        </>
      ) : (
        <>
          <p className="tabular text-sm">
            {t`Filed as ${number}, ${filedAt ? writeInstant(filedAt) : ''}, ${filedBy ?? ''}`}
          </p>
          <May permission="register.write">
            <Button look="quiet" size="small" disabled={isBusy} onClick={() => void record(null)}>
              {t`Take this record back`}
            </Button>
          </May>
        </>
      )}
      <div role="alert" className="empty:hidden">
        {problem ? <Message tone="bad" text={problem} /> : null}
      </div>
    </form>
  );
}
