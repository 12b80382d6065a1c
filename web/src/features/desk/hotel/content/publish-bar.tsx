import { useState } from 'react';
import { Button } from '../../../../components/form/button';
import { Message } from '../../../../components/status/message';
import { usePublishContentMutation } from '../../../../generated/desk-content';
import type { ContentForm_DocumentFragment } from '../../../../generated/graphql';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { READ_AGAIN } from './content-outcome';
import { t } from '../../../../lib/texts/texts';
import { May } from '../../../../lib/rights/may';
import { STATES } from './content-names';

interface PublishBarProps {
  document: ContentForm_DocumentFragment;
  /** The path of the page with the draft; absent for texts that are on every page. */
  previewPath?: string;
}

/** Which version of a document guests see, and the button that publishes the saved draft. */
export function PublishBar({ document, previewPath }: PublishBarProps) {
  const { kind, key, version, state, publishedAt } = document;
  const [publish, { loading }] = usePublishContentMutation(READ_AGAIN);
  const [refusal, setRefusal] = useState<string | null>(null);
  const writeInstant = useWriteInstant();
  const isPublished = state === 'PUBLISHED';
  const send = async () => {
    setRefusal(null);
    const sent = await publish({ variables: { kind, key, version } }).catch(() => null);
    const result = sent?.data?.publishContent;
    if (result?.__typename === 'ContentSaved') return;
    setRefusal(
      result?.__typename === 'ContentChanged'
        ? result.message
        : t`This could not be published. Please try again.`,
    );
  };
  return (
    <div className="grid gap-3 border-t-2 border-brass bg-raised p-6">
      <p role="status">
        <span className="font-semibold">{STATES[state]}</span>
        {publishedAt ? <span className="text-quiet">{t`, last on ${writeInstant(publishedAt)}`}</span> : null}
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <May permission="content.publish">
          <Button disabled={loading || isPublished} aria-busy={loading} onClick={() => void send()}>
            {t`Publish the saved draft`}
          </Button>
        </May>
        {previewPath ? (
          <a href={previewPath} className="inline-flex min-h-11 items-center underline underline-offset-4">
            {t`See the page with the draft`}
          </a>
        ) : null}
      </div>
      <div role="alert" className="empty:hidden">
        {refusal ? <Message text={refusal} tone="bad" /> : null}
      </div>
    </div>
  );
}
