import { PROPERTY } from '../../property/property';
import { renderEmail, type RenderedEmail } from './email-template';

/** The subject has the code too, so that a reader need not open the mail. */
export function newsletterCodeEmail(code: string, validMinutes: number): RenderedEmail {
  const validity = `It is valid for ${validMinutes} minutes.`;
  return renderEmail({
    subject: `${code} is your OTP for ${PROPERTY.name}`,
    preview: validity,
    heading: 'Stay updated',
    paragraphs: [`Enter this one-time code on our site to receive our newsletter. ${validity}`],
    code,
    closing: ['If you did not ask for it, ignore this mail. Without the code nothing happens.'],
  });
}

export function newsletterWelcomeEmail(unsubscribeUrl: string): RenderedEmail {
  return renderEmail({
    subject: `Welcome to the ${PROPERTY.name} newsletter`,
    preview: 'About once a month: what is in bloom, on the table and on offer.',
    heading: 'Good to have you with us',
    paragraphs: [
      'About once a month we write about what is in bloom on the lake and what is on the table. Our readers also hear of offers first.',
    ],
    closing: [
      'You receive this mail because this address was verified on our site.',
      `To unsubscribe, at any time and with one click: ${unsubscribeUrl}`,
    ],
  });
}
