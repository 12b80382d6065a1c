import type { EntityManager } from 'typeorm';
import type { TaskRepository } from '../../access/tasks/task.repository';
import { chargesOf, totalOf, type BookingRecord } from '../../bookings/core/booking-record';
import type { BookingRepository } from '../../bookings/core/booking.repository';
import { rupees, writeMoney } from '../../platform/money/money';
import { ROUNDING_PAISE, type PortalSale } from './portal-sale';

const MOST_WORDS = 300;

interface PortalTotalsNeeds {
  bookings: Pick<BookingRepository, 'findById'>;
  tasks: TaskRepository;
}

/** Compares what bookings cost here with the totals of their portals. A difference is a task. */
export class PortalTotals {
  constructor(private readonly needs: PortalTotalsNeeds) {}

  /** Adds, renews or ends the task about a booking that was just booked or changed as its portal says. */
  async compare(
    manager: EntityManager,
    booking: BookingRecord,
    { portal, number, total }: Pick<PortalSale, 'portal' | 'number' | 'total'>,
  ): Promise<void> {
    const { tasks } = this.needs;
    const left = total.left.reduce((sum, { paise }) => sum + paise, 0);
    const totalPaise = total.paise ?? totalOf(booking) + left;
    const amount = differenceOf(booking, totalPaise);
    if (amount === 0) return tasks.endAbout(manager, booking.id, ['PORTAL_TOTAL_DIFFERS']);
    const named = total.left.map(({ name, paise }) => `${name} ${writeMoney(rupees(paise))}`);
    const words = [`total ${writeMoney(rupees(totalPaise))}`, ...named].join(', ').slice(0, MOST_WORDS);
    await tasks.addUnlessDone(manager, {
      kind: 'PORTAL_TOTAL_DIFFERS',
      bookingId: booking.id,
      subject: booking.id,
      parameters: { portal: portal.name, number, amount, totalPaise, problem: words },
    });
  }

  /** Outside of a transaction: ends the tasks of bookings that now cost what the portal says, or are cancelled. */
  async endTasksOfEqual(manager: EntityManager): Promise<void> {
    const { tasks, bookings } = this.needs;
    for (const { subject, parameters } of await tasks.findOpenOf(manager, 'PORTAL_TOTAL_DIFFERS')) {
      const booking = subject === null ? null : await bookings.findById(subject);
      const isOver =
        booking?.status !== 'CONFIRMED' || differenceOf(booking, Number(parameters['totalPaise'])) === 0;
      if (subject !== null && isOver) await tasks.endAbout(manager, subject, ['PORTAL_TOTAL_DIFFERS']);
    }
  }
}

/** How much is missing here, or agreed too much, in paise. What the desk charges besides is no difference. */
function differenceOf(booking: BookingRecord, totalPaise: number): number {
  const [agreed, charged] = [totalOf(booking), chargesOf(booking)];
  if (charged < totalPaise - ROUNDING_PAISE) return totalPaise - charged;
  return agreed > totalPaise + ROUNDING_PAISE ? agreed - totalPaise : 0;
}
