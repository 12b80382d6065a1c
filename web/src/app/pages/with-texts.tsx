import type { ComponentType } from 'react';
import { PageWithTexts } from '../../features/site/content/page-with-texts';
import type { PageProps } from '../../lib/hotel/hotel';

/** Wraps a page of a feature: gives it the texts and pictures that the hotel has published under that name. */
export function withTexts(name: string, Page: ComponentType<PageProps>): ComponentType {
  return function PageOfHotel() {
    return (
      <PageWithTexts name={name}>
        {(texts, pictures) => <Page texts={texts} pictures={pictures} />}
      </PageWithTexts>
    );
  };
}
