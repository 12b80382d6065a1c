import type { EntityManager } from 'typeorm';
import type { PlainDate } from '../../platform/time/dates';
import type { TaskRepository } from '../../access/tasks/task.repository';
import type { Difference, DifferenceKind } from './difference';

const subjectOf = ({ kind, gatewayId }: Difference): string => `${kind} ${gatewayId}`;

function parametersOf(difference: Difference): Record<string, string | number> {
  const { kind, gatewayId, payment, day, gatewayPaise, oursPaise, gatewayState, ourState } = difference;
  return {
    difference: kind,
    gatewayId,
    day,
    amount: gatewayPaise,
    ours: oursPaise,
    ...(payment && { payment }),
    ...(gatewayState && { gatewayState }),
    ...(ourState && { ourState }),
  };
}

/** Creates a task for each difference, and ends it when the difference is gone. */
export class DifferenceTasks {
  constructor(private readonly tasks: TaskRepository) {}

  /**
   * Updates the open tasks from the differences that were found. `isCompared` says which tasks were compared now: if
   * they were not found again, their differences are gone. A task that the staff have done comes back only when its
   * figures change.
   */
  async follow(
    manager: EntityManager,
    found: readonly Difference[],
    isCompared: (task: { day: PlainDate; difference: DifferenceKind }) => boolean,
  ): Promise<void> {
    for (const difference of found) {
      const { bookingId } = difference;
      const [subject, parameters] = [subjectOf(difference), parametersOf(difference)];
      await this.tasks.addUnlessDone(manager, { kind: 'GATEWAY_DIFFERENCE', bookingId, subject, parameters });
    }
    const subjects = new Set(found.map(subjectOf));
    for (const { subject, parameters } of await this.tasks.findOpenOf(manager, 'GATEWAY_DIFFERENCE')) {
      const [day, difference] = [String(parameters['day']), parameters['difference'] as DifferenceKind];
      if (subject !== null && !subjects.has(subject) && isCompared({ day, difference }))
        await this.tasks.endAbout(manager, subject, ['GATEWAY_DIFFERENCE']);
    }
  }

  /** The days with open differences, which are compared again. */
  async openDays(manager: EntityManager): Promise<PlainDate[]> {
    const open = await this.tasks.findOpenOf(manager, 'GATEWAY_DIFFERENCE');
    return open.map(({ parameters }) => String(parameters['day']));
  }
}
