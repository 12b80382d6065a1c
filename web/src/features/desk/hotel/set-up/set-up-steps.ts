import type { SetUpPage_SetUpFragment } from '../../../../generated/graphql';
import { TAX_PATH } from '../../../../lib/desk-paths';
import { paths } from '../../../../lib/paths';
import { t } from '../../../../lib/texts/texts';

export type StepName = SetUpPage_SetUpFragment['steps'][number]['name'];

/** The texts of a step and the path of its form. A step without a form is done on this page. */
interface StepText {
  title: string;
  note: string;
  link?: { to: string; label: string };
}

export const STEP_TEXTS: Readonly<Record<StepName, StepText>> = {
  HOTEL: {
    title: t`The hotel`,
    note: t`Name, address, contact, times of the day and the currency of rates.`,
    link: { to: paths.deskHotel, label: t`Enter the hotel` },
  },
  TAX_REGISTRATION: {
    title: t`Legal name and GSTIN`,
    note: t`Receipts and invoices name who runs the hotel and its GSTIN. Enter both before the first guest pays. A hotel without a GST registration can open without them.`,
    link: { to: paths.deskHotel, label: t`Enter legal name and GSTIN` },
  },
  ROOMS: {
    title: t`Rooms and rates`,
    note: t`At least one room type with its rate a night, and a room with a number.`,
    link: { to: paths.deskRooms, label: t`Enter the rooms` },
  },
  RATES: {
    title: t`Tax and exchange rate`,
    note: t`The current tax is already set. Rates in dollars need an exchange rate; rates in rupees do not.`,
    link: { to: TAX_PATH, label: t`Look at tax and exchange rate` },
  },
  POLICY: {
    title: t`Cancellation`,
    note: t`What a cancellation costs. Guests read it before they book.`,
    link: { to: paths.deskPolicies, label: t`Enter the policy` },
  },
  PAYMENT: {
    title: t`A payment of ₹1`,
    note: t`You pay one rupee the way guests pay. It is refunded immediately.`,
  },
  MAIL: {
    title: t`A test mail`,
    note: t`Guests get their confirmations by the same mail server.`,
  },
};
