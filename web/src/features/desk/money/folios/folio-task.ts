import type { Folio, FolioLine } from './folio-names';

/** What a dialog is about. */
export type FolioTask =
  | { kind: 'open' }
  | { kind: 'payer'; folio: Folio }
  | { kind: 'rule'; folio: Folio }
  | { kind: 'close'; folio: Folio }
  | { kind: 'pay'; folio: Folio }
  | { kind: 'split'; line: FolioLine; folio: Folio };
