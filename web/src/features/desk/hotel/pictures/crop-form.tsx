import { useRef, useState, type FormEvent, type PointerEvent } from 'react';
import { Button } from '../../../../components/form/button';
import { Picture } from '../../../../components/picture/picture';
import { Message } from '../../../../components/status/message';
import { useCropPictureMutation } from '../../../../generated/desk-pictures';
import type { CropPictureMutation, PictureForm_PictureFragment } from '../../../../generated/graphql';
import { useSending } from '../../frame/form/use-sending';
import { t } from '../../../../lib/texts/texts';
import { largestPart, partBetween, type Part } from './crop-part';
import { placeOn } from './focal-point';
import { PercentField } from './percent-field';

interface CropFormProps {
  picture: PictureForm_PictureFragment;
}

const RATIOS = [
  { name: t`16 : 10, as cards`, ratio: 16 / 10 },
  { name: t`4 : 3, as offers`, ratio: 4 / 3 },
  { name: t`Square`, ratio: 1 },
];
const LEAST = 2;

/** Crops a part into a new picture. The part is drawn with the pointer, chosen by its shape, or entered in percent. */
export function CropForm({ picture }: CropFormProps) {
  const { id, shown, fileName } = picture;
  const focus = { x: shown.focalX, y: shown.focalY };
  const [part, setPart] = useState<Part>(largestPart(shown, RATIOS[0]?.ratio ?? 1, focus));
  const { send, isBusy, faults, problem } = useSending<CropPictureMutation['cropPicture']>('PictureSaved');
  const failure = faults[0]?.message ?? problem;
  const begin = useRef<{ x: number; y: number } | null>(null);
  const [crop] = useCropPictureMutation();
  const draw = (event: PointerEvent<HTMLElement>) => {
    const place = placeOn(event);
    if (event.type === 'pointerdown') begin.current = place;
    else if (event.buttons === 1 && begin.current) setPart(partBetween(begin.current, place, LEAST));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { left, top, width, height } = part;
    const input = { left: left * 10, top: top * 10, width: width * 10, height: height * 10 };
    await send(input, async () => (await crop({ variables: { id, input } })).data?.cropPicture);
  };
  const change = (changes: Partial<Part>) => setPart({ ...part, ...changes });
  return (
    <form
      method="dialog"
      noValidate
      aria-label={t`Crop ${fileName}`}
      onSubmit={(event) => void submit(event)}
      className="grid gap-5 rounded-control bg-raised p-4 sm:p-6"
    >
      <p className="text-sm text-quiet">{t`Draw the part that you need. It becomes a new picture; this picture does not change.`}</p>
      <div
        className="relative max-w-2xl cursor-crosshair touch-none overflow-hidden"
        onPointerDown={draw}
        onPointerMove={draw}
      >
        <Picture
          files={shown}
          alt=""
          sizes="(min-width: 48rem) 42rem, 90vw"
          className="pointer-events-none block"
        />
        <div
          aria-hidden
          className="pointer-events-none absolute border-2 border-white shadow-[0_0_0_100vmax_rgb(20_16_36/60%)]"
          style={{
            left: `${part.left}%`,
            top: `${part.top}%`,
            width: `${part.width}%`,
            height: `${part.height}%`,
          }}
        />
      </div>
      <div className="flex flex-wrap gap-2" role="group" aria-label={t`Shape`}>
        {RATIOS.map(({ name, ratio }) => (
          <Button
            key={name}
            look="quiet"
            size="small"
            onClick={() => setPart(largestPart(shown, ratio, focus))}
          >
            {name}
          </Button>
        ))}
      </div>
      <div className="flex flex-wrap gap-4">
        <PercentField
          label={t`Left edge in percent`}
          value={part.left}
          onChange={(left) => change({ left })}
        />
        <PercentField label={t`Top edge in percent`} value={part.top} onChange={(top) => change({ top })} />
        <PercentField
          label={t`Width in percent`}
          minimum={LEAST}
          value={part.width}
          onChange={(width) => change({ width })}
        />
        <PercentField
          label={t`Height in percent`}
          minimum={LEAST}
          value={part.height}
          onChange={(height) => change({ height })}
        />
      </div>
      <div role="alert" className="empty:hidden">
        {failure ? <Message text={failure} tone="bad" /> : null}
      </div>
      <div>
        <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
          {isBusy ? t`Saving...` : t`Save as a new picture`}
        </Button>
      </div>
    </form>
  );
}
