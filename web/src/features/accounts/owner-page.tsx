import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Button } from '../../components/button';
import { Message } from '../../components/message';
import { MessagePage } from '../../components/message-page';
import { usePinAdministratorMutation } from '../../generated/accounts';
import { paths } from '../../lib/paths';
import { failureOf } from '../../lib/request-failure';

const FAILED = 'This could not be done. Please try again.';

/** The server's answer: a sentence, and whether the account is the administrator's now. */
interface Outcome {
  isPinned: boolean;
  message: string;
}

/** Where an operator's one-time link leads: makes the signed-in account the administrator's. */
export default function OwnerPage() {
  const token = useLocation().hash.slice(1);
  const [pinAdministrator, { loading }] = usePinAdministratorMutation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const press = async () => {
    const next = await pinAdministrator({ variables: { token } }).then(
      ({ data }): Outcome => {
        const answer = data?.pinAdministrator;
        if (answer?.__typename === 'AdministratorPinned')
          return { isPinned: true, message: `${answer.address} is the administrator now.` };
        return { isPinned: false, message: answer?.message ?? FAILED };
      },
      (failure: unknown): Outcome => {
        const found = failureOf(failure);
        return { isPinned: false, message: (found.kind === 'refused' && found.message) || FAILED };
      },
    );
    setOutcome(next);
  };

  return (
    <MessagePage
      title="Administrator of this site"
      message="With one press the account that you are signed in with becomes the administrator’s, and no other account is."
    >
      <div className="grid w-full justify-items-start gap-6">
        {outcome?.isPinned ? (
          <Link to={paths.admin} className="underline">
            Go to the dashboard
          </Link>
        ) : (
          <Button aria-busy={loading} onClick={() => void (loading || press())}>
            Make this account the administrator’s
          </Button>
        )}
        <div role="status" className="w-full">
          {outcome ? <Message text={outcome.message} tone={outcome.isPinned ? 'good' : 'bad'} /> : null}
        </div>
      </div>
    </MessagePage>
  );
}
