import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../../../components/form/button';
import { TextField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import { t } from '../../../../lib/texts/texts';
import type { Pressed } from './press-queue';

/** What a person in the room can report in words. */
const REPORTS = {
  FOUND: {
    button: t`Found something…`,
    label: t`What was found`,
    maximum: 200,
    pressed: (text: string): Pressed => ({ kind: 'FOUND', what: text }),
    done: (text: string) => t`Noted as found: ${text}`,
  },
  REPAIR: {
    button: t`Needs repair…`,
    label: t`What must be repaired`,
    maximum: 500,
    pressed: (text: string): Pressed => ({ kind: 'REPAIR', note: text }),
    done: (text: string) => t`Noted for reception: ${text}`,
  },
} as const;
type Kind = keyof typeof REPORTS;
const KINDS: readonly Kind[] = ['FOUND', 'REPAIR'];

interface RoomReportProps {
  number: string;
  onPress: (pressed: Pressed, picture: Blob | null) => void;
}

/**
 * Reports an item that was found in the room, or a repair: a press opens the form for a few words and a picture, and
 * a second press sends it.
 */
export function RoomReport({ number, onPress }: RoomReportProps) {
  const [kind, setKind] = useState<Kind | null>(null);
  const [text, setText] = useState('');
  const [picture, setPicture] = useState<File | null>(null);
  const [outcome, setOutcome] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (kind) form.current?.querySelector('input')?.focus();
  }, [kind]);
  const open = (next: Kind | null) => {
    setKind(next);
    setText('');
    setPicture(null);
    setOutcome('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (kind === null || words === '') return;
    onPress(REPORTS[kind].pressed(words), picture);
    open(null);
    setOutcome(REPORTS[kind].done(words));
  };
  return (
    <>
      {KINDS.map((each) => (
        <Button
          key={each}
          size="small"
          look="quiet"
          aria-expanded={kind === each}
          onClick={() => open(kind === each ? null : each)}
        >
          {REPORTS[each].button}
          <span className="sr-only">{` ${number}`}</span>
        </Button>
      ))}
      {kind ? (
        <form ref={form} noValidate onSubmit={submit} className="flex basis-full flex-wrap items-end gap-2">
          <div className="min-w-0 flex-1 basis-56">
            <TextField
              label={REPORTS[kind].label}
              required
              maxLength={REPORTS[kind].maximum}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </div>
          <TakePicture taken={picture} onTake={setPicture} />
          <Button type="submit" size="small" disabled={text.trim() === ''}>{t`Save`}</Button>
        </form>
      ) : null}
      <div role="status" className="basis-full empty:hidden">
        {outcome ? <Message tone="good" text={outcome} /> : null}
      </div>
    </>
  );
}

/** Opens the camera of a phone, or a choice of files elsewhere. */
function TakePicture({ taken, onTake }: { taken: File | null; onTake: (picture: File | null) => void }) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center rounded-control border border-control px-4 text-[length:var(--text-button,0.9375rem)] font-semibold has-focus-visible:outline-2 has-focus-visible:outline-action">
      {taken ? t`Another picture` : t`Take a picture`}
      <input
        type="file"
        accept="image/*"
        capture="environment"
        className="sr-only"
        onChange={({ target }) => onTake(target.files?.[0] ?? null)}
      />
      {taken ? <span className="ml-2 font-normal text-good">{t`1 picture taken`}</span> : null}
    </label>
  );
}
