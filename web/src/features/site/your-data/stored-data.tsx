import { useState, type ReactNode } from 'react';
import { AlertDialog } from '../../../components/dialog/alert-dialog';
import { Button } from '../../../components/form/button';
import { Message } from '../../../components/status/message';
import type { YourData_PageFragment } from '../../../generated/graphql';
import {
  useEraseYourDataMutation,
  useExportYourDataMutation,
  useWithdrawYourConsentMutation,
  useWithdrawYourMarketingConsentMutation,
} from '../../../generated/your-data';
import { useWriteInstant } from '../../../lib/dates/instants';
import { writeDate } from '../../../lib/dates/plain-dates';
import { saveFile } from '../../../lib/files/save-file';
import { t } from '../../../lib/texts/texts';
import { ERASURE_WAITS } from './erasure-words';

interface StoredDataProps {
  token: string | null;
  data: YourData_PageFragment;
}

const NO_RESPONSE = t`The server did not respond. Please try again.`;

/** What is stored under a proven address, with what its owner may do. */
export function StoredData({ token, data: first }: StoredDataProps) {
  const [data, setData] = useState(first);
  const [said, setSaid] = useState<{ text: string; isGood: boolean } | null>(null);
  const [withdraw, withdrawing] = useWithdrawYourConsentMutation();
  const [withdrawMarketing, withdrawingMarketing] = useWithdrawYourMarketingConsentMutation();
  const [erase, erasing] = useEraseYourDataMutation();
  const variables = { token };
  const take = (result: { __typename: string; message?: string } | undefined, text: string) => {
    const isDone = result?.__typename === 'YourData';
    if (isDone) setData(result as unknown as YourData_PageFragment);
    setSaid({ text: isDone ? text : (result?.message ?? NO_RESPONSE), isGood: isDone });
  };
  const endConsent = async () => {
    const response = await withdraw({ variables }).catch(() => undefined);
    take(response?.data?.withdrawYourConsent, t`We will not send you the newsletter again.`);
  };
  const endMarketing = async () => {
    const response = await withdrawMarketing({ variables }).catch(() => undefined);
    take(response?.data?.withdrawYourMarketingConsent, t`We will not send you offers again.`);
  };
  const askToErase = async () => {
    const response = await erase({ variables }).catch(() => undefined);
    take(response?.data?.eraseYourData, t`We have your request. A mail tells you when your data are erased.`);
  };
  const { address, references, isShared, newsletter, marketing, erasure } = data;
  const isOpen = erasure?.state === 'ASKED' || erasure?.state === 'WAITING';
  return (
    <>
      <p className="break-words">
        {t`The address is proved:`} <strong className="font-semibold">{address}</strong>
      </p>
      <div role="status" className="empty:hidden">
        {said ? <Message tone={said.isGood ? 'good' : 'bad'} text={said.text} /> : null}
      </div>
      <Part title={t`A copy`}>
        <p>
          {references.length > 0
            ? t`Bookings under this address: ${references.join(', ')}.`
            : t`There are no bookings under this address.`}
        </p>
        {isShared ? (
          <p>
            {t`Bookings of several names have this address. Their guests’ data are not in the copy: the hotel gives each guest their own.`}
          </p>
        ) : null}
        <Copies token={token} />
      </Part>
      <Part title={t`Newsletter`}>
        <Consent newsletter={newsletter} isBusy={withdrawing.loading} onEnd={() => void endConsent()} />
      </Part>
      {marketing ? (
        <Part title={t`Offers of the hotel`}>
          <Marketing
            marketing={marketing}
            isBusy={withdrawingMarketing.loading}
            onEnd={() => void endMarketing()}
          />
        </Part>
      ) : null}
      <Part title={t`Erase your data`}>
        <p>
          {t`We erase your name, addresses, phone number, notes, messages and account. Your stays remain as figures without a name. Tax law makes us keep invoices for eight years, and rules on foreign guests their register for one.`}
        </p>
        {erasure ? <HowFar erasure={erasure} /> : null}
        {isOpen ? null : <EraseButton isBusy={erasing.loading} onErase={() => void askToErase()} />}
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="grid justify-items-start gap-4 border-t-2 border-brass bg-raised p-6"
    >
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  );
}

