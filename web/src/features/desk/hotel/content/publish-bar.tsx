import { Button } from '../../../../components/form/button';
import { Message } from '../../../../components/status/message';
import { usePublishContentMutation } from '../../../../generated/desk-content';
import type { ContentForm_DocumentFragment, ContentForm_ResultFragment } from '../../../../generated/graphql';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { useSending } from '../../frame/form/use-sending';
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
  const { send, isBusy, problem } = useSending<ContentForm_ResultFragment>('ContentSaved');
  const [publish] = usePublishContentMutation();
  const writeInstant = useWriteInstant();
  const isPublished = state === 'PUBLISHED';
  const press = async () => {
    const variables = { kind, key, version };
    await send(variables, async () => (await publish({ variables })).data?.publishContent);
  };
  return (
    <div className="grid gap-3 border-t-2 border-brass bg-raised p-6">
      <p role="status">
        <span className="font-semibold">{STATES[state]}</span>
        {publishedAt ? <span className="text-quiet">{t`, last on ${writeInstant(publishedAt)}`}</span> : null}
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <May permission="content.publish">
          <Button disabled={isBusy || isPublished} aria-busy={isBusy} onClick={() => void press()}>
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
        {problem ? <Message text={problem} tone="bad" /> : null}
      </div>
    </div>
  );
}
