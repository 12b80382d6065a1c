import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { Needs } from '../../access/accounts/access';
import { confirmedOf, staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { rupees } from '../../platform/money/money';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import { readInput } from '../../platform/text/input-faults';
import { lineFaults, lineOfText } from '../../platform/text/text-rules';
import type { OpenTasksReadModel } from './open-tasks.read-model';
import { DeskTask, FinishTaskInput, FinishTaskResult, TaskFinished } from './task.results';
import type { TaskService } from './task.service';

/** Characters. */
const LONGEST_NOTE = 500;

const finishRules = z.object({
  note: lineOfText(LONGEST_NOTE, lineFaults('taskNote', 'taskNote', LONGEST_NOTE)),
});

/** The tasks of the staff, such as to pay a failed refund by other means. */
@Resolver()
export class TaskResolver {
  constructor(
    private readonly open: OpenTasksReadModel,
    private readonly tasks: TaskService,
  ) {}

  @Needs('bookings.read')
  @Query(() => [DeskTask], {
    description: 'For the administrator: the open tasks, the oldest first, at most 200.',
  })
  async openTasks(): Promise<DeskTask[]> {
    const tasks = await this.open.read();
    return tasks.map(({ amountPaise, ...task }) =>
      Object.assign(new DeskTask(), { ...task, amount: amountPaise === null ? null : rupees(amountPaise) }),
    );
  }

  @Needs('bookings.cancel')
  @Mutation(() => FinishTaskResult, {
    description:
      'For the administrator: marks a task as done, and says how it was done. For a refund by hand it responds with CONFIRM_IDENTITY unless the person has shown lately who they are.',
  })
  async finishTask(
    @Arg('input', () => FinishTaskInput, { description: 'The task, and how it was done.' })
    input: FinishTaskInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof FinishTaskResult> {
    const who = staffOf(context);
    const form = readInput(finishRules, input);
    if (!form.ok) return new InvalidInput(form.faults);
    const finished = { id: input.id, ...form.value, source: input.source ?? null };
    const isDone =
      z.uuid().safeParse(input.id).success &&
      (await this.tasks.finish(who, finished, await context.clock.now(), () => confirmedOf(context)));
    return isDone ? Object.assign(new TaskFinished(), { id: input.id }) : new RecordNotFound();
  }
}
