import { FailedState } from '../../components/list/failed-state';
import { TextBlocks } from '../../components/page/text-blocks';
import { Spinner } from '../../components/status/spinner';
import { usePageBodyQuery } from '../../generated/page-body';
import { useHotel } from '../../lib/hotel';
import { t } from '../../lib/texts/texts';

/** The long text of a page. */
export function PageBody({ name }: { name: string }) {
  const { page } = useHotel();
  const previewed = page?.name === name ? page.body : undefined;
  const { data, error, refetch } = usePageBodyQuery({
    variables: { page: name },
    skip: previewed !== undefined,
  });
  const blocks = previewed ?? (data ? (data.pageBody ?? []) : null);
  if (blocks) return <TextBlocks blocks={blocks} />;
  if (error)
    return <FailedState problem={t`This page could not be loaded.`} onRetry={() => void refetch()} />;
  return <Spinner />;
}