/** Saves the copy: a page to read, or JSON for programs. */
function Copies({ token }: { token: string | null }) {
  const [load, { loading }] = useExportYourDataMutation();
  const [problem, setProblem] = useState('');
  const save = async (kind: 'html' | 'json') => {
    setProblem('');
    const result = await load({ variables: { token } })
      .then(({ data }) => data?.exportYourData)
      .catch(() => undefined);
    if (result?.__typename !== 'PersonExport') {
      setProblem(result?.message ?? NO_RESPONSE);
      return;
    }
    const type = kind === 'html' ? 'text/html' : 'application/json';
    saveFile(`${result.filename}.${kind}`, result[kind], `${type};charset=utf-8`);
  };
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button disabled={loading} onClick={() => void save('html')}>{t`Save a page to read`}</Button>
        <Button look="quiet" disabled={loading} onClick={() => void save('json')}>
          {t`Save for programs (JSON)`}
        </Button>
      </div>
      <div role="alert" className="empty:hidden">
        {problem ? <Message tone="bad" text={problem} /> : null}
      </div>
    </>
  );
}

interface ConsentProps {
  newsletter: YourData_PageFragment['newsletter'];
  isBusy: boolean;
  onEnd: () => void;
}

function Consent({ newsletter, isBusy, onEnd }: ConsentProps) {
  const writeInstant = useWriteInstant();
  if (!newsletter) return <p>{t`You did not subscribe to our newsletter.`}</p>;
  const { agreedAt, agreedTo, endedAt } = newsletter;
  return (
    <>
      <p>{t`On ${writeInstant(agreedAt)} you agreed on our site to this: “${agreedTo}”`}</p>
      {endedAt ? (
        <p>{t`Your consent ended on ${writeInstant(endedAt)}.`}</p>
      ) : (
        <Button look="quiet" disabled={isBusy} onClick={onEnd}>{t`Withdraw consent`}</Button>
      )}
    </>
  );
}

interface MarketingProps extends Pick<ConsentProps, 'isBusy' | 'onEnd'> {
  marketing: NonNullable<YourData_PageFragment['marketing']>;
}

/** What the guest allowed the reception. */
function Marketing({ marketing: { agreedAt, endedAt }, isBusy, onEnd }: MarketingProps) {
  const writeInstant = useWriteInstant();
  return (
    <>
      <p>{t`On ${writeInstant(agreedAt)} the reception noted that you want to hear about offers.`}</p>
      {endedAt ? (
        <p>{t`Your consent ended on ${writeInstant(endedAt)}.`}</p>
      ) : (
        <Button look="quiet" disabled={isBusy} onClick={onEnd}>{t`Stop offers`}</Button>
      )}
    </>
  );
}

/** What became of the request. */
function HowFar({ erasure }: { erasure: NonNullable<YourData_PageFragment['erasure']> }) {
  const { state, waitsFor, kept } = erasure;
  if (state === 'WAITING')
    return (
      <div>
        <p className="font-semibold">{t`Your request waits for:`}</p>
        <ul className="list-disc pl-5">
          {waitsFor.map((wait) => (
            <li key={wait}>{ERASURE_WAITS[wait]}</li>
          ))}
        </ul>
      </div>
    );
  if (state === 'DONE')
    return (
      <div>
        <p className="font-semibold">{t`Your data were erased.`}</p>
        {kept.length > 0 ? (
          <ul className="list-disc pl-5">
            {kept.map(({ what, until }) => (
              <li key={what}>{t`The law keeps ${what} until ${writeDate(until)}.`}</li>
            ))}
          </ul>
        ) : null}
      </div>
    );
  return <p className="font-semibold">{t`We have your request and will apply it within minutes.`}</p>;
}

function EraseButton({ isBusy, onErase }: { isBusy: boolean; onErase: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const confirm = () => {
    setAsking(false);
    onErase();
  };
  return (
    <>
      <Button look="danger" disabled={isBusy} onClick={() => setAsking(true)}>{t`Erase my data`}</Button>
      <AlertDialog
        open={isAsking}
        title={t`Erase your data for good?`}
        closeLabel={t`Go back`}
        onClose={() => setAsking(false)}
        actions={<Button look="danger" onClick={confirm}>{t`Erase`}</Button>}
      >
        {t`Links to your bookings stop working and your account is deleted. Save a copy first if you need one.`}
      </AlertDialog>
    </>
  );
}
