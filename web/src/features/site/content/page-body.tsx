import { FailedState } from '../../../components/list/failed-state';
import { TextBlocks } from '../../../components/page/text-blocks';
import { Spinner } from '../../../components/status/spinner';
import { usePageBodyQuery } from '../../../generated/page-body';
import { useHotel } from '../../../lib/hotel/hotel';
import type { TextBlock } from '../../../lib/hotel/text-blocks';
import { t } from '../../../lib/texts/texts';

interface PageBodyProps {
  /** The page's name. */
  name: string;
  /** The title above the text, if the page has one. */
  title?: string;
}

/** The long text of a page. */
export function PageBody({ name, title }: PageBodyProps) {
  const { page } = useHotel();
  const previewed = page?.name === name ? page.body : undefined;
  const { data, error, refetch } = usePageBodyQuery({
    variables: { page: name },
    skip: previewed !== undefined,
  });
  const blocks = previewed ?? (data ? (data.pageBody ?? []) : null);
  if (blocks && title) return <TitledBlocks title={title} blocks={blocks} />;
  if (blocks) return <TextBlocks blocks={blocks} />;
  if (error)
    return <FailedState problem={t`This page could not be loaded.`} onRetry={() => void refetch()} />;
  return <Spinner />;
}

function TitledBlocks({ title, blocks }: { title: string; blocks: readonly TextBlock[] }) {
  if (blocks.length === 0) return null;
  return (
    <section aria-labelledby="body-title" className="mt-12">
      <h2 id="body-title" className="section-title mb-8">
        {title}
      </h2>
      <TextBlocks blocks={blocks} Heading="h3" />
    </section>
  );
}
