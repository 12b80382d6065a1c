import { useState } from 'react';
import { Button } from '../../../components/form/button';
import { ErrorMessage } from '../../../components/form/error-message';
import { useConfirmSecondFactorMutation, useStartSecondFactorMutation } from '../../../generated/own-sign-in';
import { t } from '../../../lib/texts/texts';
import { CodeForm } from './code-form';
import { QrCode } from './qr-code';

interface Started {
  secret: string;
  address: string;
  qrCode: readonly string[];
}

/** Sets up an authenticator: shows its secret, asks for the first code, and shows the recovery codes once. */
export function FactorSetUp({ onDone }: { onDone: () => void }) {
  const [start, { loading }] = useStartSecondFactorMutation();
  const [confirm] = useConfirmSecondFactorMutation();
  const [started, setStarted] = useState<Started | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const begin = async () => {
    setProblem(null);
    const { data } = await start().catch(() => ({ data: undefined }));
    const result = data?.startSecondFactor;
    if (result?.__typename === 'StartedSecondFactor') setStarted(result);
    else setProblem(result?.message ?? t`The server did not respond. Please try again.`);
  };
  const send = async (code: string) => {
    const { data } = await confirm({ variables: { code } });
    if (data?.confirmSecondFactor.__typename !== 'SecondFactorSetUp') return data?.confirmSecondFactor;
    setCodes(data.confirmSecondFactor.recoveryCodes);
    return null;
  };
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (!started)
    return (
      <div className="grid justify-items-start gap-5">
        {problem ? <ErrorMessage sentence={problem} message="" /> : null}
        <p>{t`You need an authenticator app on your phone. At each sign-in the desk asks for the code that it shows.`}</p>
        <Button disabled={loading} onClick={() => void begin()}>
          {t`Set up your authenticator`}
        </Button>
      </div>
    );
  return (
    <div className="grid max-w-md gap-5">
      <p>{t`Scan this code with your authenticator app, or type the key. Then enter the six digits that the app shows.`}</p>
      <QrCode rows={started.qrCode} />
      <p className="font-mono break-all">{started.secret}</p>
      <p>
        <a href={started.address} className="py-2.5 text-action underline underline-offset-4">
          {t`Open the authenticator app of this device`}
        </a>
      </p>
      <CodeForm label={t`First code`} action={t`Switch on`} onlyDigits send={send} />
    </div>
  );
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <div className="grid max-w-md gap-5">
      <p role="status" className="font-semibold">
        {t`Your second factor is switched on.`}
      </p>
      <p>{t`Print or write down these recovery codes and keep them away from your phone. Each works once, and they are not shown again.`}</p>
      <ul className="grid gap-1 font-mono text-lg">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button onClick={onDone}>{t`I have kept the recovery codes`}</Button>
    </div>
  );
}
