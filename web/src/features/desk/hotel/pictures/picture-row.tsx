import { useId, useState } from 'react';
import { AlertDialog } from '../../../../components/dialog/alert-dialog';
import { Button } from '../../../../components/form/button';
import { ShownPicture } from '../../../../components/picture/shown-picture';
import { Message } from '../../../../components/status/message';
import { useDeletePictureMutation } from '../../../../generated/desk-pictures';
import type { DeletePictureMutation, PictureForm_PictureFragment } from '../../../../generated/graphql';
import { useSending } from '../../frame/form/use-sending';
import { t } from '../../../../lib/texts/texts';
import { May } from '../../../../lib/rights/may';
import { CropForm } from './crop-form';
import { PictureForm } from './picture-form';

interface PictureRowProps {
  picture: PictureForm_PictureFragment;
}

const DAYS_KEPT = 30;
const DAY_MILLISECONDS = 86_400_000;

function stateOf({ state, isDescribed, isUsed, unusedSince }: PictureForm_PictureFragment): string {
  if (state === 'RECEIVED') return t`The sizes are being made…`;
  if (state === 'FAILED') return t`The sizes could not be made. Delete the picture and upload it again.`;
  if (isUsed) return t`In use`;
  const kept = isDescribed ? t`Not in use` : t`Alt text is missing, so this picture cannot be used yet`;
  if (!unusedSince) return kept;
  const end = new Date(Date.parse(unusedSince) + DAYS_KEPT * DAY_MILLISECONDS);
  return t`${kept}; will be deleted on ${end.toISOString().slice(0, 10)}`;
}

/** One picture with its forms. */
export function PictureRow({ picture }: PictureRowProps) {
  const [opened, setOpened] = useState<'form' | 'crop' | null>(picture.isDescribed ? null : 'form');
  const panelId = useId();
  const { fileName, shown, state } = picture;
  const toggle = (panel: 'form' | 'crop') => setOpened(opened === panel ? null : panel);
  return (
    <li className="grid gap-x-6 gap-y-3 border-b border-line py-5 sm:grid-cols-[11rem_1fr]">
      {state === 'READY' ? (
        <ShownPicture files={shown} sizes="11rem" className="aspect-[4/3]" />
      ) : (
        <div className="aspect-[4/3] rounded-picture bg-linear-to-b from-dusk to-terracotta" />
      )}
      <div className="min-w-0">
        <p className="font-semibold break-words">{fileName}</p>
        <p className="tabular text-sm text-quiet">
          {shown.width} × {shown.height} · {stateOf(picture)}
        </p>
        {shown.altText ? <p className="mt-1 text-sm">{shown.altText}</p> : null}
        <May permission="content.write">
          <div className="mt-3 flex flex-wrap gap-2">
            <Button
              look="quiet"
              size="small"
              aria-expanded={opened === 'form'}
              aria-controls={panelId}
              onClick={() => toggle('form')}
            >
              {t`Describe`}
              <span className="sr-only">: {fileName}</span>
            </Button>
            {state === 'READY' ? (
              <Button
                look="quiet"
                size="small"
                aria-expanded={opened === 'crop'}
                aria-controls={panelId}
                onClick={() => toggle('crop')}
              >
                {t`Crop`}
                <span className="sr-only">: {fileName}</span>
              </Button>
            ) : null}
            <DeletePicture picture={picture} />
          </div>
        </May>
      </div>
      <div id={panelId} className="sm:col-span-2 empty:hidden">
        {opened === 'form' ? <PictureForm picture={picture} /> : null}
        {opened === 'crop' ? <CropForm picture={picture} /> : null}
      </div>
    </li>
  );
}

function DeletePicture({ picture }: PictureRowProps) {
  const [remove] = useDeletePictureMutation();
  const [asking, setAsking] = useState(false);
  const { send, problem } = useSending<DeletePictureMutation['deletePicture']>('PictureDeleted');
  const { id, fileName } = picture;
  const confirm = async () => {
    setAsking(false);
    const variables = { id };
    await send(variables, async () => (await remove({ variables })).data?.deletePicture);
  };
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setAsking(true)}>
        {t`Delete`}
        <span className="sr-only">: {fileName}</span>
      </Button>
      <AlertDialog
        open={asking}
        title={t`Delete ${fileName}?`}
        closeLabel={t`Keep it`}
        onClose={() => setAsking(false)}
        actions={<Button look="danger" onClick={() => void confirm()}>{t`Delete`}</Button>}
      />
      <div role="alert" className="basis-full empty:hidden">
        {problem ? <Message text={problem} tone="bad" /> : null}
      </div>
    </>
  );
}
