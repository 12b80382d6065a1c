import { PROPERTY } from '../../property/property';
import { renderEmail, type RenderedEmail } from './email-template';

/** The code stands in the subject too: mail programs show it without opening the mail. */
export function newsletterCodeEmail(code: string): RenderedEmail {
  return renderEmail({
    subject: `${code} is your OTP for ${PROPERTY.name}`,
    preview: 'It is good for 10 minutes.',
    heading: 'Stay updated',
    paragraphs: [
      'Enter this one-time code on our site to receive our newsletter. It is good for 10 minutes.',
    ],
    code,
    closing: ['If you did not ask for it, leave this mail alone: without the code nothing happens.'],
  });
}

export function newsletterWelcomeEmail(unsubscribeUrl: string): RenderedEmail {
  return renderEmail({
    subject: `Welcome to the letters of ${PROPERTY.name}`,
    preview: 'About once a month: what is in bloom, on the table and on offer.',
    heading: 'Good to have you with us',
    paragraphs: [
      'About once a month we write of what is in bloom on the lake, what is on the table, and of offers that our readers hear of first.',
    ],
    closing: [
      'You receive this mail because this address was verified on our site.',
      `To unsubscribe, at any time and with one click: ${unsubscribeUrl}`,
    ],
  });
}
