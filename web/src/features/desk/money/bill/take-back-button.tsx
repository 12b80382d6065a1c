import { Button } from '../../../../components/form/button';
import { Message } from '../../../../components/status/message';
import { useTakeBackChargeMutation } from '../../../../generated/desk-bill';
import type { Bill_ResultFragment as Sent } from '../../../../generated/graphql';
import { useSending } from '../../frame/form/use-sending';

interface TakeBackButtonProps {
  /** The charge’s id. */
  charge: string;
  reason: string;
  label: string;
  onTakenBack: () => void;
}

/** Takes a charge back that was just posted, without asking for the reason. */
export function TakeBackButton({ charge, reason, label, onTakenBack }: TakeBackButtonProps) {
  const { send, isBusy, problem } = useSending<Sent>('ChargesStored');
  const [takeBack] = useTakeBackChargeMutation();
  const press = async () => {
    const variables = { id: charge, reason };
    const sent = await send(variables, async () => (await takeBack({ variables })).data?.takeBackCharge);
    if (sent?.__typename === 'ChargesStored') onTakenBack();
  };
  return (
    <>
      <Button look="quiet" size="small" disabled={isBusy} onClick={() => void press()}>
        {label}
      </Button>
      {problem ? <Message tone="bad" text={problem} /> : null}
    </>
  );
}
