import { EmptyState } from '../../../components/list/empty-state';
import { Pagination } from '../../../components/list/pagination';
import type { AdminListsQuery } from '../../../generated/graphql';
import { useWriteInstant } from '../../../lib/dates/instants';
import { t } from '../../../lib/texts/texts';

interface FeedbackSectionProps {
  list: AdminListsQuery['allFeedback'];
  page: number;
  onTurn: (page: number) => void;
}

/** The guests' feedback, read-only. */
export function FeedbackSection({ list, page, onTurn }: FeedbackSectionProps) {
  const writeInstant = useWriteInstant();
  if (list.feedback.length === 0) return <EmptyState text={t`There is no feedback yet.`} />;
  return (
    <div className="grid gap-8">
      <ul className="border-t border-line">
        {list.feedback.map(({ id, name, location, feedback, guestEmail, createdAt }) => (
          <li key={id} className="border-b border-line py-5">
            <p className="font-semibold">
              {name}
              <span className="font-normal text-quiet">, {location}</span>
            </p>
            <p className="mt-1 max-w-prose break-words whitespace-pre-line">{feedback}</p>
            <p className="mt-2 text-sm break-words text-quiet">
              {writeInstant(createdAt)}
              {guestEmail ? t` · signed in as ${guestEmail}` : ''}
            </p>
          </li>
        ))}
      </ul>
      <Pagination label={t`Pages of feedback`} current={page} total={list.totalPages} onTurn={onTurn} />
    </div>
  );
}
