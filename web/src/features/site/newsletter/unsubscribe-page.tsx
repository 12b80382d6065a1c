import { useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../components/form/button';
import { Message } from '../../../components/status/message';
import { MessagePage } from '../../../components/page/message-page';
import { useUnsubscribeMutation } from '../../../generated/newsletter';
import { useHotel } from '../../../lib/hotel/hotel';
import { requestFault } from './newsletter-texts';
import { t } from '../../../lib/texts/texts';

const FAILED = t`We could not unsubscribe you. Please try again.`;

/** The server's message, and whether the guest is unsubscribed. */
interface Outcome {
  done: boolean;
  message: string;
}

/** Ends a subscription. It needs a press, because mail programs open links by themselves. */
export default function UnsubscribePage() {
  const { name: hotel } = useHotel();
  const [search] = useSearchParams();
  const [unsubscribe, { loading }] = useUnsubscribeMutation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const messageBox = useRef<HTMLDivElement>(null);

  /** The button was disabled or removed, so the focus moves to the button or to the message. */
  useLayoutEffect(() => {
    if (outcome) (button.current ?? messageBox.current)?.focus();
  }, [outcome]);

  const press = async () => {
    setOutcome(null);
    const next = await unsubscribe({ variables: { token: search.get('token') ?? '' } }).then(
      ({ data }) => ({
        done: data?.unsubscribe.__typename === 'Unsubscribed',
        message: data?.unsubscribe.message || FAILED,
      }),
      (failure: unknown) => ({ done: false, message: requestFault(failure) }),
    );
    setOutcome(next);
  };

  return (
    <MessagePage
      title={t`Unsubscribe`}
      message={t`Press the button to stop receiving the newsletter of ${hotel}.`}
    >
      {outcome?.done ? null : (
        <Button ref={button} disabled={loading} aria-busy={loading} onClick={() => void press()}>
          {t`Unsubscribe`}
        </Button>
      )}
      <div ref={messageBox} tabIndex={-1} role="status" className="w-full outline-none">
        {outcome ? <Message text={outcome.message} tone={outcome.done ? 'good' : 'bad'} /> : null}
      </div>
    </MessagePage>
  );
}
