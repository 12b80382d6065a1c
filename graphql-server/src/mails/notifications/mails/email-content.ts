import type { Locale } from '../../../platform/locale/locale';
import type { PropertyDetails } from '../../../selling/property/property.service';
import type { MailWords } from '../texts/mail-words';
import type { MailPalette } from './email-palette';
import type { MailPicture } from './mail-data';

/** The language of a mail, its words, what it says of the hotel, and the hotel's colours. */
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
  /** Where the value leads to, such as a `tel:` address. */
  url?: string;
  /** Set on a sum: it is shown in bold. */
  isTotal?: boolean;
}

/** Rows that belong together. A section without rows is left out. */
export interface EmailSection {
  title?: string;
  rows: EmailRow[];
}

/** What an e-mail template fills in. */
export interface EmailContent {
  subject: string;
  /** Shown by mail programs beside the subject. */
  preview: string;
  picture?: MailPicture | null;
  heading: string;
  paragraphs: string[];
  /** A code for the guest to type, shown large. */
  code?: string;
  /** The one thing to do, as a button. */
  action?: EmailLink;
  sections?: EmailSection[];
  closing?: string[];
  /** What the mail answers, in the words of whoever wrote it. */
  quote?: { by: string; text: string };
  /** A link in small type, such as the one that ends a subscription. */
  smallLink?: EmailLink;
}

/** The address that shows the hotel on a map, in the reader's own map program. */
export function mapUrlOf({ name, address }: Pick<PropertyDetails, 'name' | 'address'>): string {
  const query = new URLSearchParams({ api: '1', query: `${name}, ${address}` });
  return `https://www.google.com/maps/search/?${query.toString()}`;
}

/** The address that calls the number. */
export function phoneUrlOf(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
