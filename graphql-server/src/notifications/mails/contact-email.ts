import { renderEmail, type RenderedEmail } from './email-template';

/** For the hotel. A reply goes to the guest. */
export function contactEmail(email: string, message: string): RenderedEmail {
  return renderEmail({
    subject: `Message from ${email}`,
    preview: message.slice(0, 120),
    heading: 'A message from the site',
    paragraphs: message.split(/\n{2,}/),
    rows: [{ label: 'From', value: email }],
    closing: ['Reply to this mail to write to the guest.'],
  });
}
