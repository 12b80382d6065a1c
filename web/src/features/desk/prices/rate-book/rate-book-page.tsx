import { Button } from '../../../../components/form/button';
import { RateBookDocument, useRateBookQuery } from '../../../../generated/desk-rate-book';
import type { RateBookQuery, RateEditInput } from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';
import { May } from '../../../../lib/rights/may';
import { DeskPage } from '../../frame/layout/desk-page';
import { NotLoaded } from '../../frame/layout/not-loaded';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import { ChangedMeanwhile, DeletedMeanwhile } from '../../frame/form/changed-meanwhile';
import { RestoredDraft } from '../../frame/form/restored-draft';
import { useSecondPress } from '../../frame/form/second-press';
import { questionOfRates } from './asked-rates';
import { editOf, type RateForm } from './rate-edit';
import { RateEditForm } from './rate-edit-form';
import { RateRuleList } from './rate-rule-list';
import { changeInWords, datesInWords, ruleInWords } from './rate-words';
import { lastChangeOf, useRateChanges } from './use-rate-changes';
import { keyOfRate, useRateDraft } from './use-rate-draft';

/** Seasons, rules for stays and rates of single dates. */
export default function RateBookPage() {
  const query = useRateBookQuery();
  const { data, refetch } = query;
  useLiveQuery(['RATE'], RateBookDocument, {});
  return (
    <DeskPage
      title={t`Seasons and rules`}
      note={t`The rate of a single date overrides a season, and a season overrides the room type’s own rate. Booked nights keep their price.`}
    >
      {data ? (
        <RateBookEditor data={data} readAgain={async () => (await refetch()).data?.rateBook.version} />
      ) : (
        <NotLoaded query={query} failed={t`The rates could not be loaded.`} label={t`Loading the rates`} />
      )}
    </DeskPage>
  );
}

interface RateBookEditorProps {
  data: RateBookQuery;
  readAgain: () => Promise<number | undefined>;
}

function RateBookEditor({ data, readAgain }: RateBookEditorProps) {
  const { property, rateBook, roomTypes } = data;
  const { version } = rateBook;
  const rateChanges = useRateChanges(version, readAgain);
  const { faults, notice, warnings, busy, change, undo, preview, versionOfOthers } = rateChanges;
  const draft = useRateDraft(rateBook, property.today, { version, versionOfOthers });
  const { form } = draft;
  const { ask, dialog } = useSecondPress();
  const save = async (saved: RateForm, over: number) => {
    const types = roomTypes.filter(
      ({ name }) => form.roomTypes.length === 0 || form.roomTypes.includes(name),
    );
    const before = types.map(({ title, nightlyRate }) => ({ label: title, rate: nightlyRate }));
    if (!(await ask(questionOfRates(form, before)))) return;
    if (await change(editOf(saved), over)) draft.finish();
  };
  const remove = async (kind: RateForm['kind'], id: number, edit: RateEditInput) => {
    if ((await change(edit)) && keyOfRate({ kind, id }) === keyOfRate(form)) draft.finish();
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
          onEdit: () => draft.choose(keyOfRate({ kind: 'season', id: season.id })),
          onDelete: () => void remove('season', season.id, { deleteSeason: season.id }),
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
          onEdit: () => draft.choose(keyOfRate({ kind: 'restriction', id: restriction.id })),
          onDelete: () => void remove('restriction', restriction.id, { deleteRestriction: restriction.id }),
        }))}
      />
      <May permission="rates.write">
        <section aria-labelledby="rate-change">
          <h2 id="rate-change" className="mb-4 font-display text-3xl">
            {form.id === null ? t`Change rates` : t`Change ${form.name}`}
          </h2>
          <div className="mb-5 grid gap-4 empty:hidden">
            <RestoredDraft {...draft.restored} />
            <ChangedMeanwhile {...draft.meanwhile} changes={busy ? [] : draft.meanwhile.changes} />
            <DeletedMeanwhile
              isDeleted={draft.isDeleted && !busy}
              onAdd={() => void save({ ...form, id: null }, version)}
              onDiscard={draft.finish}
            />
          </div>
          <RateEditForm
            form={form}
            roomTypes={roomTypes}
            currency={property.rateCurrency}
            faults={faults}
            busy={busy}
            notice={notice}
            warnings={warnings}
            onChange={draft.change}
            onPreview={() => void preview(form, sampleType)}
            onSave={() => void save(form, draft.version)}
          />
          {lastChangeOf(rateBook.changes) ? (
            <Button look="quiet" className="mt-6" disabled={busy} onClick={() => void undo()}>
              {t`Undo the last change`}
            </Button>
          ) : null}
        </section>
      </May>
      {dialog}
    </div>
  );
}
