import { SearchField } from '../../../../components/form/search-field';
import { ExportSubscribersDocument, useSubscribersQuery } from '../../../../generated/desk-subscribers';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { plural, t } from '../../../../lib/texts/texts';
import { May } from '../../../../lib/rights/may';
import { DeskPage } from '../../frame/layout/desk-page';
import { ExportButton } from '../../frame/lists/export-button';
import { type ListTexts, PagedList } from '../../frame/lists/paged-list';
import { useListAddress } from '../../frame/lists/use-list-address';
import { useAskingOnce } from '../../frame/lists/use-asking-once';

const exportLimit = (exported: string, total: string) =>
  t`An export contains the newest ${exported} of these ${total} subscribers. Narrow the search to export older subscribers.`;

const TEXTS: ListTexts = {
  loading: t`Loading subscribers`,
  failed: t`The subscribers could not be loaded.`,
  none: t`No subscribers found.`,
  pages: t`Pages of subscribers`,
  count: (totalCount) => plural(totalCount, { one: '# subscriber', other: '# subscribers' }),
};

const NAMES = ['search'] as const;

/** The newsletter's subscribers. */
export default function SubscribersPage() {
  const askOnce = useAskingOnce();
  const writeInstant = useWriteInstant();
  const { filters, page, filter, turn } = useListAddress(NAMES);
  const search = filters['search'] ?? '';
  const query = useSubscribersQuery({
    variables: { search, page },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (query.data ?? query.previousData)?.subscribers;
  const exported = async () => (await askOnce(ExportSubscribersDocument, { search }))?.exportSubscribers;
  return (
    <DeskPage
      wide
      title={t`Subscribers`}
      actions={
        <May permission="subscribers.export">
          <ExportButton limit={exportLimit} totalCount={shown?.totalCount} load={exported} />
        </May>
      }
    >
      <section aria-label={t`Subscribers`} className="grid gap-6">
        <search className="w-full max-w-md">
          <SearchField label={t`E-mail address`} value={search} onRest={(text) => filter({ search: text })} />
        </search>
        <PagedList texts={TEXTS} page={page} query={query} found={shown} onTurn={turn}>
          <ul className="border-t border-line">
            {shown?.subscribers.map(({ id, email, consentText, consentAt, unsubscribedAt }) => (
              <li key={id} className="border-b border-line py-4">
                <p className="break-all font-semibold">{email}</p>
                <p className="text-sm text-quiet">
                  {unsubscribedAt
                    ? t`Unsubscribed ${writeInstant(unsubscribedAt)}`
                    : t`Subscribed ${writeInstant(consentAt)}`}
                </p>
                <p className="mt-1 text-sm text-quiet">{t`Agreed to: “${consentText}”`}</p>
              </li>
            ))}
          </ul>
        </PagedList>
      </section>
    </DeskPage>
  );
}
