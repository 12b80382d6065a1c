import { useState } from 'react';
import { AlertDialog } from '../../../../components/dialog/alert-dialog';
import { Button } from '../../../../components/form/button';
import { Message } from '../../../../components/status/message';
import { usePublishHotelMutation, useUnpublishHotelMutation } from '../../../../generated/desk-set-up';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { t } from '../../../../lib/texts/texts';
import { STEP_TEXTS, type StepName } from './set-up-steps';

const FAILED = t`This could not be saved. Please try again.`;

interface OpenSiteProps {
  /** The steps that are not done yet. */
  toDo: readonly StepName[];
  publishedAt: string | null;
  onChange: () => Promise<unknown>;
}

/** Opens the site to guests, and closes it. */
export function OpenSite({ toDo, publishedAt, onChange }: OpenSiteProps) {
  const writeInstant = useWriteInstant();
  return (
    <section aria-labelledby="open-site" className="grid justify-items-start gap-4">
      <h2 id="open-site" className="font-display text-3xl">
        {publishedAt ? t`The site is open` : t`Open the site`}
      </h2>
      {publishedAt ? (
        <>
          <p className="max-w-prose text-quiet">{t`Guests see it and can book since ${writeInstant(publishedAt)}.`}</p>
          <CloseSite onChange={onChange} />
        </>
      ) : (
        <Publish toDo={toDo} onChange={onChange} />
      )}
    </section>
  );
}

/** Why the site was not opened. */
interface OpeningRefusal {
  message: string;
  /** The missing steps; empty when the server could not be reached. */
  missing: readonly StepName[];
}

function Publish({ toDo, onChange }: Pick<OpenSiteProps, 'toDo' | 'onChange'>) {
  const [publish, { loading }] = usePublishHotelMutation();
  const [refusal, setRefusal] = useState<OpeningRefusal | null>(null);
  const press = async () => {
    setRefusal(null);
    const result = (await publish().catch(() => null))?.data?.publishHotel;
    if (result?.__typename === 'SetUpIncomplete') setRefusal(result);
    else if (!result) setRefusal({ message: FAILED, missing: [] });
    await onChange();
  };
  // A step that was done in the meantime is no longer missing.
  const missing = refusal?.missing.filter((name) => toDo.includes(name)) ?? [];
  const isSettled = refusal !== null && refusal.missing.length > 0 && missing.length === 0;
  return (
    <>
      <p className="max-w-prose text-quiet">{t`Until then every guest reads that the hotel opens soon. Only you see the site.`}</p>
      <div className="flex flex-wrap gap-4">
        <Button disabled={loading} aria-busy={loading} onClick={() => void press()}>
          {t`Open the site to guests`}
        </Button>
        <Button asChild look="quiet">
          {/* A full page load: the server decides who sees the site. */}
          <a href="/">{t`See the site`}</a>
        </Button>
      </div>
      <div role="alert" className="empty:hidden">
        {refusal && !isSettled ? (
          <>
            <Message text={refusal.message} tone="bad" />
            <ul className="mt-1 list-disc pl-5">
              {missing.map((name) => (
                <li key={name}>{STEP_TEXTS[name].title}</li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </>
  );
}

function CloseSite({ onChange }: Pick<OpenSiteProps, 'onChange'>) {
  const [unpublish, { loading }] = useUnpublishHotelMutation();
  const [isAsking, setIsAsking] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const close = async () => {
    setHasFailed((await unpublish().catch(() => null)) === null);
    setIsAsking(false);
    await onChange();
  };
  return (
    <>
      <Button look="quiet" onClick={() => setIsAsking(true)}>
        {t`Close the site`}
      </Button>
      <div role="alert" className="empty:hidden">
        {hasFailed ? <Message text={FAILED} tone="bad" /> : null}
      </div>
      <AlertDialog
        open={isAsking}
        title={t`Close the site?`}
        closeLabel={t`Keep it open`}
        onClose={() => setIsAsking(false)}
        actions={
          <Button disabled={loading} onClick={() => void close()}>
            {t`Close the site`}
          </Button>
        }
      >
        <p>{t`Nobody can book any more, and guests read that the hotel opens soon. Existing bookings and their pages stay.`}</p>
      </AlertDialog>
    </>
  );
}
