import { useState, type FormEvent } from 'react';
import { Button } from '../../../components/form/button';
import { ErrorMessage } from '../../../components/form/error-message';
import { TextField } from '../../../components/form/field';
import { t } from '../../../lib/texts/texts';

/** The server's response to a code; undefined without a response. */
type Answer = { __typename: string; message?: string } | undefined;

interface CodeFormProps {
  label: string;
  hint?: string;
  action: string;
  /** Whether only the digits of an authenticator are asked for. */
  onlyDigits?: boolean;
  /** Sends the code; resolves to the refusal, or to null when the code was right. */
  send: (code: string) => Promise<Answer | null>;
}

/** Asks for a code of the second factor. */
export function CodeForm({ label, hint, action, onlyDigits = false, send }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    const refused = await send(code).catch(() => undefined);
    setBusy(false);
    if (refused === null) return;
    setCode('');
    setProblem(refused?.message ?? t`The server did not respond. Please try again.`);
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-5">
      {problem ? <ErrorMessage sentence={problem} message="" /> : null}
      <TextField
        label={label}
        hint={hint}
        name="code"
        required
        autoComplete="one-time-code"
        inputMode={onlyDigits ? 'numeric' : 'text'}
        maxLength={24}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" disabled={isBusy}>
        {action}
      </Button>
    </form>
  );
}
