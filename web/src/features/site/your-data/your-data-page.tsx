import { useLocation } from 'react-router-dom';
import { PageHead } from '../../../components/page/page-head';
import { Message } from '../../../components/status/message';
import { Spinner } from '../../../components/status/spinner';
import { useYourDataQuery } from '../../../generated/your-data';
import { useCheckedSignIn } from '../../../lib/identity/identity-context';
import { t } from '../../../lib/texts/texts';
import { SendLinkForm } from './send-link-form';
import { StoredData } from './stored-data';

/** What the hotel stores about a guest, a copy of it, and its erasure. The text after the # of its address is the proof. */
export default function YourDataPage() {
  const token = useLocation().hash.slice(1) || null;
  return (
    <div className="mx-auto w-full max-w-3xl px-5 py-12 sm:px-8 lg:py-20">
      <PageHead title={t`Your data`} hiddenFromSearch />
      <h1 className="page-title">{t`Your data`}</h1>
      <p className="mt-4 text-lg text-quiet">
        {t`See what we store about you, get a copy of it, or have it erased. First we make sure that the e-mail address is yours.`}
      </p>
      <div className="mt-8 grid gap-8">
        <DataOfProof key={token} token={token} />
      </div>
    </div>
  );
}

/** The data of the link, or of the signed-in guest; a form that sends a link when nothing proves an address. */
function DataOfProof({ token }: { token: string | null }) {
  const { kind } = useCheckedSignIn();
  const isChecked = kind === 'signed in' || kind === 'signed out';
  const query = useYourDataQuery({
    variables: { token },
    skip: token === null && kind !== 'signed in',
    fetchPolicy: 'network-only',
  });
  const result = query.data?.yourData;
  if (result?.__typename === 'YourData') return <StoredData token={token} data={result} />;
  if (query.loading || (token === null && !isChecked)) return <Spinner label={t`Loading your data`} />;
  const refused = token === null ? '' : (result?.message ?? t`The server did not respond. Please try again.`);
  return (
    <>
      {refused ? (
        <div role="alert">
          <Message tone="bad" text={refused} />
        </div>
      ) : null}
      <SendLinkForm />
    </>
  );
}
