import { SIGN_IN_TEXTS, SIGN_UP_TEXTS } from '../features/accounts/account-texts';
import { OFFERS_TEXTS } from '../features/offers/offers-texts';
import { STAY_POLICIES_TEXTS } from '../features/property/stay-policies-texts';
import type { PageTexts } from '../lib/page-texts';
import { HOME_TEXTS } from './home/home-texts';
import { PRIVACY_TEXTS } from './pages/privacy-texts';
import { TERMS_TEXTS } from './pages/terms-texts';

/** The texts of the public pages by the names of their paths, for the server. Those of listings are in features/listings. */
export const PUBLIC_TEXTS = {
  home: HOME_TEXTS,
  offers: OFFERS_TEXTS,
  stayPolicies: STAY_POLICIES_TEXTS,
  terms: TERMS_TEXTS,
  privacy: PRIVACY_TEXTS,
  signIn: SIGN_IN_TEXTS,
  signUp: SIGN_UP_TEXTS,
} as const satisfies Record<string, PageTexts>;
