import { useState } from 'react';
import { AlertDialog } from '../../../../components/dialog/alert-dialog';
import { Button } from '../../../../components/form/button';
import { Message } from '../../../../components/status/message';
import { usePublishHotelMutation, useUnpublishHotelMutation } from '../../../../generated/desk-set-up';
import { useWriteInstant } from '../../../../lib/dates/instants';
import type { PublishHotelMutation, UnpublishHotelMutation } from '../../../../generated/graphql';
import { useSending } from '../../frame/form/use-sending';
import { t } from '../../../../lib/texts/texts';
import { STEP_TEXTS, type StepName } from './set-up-steps';

interface OpenSiteProps {
  /** The steps that are not done yet. */
  toDo: readonly StepName[];
  publishedAt: string | null;
}

/** Opens the site to guests, and closes it. */
export function OpenSite({ toDo, publishedAt }: OpenSiteProps) {
  const writeInstant = useWriteInstant();
  return (
    <section aria-labelledby="open-site" className="grid justify-items-start gap-4">
      <h2 id="open-site" className="font-display text-3xl">
        {publishedAt ? t`The site is open` : t`Open the site`}
      </h2>
      {publishedAt ? (
        <>
          <p className="max-w-prose text-quiet">{t`Guests see it and can book since ${writeInstant(publishedAt)}.`}</p>
          <CloseSite />
        </>
      ) : (
        <Publish toDo={toDo} />
      )}
    </section>
  );
}

function Publish({ toDo }: Pick<OpenSiteProps, 'toDo'>) {
  const { send, isBusy, refused, problem } =
    useSending<PublishHotelMutation['publishHotel']>('HotelPublished');
  const [publish] = usePublishHotelMutation();
  const press = () => send({}, async () => (await publish()).data?.publishHotel);
  const refusal = refused?.result;
  const named = refusal?.__typename === 'SetUpIncomplete' ? refusal.missing : [];
  // A step that was done in the meantime is no longer missing.
  const missing = named.filter((name) => toDo.includes(name));
  const isSettled = named.length > 0 && missing.length === 0;
  return (
    <>
      <p className="max-w-prose text-quiet">{t`Until then every guest reads that the hotel opens soon. Only you see the site.`}</p>
      <div className="flex flex-wrap gap-4">
        <Button disabled={isBusy} aria-busy={isBusy} onClick={() => void press()}>
          {t`Open the site to guests`}
        </Button>
        <Button asChild look="quiet">
          {/* A full page load: the server decides who sees the site. */}
          <a href="/">{t`See the site`}</a>
        </Button>
      </div>
      <div role="alert" className="empty:hidden">
        {problem && !isSettled ? (
          <>
            <Message text={problem} tone="bad" />
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

function CloseSite() {
  const { send, isBusy, problem } = useSending<UnpublishHotelMutation['unpublishHotel']>('SetUp');
  const [unpublish] = useUnpublishHotelMutation();
  const [isAsking, setIsAsking] = useState(false);
  const close = async () => {
    await send({}, async () => (await unpublish()).data?.unpublishHotel);
    setIsAsking(false);
  };
  return (
    <>
      <Button look="quiet" onClick={() => setIsAsking(true)}>
        {t`Close the site`}
      </Button>
      <div role="alert" className="empty:hidden">
        {problem ? <Message text={problem} tone="bad" /> : null}
      </div>
      <AlertDialog
        open={isAsking}
        title={t`Close the site?`}
        closeLabel={t`Keep it open`}
        onClose={() => setIsAsking(false)}
        actions={
          <Button disabled={isBusy} onClick={() => void close()}>
            {t`Close the site`}
          </Button>
        }
      >
        <p>{t`Nobody can book any more, and guests read that the hotel opens soon. Existing bookings and their pages stay.`}</p>
      </AlertDialog>
    </>
  );
}
