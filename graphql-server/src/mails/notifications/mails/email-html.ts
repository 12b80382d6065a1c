import { languageTagOf } from '../../../platform/locale/locale';
import {
  mapUrlOf,
  phoneUrlOf,
  type EmailContent,
  type EmailRow,
  type EmailSection,
  type EmailSetting,
} from './email-content';
import { mailStyles } from './email-palette';
import {
  html,
  htmlLines,
  htmlLink,
  htmlWords,
  LONGEST_UNBROKEN,
  withLineBreaks,
  type SafeHtml,
} from './html';

/*
 * Tables, and styles on each element: Gmail drops some style sheets, and Outlook lays out with Word, so no element may
 * inherit its colour, size or space (https://www.caniemail.com).
 */

const SERIF = "Georgia, 'Times New Roman', serif";
const SANS = "'Helvetica Neue', Helvetica, Arial, sans-serif";
const TEXT = `font:16px/26px ${SANS}`;
const SMALL = `font:14px/22px ${SANS}`;
/** Pixels. */
const WIDTH = 560;
/** A value with more characters stands below its label, because next to the label it would be a narrow column. */
const LONGEST_BESIDE = 44;
/** A label with at most this number of characters stays on one line. */
const LONGEST_LABEL_UNBROKEN = 12;
/** Characters that fill the rest of the preview, so that mail programs do not show the text of the mail there. */
const FILLER = '\u200c\u00a0'.repeat(60);

type Colours = EmailSetting['palette']['light'];

const NOTHING = html``;

function htmlParagraph(text: string, setting: EmailSetting): SafeHtml {
  const { ink } = setting.palette.light;
  return html`<p
    class="ink"
    style="margin:0 0 16px;${TEXT};color:${ink};overflow-wrap:anywhere;word-break:break-word"
  >
    ${htmlLines(text, setting)}
  </p>`;
}

function htmlCode(code: string | undefined, { ink, line }: Colours): SafeHtml {
  if (!code) return NOTHING;
  return html`<p
    class="ink line"
    style="margin:24px 0;padding:16px;border:1px solid ${line};text-align:center;font:600 34px/42px ${SANS};letter-spacing:.2em;color:${ink}"
  >
    ${code}
  </p>`;
}

/** Outlook draws the cell, other programs draw the link, so both have the size of the button. */
function htmlAction({ action }: EmailContent, { action: ground, onAction }: Colours): SafeHtml {
  if (!action) return NOTHING;
  return html`<table role="presentation" border="0" cellspacing="0" cellpadding="0" style="margin:8px 0 28px">
    <tr>
      <td class="button" bgcolor="${ground}" style="background-color:${ground};border-radius:8px">
        <a
          class="button-words"
          href="${action.url}"
          style="display:inline-block;padding:14px 28px;font:600 16px/22px ${SANS};color:${onAction};text-decoration:none;border-radius:8px"
          >${action.label}</a
        >
      </td>
    </tr>
  </table>`;
}

function htmlValue({ value, url, isTotal }: EmailRow, { ink }: Colours): SafeHtml {
  const written = url === undefined ? html`${htmlWords(value)}` : htmlLink(url, value, 'ink', ink);
  return isTotal ? html`<strong>${written}</strong>` : written;
}

function htmlRow(row: EmailRow, colours: Colours): SafeHtml {
  const { ink, quiet, line } = colours;
  const border = `border-bottom:1px solid ${line}`;
  const label = html`<span class="quiet" style="color:${quiet}">${row.label}</span>`;
  const value = htmlValue(row, colours);
  const wrapping =
    row.value.length > LONGEST_UNBROKEN
      ? 'overflow-wrap:anywhere;word-break:break-word'
      : 'white-space:nowrap';
  const labelWrapping = row.label.length > LONGEST_LABEL_UNBROKEN ? '' : ';white-space:nowrap';
  if (row.value.length > LONGEST_BESIDE || row.value.includes('\n'))
    return html`<tr>
      <td
        class="ink line"
        colspan="2"
        style="padding:10px 0;${border};font:15px/24px ${SANS};color:${ink};overflow-wrap:anywhere;word-break:break-word"
      >
        ${label}<br />${value}
      </td>
    </tr>`;
  return html`<tr>
    <td
      class="line"
      style="padding:10px 16px 10px 0;${border};vertical-align:top;font:15px/24px ${SANS}${labelWrapping}"
    >
      ${label}
    </td>
    <td
      class="ink line"
      align="right"
      style="padding:10px 0;${border};vertical-align:top;text-align:right;font:15px/24px ${SANS};font-variant-numeric:tabular-nums;color:${ink};${wrapping}"
    >
      ${value}
    </td>
  </tr>`;
}

function htmlSection({ title, rows }: EmailSection, colours: Colours): SafeHtml {
  if (rows.length === 0) return NOTHING;
  const heading =
    title === undefined
      ? NOTHING
      : html`<h2 class="ink" style="margin:24px 0 4px;font:600 19px/26px ${SERIF};color:${colours.ink}">
          ${title}
        </h2>`;
  return html`${heading}
    <table
      role="presentation"
      width="100%"
      border="0"
      cellspacing="0"
      cellpadding="0"
      style="margin:0 0 24px;border-collapse:collapse"
    >
      ${rows.map((row) => htmlRow(row, colours))}
    </table>`;
}

