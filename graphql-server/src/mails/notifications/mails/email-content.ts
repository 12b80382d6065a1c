import type { Locale } from '../../../platform/locale/locale';
import type { PropertyDetails } from '../../../selling/property/property.service';
import type { MailWords } from '../texts/mail-words';
import type { MailPalette } from './email-palette';
import type { MailPicture } from './mail-data';

/** The language of a mail, its words, what it says about the hotel, and the hotel's colours. */
export interface EmailSetting {
  locale: Locale;
  hotel: PropertyDetails;
  words: MailWords;
  palette: MailPalette;
}

export interface EmailLink {
  label: string;
  url: string;
}

export interface EmailRow {
  label: string;
  value: string;
  /** The target of a link on the value, such as a `tel:` address. */
  url?: string;
  /** True for a sum, which is shown in bold. */
  isTotal?: boolean;
}

/** Rows that belong together. A section without rows is not shown. */
export interface EmailSection {
  title?: string;
  rows: EmailRow[];
}

/** What an e-mail template fills in. */
export interface EmailContent {
  subject: string;
  /** The text that mail programs show next to the subject. */
  preview: string;
  picture?: MailPicture | null;
  heading: string;
  paragraphs: string[];
  /** A code for the guest to type, shown large. */
  code?: string;
  /** The one action of the mail, as a button. */
  action?: EmailLink;
  sections?: EmailSection[];
  closing?: string[];
  /** The message that the mail answers, in its author's words. */
  quote?: { by: string; text: string };
  /** A link in small type, such as the link that ends a subscription. */
  smallLink?: EmailLink;
}

/** An address that opens the hotel's position in the reader's map program. */
export function mapUrlOf({ name, address }: Pick<PropertyDetails, 'name' | 'address'>): string {
  const query = new URLSearchParams({ api: '1', query: `${name}, ${address}` });
  return `https://www.google.com/maps/search/?${query.toString()}`;
}

/** The address that dials the number. */
export function phoneUrlOf(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
