import { useState, type FormEvent, type ReactNode } from 'react';
import {
  BillingFields,
  refusalOfBilling,
  type BillingForm,
} from '../../../../components/billing/billing-fields';
import { Dialog, DialogActions, DialogBody } from '../../../../components/dialog/dialog';
import { Button } from '../../../../components/form/button';
import { SelectField, TextField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import {
  useCloseFolioMutation,
  useOpenFolioMutation,
  useSetFolioPayerMutation,
  useSetFolioRuleMutation,
  useSplitFolioLineMutation,
} from '../../../../generated/desk-folios';
import type { FolioShare, Folios_ResultFragment as Sent } from '../../../../generated/graphql';
import { minorUnitsOf, textOrNull, wholeNumber } from '../../../../lib/form-values';
import { t } from '../../../../lib/texts/texts';
import { useSending } from '../../frame/form/use-sending';
import { TakePayment } from '../folio/take-payment';
import {
  FIRST_FOLIO,
  folioName,
  folioValue,
  lineText,
  owesText,
  SHARE_NAMES,
  SHARES,
  type Folio,
  type FolioLine,
} from './folio-names';
import type { FolioTask } from './folio-task';

interface FolioDialogProps {
  reference: string;
  task: FolioTask;
  folios: readonly Folio[];
  /** A business must enter its PIN code. */
  asksPinCode: boolean;
  onClose: () => void;
  /** Called with a sentence that says what was done. */
  onDone: (sentence: string) => void;
}

type Further = Folio & { id: string };

const isFurther = (folio: Folio): folio is Further => folio.id !== null;

/** The dialogs of the folios: a new one, its payer, its rule, its end, a payment, and a line that is split. */
export default function FolioDialog({ task, ...props }: FolioDialogProps) {
  if (task.kind === 'open') return <NewFolio {...props} />;
  if (task.kind === 'split') return <SplitLine {...props} line={task.line} folio={task.folio} />;
  const { folio } = task;
  if (!isFurther(folio)) return null;
  if (task.kind === 'payer') return <Payer {...props} folio={folio} />;
  if (task.kind === 'rule') return <Rule {...props} folio={folio} />;
  return task.kind === 'pay' ? <Pay {...props} folio={folio} /> : <Close {...props} folio={folio} />;
}

type DialogProps = Omit<FolioDialogProps, 'task'>;

interface FormDialogProps {
  title: string;
  subtitle?: string | undefined;
  sending: Pick<ReturnType<typeof useSending<Sent>>, 'form' | 'isBusy' | 'problem'>;
  label: string;
  onClose: () => void;
  onSubmit: () => Promise<void>;
  children: ReactNode;
}

function FormDialog({ title, subtitle, sending, label, onClose, onSubmit, children }: FormDialogProps) {
  const { form, isBusy, problem } = sending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void onSubmit();
  };
  return (
    <Dialog open onOpenChange={onClose} title={title} subtitle={subtitle}>
      <form ref={form} noValidate onSubmit={submit} className="contents">
        <DialogBody>
          <div className="grid gap-4">
            {children}
            <div role="alert">{problem ? <Message tone="bad" text={problem} /> : null}</div>
          </div>
        </DialogBody>
        <DialogActions>
          <Button look="quiet" onClick={onClose}>{t`Back`}</Button>
          <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
            {label}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface ShareChoiceProps {
  takes: readonly FolioShare[];
  onChange: (takes: FolioShare[]) => void;
}

function ShareChoice({ takes, onChange }: ShareChoiceProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{t`It takes, now and later`}</legend>
      {SHARES.map((share) => (
        <label key={share} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5"
            checked={takes.includes(share)}
            onChange={({ target }) =>
              onChange(SHARES.filter((one) => (one === share ? target.checked : takes.includes(one))))
            }
          />
          {SHARE_NAMES[share]}
        </label>
      ))}
    </fieldset>
  );
}

function NewFolio({ reference, onClose, onDone }: DialogProps) {
  const [name, setName] = useState('');
  const [takes, setTakes] = useState<FolioShare[]>([]);
  const sending = useSending<Sent>('FoliosStored');
  const [open] = useOpenFolioMutation();
  const submit = async () => {
    const values = { reference, name, takes };
    const sent = await sending.send(values, async (idempotencyKey) => {
      return (await open({ variables: { input: { ...values, idempotencyKey } } })).data?.openFolio;
    });
    if (sent?.__typename === 'FoliosStored') onDone(t`The folio of ${name.trim()} is open.`);
  };
  return (
    <FormDialog title={t`New folio`} label={t`Open it`} {...{ sending, onClose }} onSubmit={submit}>
      <TextField
        label={t`Name of the payer`}
        required
        maxLength={60}
        autoComplete="off"
        hint={t`Such as a company or a second guest`}
        value={name}
        error={sending.faultOf('name')}
        onChange={({ target }) => setName(target.value)}
      />
      <ShareChoice takes={takes} onChange={setTakes} />
    </FormDialog>
  );
}

function Rule({ folio, onClose, onDone }: DialogProps & { folio: Further }) {
  const [takes, setTakes] = useState<FolioShare[]>([...folio.takes]);
  const sending = useSending<Sent>('FoliosStored');
  const [setRule] = useSetFolioRuleMutation();
  const submit = async () => {
    const variables = { folio: folio.id, takes };
    const sent = await sending.send(variables, async () => (await setRule({ variables })).data?.setFolioRule);
    if (sent?.__typename === 'FoliosStored') onDone(t`The rule of ${folioName(folio)} is stored.`);
  };
  return (
    <FormDialog
      title={t`Move by rule`}
      subtitle={folioName(folio)}
      label={t`Store the rule`}
      {...{ sending, onClose }}
      onSubmit={submit}
    >
      <p className="max-w-prose">{t`Charges in the guest’s folio that are not invoiced yet move at once.`}</p>
      <ShareChoice takes={takes} onChange={setTakes} />
    </FormDialog>
  );
}

function Payer({ folio, asksPinCode, onClose, onDone }: DialogProps & { folio: Further }) {
  const [setPayer] = useSetFolioPayerMutation();
  const save = async (payer: BillingForm) => {
    const input = { folio: folio.id, name: folioName(folio), payer };
    const sent = await setPayer({ variables: { input } }).catch(() => null);
    const refusal = refusalOfBilling(sent?.data?.setFolioPayer, 'FoliosStored');
    if (!refusal) onDone(t`The payer of ${folioName(folio)} is stored.`);
    return refusal;
  };
  return (
    <Dialog open onOpenChange={onClose} title={t`Details for the invoice`} subtitle={folioName(folio)}>
      <BillingFields details={folio.payer} asksPinCode={asksPinCode} onClose={onClose} onSave={save} />
    </Dialog>
  );
}

function Close({ folio, onClose, onDone }: DialogProps & { folio: Further }) {
  const [reason, setReason] = useState('');
  const sending = useSending<Sent>('FoliosStored');
  const [close] = useCloseFolioMutation();
  const isEven = folio.balance.amount === 0;
  const submit = async () => {
    const variables = { folio: folio.id, despiteBalance: !isEven, reason: textOrNull(reason) };
    const sent = await sending.send(variables, async () => (await close({ variables })).data?.closeFolio);
    if (sent?.__typename === 'FoliosStored') onDone(t`The folio of ${folioName(folio)} is closed.`);
  };
  return (
    <FormDialog
      title={t`Close the folio`}
      subtitle={folioName(folio)}
      label={t`Close it`}
      {...{ sending, onClose }}
      onSubmit={submit}
    >
      <p className="max-w-prose">{t`Its invoice is issued now. No lines can be added until the folio is opened again.`}</p>
      {isEven ? null : (
        <>
          <p className="font-semibold">{owesText(folio)}</p>
          <TextField
            label={t`Reason for closing the folio with an open balance`}
            required
            maxLength={200}
            value={reason}
            error={sending.faultOf('reason')}
            onChange={({ target }) => setReason(target.value)}
          />
        </>
      )}
    </FormDialog>
  );
}

function Pay({ reference, folio, onClose, onDone }: DialogProps & { folio: Further }) {
  const taken = (sentence: string) => {
    onDone(sentence);
    return Promise.resolve();
  };
  return (
    <Dialog open onOpenChange={onClose} title={t`Payment of ${folioName(folio)}`} subtitle={owesText(folio)}>
      <DialogBody>
        <TakePayment reference={reference} folio={folio.id} balance={folio.balance} onTaken={taken} />
      </DialogBody>
    </Dialog>
  );
}

interface SplitLineProps extends DialogProps {
  line: FolioLine;
  folio: Folio;
}

function SplitLine({ reference, folios, line, folio, onClose, onDone }: SplitLineProps) {
  const [amount, setAmount] = useState('');
  const [pieces, setPieces] = useState('');
  const [target, setTarget] = useState(folioValue(folio));
  const sending = useSending<Sent>('FoliosStored');
  const [split] = useSplitFolioLineMutation();
  const open = folios.filter(({ closedAt }) => closedAt === null);
  const hasPieces = (line.pieces ?? 0) > 1;
  const submit = async () => {
    const isByPieces = hasPieces && pieces.trim() !== '';
    const to = target === FIRST_FOLIO ? null : target;
    const values = {
      ...{ reference, line: line.id, to, moves: target !== folioValue(folio) },
      amount: isByPieces ? null : (minorUnitsOf(amount) ?? 0),
      pieces: isByPieces ? wholeNumber(pieces) : null,
    };
    const sent = await sending.send(values, async () => {
      return (await split({ variables: { input: values } })).data?.splitFolioLine;
    });
    if (sent?.__typename === 'FoliosStored') onDone(t`The line is split.`);
  };
  return (
    <FormDialog
      title={t`Split a line`}
      subtitle={lineText(line)}
      label={t`Split it`}
      {...{ sending, onClose }}
      onSubmit={submit}
    >
      <p className="max-w-prose">{t`The rest stays in the folio. Both keep their rate of GST.`}</p>
      <TextField
        label={t`Amount in ₹ with tax`}
        required={!hasPieces}
        inputMode="decimal"
        autoComplete="off"
        value={amount}
        error={sending.faultOf('amount')}
        onChange={(event) => setAmount(event.target.value)}
      />
      {hasPieces ? (
        <TextField
          label={t`Or pieces`}
          inputMode="numeric"
          autoComplete="off"
          value={pieces}
          error={sending.faultOf('pieces')}
          onChange={(event) => setPieces(event.target.value)}
        />
      ) : null}
      <SelectField
        label={t`Who pays this part`}
        required
        value={target}
        onChange={(event) => setTarget(event.target.value)}
      >
        {open.map((one) => (
          <option key={folioValue(one)} value={folioValue(one)}>
            {folioName(one)}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
