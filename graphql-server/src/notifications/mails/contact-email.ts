import { writeLetter, type Letter } from './email-template';

/** For the hotel; answering it answers the guest. */
export function contactLetter(email: string, message: string): Letter {
  return writeLetter({
    subject: `Message from ${email}`,
    preview: message.slice(0, 120),
    heading: 'A message from the site',
    paragraphs: message.split(/\n{2,}/),
    rows: [{ label: 'From', value: email }],
    closing: ['Answer this mail to answer the guest.'],
  });
}
