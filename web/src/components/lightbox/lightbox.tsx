import { Dialog as Primitive } from 'radix-ui';
import { useRef, type KeyboardEvent, type ReactNode, type TouchEvent } from 'react';
import type { ShownPicture as Files } from '../../lib/hotel/shown-picture';
import { t } from '../../lib/texts/texts';
import { useFocusReturn } from '../dialog/use-focus-return';
import { ChevronDownIcon, CloseIcon } from '../icon/line-icons';
import { ShownPicture } from '../picture/shown-picture';

interface LightboxProps {
  /** What the pictures are of, for screen readers. */
  title: string;
  pictures: readonly Files[];
  /** The index of the shown picture; null when the lightbox is closed. */
  place: number | null;
  onShow: (place: number) => void;
  onClose: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Shorter moves of a finger are a tap. */
const SWIPE_PIXELS = 48;

/** The height of the bars above and below the picture. */
const BARS = '9rem';

/**
 * Pictures over the whole window, one at a time. Arrow keys, buttons and swipes move between them, from the last to the
 * first.
 */
export default function Lightbox({ title, pictures, place, onShow, onClose }: LightboxProps) {
  const content = useRef<HTMLDivElement>(null);
  // Guests press the arrow keys first, so the window gets the focus instead of its first button.
  const focusReturn = useFocusReturn(content);
  const move = (step: number) => onShow(((place ?? 0) + step + pictures.length) % pictures.length);
  const swipe = useSwipe(move);
  const press = ({ key }: KeyboardEvent) => {
    const step = STEPS[key];
    if (step !== undefined) move(step);
  };
  const picture = place === null ? undefined : pictures[place];
  return (
    <Primitive.Root open={picture !== undefined} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Primitive.Portal>
        <Primitive.Content
          {...focusReturn}
          ref={content}
          aria-describedby={undefined}
          onKeyDown={press}
          className="on-dusk animate-appear fixed inset-0 z-50 flex flex-col bg-dusk text-on-dusk outline-none"
        >
          <Primitive.Title className="sr-only">{title}</Primitive.Title>
          <div className="flex justify-end p-2">
            <Primitive.Close aria-label={t`Close`} className={BUTTON}>
              <CloseIcon />
            </Primitive.Close>
          </div>
          <div {...swipe} className="grid min-h-0 flex-1 touch-pan-y touch-pinch-zoom place-items-center">
            {picture ? <WholePicture key={picture.name} files={picture} /> : null}
          </div>
          <div className="flex items-center justify-between gap-4 p-2 sm:px-6">
            <StepButton label={t`Previous picture`} onPress={() => move(-1)}>
              <ChevronDownIcon className="rotate-90" />
            </StepButton>
            <p aria-live="polite" className="tabular min-w-0 text-center text-sm">
              <span className="block">{t`${(place ?? 0) + 1} of ${pictures.length}`}</span>
              <span className="block text-quiet max-h-16 overflow-hidden">{picture?.altText}</span>
            </p>
            <StepButton label={t`Next picture`} onPress={() => move(1)}>
              <ChevronDownIcon className="-rotate-90" />
            </StepButton>
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

const BUTTON = 'grid size-12 shrink-0 cursor-pointer place-items-center rounded-control hover:bg-raised';

interface StepButtonProps {
  label: string;
  onPress: () => void;
  children: ReactNode;
}

function StepButton({ label, onPress, children }: StepButtonProps) {
  return (
    <button type="button" aria-label={label} onClick={onPress} className={BUTTON}>
      {children}
    </button>
  );
}

/** The whole picture, as large as the window allows. */
function WholePicture({ files }: { files: Files }) {
  const ratio = files.width / files.height;
  const width = `min(100vw, (100dvh - ${BARS}) * ${ratio})`;
  return (
    <div style={{ width: `min(100%, (100dvh - ${BARS}) * ${ratio})` }}>
      <ShownPicture files={files} sizes={width} eager className="pointer-events-none block select-none" />
    </div>
  );
}

/** Reports the direction of a swipe with one finger. Two fingers zoom, and then one finger moves the picture. */
function useSwipe(move: (step: number) => void) {
  const start = useRef<number | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const [finger, second] = Array.from(touches);
      const isEnlarged = (window.visualViewport?.scale ?? 1) > 1;
      start.current = finger && !second && !isEnlarged ? finger.clientX : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const [finger] = Array.from(changedTouches);
      const moved = finger && start.current !== null ? finger.clientX - start.current : 0;
      start.current = null;
      if (Math.abs(moved) >= SWIPE_PIXELS) move(moved > 0 ? -1 : 1);
    },
  };
}
