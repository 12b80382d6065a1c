import {
  AdministratorActionsDocument,
  useAdministratorActionsQuery,
} from '../../../../generated/desk-activity';
import type { AdministratorActionsQuery } from '../../../../generated/graphql';
import { Link } from '../../../../components/page/link';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { PERSONAL_DATA_PATH } from '../../../../lib/desk-paths';
import { May } from '../../../../lib/rights/may';
import { plural, t } from '../../../../lib/texts/texts';
import { actionLabel, readDetails } from './activity-labels';
import { DeskPage } from '../../frame/layout/desk-page';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import { type ListTexts, PagedList } from '../../frame/lists/paged-list';
import { useListAddress } from '../../frame/lists/use-list-address';

const TEXTS: ListTexts = {
  loading: t`Loading entries`,
  failed: t`The entries could not be loaded.`,
  none: t`No entries found.`,
  pages: t`Pages of entries`,
  count: (totalCount) => plural(totalCount, { one: '# entry', other: '# entries' }),
};

type Action = AdministratorActionsQuery['administratorActions']['actions'][number];

/** The audit entries: what was changed and exported, when and by whom. */
export default function ActivityPage() {
  const { page, turn } = useListAddress([]);
  const query = useAdministratorActionsQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
  });
  useLiveQuery(['ACTIVITY'], AdministratorActionsDocument, { page });
  const shown = (query.data ?? query.previousData)?.administratorActions;
  return (
    <DeskPage
      wide
      title={t`Activity`}
      actions={
        <May permission="personal-data.write">
          <Link to={PERSONAL_DATA_PATH}>{t`Personal data`}</Link>
        </May>
      }
      note={t`Every change and every export by the staff, newest first. Entries cannot be edited.`}
    >
      <section aria-label={t`Activity`} className="grid gap-6">
        <PagedList texts={TEXTS} page={page} query={query} found={shown} onTurn={turn}>
          <ul className="border-t border-line">
            {shown?.actions.map((action) => (
              <ActionEntry key={action.id} action={action} />
            ))}
          </ul>
        </PagedList>
      </section>
    </DeskPage>
  );
}

function ActionEntry({ action: { at, person, action, details } }: { action: Action }) {
  const { title, rows } = readDetails(details);
  const writeInstant = useWriteInstant();
  return (
    <li className="border-b border-line py-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="font-semibold wrap-anywhere">
          {actionLabel(action)}
          {title ? `: ${title}` : ''}
        </span>
        <span className="tabular text-sm text-quiet">{writeInstant(at)}</span>
      </p>
      <p className="text-sm wrap-anywhere text-quiet">{t`by ${person}`}</p>
      {rows.length > 0 ? (
        <details className="mt-1">
          <summary className="min-h-11 cursor-pointer content-center text-sm text-action underline underline-offset-4">
            {t`Details`}
            <span className="sr-only">{t` of ${actionLabel(action).toLowerCase()}`}</span>
          </summary>
          <dl className="tabular mb-2 max-w-prose text-sm">
            {rows.map(([label, value]) => (
              <div key={label} className="grid gap-x-4 py-1 sm:grid-cols-[10rem_1fr]">
                <dt className="text-quiet">{label}</dt>
                <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      ) : null}
    </li>
  );
}
