import { useState, type FormEvent } from 'react';
import { Button } from '../../../../components/form/button';
import { TextField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import {
  useAddRoleMutation,
  useDeleteRoleMutation,
  useEditRoleMutation,
} from '../../../../generated/desk-staff';
import type { RoleAnswerFragment, RoleOfListFragment, StaffBookQuery } from '../../../../generated/graphql';
import { minorUnitsOf, textOfMinorUnits } from '../../../../lib/form-values';
import { useMay } from '../../../../lib/rights/rights';
import { plural, t } from '../../../../lib/texts/texts';
import { ChangedMeanwhile, type ShownValue } from '../../frame/form/changed-meanwhile';
import { RestoredDraft } from '../../frame/form/restored-draft';
import { deletionOf, useSecondPress } from '../../frame/form/second-press';
import { useDraftOver } from '../../frame/form/use-draft-over';
import { useSending } from '../../frame/form/use-sending';

type Permission = StaffBookQuery['staffBook']['permissions'][number];

interface RoleListProps {
  roles: readonly RoleOfListFragment[];
  permissions: readonly Permission[];
}

/** The roles. The owner copies them and changes their rights. */
export function RoleList({ roles, permissions }: RoleListProps) {
  const mayWrite = useMay('staff.write');
  const [notice, setNotice] = useState('');
  const [copied, setCopied] = useState<RoleOfListFragment | null>(null);
  const changed = (text: string) => {
    setNotice(text);
    setCopied(null);
  };
  return (
    <section aria-label={t`Roles`} className="grid gap-4">
      <h2 className="font-display text-2xl">{t`Roles`}</h2>
      <div role="status">{notice ? <Message tone="good" text={notice} /> : null}</div>
      {roles.map((role) => (
        <details key={role.id} className="border-t border-line last:border-b">
          <summary className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
            {role.name}
            <span className="text-sm font-normal text-quiet">
              {plural(role.people, { one: '# person', other: '# people' })}
            </span>
          </summary>
          {role.isOwner || !mayWrite ? (
            <RightsInWords role={role} permissions={permissions} />
          ) : (
            <RoleForm role={role} permissions={permissions} onSaved={changed} />
          )}
          {mayWrite ? (
            <div className="mt-3 flex flex-wrap gap-2">
              <Button
                look="quiet"
                size="row"
                aria-label={t`Copy the role ${role.name}`}
                onClick={() => setCopied(role)}
              >
                {t`Copy`}
              </Button>
              {role.isShipped ? null : <DeleteRole role={role} onDeleted={changed} />}
            </div>
          ) : null}
        </details>
      ))}
      {copied ? (
        <section aria-label={t`New role`} className="grid gap-3">
          <h3 className="font-display text-xl">{t`New role, a copy of ${copied.name}`}</h3>
          <RoleForm
            key={copied.id}
            role={{ ...copied, name: t`Copy of ${copied.name}` }}
            isNew
            permissions={permissions}
            onSaved={changed}
          />
        </section>
      ) : null}
    </section>
  );
}

function RightsInWords({
  role,
  permissions,
}: {
  role: RoleOfListFragment;
  permissions: readonly Permission[];
}) {
  if (role.isOwner) return <p className="text-quiet">{t`An owner may do everything.`}</p>;
  const held = permissions.filter(({ name }) => role.permissions.includes(name));
  return (
    <ul className="list-disc pl-5 text-sm">
      {held.map(({ name, meaning }) => (
        <li key={name}>{meaning}</li>
      ))}
    </ul>
  );
}

interface RoleFormProps {
  role: RoleOfListFragment;
  isNew?: boolean;
  permissions: readonly Permission[];
  onSaved: (notice: string) => void;
}

interface TypedRole {
  name: string;
  /** For each permission, whether the role has the permission. */
  held: Readonly<Record<string, boolean>>;
  /** In rupees; empty for any amount. */
  bound: string;
}

const typedRole = (
  { name, permissions: held, boundPaise }: RoleOfListFragment,
  permissions: readonly Permission[],
): TypedRole => ({
  name,
  held: Object.fromEntries(
    permissions.map((permission) => [permission.name, held.includes(permission.name)]),
  ),
  bound: boundPaise === null ? '' : textOfMinorUnits(boundPaise),
});

/** The values of a role for the notice about changes of others: each permission has a sentence as its label. */
function shownRole(role: RoleOfListFragment, permissions: readonly Permission[]): ShownValue[] {
  const { name, bound, held } = typedRole(role, permissions);
  return [
    { label: t`Name`, text: name },
    { label: t`May give away`, text: bound },
    ...permissions.map((permission) => ({
      label: permission.meaning,
      text: held[permission.name] ? t`Yes` : t`No`,
    })),
  ];
}

const BOUND_HINT = t`In rupees on one business day, all together: lowered and waived charges, refunds by hand, counter-entries, cash paid out, and departures with an open balance. Leave it empty for no limit.`;

function RoleForm({ role, isNew = false, permissions, onSaved }: RoleFormProps) {
  const draft = useDraftOver({
    name: isNew ? `copy of role ${role.id}` : `role ${role.id}`,
    stored: role,
    valuesOf: (stored) => typedRole(stored, permissions),
    shownOf: (stored) => shownRole(stored, permissions),
  });
  const { name, held, bound } = draft.values;
  const [boundFault, setBoundFault] = useState('');
  const { form, send, isBusy, faultOf, problem } = useSending<RoleAnswerFragment>('RolesSaved');
  const [add] = useAddRoleMutation();
  const [edit] = useEditRoleMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const boundPaise = bound.trim() === '' ? null : minorUnitsOf(bound);
    const isUnread = bound.trim() !== '' && boundPaise === null;
    setBoundFault(isUnread ? t`Please enter an amount in rupees, such as 5000.` : '');
    if (isUnread) return;
    const input = { name, permissions: Object.keys(held).filter((one) => held[one]), boundPaise };
    const { id, version } = draft.opened;
    const sent = await send(input, async () =>
      isNew
        ? (await add({ variables: { input } })).data?.result
        : (await edit({ variables: { id, input, version } })).data?.result,
    );
    if (sent?.__typename !== 'RolesSaved') return;
    // The server writes some values in another way, such as 5000 for 5000.00.
    draft.discard();
    onSaved(t`The role ${name} is saved. The change takes effect at once.`);
  };
  return (
    <form
      ref={form}
      noValidate
      method="dialog"
      className="grid gap-4"
      onSubmit={(event) => void submit(event)}
    >
      <RestoredDraft at={draft.restoredAt} onDiscard={draft.discard} />
      <ChangedMeanwhile
        changes={isBusy ? [] : draft.changes}
        onUse={() => draft.goOn(typedRole(role, permissions))}
        onKeep={draft.keepMine}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t`Name`}
          required
          value={name}
          error={faultOf('name')}
          onChange={({ target }) => draft.edit({ name: target.value })}
        />
        <TextField
          label={t`May give away`}
          inputMode="decimal"
          hint={BOUND_HINT}
          value={bound}
          error={boundFault || faultOf('boundPaise')}
          onChange={({ target }) => draft.edit({ bound: target.value })}
        />
      </div>
      <fieldset className="grid gap-x-6 lg:grid-cols-2">
        <legend className="mb-2 text-sm font-semibold">{t`People with this role may`}</legend>
        {permissions.map(({ name: permission, meaning }) => (
          <label key={permission} className="flex min-h-11 items-center gap-3 text-sm">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-(--color-action)"
              checked={held[permission] ?? false}
              onChange={({ target }) => draft.edit({ held: { ...held, [permission]: target.checked } })}
            />
            {meaning}
          </label>
        ))}
      </fieldset>
      <div role="alert">{problem ? <Message tone="bad" text={problem} /> : null}</div>
      <div>
        <Button size="small" type="submit" disabled={isBusy} aria-busy={isBusy}>
          {t`Save the role`}
        </Button>
      </div>
    </form>
  );
}

function DeleteRole({ role, onDeleted }: { role: RoleOfListFragment; onDeleted: (notice: string) => void }) {
  const [remove] = useDeleteRoleMutation();
  const { send, problem } = useSending<RoleAnswerFragment>('RolesSaved');
  const { ask, dialog } = useSecondPress();
  const press = async () => {
    if (!(await ask(deletionOf(role.name)))) return;
    const variables = { id: role.id };
    const answer = await send(variables, async () => (await remove({ variables })).data?.result);
    if (answer?.__typename === 'RolesSaved') onDeleted(t`The role ${role.name} is deleted.`);
  };
  return (
    <>
      <Button
        look="danger"
        size="row"
        aria-label={t`Delete the role ${role.name}`}
        onClick={() => void press()}
      >
        {t`Delete`}
      </Button>
      <div role="alert">{problem ? <Message tone="bad" text={problem} /> : null}</div>
      {dialog}
    </>
  );
}
