import { useState, type FormEvent } from 'react';
import { Button } from '../../../../components/form/button';
import { SelectField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import { useMoveFolioLinesMutation } from '../../../../generated/desk-folios';
import type { Folios_ResultFragment as Sent } from '../../../../generated/graphql';
import { plural, t } from '../../../../lib/texts/texts';
import { useSending } from '../../frame/form/use-sending';
import { FIRST_FOLIO, folioName, folioValue, type Folio } from './folio-names';

interface MoveLinesProps {
  reference: string;
  folios: readonly Folio[];
  /** The picked lines, by id. */
  lines: readonly number[];
  /** Called with a sentence that says what was moved. */
  onMoved: (sentence: string) => void;
}

/** Moves the picked lines to another folio. */
export function MoveLines({ reference, folios, lines, onMoved }: MoveLinesProps) {
  const [target, setTarget] = useState('');
  const { form, send, isBusy, faultOf, problem } = useSending<Sent>('FoliosStored');
  const [move] = useMoveFolioLinesMutation();
  const open = folios.filter(({ closedAt }) => closedAt === null);
  const chosen = open.find((folio) => folioValue(folio) === target) ?? open.at(-1);
  if (lines.length === 0 || !chosen) return null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const input = { reference, lines: [...lines], to: chosen.id };
    const sent = await send(input, async () => (await move({ variables: { input } })).data?.moveFolioLines);
    if (sent?.__typename === 'FoliosStored')
      onMoved(t`${plural(lines.length, { one: '# line', other: '# lines' })} moved to ${folioName(chosen)}.`);
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label={t`Move lines`}
      className="mt-4 flex flex-wrap items-end gap-3 print:hidden"
      onSubmit={(event) => void submit(event)}
    >
      <SelectField
        label={t`Move to`}
        required
        value={folioValue(chosen)}
        error={faultOf('lines')}
        onChange={(event) => setTarget(event.target.value)}
      >
        {open.map((folio) => (
          <option key={folio.id ?? FIRST_FOLIO} value={folioValue(folio)}>
            {folioName(folio)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
        {plural(lines.length, { one: 'Move # line', other: 'Move # lines' })}
      </Button>
      <div role="alert" className="w-full empty:hidden">
        {problem ? <Message tone="bad" text={problem} /> : null}
      </div>
    </form>
  );
}
