import { Link } from '../../../../components/page/link';
import { useContentDocumentsQuery } from '../../../../generated/desk-content';
import type { ContentDocumentsQuery } from '../../../../generated/graphql';
import { deskContentPath } from '../../../../lib/paths';
import { t } from '../../../../lib/texts/texts';
import { DeskPage } from '../../frame/layout/desk-page';
import { NotLoaded } from '../../frame/layout/not-loaded';
import { documentName, STATES } from './content-names';

type Summary = ContentDocumentsQuery['contentDocuments'][number];

/** The texts of the site: which of them guests see, and which are drafts. Navigation has a separate page. */
export default function ContentPage() {
  const query = useContentDocumentsQuery();
  const { data } = query;
  return (
    <DeskPage
      title={t`Texts`}
      note={t`What the pages of your site say. Guests see a change once you publish it, on every page within two seconds.`}
    >
      {data ? (
        <ul className="border-t border-line">
          {data.contentDocuments
            .filter(({ kind }) => kind !== 'NAVIGATION')
            .map((document) => (
              <DocumentLine key={`${document.kind} ${document.key}`} document={document} />
            ))}
        </ul>
      ) : (
        <NotLoaded query={query} failed={t`The texts could not be loaded.`} label={t`Loading the texts`} />
      )}
    </DeskPage>
  );
}

function DocumentLine({ document: { kind, key, state } }: { document: Summary }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-2">
      <Link
        to={deskContentPath(kind.toLowerCase(), key)}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {documentName(key)}
      </Link>
      <span className={state === 'DRAFT' ? 'text-warning' : 'text-quiet'}>{STATES[state]}</span>
    </li>
  );
}
