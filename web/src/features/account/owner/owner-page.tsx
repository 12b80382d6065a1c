import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../../components/page/link';
import { Button } from '../../../components/form/button';
import { ErrorMessage } from '../../../components/form/error-message';
import { SuccessMessage } from '../../../components/status/success-message';
import { MessagePage } from '../../../components/page/message-page';
import { usePinAdministratorMutation, useSiteIsOpenQuery } from '../../../generated/owner';
import { useSignInState } from '../../../lib/identity/identity-context';
import { paths } from '../../../lib/paths';
import { failureOf } from '../../../lib/apollo/request-failure';
import { t } from '../../../lib/texts/texts';
import { RichText } from '../../../components/page/rich-text';

const TITLE = t`Administrator of this site`;
const NO_TOKEN = t`This page works only with a one-time link from the operator of this site. Please open the complete link, including everything after the # sign.`;
const EXPLANATION = t`This makes your account the administrator of this site. The previous administrator loses access.`;
const USED_UP = t`The link has been used and is no longer valid.`;
const FAILED = t`Your account could not be made the administrator. Please try again.`;

/** The server's message, and whether the account is now the administrator's. */
interface Outcome {
  isPinned: boolean;
  message: string;
}

/** The page of the operator's one-time link, which makes the signed-in account the administrator. */
export default function OwnerPage() {
  const token = useLocation().hash.slice(1);
  const [pinAdministrator, { loading }] = usePinAdministratorMutation();
  const state = useSignInState();
  const address = state.kind === 'signed in' ? state.guest.email : null;
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const isPinned = outcome?.isPinned === true;
  const { data } = useSiteIsOpenQuery({ skip: !isPinned });
  const isClosed = data?.property.isOpen === false;
  const dashboard = useRef<HTMLAnchorElement>(null);
  // The focused button was removed.
  useLayoutEffect(() => {
    if (isPinned) dashboard.current?.focus();
  }, [isPinned]);

  const press = async () => {
    setOutcome(null);
    const next = await pinAdministrator({ variables: { token } }).then(
      ({ data }): Outcome => {
        const result = data?.pinAdministrator;
        if (result?.__typename === 'AdministratorPinned')
          return { isPinned: true, message: t`${result.address} is now the administrator.` };
        return { isPinned: false, message: result?.message ?? FAILED };
      },
      (failure: unknown): Outcome => {
        const found = failureOf(failure);
        return { isPinned: false, message: (found.kind === 'refused' && found.message) || FAILED };
      },
    );
    setOutcome(next);
  };

  if (!token) return <MessagePage title={TITLE} message={NO_TOKEN} />;
  return (
    <MessagePage title={TITLE} message={isPinned ? USED_UP : EXPLANATION}>
      <div className="grid w-full max-w-xl justify-items-start gap-6">
        {address ? (
          <p>
            <RichText
              text={t`You are signed in as <strong>${address}</strong>.`}
              elements={{ strong: (words) => <strong className="wrap-anywhere">{words}</strong> }}
            />
          </p>
        ) : null}
        {isPinned ? null : (
          <Button disabled={loading} aria-busy={loading} onClick={() => void press()}>
            {t`Make this account the administrator`}
          </Button>
        )}
        {outcome && !isPinned ? <ErrorMessage sentence={null} message={outcome.message} /> : null}
        <SuccessMessage>{isPinned ? outcome.message : null}</SuccessMessage>
        {isPinned ? (
          <Button asChild>
            <Link ref={dashboard} to={isClosed ? paths.deskSetUp : paths.admin}>
              {isClosed ? t`Set up the hotel` : t`Go to the dashboard`}
            </Link>
          </Button>
        ) : null}
      </div>
    </MessagePage>
  );
}
