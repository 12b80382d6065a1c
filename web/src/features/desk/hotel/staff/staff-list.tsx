import { useState } from 'react';
import { Button } from '../../../../components/form/button';
import { Message } from '../../../../components/status/message';
import {
  useAcceptOwnershipMutation,
  useOfferOwnershipMutation,
  useReinstateStaffMutation,
  useRemoveStaffMutation,
  useResetSecondFactorMutation,
  useSignOutStaffMutation,
  useSuspendStaffMutation,
  useWithdrawInvitationMutation,
} from '../../../../generated/desk-staff';
import { useSignOutEverywhereMutation } from '../../../../generated/own-sign-in';
import type { RoleOfListFragment, StaffMemberOfListFragment } from '../../../../generated/graphql';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { useIdentity } from '../../../../lib/identity/identity-context';
import { useMay } from '../../../../lib/rights/rights';
import { t } from '../../../../lib/texts/texts';
import { useSecondPress, type Question } from '../../frame/form/second-press';
import { problemOf, refusalIn } from '../../frame/form/use-sending';
import { EditMember } from './edit-member';
import { InviteForm } from './invite-form';

interface StaffListProps {
  staff: readonly StaffMemberOfListFragment[];
  roles: readonly RoleOfListFragment[];
}

const STATES = { INVITED: t`Invited`, ACTIVE: t`Active`, SUSPENDED: t`Suspended` } as const;

