import { useState } from 'react';
import { useSaveContentMutation } from '../../../../generated/desk-content';
import type { ContentForm_DocumentFragment } from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';
import type { FormValues } from '../../frame/form/form-fields';
import { VersionedForm } from '../../frame/form/versioned-form';
import { contentOutcome } from './content-outcome';
import { documentName } from './content-names';
import { PagePreview } from './page-preview';
import { textFieldOf, textFields, textsInput, valuesOfTexts } from './text-form';

type Document = ContentForm_DocumentFragment;

const valuesOf = ({ texts }: Document): FormValues => valuesOfTexts(texts);

/** The texts of a page as a form, next to a preview. On a phone the preview is below. */
export function PageEditor({ document }: { document: Document }) {
  const { kind, key } = document;
  const [save] = useSaveContentMutation();
  const [values, setValues] = useState(() => valuesOf(document));
  const send = async (typed: FormValues, version: number) => {
    const { data } = await save({ variables: { kind, key, input: textsInput(typed), version } });
    return contentOutcome(data?.saveContent, valuesOf, textFieldOf);
  };
  return (
    <div className="grid items-start gap-10 lg:grid-cols-2">
      <VersionedForm
        needs="content.write"
        label={documentName(key)}
        groups={textFields(document.texts)}
        stored={{ values: valuesOf(document), version: document.version }}
        save={send}
        onValues={setValues}
        savedNotice={t`The draft is saved. Guests see it once you publish it.`}
      />
      <div className="lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto" tabIndex={0}>
        <PagePreview page={key} values={values} />
      </div>
    </div>
  );
}
