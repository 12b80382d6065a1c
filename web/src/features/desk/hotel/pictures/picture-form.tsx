import { useState, type FormEvent } from 'react';
import { Button } from '../../../../components/form/button';
import { TextArea } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import { useEditPictureMutation } from '../../../../generated/desk-pictures';
import { PICTURE_LIMITS } from '../../../../generated/desk-rules';
import type { EditPictureMutation, PictureForm_PictureFragment } from '../../../../generated/graphql';
import { useSending } from '../../frame/form/use-sending';
import { t } from '../../../../lib/texts/texts';
import { FocalPoint } from './focal-point';

interface PictureFormProps {
  picture: PictureForm_PictureFragment;
}

/** Alt text and focal point. */
export function PictureForm({ picture }: PictureFormProps) {
  const { id, version, shown, state } = picture;
  const [altText, setAltText] = useState(shown.altText);
  const [focus, setFocus] = useState({ x: shown.focalX, y: shown.focalY });
  const { form, send, isBusy, faultOf, problem } =
    useSending<EditPictureMutation['editPicture']>('PictureSaved');
  const [edit] = useEditPictureMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const variables = { id, version, input: { altText, focalX: focus.x, focalY: focus.y } };
    await send(variables, async () => (await edit({ variables })).data?.editPicture);
  };
  return (
    <form
      ref={form}
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
        error={faultOf('altText')}
        onChange={({ target }) => setAltText(target.value)}
      />
      {state === 'READY' ? <FocalPoint files={shown} value={focus} onChange={setFocus} /> : null}
      <div role="alert" className="empty:hidden">
        {problem ? <Message text={problem} tone="bad" /> : null}
      </div>
      <div>
        <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
          {isBusy ? t`Saving...` : t`Save Changes`}
        </Button>
      </div>
    </form>
  );
}
