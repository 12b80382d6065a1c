import { useContentPreviewQuery } from '../../../../generated/desk-content';
import { ShownPicture } from '../../../../components/picture/shown-picture';
import { TextBlocks } from '../../../../components/page/text-blocks';
import { t } from '../../../../lib/texts/texts';
import { useDebounced } from '../../../../lib/browser/use-debounced';
import type { FormValues } from '../../frame/form/form-fields';
import { nameOfText } from './content-names';
import { textsInput } from './text-form';

const PREVIEW_MILLISECONDS = 300;

/** A preview of the typed texts as guests would read them. The form shows faults when it is saved. */
export function PagePreview({ page, values }: { page: string; values: FormValues }) {
  const typed = useDebounced(values, PREVIEW_MILLISECONDS);
  const { data, previousData } = useContentPreviewQuery({
    variables: { page, input: textsInput(typed) },
    fetchPolicy: 'cache-first',
  });
  const preview = (data ?? previousData)?.contentPreview;
  return (
    <section aria-label={t`Preview`} className="border-t-2 border-brass bg-raised p-6">
      <h2 className="mb-4 font-display text-2xl">{t`What guests would read`}</h2>
      {preview?.__typename === 'ContentPreview' ? (
        <>
          <dl className="grid gap-3">
            {preview.texts
              .filter(({ text }) => text !== '')
              .map(({ name, text, picture }) => (
                <div key={name}>
                  <dt className="text-sm text-quiet">{`${nameOfText(name).part}: ${nameOfText(name).label}`}</dt>
                  <dd className={name.endsWith('heading') ? 'font-display text-2xl' : undefined}>
                    {picture ? (
                      <ShownPicture files={picture} sizes="14rem" className="aspect-[16/10] max-w-56" />
                    ) : (
                      text
                    )}
                  </dd>
                </div>
              ))}
          </dl>
          {preview.body.length > 0 ? (
            <div className="page-preview mt-6">
              <TextBlocks blocks={preview.body} />
            </div>
          ) : null}
        </>
      ) : (
        <p className="text-quiet">
          {preview?.__typename === 'InvalidInput' ? preview.faults[0]?.message : t`The preview appears here.`}
        </p>
      )}
    </section>
  );
}
