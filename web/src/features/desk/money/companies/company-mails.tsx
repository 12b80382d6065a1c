import { useState } from 'react';
import { Button } from '../../../../components/form/button';
import { SelectField, TextField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import {
  CompanyStatementFileDocument,
  useSendCompanyReminderMutation,
  useSendCompanyStatementMutation,
} from '../../../../generated/desk-companies';
import type {
  CompanyAccount_AccountFragment as Account,
  CompanyForm_CompanyFragment as Company,
  SendCompanyStatementMutation,
} from '../../../../generated/graphql';
import { saveBytes } from '../../../../lib/files/save-file';
import { t } from '../../../../lib/texts/texts';
import type { PlainDate } from '../../../../lib/dates/plain-dates';
import { May } from '../../../../lib/rights/may';
import { useSending } from '../../frame/form/use-sending';
import { useAskingOnce } from '../../frame/lists/use-asking-once';

type Sent = SendCompanyStatementMutation['sendCompanyStatement'];

interface CompanyMailsProps {
  company: Company;
  account: Account;
  today: PlainDate;
}

const firstOfMonth = (day: PlainDate): PlainDate => `${day.slice(0, 8)}01`;

/** The statement of account of a company as a file and by mail, and a reminder of overdue invoices. */
export function CompanyMails({ company, account, today }: CompanyMailsProps) {
  const { id: companyId } = company;
  const [period, setPeriod] = useState({ from: firstOfMonth(today), to: today });
  const addresses = company.contacts.flatMap(({ email }) => (email ? [email] : []));
  const [chosen, setChosen] = useState<string | null>(null);
  const email = addresses.find((address) => address === chosen) ?? addresses[0] ?? '';
  const [notice, setNotice] = useState('');
  const [failed, setFailed] = useState(false);
  const askOnce = useAskingOnce();
  const { send, isBusy, faults, problem } = useSending<Sent>('CompanyMailSent');
  const [sendStatement] = useSendCompanyStatementMutation();
  const [sendReminder] = useSendCompanyReminderMutation();
  const isOverdue = account.invoices.some(({ daysOverdue }) => daysOverdue > 0);
  const tell = (sent: { __typename: string } | undefined) =>
    setNotice(sent?.__typename === 'CompanyMailSent' ? t`The mail to ${email} is on its way.` : '');
  const save = async () => {
    const found = await askOnce(CompanyStatementFileDocument, { companyId, ...period });
    const file = found?.companyStatement;
    const isFile = file?.__typename === 'StatementFileView';
    setFailed(!isFile);
    if (isFile) saveBytes(file.filename, file.content, file.type);
  };
  const mailStatement = async () => {
    const values = { companyId, email, ...period };
    const request = async (idempotencyKey: string) =>
      (await sendStatement({ variables: { input: { ...values, idempotencyKey } } })).data
        ?.sendCompanyStatement;
    tell(await send(values, request));
  };
  const remind = async () => {
    const request = async (idempotencyKey: string) => {
      const input = { companyId, email, idempotencyKey };
      return (await sendReminder({ variables: { input } })).data?.sendCompanyReminder;
    };
    tell(await send({ companyId, email, remind: true }, request));
  };
  const wrong = faults[0]?.message ?? problem;
  return (
    <section aria-label={t`Statement`} className="grid gap-4">
      <h2 className="text-3xl">{t`Statement of account`}</h2>
      <div className="flex flex-wrap items-end gap-4">
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            label={end === 'from' ? t`From` : t`To`}
            unmarked
            type="date"
            inWords
            className="w-52"
            value={period[end]}
            onChange={({ target }) =>
              target.value ? setPeriod({ ...period, [end]: target.value }) : undefined
            }
          />
        ))}
        <Button look="quiet" onClick={() => void save()}>{t`Save as PDF`}</Button>
      </div>
      <May permission="companies.write">
        {addresses.length > 0 ? (
          <div className="flex flex-wrap items-end gap-4">
            <SelectField
              unmarked
              label={t`Send to`}
              value={email}
              onChange={({ target }) => setChosen(target.value)}
            >
              {addresses.map((address) => (
                <option key={address}>{address}</option>
              ))}
            </SelectField>
            <Button look="quiet" disabled={isBusy} onClick={() => void mailStatement()}>
              {t`Send the statement`}
            </Button>
            {isOverdue ? (
              <Button
                look="quiet"
                disabled={isBusy}
                onClick={() => void remind()}
              >{t`Send a reminder`}</Button>
            ) : null}
          </div>
        ) : (
          <p className="text-quiet">{t`Enter an e-mail address of a person below to send statements and reminders.`}</p>
        )}
      </May>
      <div role="status">{notice ? <Message tone="good" text={notice} /> : null}</div>
      <div role="alert">
        {failed ? (
          <Message tone="bad" text={t`The statement could not be loaded. Check the days and try again.`} />
        ) : null}
        {wrong ? <Message tone="bad" text={wrong} /> : null}
      </div>
    </section>
  );
}
