import type { EmailContent, EmailSetting } from './email-content';
import { htmlEmail } from './email-html';
import { textEmail } from './email-text';

/** A mail without its addresses. Text and HTML have the same words. */
export interface RenderedEmail {
  subject: string;
  text: string;
  html: string;
}

export function renderEmail(content: EmailContent, setting: EmailSetting): RenderedEmail {
  return { subject: content.subject, text: textEmail(content, setting), html: htmlEmail(content, setting) };
}
