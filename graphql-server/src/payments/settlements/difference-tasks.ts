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

/** Makes a task of each difference, and ends it once the difference is gone. */
export class DifferenceTasks {
  constructor(private readonly tasks: TaskRepository) {}

  /**
   * Brings the open tasks to what was found. `isCompared` says which of them were compared now: those that were not found
   * again are gone. One that somebody has done does not come back unless its figures change.
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

  /** The days of which a difference is open, so that they are compared again. */
  async openDays(manager: EntityManager): Promise<PlainDate[]> {
    const open = await this.tasks.findOpenOf(manager, 'GATEWAY_DIFFERENCE');
    return open.map(({ parameters }) => String(parameters['day']));
  }
}
