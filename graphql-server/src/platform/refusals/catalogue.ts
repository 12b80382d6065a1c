import type { Message } from '../locale/message';
import type { SentenceCode, SentenceObject, Subject, ThemeColour } from './sentence-codes';

/** The sentences of one locale. */
export interface Catalogue {
  sentences: Readonly<Record<SentenceCode, Message>>;
  /** Parameters with these names are looked up here, because their words depend on the language. */
  terms: {
    subject: Readonly<Record<Subject, string>>;
    object: Readonly<Record<SentenceObject, string>>;
    front: Readonly<Record<ThemeColour, string>>;
    back: Readonly<Record<ThemeColour, string>>;
  };
}
