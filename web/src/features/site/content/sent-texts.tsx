import type { ReactNode } from 'react';
import { FailedState } from '../../../components/list/failed-state';
import { usePageTextsQuery } from '../../../generated/page-texts';
import type { Texts } from '../../../lib/hotel/hotel';
import type { ShownPicture } from '../../../lib/hotel/shown-picture';
import { t } from '../../../lib/texts/texts';

interface SentTextsProps {
  name: string;
  children: (texts: Texts, pictures: readonly ShownPicture[]) => ReactNode;
}

/** A page whose texts are loaded, because they are not in the HTML. */
export default function SentTexts({ name, children }: SentTextsProps) {
  const { data, previousData, error, refetch } = usePageTextsQuery({ variables: { page: name } });
  // Signing in reloads all data; a form on the page must not disappear meanwhile.
  const shown = data ?? previousData;
  if (shown) {
    const texts = shown.pageTexts ?? [];
    const pictures = texts.flatMap(({ picture }) => (picture ? [picture] : []));
    return children(Object.fromEntries(texts.map((one) => [one.name, one.text])), pictures);
  }
  if (!error) return null;
  return (
    <div className="mx-auto w-full max-w-7xl px-5 py-12 sm:px-8">
      <FailedState problem={t`This page could not be loaded.`} onRetry={() => void refetch()} />
    </div>
  );
}
