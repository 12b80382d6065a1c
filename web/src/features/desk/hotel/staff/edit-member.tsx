import { useId, useState, type FormEvent } from 'react';
import { Button } from '../../../../components/form/button';
import { SelectField, TextField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import { useEditStaffMutation } from '../../../../generated/desk-staff';
import type {
  RoleOfListFragment,
  StaffAnswerFragment,
  StaffMemberOfListFragment,
} from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';
import { ChangedMeanwhile } from '../../frame/form/changed-meanwhile';
import { RestoredDraft } from '../../frame/form/restored-draft';
import { useDraftOver } from '../../frame/form/use-draft-over';
import { useSending } from '../../frame/form/use-sending';

interface EditMemberProps {
  member: StaffMemberOfListFragment;
  roles: readonly RoleOfListFragment[];
  onDone: (notice: string) => void;
}

/** Changes the name and the role of a member. */
export function EditMember({ member, roles, onDone }: EditMemberProps) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  return (
    <div className="grid gap-3">
      <Button
        look="quiet"
        size="row"
        aria-label={t`Change ${member.name}`}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        {t`Change`}
      </Button>
      <div id={panel} hidden={!isOpen}>
        {isOpen ? (
          <MemberForm
            member={member}
            roles={roles}
            onDone={(notice) => {
              setOpen(false);
              onDone(notice);
            }}
          />
        ) : null}
      </div>
    </div>
  );
}

function MemberForm({ member, roles, onDone }: EditMemberProps) {
  const draft = useDraftOver({
    name: `member ${member.id}`,
    stored: { name: member.name, roleId: member.roleId },
    valuesOf: (stored) => stored,
    shownOf: (stored) => [
      { label: t`Name`, text: stored.name },
      { label: t`Role`, text: roles.find(({ id }) => id === stored.roleId)?.name ?? '' },
    ],
  });
  const { name, roleId } = draft.values;
  const { form, send, isBusy, faultOf, problem } = useSending<StaffAnswerFragment>('StaffSaved');
  const [edit] = useEditStaffMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const input = { name, roleId };
    const sent = await send(
      input,
      async () => (await edit({ variables: { id: member.id, input } })).data?.result,
    );
    if (sent?.__typename !== 'StaffSaved') return;
    draft.forget();
    onDone(t`${name} is saved.`);
  };
  return (
    <form
      ref={form}
      noValidate
      method="dialog"
      className="grid gap-3 sm:grid-cols-2"
      onSubmit={(event) => void submit(event)}
    >
      <div className="grid gap-3 empty:hidden sm:col-span-2">
        <RestoredDraft at={draft.restoredAt} onDiscard={draft.discard} />
        <ChangedMeanwhile
          changes={isBusy ? [] : draft.changes}
          onUse={() => draft.goOn({ name: member.name, roleId: member.roleId })}
          onKeep={draft.keepMine}
        />
      </div>
      <TextField
        label={t`Name`}
        required
        value={name}
        error={faultOf('name')}
        onChange={({ target }) => draft.edit({ name: target.value })}
      />
      {member.isPinned || member.isYou ? null : (
        <SelectField
          label={t`Role`}
          required
          value={roleId}
          error={faultOf('roleId')}
          onChange={({ target }) => draft.edit({ roleId: target.value })}
        >
          {roles
            .filter(({ id, isOwner }) => !isOwner || id === member.roleId)
            .map(({ id, name: role }) => (
              <option key={id} value={id}>
                {role}
              </option>
            ))}
        </SelectField>
      )}
      <div role="alert" className="sm:col-span-2">
        {problem ? <Message tone="bad" text={problem} /> : null}
      </div>
      <Button size="small" type="submit" disabled={isBusy}>
        {t`Save Changes`}
      </Button>
    </form>
  );
}
