import type { KeyboardEvent, PointerEvent } from 'react';
import { Picture } from '../../../../components/picture/picture';
import { ShownPicture } from '../../../../components/picture/shown-picture';
import type { ShownPicture as Files } from '../../../../lib/hotel/shown-picture';
import { t } from '../../../../lib/texts/texts';
import { PercentField } from './percent-field';

/** Percent from the left and from the top. */
interface Point {
  x: number;
  y: number;
}

interface FocalPointProps {
  files: Files;
  value: Point;
  onChange: (point: Point) => void;
}

const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const LARGE_STEP = 10;

const SHAPES = [
  { name: t`A card`, className: 'aspect-[16/10]' },
  { name: t`A square`, className: 'aspect-square' },
  { name: t`A phone in portrait`, className: 'aspect-[9/16]' },
];

const inPercent = (value: number) => Math.round(Math.min(100, Math.max(0, value)));

/** The place of the pointer on the element, in percent. */
export function placeOn({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return {
    x: inPercent(((clientX - left) / (width || 1)) * 100),
    y: inPercent(((clientY - top) / (height || 1)) * 100),
  };
}

/** Chooses the focal point of a picture by pointer, arrow keys or numbers. */
export function FocalPoint({ files, value, onChange }: FocalPointProps) {
  const { x, y } = value;
  const move = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons === 1 || event.type === 'pointerdown') onChange(placeOn(event));
  };
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const size = event.shiftKey ? LARGE_STEP : 1;
    onChange({ x: inPercent(x + step.x * size), y: inPercent(y + step.y * size) });
  };
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 text-sm font-semibold">{t`Focal point`}</legend>
      <p className="text-sm text-quiet">
        {t`Where a page shows only a part of the picture, this point stays visible. Press on the picture, or move the point with the arrow keys.`}
      </p>
      <div className="grid gap-5 sm:grid-cols-[1fr_14rem]">
        <div
          className="relative cursor-crosshair touch-none self-start"
          onPointerDown={move}
          onPointerMove={move}
        >
          <Picture
            files={files}
            alt=""
            sizes="(min-width: 48rem) 32rem, 90vw"
            className="pointer-events-none block"
          />
          <button
            type="button"
            aria-label={t`Focal point: ${x} % from the left, ${y} % from the top`}
            onKeyDown={press}
            style={{ left: `${x}%`, top: `${y}%` }}
            className="absolute size-11 -translate-1/2 cursor-move rounded-full border-3 border-white bg-[#14102480] shadow-float after:absolute after:inset-[42%] after:rounded-full after:bg-white"
          />
        </div>
        <ul className="flex items-end gap-3 sm:flex-wrap" aria-label={t`How pages show it`}>
          {SHAPES.map(({ name, className }) => (
            <li key={name} className="w-20 text-xs text-quiet">
              <ShownPicture
                files={{ ...files, altText: '', focalX: x, focalY: y }}
                sizes="5rem"
                className={className}
              />
              {name}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-4">
        <PercentField
          label={t`From the left in percent`}
          value={x}
          onChange={(left) => onChange({ x: left, y })}
        />
        <PercentField
          label={t`From the top in percent`}
          value={y}
          onChange={(top) => onChange({ x, y: top })}
        />
      </div>
    </fieldset>
  );
}
