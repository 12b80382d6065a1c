import { useState } from 'react';
import { Message } from '../../../components/status/message';
import { DATES_AS_IN } from '../../../lib/texts/locale';
import { t } from '../../../lib/texts/texts';

const CLOCK = new Intl.DateTimeFormat(DATES_AS_IN, { hour: '2-digit', minute: '2-digit' });

interface FailedTryProps {
  /**
   * The end of the hold, in milliseconds of `performance.now()`. When the end changes, give the component another `key`.
   */
  endsAt: number;
}

/** The message for a guest whose try to pay has failed, with the end of the hold by the guest's clock. */
export function FailedTry({ endsAt }: FailedTryProps) {
  const [end] = useState(() => CLOCK.format(Date.now() + endsAt - performance.now()));
  const text = t`The payment did not go through. Your room is held until ${end}: try again, or pay in another way. If your bank took money for this try, you get it back.`;
  return (
    <div role="alert">
      <Message tone="bad" text={text} />
    </div>
  );
}
