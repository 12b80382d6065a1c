import { useState } from 'react';
import { Button } from '../../../../components/form/button';
import { FailedState } from '../../../../components/list/failed-state';
import { Spinner } from '../../../../components/status/spinner';
import { useRateBookQuery } from '../../../../generated/desk-rate-book';
import type { RateBookQuery } from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';
import { DeskPage } from '../../frame/layout/desk-page';
import { useSecondPress } from '../../frame/form/second-press';
import { questionOfRates } from './asked-rates';
import { editOf, emptyForm, formOfRestriction, formOfSeason, type RateForm } from './rate-edit';
import { RateEditForm } from './rate-edit-form';
import { RateRuleList } from './rate-rule-list';
import { changeInWords, datesInWords, ruleInWords } from './rate-words';
import { lastChangeOf, useRateChanges } from './use-rate-changes';

/** Seasons, rules for stays and rates of single dates. */
export default function RateBookPage() {
  const { data, error, loading, refetch } = useRateBookQuery();
  return (
    <DeskPage
      title={t`Seasons and rules`}
      note={t`The rate of a single date overrides a season, and a season overrides the room type’s own rate. Booked nights keep their price.`}
    >
      {data ? (
        <RateBookEditor data={data} onChanged={refetch} />
      ) : error && !loading ? (
        <FailedState problem={t`The rates could not be loaded.`} onRetry={() => void refetch()} />
      ) : (
        <Spinner label={t`Loading the rates`} />
      )}
    </DeskPage>
  );
}

function RateBookEditor({ data, onChanged }: { data: RateBookQuery; onChanged: () => Promise<unknown> }) {
  const { property, rateBook, roomTypes } = data;
  const [form, setForm] = useState<RateForm>(() => emptyForm('season', property.today));
  const { faults, notice, warnings, busy, change, undo, preview } = useRateChanges(
    rateBook.version,
    onChanged,
  );
  const { ask, dialog } = useSecondPress();
  const save = async () => {
    const types = roomTypes.filter(
      ({ name }) => form.roomTypes.length === 0 || form.roomTypes.includes(name),
    );
    const before = types.map(({ title, nightlyRate }) => ({ label: title, rate: nightlyRate }));
    if (!(await ask(questionOfRates(form, before)))) return;
    if (await change(editOf(form))) setForm(emptyForm(form.kind, form.from));
  };
  const sampleType = form.roomTypes[0] ?? roomTypes[0]?.name ?? '';
  return (
    <div className="grid gap-14">
      <RateRuleList
        title={t`Seasons`}
        none={t`No seasons yet: each room type has its own rate on all dates.`}
        rules={rateBook.seasons.map((season) => ({
          id: season.id,
          name: season.name,
          dates: datesInWords(season),
          effect: changeInWords(season.change, property.rateCurrency),
          onEdit: () => setForm(formOfSeason(season)),
          onDelete: () => void change({ deleteSeason: season.id }),
        }))}
      />
      <RateRuleList
        title={t`Rules for stays`}
        none={t`No rules yet: stays of any length can begin and end on any date.`}
        rules={rateBook.restrictions.map((restriction) => ({
          id: restriction.id,
          name: restriction.name,
          dates: datesInWords(restriction),
          effect: ruleInWords(restriction.rule),
          onEdit: () => setForm(formOfRestriction(restriction)),
          onDelete: () => void change({ deleteRestriction: restriction.id }),
        }))}
      />
      <section aria-labelledby="rate-change">
        <h2 id="rate-change" className="mb-4 font-display text-3xl">
          {form.id === null ? t`Change rates` : t`Change ${form.name}`}
        </h2>
        <RateEditForm
          form={form}
          roomTypes={roomTypes}
          currency={property.rateCurrency}
          faults={faults}
          busy={busy}
          notice={notice}
          warnings={warnings}
          onChange={setForm}
          onPreview={() => void preview(form, sampleType)}
          onSave={() => void save()}
        />
        {lastChangeOf(rateBook.changes) ? (
          <Button look="quiet" className="mt-6" disabled={busy} onClick={() => void undo()}>
            {t`Undo the last change`}
          </Button>
        ) : null}
      </section>
      {dialog}
    </div>
  );
}
