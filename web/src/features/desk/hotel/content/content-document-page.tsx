import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { FailedState } from '../../../../components/list/failed-state';
import { Spinner } from '../../../../components/status/spinner';
import { useContentDocumentQuery } from '../../../../generated/desk-content';
import type { ContentForm_DocumentFragment, ContentKind } from '../../../../generated/graphql';
import { deskPreviewPath } from '../../../../lib/paths';
import { t } from '../../../../lib/texts/texts';
import { DeskPage } from '../../frame/layout/desk-page';
import { ContentHistory } from './content-history';
import { documentName, kindOf } from './content-names';
import { PageEditor } from './page-editor';
import { PublishBar } from './publish-bar';
import { TestimonialsEditor } from './testimonials-editor';

/** One document of the site's content: its draft, the version that guests see, and its history. */
export default function ContentDocumentPage() {
  const { kind = '', key = '' } = useParams();
  const known = kindOf(kind);
  return (
    <DeskPage
      title={documentName(key)}
      note={t`Save as often as you like: guests see the draft once you publish it.`}
      wide
    >
      {known ? <StoredDocument key={`${kind} ${key}`} kind={known} documentKey={key} /> : <NoDocument />}
    </DeskPage>
  );
}

const NoDocument = () => <p>{t`This text does not exist.`}</p>;

function StoredDocument({ kind, documentKey }: { kind: ContentKind; documentKey: string }) {
  const { data, error, loading, refetch } = useContentDocumentQuery({
    variables: { kind, key: documentKey },
  });
  if (data?.contentDocument.__typename === 'ContentDocument')
    return <Editor document={data.contentDocument} />;
  if (data) return <NoDocument />;
  return error && !loading ? (
    <FailedState problem={t`The text could not be loaded.`} onRetry={() => void refetch()} />
  ) : (
    <Spinner label={t`Loading the text`} />
  );
}

function Editor({ document }: { document: ContentForm_DocumentFragment }) {
  // A restored draft needs a new form.
  const [restored, setRestored] = useState(0);
  const isPage = document.kind === 'PAGE';
  const Form = isPage ? PageEditor : TestimonialsEditor;
  return (
    <>
      <PublishBar document={document} previewPath={isPage ? deskPreviewPath(document.key) : undefined} />
      <Form key={restored} document={document} />
      <ContentHistory document={document} onRestored={() => setRestored(restored + 1)} />
    </>
  );
}
