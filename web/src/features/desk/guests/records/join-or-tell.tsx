import { Button } from '../../../../components/form/button';
import { Message } from '../../../../components/status/message';
import {
  useJoinGuestRecordsMutation,
  useNoteDifferentGuestsMutation,
} from '../../../../generated/desk-guest-records';
import type { GuestRecord_RecordFragment } from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';
import { useGuestStep } from './use-guest-step';

type Seen = Pick<GuestRecord_RecordFragment, 'id' | 'version' | 'name'>;

const seenOf = ({ id, version }: Seen) => ({ id, version });

/** Joins a record into the kept record, or records that the two belong to different guests. */
export function JoinOrTell({ kept, other }: { kept: Seen; other: Seen }) {
  const [join] = useJoinGuestRecordsMutation();
  const [tell] = useNoteDifferentGuestsMutation();
  const { isBusy, problem, step } = useGuestStep();
  const joinBoth = () =>
    step('GuestRecordsJoined', async () => {
      const variables = { kept: seenOf(kept), joined: seenOf(other) };
      return (await join({ variables })).data?.joinGuestRecords;
    });
  const tellApart = () =>
    step('GuestsTold', async () => {
      const variables = { first: kept.id, second: other.id };
      return (await tell({ variables })).data?.noteDifferentGuests;
    });
  const names = <span className="sr-only">{`: ${kept.name}, ${other.name}`}</span>;
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Button size="small" look="soft" disabled={isBusy} onClick={() => void joinBoth()}>
        {t`Join`}
        {names}
      </Button>
      <Button size="small" look="quiet" disabled={isBusy} onClick={() => void tellApart()}>
        {t`Two guests`}
        {names}
      </Button>
      <span role="alert">{problem ? <Message tone="bad" text={problem} className="text-sm" /> : null}</span>
    </span>
  );
}
