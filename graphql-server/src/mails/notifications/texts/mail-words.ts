import type { Locale } from '../../../platform/locale/locale';
import { fillMessage, type Message, type MessageParameters } from '../../../platform/locale/message';
import { MAIL_TEXTS_EN } from './mail-texts.en';

type MailText = keyof typeof MAIL_TEXTS_EN;

/** The texts of the mails in each locale. */
export const MAIL_TEXTS: Readonly<Record<Locale, Readonly<Record<MailText, Message>>>> = {
  en: MAIL_TEXTS_EN,
};

type PlaceholdersOf<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersOf<Rest>
  : never;

type ParametersOf<Text> = Text extends { by: infer By extends string; cases: Record<string, infer Case> }
  ? By | PlaceholdersOf<Case>
  : PlaceholdersOf<Text>;

type ParameterArguments<Name extends string> = [Name] extends [never]
  ? []
  : [parameters: Readonly<Record<Name, string | number>>];

/** The words of one mail: fills the parameters of a text of the catalogue. */
export type MailWords = <Text extends MailText>(
  text: Text,
  ...parameters: ParameterArguments<ParametersOf<(typeof MAIL_TEXTS_EN)[Text]>>
) => string;

/** The words of the mails in a locale. */
export function mailWords(locale: Locale): MailWords {
  return (text: MailText, parameters: MessageParameters = {}) =>
    fillMessage(MAIL_TEXTS[locale][text], parameters, locale);
}
