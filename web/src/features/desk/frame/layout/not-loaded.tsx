import { FailedState } from '../../../../components/list/failed-state';
import { Spinner } from '../../../../components/status/spinner';

/** A query of a page. */
export interface LoadedQuery {
  error?: unknown;
  loading: boolean;
  refetch: () => Promise<unknown>;
}

interface NotLoadedProps {
  query: LoadedQuery;
  /** 'The rooms could not be loaded.' */
  failed: string;
  /** 'Loading the rooms' */
  label: string;
}

/** Shown in place of data that is loading, or that could not be loaded and can be loaded again. */
export function NotLoaded({ query: { error, loading, refetch }, failed, label }: NotLoadedProps) {
  if (!error || loading) return <Spinner label={label} />;
  return <FailedState problem={failed} onRetry={() => void refetch().catch(() => undefined)} />;
}
