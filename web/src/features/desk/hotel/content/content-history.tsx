import { Button } from '../../../../components/form/button';
import { Message } from '../../../../components/status/message';
import { useRestoreContentMutation } from '../../../../generated/desk-content';
import type { ContentForm_DocumentFragment, ContentForm_ResultFragment } from '../../../../generated/graphql';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { useSending } from '../../frame/form/use-sending';
import { t } from '../../../../lib/texts/texts';
import { May } from '../../../../lib/rights/may';

interface ContentHistoryProps {
  document: ContentForm_DocumentFragment;
  /** Called after an earlier revision became the draft. */
  onRestored: () => void;
}

/** The published revisions with their dates. Each can be restored into the draft. */
export function ContentHistory({ document: { revisions, version }, onRestored }: ContentHistoryProps) {
  const { send, isBusy, problem } = useSending<ContentForm_ResultFragment>('ContentSaved');
  const [restore] = useRestoreContentMutation();
  const writeInstant = useWriteInstant();
  if (revisions.length === 0) return null;
  const press = async (revision: number) => {
    const variables = { revision, version };
    const sent = await send(variables, async () => (await restore({ variables })).data?.restoreContent);
    if (sent?.__typename === 'ContentSaved') onRestored();
  };
  return (
    <section aria-labelledby="content-history">
      <h2 id="content-history" className="mb-4 font-display text-3xl">{t`History`}</h2>
      <ul className="border-t border-line">
        {revisions.map(({ id, publishedAt, publishedBy }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-2"
          >
            <span>
              <span className="tabular font-semibold">{writeInstant(publishedAt)}</span>{' '}
              <span className="text-quiet">{publishedBy ?? t`with the installation`}</span>
            </span>
            <May permission="content.write">
              <Button look="quiet" size="small" disabled={isBusy} onClick={() => void press(id)}>
                {t`Restore`}
                <span className="sr-only">{t`: what was published on ${writeInstant(publishedAt)}`}</span>
              </Button>
            </May>
          </li>
        ))}
      </ul>
      <div role="alert" className="mt-3 empty:hidden">
        {problem ? <Message text={problem} tone="bad" /> : null}
      </div>
    </section>
  );
}
