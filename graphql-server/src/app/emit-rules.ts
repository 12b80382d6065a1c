import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { BILLING_LIMITS } from '../bookings/billing-details/billing-details.policy';
import { GST_STATES } from '../bookings/billing-details/gst-states';
import { NUMBERS_WITHOUT_PIN_CODE } from '../bookings/billing-details/registration-kinds';
import { CASH_PIECES } from '../desk/shifts/cash-pieces.policy';
import { DESK_BOOKING_LIMITS } from '../desk/desk-bookings/desk-booking.policy';
import { BOOKING_LIMITS } from '../bookings/core/booking.policy';
import { HOLD_MINUTES } from '../bookings/core/checkout-durations.policy';
import { REGISTER_LIMITS } from '../guests/register/register.policy';
import { CATEGORIES } from '../pages/category-items/category-item.categories';
import { CATEGORY_ITEM_LIMITS } from '../pages/category-items/category-item.policy';
import { PUBLIC_FIELDS } from '../edge/public-cache/public-documents';
import { CONTENT_LIMITS } from '../pages/content/content.policy';
import { PLACEHOLDERS } from '../pages/content/text/placeholders';
import { SITE_PATHS } from '../pages/content/site-paths';
import { CONTACT_LIMITS } from '../mails/contact/contact.policy';
import { FEEDBACK_LIMITS } from '../mails/feedback/feedback.policy';
import { HOTEL_LIMITS } from '../pages/hotels/hotel.policy';
import { NEWSLETTER_LIMITS } from '../mails/newsletter/newsletter.policy';
import { OFFER_LIMITS } from '../pages/offers/offer.policy';
import { PICTURE_LIMITS } from '../pictures/core/picture-file.policy';
import { REISSUE_LIMITS } from '../invoices/reissues/reissue.policy';
import { POLICY_LIMITS } from '../selling/rates/policy-settings.policy';
import { ROOM_TYPE_LIMITS } from '../selling/rooms/room-settings.policy';
import { DEFAULT_LOCALE, LOCALES } from '../platform/locale/locale';
import { PROPERTY_LIMITS } from '../selling/property/property-settings.policy';
import { GUEST_TEXTS_KEPT_MONTHS } from '../platform/database/retention-rule';
import { EXPORTED_ROWS } from '../platform/text/csv-file';
import { ADDRESS_LENGTH, EMAIL_LENGTH } from '../platform/text/text-rules';
import { SEARCH_LENGTH } from '../platform/text/search-pattern';
import { CATALOGUES } from '../platform/refusals/sentence';
import { envExample } from './env-example';

const HEADER = '// Emitted by graphql-server (npm run generate) from its own rules. Do not edit.\n';
const GENERATED = path.resolve(__dirname, '../../../web/src/generated');

/** The server's rules that the web needs before its first request. Lengths are in characters. */
const RULES = {
  ADDRESS_LENGTH,
  BOOKING_LIMITS,
  CACHED_FIELDS: [...PUBLIC_FIELDS.keys()].filter((name) => name !== '__typename'),
  CONTACT_LIMITS,
  DEFAULT_LOCALE,
  EMAIL_LENGTH,
  FEEDBACK_LIMITS,
  GUEST_TEXTS_KEPT_MONTHS,
  HOLD_MINUTES,
  LOCALES,
  NEWSLETTER_LIMITS,
  SEARCH_LENGTH,
};

/** The rules that only the pages of the owner need, in a file that no other page loads. */
const DESK_RULES = {
  CASH_PIECES,
  CATEGORIES,
  CATEGORY_ITEM_LIMITS,
  CONTENT_LIMITS,
  DESK_BOOKING_LIMITS,
  EXPORTED_ROWS: EXPORTED_ROWS.take,
  HOTEL_LIMITS,
  OFFER_LIMITS,
  PICTURE_LIMITS,
  PLACEHOLDERS,
  POLICY_LIMITS,
  PROPERTY_LIMITS,
  REISSUE_LIMITS,
  ROOM_TYPE_LIMITS,
};

/** The rules of the invoice form, which belongs to parts of the site that load later. */
const BILLING_RULES = { BILLING_LIMITS, GST_STATES, NUMBERS_WITHOUT_PIN_CODE };

/** The rules of check-in online, which loads with its page. */
const CHECK_IN_RULES = { REGISTER_LIMITS };

function emit(file: string, rules: Readonly<Record<string, unknown>>): void {
  const constants = Object.entries(rules).map(
    ([name, rule]) => `export const ${name} = ${JSON.stringify(rule, null, 2)} as const;\n`,
  );
  writeFileSync(path.join(GENERATED, file), [HEADER, ...constants].join('\n'));
}

emit('rules.ts', RULES);
emit('desk-rules.ts', DESK_RULES);
emit('site-paths.ts', { SITE_PATHS });
emit('billing-rules.ts', BILLING_RULES);
emit('check-in-rules.ts', CHECK_IN_RULES);

// The site renders the server's sentences from the same catalogue. It loads the catalogue with the first refusal.
for (const [locale, catalogue] of Object.entries(CATALOGUES)) {
  writeFileSync(path.join(GENERATED, `sentences.${locale}.json`), `${JSON.stringify(catalogue, null, 2)}\n`);
}

writeFileSync(path.resolve(__dirname, '../../../.env.example'), envExample());
