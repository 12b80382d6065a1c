import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/list/empty-state';
import { FailedState } from '../../../components/list/failed-state';
import { PagePlace, Pagination } from '../../../components/list/pagination';
import { Spinner } from '../../../components/status/spinner';

interface PagedListProps {
  /** The singular and the plural of what is listed. */
  noun: [string, string];
  page: number;
  /** Undefined until the server has said it. */
  found: { totalCount: number; totalPages: number } | undefined;
  failed: boolean;
  onRetry: () => void;
  onTurn: (page: number) => void;
  children: ReactNode;
}

/** A list with its count and its pages. A list that loads, failed or is empty says which. */
export function PagedList(props: PagedListProps) {
  const { noun, page, found, failed, onRetry, onTurn, children } = props;
  if (failed) return <FailedState problem={`The ${noun[1]} could not be loaded.`} onRetry={onRetry} />;
  if (!found) return <Spinner label={`Loading ${noun[1]}`} />;
  const { totalCount, totalPages } = found;
  return (
    <div className="grid gap-6">
      <p role="status" className="text-quiet">
        {totalCount} {totalCount === 1 ? noun[0] : noun[1]}
        <PagePlace page={page} total={totalPages} />
      </p>
      {totalCount === 0 ? <EmptyState text={`No ${noun[1]} found.`} /> : children}
      <Pagination label={`Pages of ${noun[1]}`} current={page} total={totalPages} onTurn={onTurn} />
    </div>
  );
}
