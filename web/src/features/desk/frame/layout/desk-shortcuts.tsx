import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { Dialog, DialogBody } from '../../../../components/dialog/dialog';
import { t } from '../../../../lib/texts/texts';
import { SHORTCUTS, shortcutSwitch, type Shortcut } from './shortcuts';

// After a longer pause, the next key begins a new shortcut.
const SECOND_KEY_MILLISECONDS = 1_500;

const TYPING = 'input, textarea, select, [contenteditable], [role="gridcell"]';

/** Whether the key is meant for something else: a field, a dialog, the browser. */
function isMeantElsewhere({
  target,
  ctrlKey,
  metaKey,
  altKey,
  defaultPrevented,
  isComposing,
}: KeyboardEvent) {
  const isTyped = target instanceof Element && target.closest(TYPING) !== null;
  const hasDialog = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
  return ctrlKey || metaKey || altKey || defaultPrevented || isComposing || isTyped || hasDialog;
}

/** Calls with the shortcut whose keys were pressed, unless shortcuts are off. */
function useShortcuts(isOn: boolean, run: RefObject<(does: Shortcut['does']) => void>) {
  useEffect(() => {
    if (!isOn) return undefined;
    let first = { key: '', at: 0 };
    const press = (event: KeyboardEvent) => {
      if (isMeantElsewhere(event)) return;
      const isSecond = first.key !== '' && event.timeStamp - first.at < SECOND_KEY_MILLISECONDS;
      const keys = isSecond ? `${first.key} ${event.key}` : event.key;
      first = { key: event.key, at: event.timeStamp };
      const shortcut = SHORTCUTS.find((one) => one.keys === keys);
      if (!shortcut) return;
      event.preventDefault();
      first = { key: '', at: 0 };
      run.current(shortcut.does);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOn, run]);
}

/** The shortcuts of the desk, with the button that lists them and switches them off. */
export function DeskShortcuts() {
  const navigate = useNavigate();
  const [isOn, setOn] = useState(shortcutSwitch.isOn);
  const [isShown, setShown] = useState(false);
  const run = useRef<(does: Shortcut['does']) => void>(() => undefined);
  useLayoutEffect(() => {
    run.current = (does) => {
      if (does === 'help') setShown(true);
      else if (does === 'search') document.querySelector<HTMLElement>('#desk-search')?.focus();
      else void navigate(does.to);
    };
  });
  useShortcuts(isOn, run);
  const change = (next: boolean) => {
    setOn(next);
    shortcutSwitch.set(next);
  };
  return (
    <>
      <button
        type="button"
        onClick={() => setShown(true)}
        className="flex min-h-(--desk-entry) w-full cursor-pointer items-center rounded-control border-l-2 border-transparent px-2 text-left hover:bg-ground"
      >
        {t`Keyboard shortcuts`}
      </button>
      {isShown ? (
        <Dialog open onOpenChange={() => setShown(false)} title={t`Keyboard shortcuts`}>
          <DialogBody>
            <label className="flex min-h-12 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                className="size-5 shrink-0 accent-action"
                checked={isOn}
                onChange={({ target }) => change(target.checked)}
              />
              {t`Use them in this browser`}
            </label>
            <dl className="mt-4 border-t border-line">
              {SHORTCUTS.map(({ keys, label }) => (
                <div key={keys} className="flex justify-between gap-6 border-b border-line py-2">
                  <dt>{label}</dt>
                  <dd>
                    <kbd className="tabular rounded-control border border-control px-2 py-0.5 font-sans text-sm">
                      {keys}
                    </kbd>
                  </dd>
                </div>
              ))}
            </dl>
          </DialogBody>
        </Dialog>
      ) : null}
    </>
  );
}
