import type { ReactNode } from 'react';
import { PageHead } from '../../components/page/page-head';
import type { PageProps } from '../../lib/hotel/hotel';
import { pictureAt } from '../../lib/hotel/shown-picture';
import { AccountFrame } from './account-frame';

/** An account form with the texts and the picture that the hotel has published for it. */
export function AccountPage({ texts, pictures, children }: PageProps & { children: ReactNode }) {
  const { heading = '', lead = '', title = '', description, image } = texts;
  return (
    <AccountFrame title={heading} sentence={lead} picture={pictureAt(pictures, image)}>
      <PageHead title={title} description={description} />
      {children}
    </AccountFrame>
  );
}
