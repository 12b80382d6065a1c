import { useState, type FormEvent } from 'react';
import { Link } from '../../../../components/page/link';
import { Button } from '../../../../components/form/button';
import { SelectField, TextField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import { useFinishTaskMutation } from '../../../../generated/desk-today';
import type {
  FinishTaskMutation,
  PaymentSource,
  StaffSource,
  TaskList_TaskFragment,
} from '../../../../generated/graphql';
import { writeDate } from '../../../../lib/dates/plain-dates';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { deskBookingPath } from '../../../../lib/paths';
import { plural, t } from '../../../../lib/texts/texts';
import { May } from '../../../../lib/rights/may';
import { BoundNote } from '../../frame/form/bound-note';
import { useSending } from '../../frame/form/use-sending';
import { HousePicture } from '../house-pictures/house-picture';
import { BlockForRepair } from './block-for-repair';
import { PlaceStays } from './place-stay';
import { SendAgain } from './send-again';
import { SOURCE_NAMES, STAFF_SOURCES } from '../../money/payment-sources/payment-sources';
import { wordsOf } from './task-words';

interface TaskListProps {
  tasks: readonly TaskList_TaskFragment[];
  /** The business day. */
  today: string;
}

/** The tasks, each with instructions and a form to finish it. */
export function TaskList({ tasks, today }: TaskListProps) {
  return (
    <section
      aria-labelledby="tasks"
      className="flex flex-wrap items-baseline gap-x-6 border-t-2 border-warning pt-1"
    >
      <h2 id="tasks" tabIndex={-1} className="font-sans text-base leading-normal font-semibold">
        {plural(tasks.length, { one: '# task', other: '# tasks' })}
      </h2>
      <ul className="grid min-w-0 flex-1 basis-full sm:basis-80 gap-x-6 md:grid-cols-2 xl:grid-cols-3">
        {tasks.map((task) => (
          <TaskItem key={task.id} task={task} today={today} isOpen={tasks.length === 1} />
        ))}
      </ul>
    </section>
  );
}

function TaskItem({
  task,
  today,
  isOpen,
}: {
  task: TaskList_TaskFragment;
  today: string;
  /** Whether the task is open at first. When there are several tasks, they are folded, so that all are visible. */
  isOpen: boolean;
}) {
  const { id, kind, reference, guestName, payment, address, problem, respondBy, createdAt } = task;
  const writeInstant = useWriteInstant();
  const { title, advice } = wordsOf(task);
  return (
    <li className="border-b border-line has-[details[open]]:col-span-full">
      <details open={isOpen}>
        <summary className="min-h-(--desk-target) cursor-pointer content-center">
          <h3 className="inline font-sans text-base leading-snug font-semibold text-warning">{title}</h3>
          {guestName ? <span className="ml-2 text-quiet">{guestName}</span> : null}
        </summary>
        <div className="pt-1 pb-4">
          {reference ? (
            <p className="mt-1">
              <Link to={deskBookingPath(reference)} className="text-action underline underline-offset-4">
                {t`Booking ${reference}, ${guestName ?? ''}`}
              </Link>
            </p>
          ) : null}
          <p className="tabular mt-1 text-sm text-quiet">
            {payment
              ? t`Payment ${payment}, since ${writeInstant(createdAt)}`
              : t`Since ${writeInstant(createdAt)}`}
          </p>
          {task.calendar && task.firstNight && task.until ? (
            <p className="tabular mt-1 wrap-anywhere">
              {t`Calendar ‘${task.calendar}’: ${writeDate(task.firstNight)} to ${writeDate(task.until)}`}
            </p>
          ) : task.calendar ? (
            <p className="mt-1 wrap-anywhere">{t`Calendar ‘${task.calendar}’`}</p>
          ) : null}
          {task.repairNote ? (
            <p className="mt-1 max-w-prose wrap-anywhere">
              {task.repairNote}
              {task.notedBy ? <span className="text-quiet">{`, ${task.notedBy}`}</span> : null}
            </p>
          ) : null}
          {task.picture ? <HousePicture id={task.picture} words={task.repairNote ?? ''} /> : null}
          {respondBy ? (
            <p className="tabular mt-1 font-semibold">{t`Respond by ${writeInstant(respondBy)}`}</p>
          ) : null}
          {address ? <p className="mt-1 break-all">{t`To ${address}`}</p> : null}
          {problem ? (
            <p className="mt-1 max-w-prose wrap-anywhere">
              {kind === 'PORTAL_TOTAL_DIFFERS' ? t`At the portal: ${problem}` : t`Answer: ${problem}`}
            </p>
          ) : null}
          <p className="mt-2 max-w-prose">{advice}</p>
          {kind === 'REPAIR' ? (
            <May permission="rooms.block">
              <BlockForRepair task={task} today={today} />
            </May>
          ) : null}
          {kind === 'STAY_UNPLACED' && reference ? (
            <May permission="stays.move">
              <PlaceStays reference={reference} />
            </May>
          ) : null}
          {kind === 'DOCUMENT_REFUSED' ? (
            <May permission="bookings.change">
              <SendAgain task={id} title={title} />
            </May>
          ) : null}
          <May permission="bookings.cancel">
            <FinishForm task={task} title={title} />
          </May>
        </div>
      </details>
    </li>
  );
}

/** The form that says how a task was done and, for a refund, how the money was given back. */
function FinishForm({ task: { id, kind, source }, title }: { task: TaskList_TaskFragment; title: string }) {
  const ways = waysToGive(kind);
  const [note, setNote] = useState('');
  const [givenBy, setGivenBy] = useState(kind === 'REFUND_BY_HAND' ? source : null);
  const [missesWay, setMissesWay] = useState(false);
  const { form, send, isBusy, faults, problem } =
    useSending<FinishTaskMutation['finishTask']>('TaskFinished');
  const [finishTask] = useFinishTaskMutation();
  const finish = async (event: FormEvent) => {
    event.preventDefault();
    const isMissing = ways.length > 0 && givenBy === null;
    setMissesWay(isMissing);
    if (isMissing) return;
    const input = { id, note, ...(ways.length > 0 ? { source: staffSourceOf(givenBy) } : {}) };
    await send(input, async () => (await finishTask({ variables: { input } })).data?.finishTask);
  };
  return (
    <form ref={form} noValidate onSubmit={(event) => void finish(event)} className="mt-3 max-w-prose">
      {/* A group, not a landmark: two tasks may have the same title. */}
      <div role="group" aria-label={title} className="flex flex-wrap items-end gap-3">
        {ways.length > 0 ? (
          <SelectField
            label={t`Given by`}
            required
            className="basis-56"
            value={givenBy ?? ''}
            error={missesWay ? t`Please choose how the money was given.` : undefined}
            onChange={({ target }) => setGivenBy(ways.find((way) => way === target.value) ?? null)}
          >
            {givenBy === null ? <option value="">{t`Please choose`}</option> : null}
            {ways.map((way) => (
              <option key={way} value={way}>
                {way === 'GATEWAY' ? t`The gateway’s dashboard` : SOURCE_NAMES[way]}
              </option>
            ))}
          </SelectField>
        ) : null}
        <div className="min-w-0 flex-1 basis-64">
          <TextField
            label={t`What was done`}
            required
            maxLength={500}
            value={note}
            error={faults[0]?.message}
            onChange={({ target }) => setNote(target.value)}
          />
        </div>
        <Button type="submit" look="quiet" disabled={isBusy} aria-busy={isBusy}>{t`Done`}</Button>
      </div>
      {/* Money that the gateway refunded has left the hotel already. */}
      {ways.length > 0 && givenBy !== 'GATEWAY' ? <BoundNote className="mt-2" /> : null}
      <div role="status">{problem ? <Message tone="bad" text={problem} /> : null}</div>
    </form>
  );
}

/** The ways in which the money of the task may have been given back; empty for a task without a refund. */
function waysToGive(kind: TaskList_TaskFragment['kind']): readonly PaymentSource[] {
  if (kind === 'REFUND_FAILED') return ['GATEWAY', ...STAFF_SOURCES];
  return kind === 'REFUND_BY_HAND' ? STAFF_SOURCES : [];
}

/** Null for money that the gateway refunded. */
function staffSourceOf(source: PaymentSource | null): StaffSource | null {
  return STAFF_SOURCES.find((staffSource) => staffSource === source) ?? null;
}