function htmlQuote({ quote }: EmailContent, setting: EmailSetting): SafeHtml {
  if (!quote) return NOTHING;
  const { quiet, line } = setting.palette.light;
  return html`${htmlParagraph(quote.by, setting)}
    <blockquote
      class="quiet line"
      style="margin:0 0 16px;padding:0 0 0 16px;border-left:2px solid ${line};${TEXT};color:${quiet};overflow-wrap:anywhere;word-break:break-word"
    >
      ${withLineBreaks(quote.text)}
    </blockquote>`;
}

/** Without the picture, its place shows its alt text on the colour of the hotel's lines. */
function htmlPicture({ picture }: EmailContent, { ink, line }: Colours): SafeHtml {
  if (!picture) return NOTHING;
  const { url, altText, width, height } = picture;
  return html`<tr>
    <td
      class="picture"
      align="center"
      bgcolor="${line}"
      style="padding:0;background-color:${line};text-align:center"
    >
      <img
        src="${url}"
        width="${WIDTH}"
        height="${Math.round((WIDTH * height) / width)}"
        alt="${altText}"
        class="ink"
        style="display:block;width:100%;max-width:${WIDTH}px;height:auto;border:0;font:italic 16px/24px ${SERIF};color:${ink}"
      />
    </td>
  </tr>`;
}

function htmlContent(content: EmailContent, setting: EmailSetting): SafeHtml {
  const { heading, paragraphs, code, sections = [], closing = [] } = content;
  const { light } = setting.palette;
  return html`<h1
      class="ink"
      style="margin:0 0 20px;font:600 28px/36px ${SERIF};color:${light.ink};overflow-wrap:anywhere;word-break:break-word"
    >
      ${heading}
    </h1>
    ${paragraphs.map((text) => htmlParagraph(text, setting))} ${htmlCode(code, light)}
    ${htmlAction(content, light)} ${sections.map((section) => htmlSection(section, light))}
    ${closing.map((text) => htmlParagraph(text, setting))} ${htmlQuote(content, setting)}`;
}

/** The foot of the mail: the hotel's address, and how to contact it. */
function htmlFoot({ smallLink }: EmailContent, { hotel, words, palette }: EmailSetting): SafeHtml {
  const { quiet } = palette.light;
  const small = smallLink
    ? html`<br /><br />${htmlLink(smallLink.url, smallLink.label, 'quiet', quiet)}`
    : NOTHING;
  return html`${hotel.name}<br />${hotel.address}<br />
    ${htmlLink(phoneUrlOf(hotel.phone), hotel.phone, 'quiet', quiet)} &nbsp;·&nbsp;
    ${htmlLink(mapUrlOf(hotel), words('findUs'), 'quiet', quiet)}${small}`;
}

function htmlCard(content: EmailContent, setting: EmailSetting): SafeHtml {
  const { hotel, palette } = setting;
  const { raised, accent, action, quiet } = palette.light;
  return html`<table
    role="presentation"
    width="100%"
    border="0"
    cellspacing="0"
    cellpadding="0"
    style="max-width:${WIDTH}px;border-collapse:collapse"
  >
    <tr>
      <td
        class="name side"
        align="center"
        style="padding:24px 32px;text-align:center;font:600 22px/30px ${SERIF};letter-spacing:.04em;color:${action}"
      >
        ${hotel.name}
      </td>
    </tr>
    ${htmlPicture(content, palette.light)}
    <tr>
      <td
        class="raised accent side"
        bgcolor="${raised}"
        style="padding:32px;background-color:${raised};border-top:2px solid ${accent}"
      >
        ${htmlContent(content, setting)}
      </td>
    </tr>
    <tr>
      <td
        class="quiet side"
        align="center"
        style="padding:24px 32px;text-align:center;${SMALL};color:${quiet}"
      >
        ${htmlFoot(content, setting)}
      </td>
    </tr>
  </table>`;
}

/** The HTML of a mail, at most 102 KB, because Gmail shows no more. */
export function htmlEmail(content: EmailContent, setting: EmailSetting): string {
  const { ground } = setting.palette.light;
  return html`<!doctype html>
    <html lang="${languageTagOf(setting.locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        <title>${content.subject}</title>
        <style>
          ${mailStyles(setting.palette)}
        </style>
      </head>
      <body
        class="ground"
        bgcolor="${ground}"
        style="margin:0;padding:0;background-color:${ground};-webkit-text-size-adjust:100%"
      >
        <div style="display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px">
          ${content.preview}${FILLER}
        </div>
        <table
          role="presentation"
          class="ground"
          width="100%"
          bgcolor="${ground}"
          border="0"
          cellspacing="0"
          cellpadding="0"
          style="background-color:${ground}"
        >
          <tr>
            <td class="outer" align="center" style="padding:8px 16px 32px">
              <!--[if mso]><table role="presentation" width="560" cellspacing="0" cellpadding="0"><tr><td><![endif]-->
              ${htmlCard(content, setting)}
              <!--[if mso]></td></tr></table><![endif]-->
            </td>
          </tr>
        </table>
      </body>
    </html>`.markup;
}
