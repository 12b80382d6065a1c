import { useDayBookLedgersQuery, useEditDayBookLedgersMutation } from '../../../../generated/desk-day-book';
import type {
  DayBookAccount,
  EditDayBookLedgersMutation,
  LedgerNames_LedgersFragment,
} from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';
import type { FieldGroup, FormValues } from '../../frame/form/form-fields';
import type { Stored, VersionedOutcome } from '../../frame/form/use-versioned-form';
import { VersionedForm } from '../../frame/form/versioned-form';
import { NotLoaded } from '../../frame/layout/not-loaded';
import { wordsOfAccount } from './account-words';

const LEDGER_NAME_LENGTH = 80;

const storedOf = ({ ledgers, version }: LedgerNames_LedgersFragment): Stored => ({
  values: Object.fromEntries(ledgers.map(({ account, name }) => [account, name])),
  version,
});

/** `ledgers.CASH` is the field of the account CASH. */
const accountOfFault = (field: string): string => field.split('.')[1] ?? field;

function outcomeOf(result: EditDayBookLedgersMutation['editDayBookLedgers'] | undefined): VersionedOutcome {
  switch (result?.__typename) {
    case 'DayBookLedgersSaved':
      return { kind: 'saved', ...storedOf(result.stored) };
    case 'DayBookLedgersChanged':
      return { kind: 'changed elsewhere', message: result.message, ...storedOf(result.stored) };
    case 'InvalidInput': {
      const faults = result.faults.map(({ field, message }) => [accountOfFault(field), message]);
      return { kind: 'invalid', faults: Object.fromEntries(faults) };
    }
    default:
      return { kind: 'failed' };
  }
}

/** One group for each group of ledgers in Tally. */
function groupsOf({ ledgers }: LedgerNames_LedgersFragment): FieldGroup[] {
  const titles = [...new Set(ledgers.map(({ group }) => group))];
  return titles.map((title) => ({
    title,
    fields: ledgers
      .filter(({ group }) => group === title)
      .map(({ account, hasRate, hasParty }) => ({
        name: account,
        label: wordsOfAccount(account),
        kind: 'line',
        required: true,
        maximum: LEDGER_NAME_LENGTH,
        ...(hasRate && { hint: t`{rate} stands for the rate of GST, {half} for half of it.` }),
        ...(hasParty && { hint: t`{party} stands for the name of the company or the portal.` }),
      })),
  }));
}

/** The names of the ledgers, as the accountant’s program has them. */
export function LedgerNames() {
  const query = useDayBookLedgersQuery();
  const [edit] = useEditDayBookLedgersMutation();
  const known = query.data?.dayBookLedgers;
  if (!known)
    return (
      <NotLoaded query={query} failed={t`The ledgers could not be loaded.`} label={t`Loading the ledgers`} />
    );
  const save = async (values: FormValues, version: number) => {
    const ledgers = known.ledgers.map(({ account }: { account: DayBookAccount }) => ({
      account,
      name: values[account] ?? '',
    }));
    const { data } = await edit({ variables: { ledgers, version } });
    return outcomeOf(data?.editDayBookLedgers);
  };
  return (
    <VersionedForm
      needs="figures.export"
      label={t`Ledgers of the day book`}
      groups={groupsOf(known)}
      stored={storedOf(known)}
      save={save}
      savedNotice={t`Saved. Open days have the new names; closed days keep theirs.`}
    />
  );
}
