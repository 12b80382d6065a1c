import { useState } from 'react';
import { Button } from '../../../../components/form/button';
import { Message } from '../../../../components/status/message';
import { useRevokeServiceKeyMutation } from '../../../../generated/desk-programs';
import type { ServiceKeyOfListFragment } from '../../../../generated/graphql';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { useMay } from '../../../../lib/rights/rights';
import { plural, t } from '../../../../lib/texts/texts';
import { useSecondPress } from '../../frame/form/second-press';
import { problemOf, refusalIn } from '../../frame/form/use-sending';
import { ShownOnce } from './shown-once';
import { KeyForm, type Right } from './key-form';

interface ServiceKeysProps {
  keys: readonly ServiceKeyOfListFragment[];
  rights: readonly Right[];
}

/** The keys of programs, working keys first, and the form for a new key. */
export function ServiceKeys({ keys, rights }: ServiceKeysProps) {
  const mayWrite = useMay('programs.write');
  const [made, setMade] = useState<{ name: string; token: string } | null>(null);
  const [notice, setNotice] = useState('');
  return (
    <section aria-label={t`Keys`} className="grid gap-4">
      <h2 className="font-display text-2xl">{t`Keys`}</h2>
      <p className="max-w-prose text-quiet">
        {t`A program sends its key with each request. The activity lists its actions under the name of the key.`}
      </p>
      <div role="status">{notice ? <Message tone="good" text={notice} /> : null}</div>
      {made ? (
        <ShownOnce
          sentence={t`The key of ${made.name} is shown this once. Copy it now.`}
          label={t`Key of ${made.name}`}
          text={made.token}
          onCopied={() => setMade(null)}
        />
      ) : null}
      {keys.length === 0 ? <p className="text-quiet">{t`No program has a key.`}</p> : null}
      <ul className="border-t border-line empty:hidden">
        {keys.map((key) => (
          <KeyRow key={key.id} listed={key} rights={rights} onRevoked={setNotice} />
        ))}
      </ul>
      {mayWrite ? <KeyForm rights={rights} onMade={setMade} /> : null}
    </section>
  );
}

function stateOf(
  { revokedAt, hasExpired, expiresAt }: ServiceKeyOfListFragment,
  written: (at: string) => string,
) {
  if (revokedAt !== null) return t`revoked ${written(revokedAt)}`;
  if (expiresAt === null) return t`works without an end`;
  // A key ends as its last day does, which is the first moment of the next day.
  const lastMoment = written(new Date(Date.parse(expiresAt) - 60_000).toISOString());
  return hasExpired ? t`ended ${lastMoment}` : t`works until ${lastMoment}`;
}

interface KeyRowProps {
  listed: ServiceKeyOfListFragment;
  rights: readonly Right[];
  onRevoked: (notice: string) => void;
}

function KeyRow({ listed, rights, onRevoked }: KeyRowProps) {
  const mayWrite = useMay('programs.write');
  const writeInstant = useWriteInstant();
  const [revoke] = useRevokeServiceKeyMutation();
  const [problem, setProblem] = useState('');
  const { ask, dialog } = useSecondPress();
  const { id, name, lastCharacters, permissions, networks, lastUsedAt, revokedAt, createdAt, createdByName } =
    listed;
  const press = async () => {
    const isSure = await ask({
      title: t`Revoke the key of ${name}?`,
      text: t`The program stops at once, and this key never works again.`,
      button: t`Revoke`,
    });
    if (!isSure) return;
    setProblem('');
    const answer = await revoke({ variables: { id } }).then(({ data }) => data?.result, refusalIn);
    if (answer?.__typename === 'ServiceKeysSaved') onRevoked(t`The key of ${name} is revoked.`);
    else setProblem(problemOf(answer));
  };
  const held = rights.filter((right) => permissions.includes(right.name));
  const made =
    createdByName === null ? writeInstant(createdAt) : t`${writeInstant(createdAt)} by ${createdByName}`;
  return (
    <li className="grid gap-2 border-b border-line py-3 lg:grid-cols-[1fr_auto] lg:items-start">
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <span className="font-semibold">{name}</span>{' '}
          <span className="font-mono text-sm">…{lastCharacters}</span>
          <br />
          <span className="text-sm text-quiet">
            {stateOf(listed, writeInstant)} · {t`made ${made}`} ·{' '}
            {lastUsedAt === null ? t`never used` : t`last used ${writeInstant(lastUsedAt)}`}
          </span>
        </p>
        <details className="text-sm">
          <summary className="min-h-11 cursor-pointer content-center">
            {plural(held.length, { one: '# right', other: '# rights' })}
            {networks.length > 0 ? ` · ${networks.join(', ')}` : ''}
          </summary>
          <ul className="list-disc pl-5">
            {held.map((right) => (
              <li key={right.name}>{right.meaning}</li>
            ))}
          </ul>
        </details>
        <div role="alert">{problem ? <Message tone="bad" text={problem} /> : null}</div>
      </div>
      {mayWrite && revokedAt === null ? (
        <div>
          <Button
            look="danger"
            size="row"
            aria-label={t`Revoke the key of ${name}`}
            onClick={() => void press()}
          >
            {t`Revoke`}
          </Button>
        </div>
      ) : null}
      {dialog}
    </li>
  );
}
