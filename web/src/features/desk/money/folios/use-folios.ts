import { FolioListDocument, useFolioListQuery } from '../../../../generated/desk-folios';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import type { Folio } from './folio-names';

/** The folios of a booking, the guest's folio first; empty until they are loaded. */
export function useFolios(reference: string): {
  folios: readonly Folio[];
  asksPinCode: boolean;
  isFailed: boolean;
  onRetry: () => void;
} {
  const variables = { reference };
  const { data, error, refetch } = useFolioListQuery({ variables, fetchPolicy: 'cache-and-network' });
  useLiveQuery(['BOOKING'], FolioListDocument, variables);
  return {
    folios: data?.folioList ?? [],
    asksPinCode: data?.property.asksPinCode ?? false,
    isFailed: Boolean(error) && !data,
    onRetry: () => void refetch().catch(() => undefined),
  };
}
