import { NewDocuments } from '../http/documents/new-documents';
import { SiteDocuments } from '../http/documents/site-documents';
import type { Locale } from '../../platform/locale/locale';
import { PublicRequestReader } from './public-requests';

const NO_SITE = new SiteDocuments('/nowhere', {}, false);

function keyIn(locale: Locale, address: string): string | undefined {
  const reader = new PublicRequestReader(NO_SITE, new NewDocuments(NO_SITE, 1), locale);
  return reader.fromAddress(address, '*/*')?.key;
}

test.each(['/api/offers', '/graphql?query={offers{title}}'])(
  '%s has a cache key for each locale',
  (address) => {
    const key = keyIn('en', address);
    expect(key).toEqual(expect.any(String));
    expect(keyIn('en', address)).toBe(key);
    // A locale that does not exist yet.
    expect(keyIn('hi' as Locale, address)).not.toBe(key);
  },
);
