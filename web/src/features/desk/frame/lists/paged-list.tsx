import type { ReactNode } from 'react';
import { EmptyState } from '../../../../components/list/empty-state';
import { PagePlace, Pagination } from '../../../../components/list/pagination';
import { NotLoaded, type LoadedQuery } from '../layout/not-loaded';

/** The words of one list. */
export interface ListTexts {
  loading: string;
  failed: string;
  none: string;
  /** The label of the page numbers. */
  pages: string;
  /** '3 bookings' */
  count: (totalCount: number) => string;
}

interface PagedListProps {
  texts: ListTexts;
  page: number;
  /** Undefined until known. */
  found: { totalCount: number; totalPages: number } | undefined;
  query: LoadedQuery;
  onTurn: (page: number) => void;
  children: ReactNode;
}

/** A list with its count and page buttons. It also shows the states loading, failed and empty. */
export function PagedList(props: PagedListProps) {
  const { texts, page, found, query, onTurn, children } = props;
  const hasFailed = Boolean(query.error) && !query.loading;
  if (!found || hasFailed) return <NotLoaded query={query} failed={texts.failed} label={texts.loading} />;
  const { totalCount, totalPages } = found;
  return (
    <div className="grid gap-6">
      <p role="status" className="text-quiet">
        {texts.count(totalCount)}
        <PagePlace page={page} total={totalPages} />
      </p>
      {totalCount === 0 ? <EmptyState text={texts.none} /> : children}
      <Pagination label={texts.pages} current={page} total={totalPages} onTurn={onTurn} />
    </div>
  );
}
