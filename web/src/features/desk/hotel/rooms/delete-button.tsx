import { useState } from 'react';
import { Button } from '../../../../components/form/button';
import { AlertDialog } from '../../../../components/dialog/alert-dialog';
import { Message } from '../../../../components/status/message';
import { useSending } from '../../frame/form/use-sending';
import { t } from '../../../../lib/texts/texts';

/** The server's result: `RoomsSaved`, or a refusal. */
interface DeleteResult {
  __typename: string;
  message?: string;
}

interface DeleteButtonProps {
  label: string;
  send: () => Promise<DeleteResult | undefined>;
  onDeleted: () => void;
}

/** Asks before it deletes, and shows the refusal if it cannot. */
export function DeleteButton({ label, send, onDeleted }: DeleteButtonProps) {
  const [asking, setAsking] = useState(false);
  const sending = useSending<DeleteResult>('RoomsSaved');
  const confirm = async () => {
    setAsking(false);
    const result = await sending.send({}, send);
    if (result?.__typename === 'RoomsSaved') onDeleted();
  };
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <AlertDialog
        open={asking}
        title={t`${label}?`}
        closeLabel={t`Keep it`}
        onClose={() => setAsking(false)}
        actions={<Button look="danger" onClick={() => void confirm()}>{t`Delete`}</Button>}
      />
      <div role="alert" className="mt-3 empty:hidden">
        {sending.problem ? <Message text={sending.problem} tone="bad" /> : null}
      </div>
    </>
  );
}
