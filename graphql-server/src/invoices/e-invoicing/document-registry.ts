import { isRegisteredPerson } from '../../bookings/billing-details/registration-kinds';
import { DocumentKind, type DocumentContent, type Registration } from '../documents/document-content';

/**
 * The outcome of a registration. 'unreachable': we do not know what happened at the portal, so we ask again later; the
 * portal never registers a document twice. 'refused': the portal says what is wrong, and asking again does not help.
 */
export type RegistrationOutcome =
  | { kind: 'registered'; registration: Registration }
  | { kind: 'unreachable'; problem: string }
  | { kind: 'refused'; code: string; problem: string };

/** The port to the invoice registration portal. Never call it inside a database transaction. */
export interface DocumentRegistry {
  /** A document always gets the same number, however often it is sent. */
  registerDocument(content: DocumentContent): Promise<RegistrationOutcome>;
}

/** Only invoices and credit notes to registered persons are registered (CGST Rule 48(4)). */
export function needsRegistration({ kind, recipient }: DocumentContent): boolean {
  const isRegistered = kind === DocumentKind.INVOICE || kind === DocumentKind.CREDIT_NOTE;
  return isRegistered && recipient.gstin !== null && isRegisteredPerson(recipient.gstin);
}
