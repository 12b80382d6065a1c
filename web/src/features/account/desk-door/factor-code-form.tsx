import { useProveIdentityMutation } from '../../../generated/own-sign-in';
import { t } from '../../../lib/texts/texts';
import { CodeForm } from './code-form';

/** Asks for a code of the authenticator, or for a recovery code. */
export function FactorCodeForm({ onProved }: { onProved: () => void }) {
  const [prove] = useProveIdentityMutation();
  const send = async (code: string) => {
    const { data } = await prove({ variables: { code } });
    if (data?.proveIdentity.__typename !== 'IdentityProved') return data?.proveIdentity;
    onProved();
    return null;
  };
  return (
    <CodeForm
      label={t`Code of your authenticator`}
      hint={t`Six digits. Without your authenticator, enter a recovery code.`}
      action={t`Continue`}
      send={send}
    />
  );
}
