import { MAIL_COMPOSERS } from '../../../src/mails/notifications/mail-composers';
import { renderedSamples, SAMPLE_MAILS, SAMPLE_SETTING, type SampleMail } from '../../testkit/sample-mails';

/**
 * Gmail cuts off longer mails, and hides the end behind a link (https://github.com/hteumeuleu/email-bugs/issues/41).
 */
const GMAIL_SHOWS = 102 * 1024;

const MAILS = renderedSamples().map((mail): [string, SampleMail] => [mail.name, mail]);

/** The tags of that name with their attributes. */
const tagsOf = (html: string, name: string): string[] =>
  html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];

test('there is a sample of every kind', () => {
  expect(Object.keys(SAMPLE_MAILS).sort()).toEqual(Object.keys(MAIL_COMPOSERS).sort());
  expect(Object.values(SAMPLE_MAILS).every((samples) => samples.length > 0)).toBe(true);
});

describe.each(MAILS)('%s', (_name, { subject, html, text }) => {
  test('is shown in full by Gmail', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(GMAIL_SHOWS);
    expect(Buffer.byteLength(text)).toBeLessThan(GMAIL_SHOWS);
  });

  test('has no missing texts', () => {
    for (const part of [subject, html, text]) expect(part).not.toMatch(/undefined|null|NaN|\{\w+\}|\[object/);
  });

  test('names the hotel with its address on a map and a number that can be called', () => {
    const { name, address, phone } = SAMPLE_SETTING.hotel;
    expect(html).toContain('href="tel:+912945550142"');
    expect(html).toContain('href="https://www.google.com/maps/search/?api=1&amp;query=Saffron+Court');
    expect(text).toContain(`${name}\n${address}\n${phone}\nFind us on the map: https://`);
  });

  test('has colours for both schemes, and every text sets its colour', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark" />');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    for (const tag of ['h1', 'h2', 'p', 'a', 'blockquote'].flatMap((name) => tagsOf(html, name)))
      expect(tag).toMatch(/[";]color:#[0-9a-f]{6}/);
    for (const table of tagsOf(html, 'table')) expect(table).toContain('role="presentation"');
  });

  test('shows pictures by full addresses, with their size and alt text', () => {
    for (const picture of tagsOf(html, 'img')) {
      expect(picture).toMatch(/src="https:\/\/[^"]+\.jpg"/);
      expect(picture).toMatch(/width="560"\s+height="294"/);
      expect(picture).toMatch(/alt="[^"]{10,}"/);
    }
    expect(html).not.toMatch(/background-image|url\(|<link|<script/);
  });
});

test('the mail of a link for a security deposit says that it is refundable and no part of the price', () => {
  const mail = MAILS.find(([name]) => name === 'payment-requested-3')?.[1];
  expect(mail?.text).toMatch(
    /Please pay a refundable security deposit of ₹5,000\.00 .* It is not a part of the price: we return it after your stay/,
  );
});

test('guests who have booked see their room', () => {
  const withPicture = MAILS.filter(([, { html }]) => html.includes('<img')).map(([name]) => name);
  expect(withPicture).toEqual([
    'booking-confirmed-1',
    'booking-confirmed-2',
    'booking-link-1',
    'booking-changed-1',
    'balance-reminder-1',
    'balance-reminder-2',
    'balance-reminder-3',
    'balance-reminder-4',
    'check-in-invitation-1',
    'check-in-invitation-2',
    'option-kept-1',
  ]);
});

describe.each(MAILS.filter(([name]) => name.startsWith('booking-confirmed')))(
  '%s',
  (_name, { html, text }) => {
    test('says before the details when and where to arrive, whom to call, what to pay, and the terms', () => {
      const details = { html: html.indexOf('Your stay\n'), text: text.indexOf('\nYour stay\n') };
      expect(Math.min(details.html, details.text)).toBeGreaterThan(0);
      const before = { html: html.slice(0, details.html), text: text.slice(0, details.text) };
      for (const words of ['Check-in', 'To pay', 'Cancellation', 'Address']) {
        expect(before.html).toContain(words);
        expect(before.text).toContain(words);
      }
      expect(before.html).toContain('href="https://www.google.com/maps/');
      expect(before.html).toContain('href="tel:+912945550142"');
      expect(before.text).toContain('Find us on the map: https://www.google.com/maps/');
      expect(before.text).toContain(SAMPLE_SETTING.hotel.checkinTime);
      expect(before.text).toContain(SAMPLE_SETTING.hotel.phone);
    });
  },
);
