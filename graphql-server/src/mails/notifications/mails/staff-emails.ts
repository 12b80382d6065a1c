import type { EmailSetting } from './email-content';
import { renderEmail, type RenderedEmail } from './email-template';
import type { StaffInvitationMailData } from './mail-data';

/** Invites a person to work at the hotel's desk. The link acts only when the page's button is pressed. */
export function staffInvitationEmail(
  { name, role, hours, email, url }: StaffInvitationMailData,
  setting: EmailSetting,
): RenderedEmail {
  const { words, hotel } = setting;
  return renderEmail(
    {
      subject: words('staffInvitationSubject', { hotel: hotel.name }),
      preview: words('staffInvitationPreview', { role }),
      heading: words('staffInvitationHeading', { hotel: hotel.name }),
      paragraphs: [
        words('greeting', { name }),
        words('staffInvitationSentence', { hotel: hotel.name, role }),
        words('staffInvitationSteps', { email, hours }),
      ],
      action: { label: words('staffInvitationAction'), url },
      closing: [words('staffInvitationUnwanted')],
    },
    setting,
  );
}
