import { Button } from '../../../../components/form/button';
import { Message } from '../../../../components/status/message';
import { useTakeBackCancellationMutation } from '../../../../generated/desk-take-back';
import type { TakeBackCancellationMutation } from '../../../../generated/graphql';
import { plural, t } from '../../../../lib/texts/texts';
import { useSecondPress } from '../../frame/form/second-press';
import { useSending } from '../../frame/form/use-sending';

/** A stay of a booking. */
interface CancelledStay {
  id: string;
  status: string;
  roomTitle: string;
  roomNumber: string | null;
}

interface TakeBackProps {
  stays: readonly CancelledStay[];
  /** Called with a sentence that says what is booked again. */
  onTakenBack: (sentence: string) => Promise<void>;
}

/** Takes cancellations of a booking back. Stays that were cancelled together come back together. */
export function TakeBack({ stays, onTakenBack }: TakeBackProps) {
  const { send, isBusy, problem } =
    useSending<TakeBackCancellationMutation['takeBackCancellation']>('CancellationTakenBack');
  const [takeBack] = useTakeBackCancellationMutation();
  const { ask, dialog } = useSecondPress();
  const cancelled = stays.filter(({ status }) => status === 'CANCELLED');
  const press = async ({ id }: CancelledStay) => {
    const question = {
      title: t`Take the cancellation back?`,
      text: t`The rooms are booked again at the agreed price, a refund that has not left is withdrawn, and the guest gets the confirmation again.`,
      button: t`Take it back`,
    };
    if (isBusy || !(await ask(question))) return;
    const variables = { stay: id };
    const result = await send(
      variables,
      async () => (await takeBack({ variables })).data?.takeBackCancellation,
    );
    if (result?.__typename !== 'CancellationTakenBack') return;
    const count = result.stays.length;
    await onTakenBack(
      plural(count, { one: 'The room is booked again.', other: '# rooms are booked again.' }),
    );
  };
  if (cancelled.length === 0) return null;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        {cancelled.map((stay) => (
          <Button key={stay.id} look="quiet" disabled={isBusy} onClick={() => void press(stay)}>
            {cancelled.length === 1
              ? t`Take the cancellation back`
              : t`Take back the cancellation of ${[stay.roomNumber, stay.roomTitle].filter(Boolean).join(' ')}`}
          </Button>
        ))}
      </div>
      <div role="alert">{problem ? <Message tone="bad" text={problem} /> : null}</div>
      {dialog}
    </div>
  );
}
