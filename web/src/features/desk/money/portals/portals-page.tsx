import { Link } from '../../../../components/page/link';
import { FailedState } from '../../../../components/list/failed-state';
import { Spinner } from '../../../../components/status/spinner';
import {
  PortalsDocument,
  useAddPortalMutation,
  useEditPortalMutation,
  usePortalsQuery,
} from '../../../../generated/desk-portals';
import type {
  AddPortalMutation,
  EditPortalMutation,
  PortalForm_PortalFragment,
} from '../../../../generated/graphql';
import { CALENDARS_PATH, CHANNELS_PATH } from '../../../../lib/desk-paths';
import { May } from '../../../../lib/rights/may';
import { t } from '../../../../lib/texts/texts';
import { faultsByField, type FormValues } from '../../frame/form/form-fields';
import type { Stored, VersionedOutcome } from '../../frame/form/use-versioned-form';
import { VersionedForm } from '../../frame/form/versioned-form';
import { DeskPage } from '../../frame/layout/desk-page';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import { NEW_PORTAL, PORTAL_FIELDS, portalInput, valuesOfPortal } from './portal-form';
import { WhatPortalsOwe } from './what-portals-owe';

const storedOf = (portal: PortalForm_PortalFragment): Stored => ({
  values: valuesOfPortal(portal),
  version: portal.version,
});

function outcomeOf(
  result: EditPortalMutation['editPortal'] | AddPortalMutation['addPortal'] | undefined,
): VersionedOutcome {
  switch (result?.__typename) {
    case 'PortalSaved':
      return { kind: 'saved', ...storedOf(result.portal) };
    case 'PortalChanged':
      return { kind: 'changed elsewhere', message: result.message, ...storedOf(result.portal) };
    case 'InvalidInput':
      return { kind: 'invalid', faults: faultsByField(result.faults) };
    default:
      return { kind: 'failed' };
  }
}

/** The portals that sell stays, and their debts. */
export default function PortalsPage() {
  const { data, error, loading, refetch } = usePortalsQuery();
  useLiveQuery(['SETTING'], PortalsDocument, {});
  return (
    <DeskPage
      wide
      title={t`Portals`}
      actions={
        <May permission="programs.read">
          <Link
            to={CHANNELS_PATH}
            className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
          >
            {t`Channels`}
          </Link>
          <Link
            to={CALENDARS_PATH}
            className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
          >
            {t`Calendars`}
          </Link>
        </May>
      }
      note={t`The portals that sell stays of the hotel, their terms, and what they owe. A change of a portal does not change earlier bookings.`}
    >
      {data ? (
        <>
          <May permission="payments.read">
            <WhatPortalsOwe portals={data.portals} today={data.property.today} />
          </May>
          {data.portals.map((portal) => (
            <PortalEditor key={portal.id} portal={portal} />
          ))}
          <May permission="rates.write">
            <NewPortal key={`new ${data.portals.length}`} onAdded={refetch} />
          </May>
        </>
      ) : error && !loading ? (
        <FailedState problem={t`The portals could not be loaded.`} onRetry={() => void refetch()} />
      ) : (
        <Spinner label={t`Loading the portals`} />
      )}
    </DeskPage>
  );
}

function PortalEditor({ portal }: { portal: PortalForm_PortalFragment }) {
  const [edit] = useEditPortalMutation();
  const save = async (typed: FormValues, version: number) => {
    const { data } = await edit({ variables: { id: portal.id, input: portalInput(typed), version } });
    return outcomeOf(data?.editPortal);
  };
  return (
    <section aria-label={portal.name}>
      <h2 className="mb-4 font-display text-3xl">{portal.name}</h2>
      <VersionedForm
        needs="rates.write"
        label={portal.name}
        groups={PORTAL_FIELDS}
        stored={storedOf(portal)}
        save={save}
      />
    </section>
  );
}

function NewPortal({ onAdded }: { onAdded: () => Promise<unknown> }) {
  const [add] = useAddPortalMutation();
  const save = async (typed: FormValues) => {
    const { data } = await add({ variables: { input: portalInput(typed) } });
    const outcome = outcomeOf(data?.addPortal);
    if (outcome.kind === 'saved') await onAdded();
    return outcome;
  };
  return (
    <section aria-label={t`New portal`}>
      <h2 className="mb-4 font-display text-3xl">{t`New portal`}</h2>
      <VersionedForm
        needs="rates.write"
        label={t`New portal`}
        groups={PORTAL_FIELDS}
        stored={{ values: NEW_PORTAL, version: 0 }}
        save={save}
      />
    </section>
  );
}
