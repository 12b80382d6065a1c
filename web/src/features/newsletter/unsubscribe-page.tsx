import { useSearchParams } from 'react-router-dom';
import { Button } from '../../components/button';
import { Message } from '../../components/message';
import { MessagePage } from '../../components/message-page';
import { useUnsubscribeMutation } from '../../generated/newsletter';
import { requestFault } from './newsletter-words';

/** Ends a subscription. It takes a press: mail programs open links by themselves to look at them. */
export default function UnsubscribePage() {
  const [search] = useSearchParams();
  const [unsubscribe, { data, error, loading }] = useUnsubscribeMutation();
  const token = search.get('token') ?? '';
  const result = data?.unsubscribe;
  const done = result?.__typename === 'Unsubscribed';
  const failure = result && !done ? result.message : error && requestFault(error);
  return (
    <MessagePage
      title={done ? 'You are unsubscribed' : 'Unsubscribe?'}
      message={done ? result.message : 'We will not send our newsletter to your address any more.'}
    >
      {done ? null : (
        <Button
          disabled={loading}
          onClick={() => void unsubscribe({ variables: { token } }).catch(() => undefined)}
        >
          Unsubscribe
        </Button>
      )}
      <div role="status" className="w-full">
        {failure ? <Message text={failure} tone="bad" /> : null}
      </div>
    </MessagePage>
  );
}
