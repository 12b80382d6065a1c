import { useState } from 'react';
import { Button } from '../../../../components/form/button';
import { AlertDialog } from '../../../../components/dialog/alert-dialog';
import { Message } from '../../../../components/status/message';
import { t } from '../../../../lib/texts/texts';

/** The server's result: `RoomsSaved`, or a refusal. */
type DeleteResult = { __typename: 'RoomsSaved' } | { __typename: string; message: string };

interface DeleteButtonProps {
  label: string;
  send: () => Promise<DeleteResult | undefined>;
  onDeleted: () => void;
}

/** Asks before it deletes, and shows the refusal if it cannot. */
export function DeleteButton({ label, send, onDeleted }: DeleteButtonProps) {
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const confirm = async () => {
    setAsking(false);
    setRefusal(null);
    const result = await send().catch(() => undefined);
    if (result?.__typename === 'RoomsSaved') onDeleted();
    else
      setRefusal(
        result && 'message' in result ? result.message : t`This could not be deleted. Please try again.`,
      );
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
        {refusal ? <Message text={refusal} tone="bad" /> : null}
      </div>
    </>
  );
}
