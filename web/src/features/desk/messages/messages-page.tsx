import { useApolloClient } from '@apollo/client/react';
import { SearchField } from '../../../components/form/search-field';
import { ExportContactMessagesDocument, useContactMessagesQuery } from '../../../generated/desk';
import { useWriteInstant } from '../../../lib/dates/instants';
import { plural, t } from '../../../lib/texts/texts';
import { DeskPage } from '../layout/desk-page';
import { ExportButton } from '../lists/export-button';
import { type ListTexts, PagedList } from '../lists/paged-list';
import { useListAddress } from '../lists/use-list-address';

const exportLimit = (exported: string, total: string) =>
  t`An export contains the newest ${exported} messages. Search for fewer than these ${total} to export the others.`;

const TEXTS: ListTexts = {
  loading: t`Loading messages`,
  failed: t`The messages could not be loaded.`,
  none: t`No messages found.`,
  pages: t`Pages of messages`,
  count: (totalCount) => plural(totalCount, { one: '# message', other: '# messages' }),
};

const NAMES = ['search'] as const;

/** The contact messages. */
export default function MessagesPage() {
  const client = useApolloClient();
  const writeInstant = useWriteInstant();
  const { filters, page, filter, turn } = useListAddress(NAMES);
  const search = filters['search'] ?? '';
  const { data, previousData, error, loading, refetch } = useContactMessagesQuery({
    variables: { search, page },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.contactMessages;
  const exported = async () => {
    const { data: table } = await client.query({
      query: ExportContactMessagesDocument,
      variables: { search },
      fetchPolicy: 'no-cache',
    });
    return table?.exportContactMessages;
  };
  return (
    <DeskPage wide title={t`Messages`}>
      <section aria-label={t`Messages`} className="grid gap-6">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <search className="w-full max-w-md">
            <SearchField
              label={t`E-mail address or text`}
              value={search}
              onRest={(text) => filter({ search: text })}
            />
          </search>
          <ExportButton limit={exportLimit} totalCount={shown?.totalCount} load={exported} />
        </div>
        <PagedList
          texts={TEXTS}
          page={page}
          found={shown}
          failed={Boolean(error) && !loading}
          onRetry={() => void refetch()}
          onTurn={turn}
        >
          <ul className="border-t border-line">
            {shown?.messages.map(({ id, email, message, createdAt }) => (
              <li key={id} className="border-b border-line py-5">
                <p className="flex flex-wrap justify-between gap-x-6">
                  <a
                    href={`mailto:${email}`}
                    className="break-all font-semibold text-action underline underline-offset-4"
                  >
                    {email}
                  </a>
                  <span className="tabular text-sm text-quiet">{writeInstant(createdAt)}</span>
                </p>
                <p className="mt-2 max-w-prose break-words whitespace-pre-line">{message}</p>
              </li>
            ))}
          </ul>
        </PagedList>
      </section>
    </DeskPage>
  );
}
