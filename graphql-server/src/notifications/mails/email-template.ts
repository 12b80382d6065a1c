import { languageTagOf, type Locale } from '../../platform/locale/locale';
import type { PropertyDetails } from '../../property/property.service';
import type { MailWords } from '../texts/mail-words';
import { html, withLineBreaks, type SafeHtml } from './html';

/** A mail without its addresses. Text and HTML have the same words. */
export interface RenderedEmail {
  subject: string;
  text: string;
  html: string;
}

/** The language of a mail, its words, and what it says of the hotel. */
export interface EmailSetting {
  locale: Locale;
  hotel: PropertyDetails;
  words: MailWords;
}

/** What every mail has around its content. */
type EmailFrame = Pick<EmailSetting, 'locale' | 'hotel'>;

/** What an e-mail template fills in. */
export interface EmailContent {
  subject: string;
  /** Shown by mail programs beside the subject. */
  preview: string;
  heading: string;
  paragraphs: string[];
  /** A code for the guest to type, shown large. */
  code?: string;
  rows?: { label: string; value: string }[];
  action?: { label: string; url: string };
  closing?: string[];
}

// The site's colours, repeated because mail programs support no variables.
const COLOURS = {
  ground: '#FBF7F0',
  raised: '#FFFFFF',
  ink: '#1E2A26',
  quiet: '#5A655F',
  line: '#E4DBCB',
  emerald: '#0F4C3A',
  brass: '#B98A44',
};
// For mail programs with a dark mode and style sheets. The others darken the light colours themselves.
const DARK_STYLE = `@media (prefers-color-scheme: dark) {
  .ground { background: #14181A !important; }
  .raised { background: #1D2326 !important; }
  .ink { color: #F1ECE2 !important; }
  .quiet { color: #A9B1A9 !important; }
  .line { border-color: #30383B !important; }
  .name { color: #4FB08D !important; }
  .action { background: #4FB08D !important; color: #0C1512 !important; }
}`;
const SERIF = "Georgia, 'Times New Roman', serif";
const SANS = "'Helvetica Neue', Helvetica, Arial, sans-serif";

function htmlCode(code: string | undefined): SafeHtml {
  if (!code) return html``;
  return html`<p
    class="ink line"
    style="margin:24px 0;padding:16px;border:1px solid ${COLOURS.line};text-align:center;font:600 34px/1.2 ${SANS};letter-spacing:.2em;color:${COLOURS.ink}"
  >
    ${code}
  </p>`;
}

function htmlRow({ label, value }: { label: string; value: string }): SafeHtml {
  return html`<tr>
    <td
      class="quiet line"
      style="padding:8px 16px 8px 0;color:${COLOURS.quiet};border-bottom:1px solid ${COLOURS.line};vertical-align:top"
    >
      ${label}
    </td>
    <td
      class="ink line"
      style="padding:8px 0;border-bottom:1px solid ${COLOURS.line};text-align:right;font-variant-numeric:tabular-nums"
    >
      ${withLineBreaks(value)}
    </td>
  </tr>`;
}

function htmlParagraph(text: string): SafeHtml {
  return html`<p class="ink" style="margin:0 0 16px">${withLineBreaks(text)}</p>`;
}

function htmlAction(action: EmailContent['action']): SafeHtml {
  if (!action) return html``;
  return html`<p style="margin:24px 0">
    <a
      class="action"
      href="${action.url}"
      style="display:inline-block;background:${COLOURS.emerald};color:#ffffff;text-decoration:none;padding:14px 28px;border-radius:8px;font-weight:600"
      >${action.label}</a
    >
  </p>`;
}

function htmlContent({ heading, paragraphs, code, rows = [], action, closing = [] }: EmailContent): SafeHtml {
  return html`<h1 class="ink" style="margin:0 0 20px;font:600 28px/1.25 ${SERIF}">${heading}</h1>
    ${paragraphs.map(htmlParagraph)} ${htmlCode(code)}
    <table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:8px 0 16px">
      ${rows.map(htmlRow)}
    </table>
    ${htmlAction(action)} ${closing.map(htmlParagraph)}`;
}

function htmlEmail(content: EmailContent, { locale, hotel }: EmailFrame): string {
  return html`<!doctype html>
    <html lang="${languageTagOf(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${content.subject}</title>
        <style>
          ${DARK_STYLE}
        </style>
      </head>
      <body
        class="ground ink"
        style="margin:0;background:${COLOURS.ground};color:${COLOURS.ink};font:16px/1.6 ${SANS}"
      >
        <div style="display:none;max-height:0;overflow:hidden">${content.preview}</div>
        <table role="presentation" width="100%" cellspacing="0" cellpadding="0">
          <tr>
            <td align="center" style="padding:32px 16px">
              <table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
                <tr>
                  <td
                    class="name"
                    style="padding:0 0 24px;text-align:center;font:600 22px ${SERIF};letter-spacing:.04em;color:${COLOURS.emerald}"
                  >
                    ${hotel.name}
                  </td>
                </tr>
                <tr>
                  <td
                    class="raised ink"
                    style="background:${COLOURS.raised};border-top:2px solid ${COLOURS.brass};padding:32px 28px"
                  >
                    ${htmlContent(content)}
                  </td>
                </tr>
                <tr>
                  <td
                    class="quiet"
                    style="padding:24px 0 0;text-align:center;font-size:13px;color:${COLOURS.quiet}"
                  >
                    ${hotel.address}<br />${hotel.phone}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.markup;
}

function textEmail(content: EmailContent, { name, address, phone }: PropertyDetails): string {
  const rows = (content.rows ?? []).map(({ label, value }) => `${label}: ${value}`).join('\n');
  const code = content.code ?? '';
  const action = content.action ? `${content.action.label}: ${content.action.url}` : '';
  const signature = `${name}\n${address}\n${phone}`;
  return [content.heading, ...content.paragraphs, code, rows, action, ...(content.closing ?? []), signature]
    .filter((block) => block !== '')
    .join('\n\n');
}

export function renderEmail(content: EmailContent, frame: EmailFrame): RenderedEmail {
  const text = textEmail(content, frame.hotel);
  return { subject: content.subject, text, html: htmlEmail(content, frame) };
}
