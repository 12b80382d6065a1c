import {
  mapUrlOf,
  type EmailContent,
  type EmailLink,
  type EmailRow,
  type EmailSetting,
} from './email-content';

const inOneLine = ({ label, url }: EmailLink): string => `${label}: ${url}`;

/** A link to a page is written out. Programs find addresses of mailboxes and telephone numbers themselves. */
const rowAsText = ({ label, value, url }: EmailRow): string =>
  url?.startsWith('https:') ? inOneLine({ label: value, url }) : `${label}: ${value}`;

/** The text with '> ' before each line, as mail programs quote it. */
const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

function sectionsAsText({ sections = [] }: EmailContent): string[] {
  return sections
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, rows }) => {
      const lines = rows.map(rowAsText);
      return [...(title === undefined ? [] : [title]), ...lines].join('\n');
    });
}

/** The plain text of a mail: the words of the HTML in the same order. */
export function textEmail(content: EmailContent, { hotel, words }: EmailSetting): string {
  const { heading, paragraphs, code = '', action, closing = [], quote, smallLink } = content;
  const map = inOneLine({ label: words('findUs'), url: mapUrlOf(hotel) });
  return [
    heading,
    ...paragraphs,
    code,
    action ? inOneLine(action) : '',
    ...sectionsAsText(content),
    ...closing,
    quote ? `${quote.by}\n\n${quoted(quote.text)}` : '',
    `${hotel.name}\n${hotel.address}\n${hotel.phone}\n${map}`,
    smallLink ? inOneLine(smallLink) : '',
  ]
    .filter((block) => block !== '')
    .join('\n\n');
}
