import { useState, type FormEvent } from 'react';
import { Button } from '../../../../components/form/button';
import { TextArea } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import { useEditPictureMutation } from '../../../../generated/desk-pictures';
import { PICTURE_LIMITS } from '../../../../generated/desk-rules';
import type { EditPictureMutation, PictureForm_PictureFragment } from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';
import { faultsByField, type FormFaults } from '../../frame/form/form-fields';
import { FocalPoint } from './focal-point';

interface PictureFormProps {
  picture: PictureForm_PictureFragment;
  onSaved: () => void;
}

interface Refused {
  message: string | null;
  faults: FormFaults;
}

/** The refusal of the form; null when it was stored. */
function refusalOf(result: EditPictureMutation['editPicture'] | undefined): Refused | null {
  switch (result?.__typename) {
    case 'PictureSaved':
      return null;
    case 'InvalidInput':
      return { message: null, faults: faultsByField(result.faults) };
    case 'PictureChanged':
      return { message: result.message, faults: {} };
    default:
      return { message: t`This could not be saved. Please try again.`, faults: {} };
  }
}

/** Alt text and focal point. */
export function PictureForm({ picture, onSaved }: PictureFormProps) {
  const { id, version, shown, state } = picture;
  const [altText, setAltText] = useState(shown.altText);
  const [focus, setFocus] = useState({ x: shown.focalX, y: shown.focalY });
  const [refused, setRefused] = useState<Refused | null>(null);
  const [edit, { loading }] = useEditPictureMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setRefused(null);
    const variables = { id, version, input: { altText, focalX: focus.x, focalY: focus.y } };
    const result = await edit({ variables }).catch(() => undefined);
    const refusal = refusalOf(result?.data?.editPicture);
    if (refusal) setRefused(refusal);
    else onSaved();
  };
  return (
    <form
      method="dialog"
      noValidate
      aria-label={t`Describe ${picture.fileName}`}
      onSubmit={(event) => void submit(event)}
      className="grid gap-5 rounded-control bg-raised p-4 sm:p-6"
    >
      <TextArea
        label={t`Alt text`}
        hint={t`What the picture shows, in a sentence, for guests who do not see it.`}
        name="altText"
        rows={2}
        required
        maxLength={PICTURE_LIMITS.altText}
        value={altText}
        error={refused?.faults['altText']}
        onChange={({ target }) => setAltText(target.value)}
      />
      {state === 'READY' ? <FocalPoint files={shown} value={focus} onChange={setFocus} /> : null}
      <div role="alert" className="empty:hidden">
        {refused?.message ? <Message text={refused.message} tone="bad" /> : null}
      </div>
      <div>
        <Button type="submit" disabled={loading} aria-busy={loading}>
          {loading ? t`Saving...` : t`Save Changes`}
        </Button>
      </div>
    </form>
  );
}
