import { useState } from 'react';
import { FailedState } from '../../../../components/list/failed-state';
import { Spinner } from '../../../../components/status/spinner';
import { useContentDocumentQuery } from '../../../../generated/desk-content';
import type { ContentForm_DocumentFragment } from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';
import { DeskPage } from '../../frame/layout/desk-page';
import { ContentHistory } from './content-history';
import { documentName } from './content-names';
import { NavigationEditor } from './navigation-editor';
import { PublishBar } from './publish-bar';

const PLACES = ['main', 'footer'] as const;

/** The links of every page: the navigation bar and the footer. */
export default function NavigationPage() {
  const [place, setPlace] = useState<(typeof PLACES)[number]>('main');
  return (
    <DeskPage
      title={t`Navigation`}
      note={t`The links of every page, in the order in which guests read them.`}
      actions={
        <div role="group" aria-label={t`Which links`} className="flex flex-wrap gap-3">
          {PLACES.map((key) => (
            <button
              key={key}
              type="button"
              aria-pressed={place === key}
              className="min-h-11 cursor-pointer rounded-control border border-control px-4 font-semibold aria-pressed:border-action aria-pressed:bg-action aria-pressed:text-on-action"
              onClick={() => setPlace(key)}
            >
              {documentName(key)}
            </button>
          ))}
        </div>
      }
    >
      <Links key={place} place={place} />
    </DeskPage>
  );
}

function Links({ place }: { place: string }) {
  const { data, error, loading, refetch } = useContentDocumentQuery({
    variables: { kind: 'NAVIGATION', key: place },
  });
  if (data?.contentDocument.__typename === 'ContentDocument')
    return <Editor document={data.contentDocument} />;
  return error && !loading ? (
    <FailedState problem={t`The navigation could not be loaded.`} onRetry={() => void refetch()} />
  ) : (
    <Spinner label={t`Loading the navigation`} />
  );
}

function Editor({ document }: { document: ContentForm_DocumentFragment }) {
  // A restored draft needs a new form.
  const [restored, setRestored] = useState(0);
  return (
    <>
      <PublishBar document={document} />
      <NavigationEditor key={restored} document={document} />
      <ContentHistory document={document} onRestored={() => setRestored(restored + 1)} />
    </>
  );
}
