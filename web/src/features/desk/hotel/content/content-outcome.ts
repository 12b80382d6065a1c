import type { ContentForm_DocumentFragment, ContentForm_ResultFragment } from '../../../../generated/graphql';
import type { FormFaults, FormValues } from '../../frame/form/form-fields';
import type { Stored, VersionedOutcome } from '../../frame/form/use-versioned-form';

type Document = ContentForm_DocumentFragment;

/** The outcome of saving a document, with the first fault of each input. */
export function contentOutcome(
  result: ContentForm_ResultFragment | undefined,
  valuesOf: (document: Document) => FormValues,
  inputOf: (field: string) => string,
): VersionedOutcome {
  const storedOf = (document: Document): Stored => ({
    values: valuesOf(document),
    version: document.version,
  });
  switch (result?.__typename) {
    case 'ContentSaved':
      return { kind: 'saved', ...storedOf(result.document) };
    case 'ContentChanged':
      return { kind: 'changed elsewhere', message: result.message, ...storedOf(result.document) };
    case 'InvalidInput': {
      const faults: Record<string, string> = {};
      for (const { field, message } of result.faults) faults[inputOf(field)] ??= message;
      return { kind: 'invalid', faults: faults satisfies FormFaults };
    }
    default:
      return { kind: 'failed' };
  }
}