/** Members and invitations, with what can be done about each of them. */
export function StaffList({ staff, roles }: StaffListProps) {
  const mayWrite = useMay('staff.write');
  const [notice, setNotice] = useState('');
  const [problem, setProblem] = useState('');
  const { ask, dialog } = useSecondPress();
  const roleName = (id: string) => roles.find((role) => role.id === id)?.name ?? id;

  /** Asks once more, sends, and shows the outcome in words. */
  const act = async (
    question: Question | null,
    done: string,
    request: () => Promise<ActAnswer | undefined>,
  ) => {
    if (!(await ask(question))) return;
    setNotice('');
    setProblem('');
    const answer = await request().catch(refusalIn);
    if (answer && DONE.has(answer.__typename)) setNotice(done);
    else setProblem(problemOf(answer));
  };
  return (
    <section aria-label={t`People`} className="grid gap-4">
      <h2 className="font-display text-2xl">{t`People`}</h2>
      <div>
        <div role="status">{notice ? <Message tone="good" text={notice} /> : null}</div>
        <div role="alert">{problem ? <Message tone="bad" text={problem} /> : null}</div>
      </div>
      <OwnActions staff={staff} act={act} onProblem={setProblem} />
      <ul className="border-t border-line">
        {staff.map((member) => (
          <li
            key={member.id}
            className="grid gap-2 border-b border-line py-3 lg:grid-cols-[1fr_auto] lg:items-center"
          >
            <PersonInWords member={member} role={roleName(member.roleId)} />
            {mayWrite ? (
              <div className="flex flex-wrap gap-2">
                <MemberActions member={member} act={act} />
                {member.state === 'INVITED' ? null : (
                  <EditMember member={member} roles={roles} onDone={setNotice} />
                )}
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      {mayWrite ? <InviteForm roles={roles} onInvited={setNotice} /> : null}
      {dialog}
    </section>
  );
}

/** The responses that say that the server did what was asked. */
const DONE: ReadonlySet<string> = new Set(['StaffSaved', 'SecondFactorRemoved']);

interface ActAnswer {
  __typename: string;
  message?: string;
}

type Act = (
  question: Question | null,
  done: string,
  request: () => Promise<ActAnswer | undefined>,
) => Promise<void>;

function PersonInWords({ member, role }: { member: StaffMemberOfListFragment; role: string }) {
  const writeInstant = useWriteInstant();
  const { name, address, state, since, expiresAt, isPinned, isYou, isOfferedOwnership } = member;
  const details = [
    role,
    STATES[state],
    isPinned ? t`administrator of the site` : null,
    isYou ? t`you` : null,
    isOfferedOwnership ? t`ownership is offered` : null,
    expiresAt ? t`the invitation ends ${writeInstant(expiresAt)}` : t`since ${writeInstant(since)}`,
  ];
  return (
    <p className="min-w-0 break-words">
      <span className="font-semibold">{name}</span>{' '}
      {name === address ? null : <span className="text-quiet wrap-anywhere">{address}</span>}
      <br />
      <span className="text-sm text-quiet">{details.filter(Boolean).join(' · ')}</span>
    </p>
  );
}

function MemberActions({ member, act }: { member: StaffMemberOfListFragment; act: Act }) {
  const [withdraw] = useWithdrawInvitationMutation();
  const [suspend] = useSuspendStaffMutation();
  const [reinstate] = useReinstateStaffMutation();
  const [remove] = useRemoveStaffMutation();
  const [signOut] = useSignOutStaffMutation();
  const [offer] = useOfferOwnershipMutation();
  const [resetFactor] = useResetSecondFactorMutation();
  const { id, name, state, isPinned, isYou, roleId } = member;
  const variables = { id };
  if (state === 'INVITED')
    return (
      <RowButton
        label={t`Withdraw the invitation of ${name}`}
        text={t`Withdraw`}
        onPress={() =>
          act(
            null,
            t`The link of ${name} is no longer valid.`,
            async () => (await withdraw({ variables })).data?.result,
          )
        }
      />
    );
  if (isYou || isPinned) return null;
  const suspension: Question = {
    title: t`Suspend ${name}?`,
    text: t`${name} can do nothing at the desk until you reinstate them. Open pages stop within two seconds.`,
    button: t`Suspend`,
  };
  const removal: Question = {
    title: t`Remove ${name} from the staff?`,
    text: t`Records of what ${name} did keep the name. To bring ${name} back, send a new invitation.`,
    button: t`Remove`,
  };
  const reset: Question = {
    title: t`Remove the second factor of ${name}?`,
    text: t`Do this only if you are sure that ${name} is the person who asks. ${name} can then sign in with the password alone, and set up a new factor.`,
    button: t`Remove the factor`,
  };
  const handOver: Question = {
    title: t`Offer the ownership of the hotel to ${name}?`,
    text: t`When ${name} accepts, they may do everything, and you become a manager unless you are the administrator of the site.`,
    button: t`Offer`,
  };
  return (
    <>
      {state === 'ACTIVE' ? (
        <RowButton
          label={t`Suspend ${name}`}
          text={t`Suspend`}
          onPress={() =>
            act(suspension, t`${name} is suspended.`, async () => (await suspend({ variables })).data?.result)
          }
        />
      ) : (
        <RowButton
          label={t`Reinstate ${name}`}
          text={t`Reinstate`}
          onPress={() =>
            act(
              null,
              t`${name} can sign in to the desk again.`,
              async () => (await reinstate({ variables })).data?.result,
            )
          }
        />
      )}
      <RowButton
        label={t`Sign ${name} out everywhere`}
        text={t`Sign out`}
        onPress={() =>
          act(null, t`${name} must sign in again.`, async () => (await signOut({ variables })).data?.result)
        }
      />
      <RowButton
        label={t`Remove the second factor of ${name}`}
        text={t`Reset factor`}
        onPress={() =>
          act(
            reset,
            t`${name} has no second factor now.`,
            async () => (await resetFactor({ variables })).data?.result,
          )
        }
      />
      <RowButton
        label={t`Remove ${name}`}
        text={t`Remove`}
        onPress={() =>
          act(
            removal,
            t`${name} no longer belongs to the staff.`,
            async () => (await remove({ variables })).data?.result,
          )
        }
      />
      {state === 'ACTIVE' && roleId !== 'owner' ? (
        <RowButton
          label={t`Offer the ownership to ${name}`}
          text={t`Offer ownership`}
          onPress={() =>
            act(
              handOver,
              t`${name} can accept the ownership on this page.`,
              async () => (await offer({ variables })).data?.result,
            )
          }
        />
      ) : null}
    </>
  );
}

function RowButton({ label, text, onPress }: { label: string; text: string; onPress: () => Promise<void> }) {
  return (
    <Button look="quiet" size="row" aria-label={label} onClick={() => void onPress()}>
      {text}
    </Button>
  );
}

interface OwnActionsProps {
  staff: readonly StaffMemberOfListFragment[];
  act: Act;
  onProblem: (problem: string) => void;
}

/** What the person on this page can do about themselves. */
function OwnActions({ staff, act, onProblem }: OwnActionsProps) {
  const [accept] = useAcceptOwnershipMutation();
  // The session ends, so that nothing can be read any more.
  const [signOutEverywhere] = useSignOutEverywhereMutation({ refetchQueries: [] });
  const identity = useIdentity();
  const you = staff.find(({ isYou }) => isYou);
  if (!you) return null;
  const leave = async () => {
    const failure = await signOutEverywhere().then(() => null, refusalIn);
    if (failure === null) await identity.signOut();
    else onProblem(problemOf(failure));
  };
  return (
    <div className="flex flex-wrap gap-2">
      {you.isOfferedOwnership ? (
        <Button
          size="small"
          onClick={() =>
            void act(null, t`You are an owner of the hotel now.`, async () => (await accept()).data?.result)
          }
        >
          {t`Accept the ownership of the hotel`}
        </Button>
      ) : null}
      <Button look="quiet" size="small" onClick={() => void leave()}>
        {t`Sign me out everywhere`}
      </Button>
    </div>
  );
}
