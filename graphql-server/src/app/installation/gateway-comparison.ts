import type { DisputeService } from '../../payments/core/dispute.service';
import { DayComparison } from '../../payments/settlements/day-comparison';
import { DifferenceTasks } from '../../payments/settlements/difference-tasks';
import { OurMoney } from '../../payments/settlements/our-money.read-model';
import { SettlementRepository } from '../../payments/settlements/settlement.repository';
import { GatewayComparison } from '../../payments/settlements/gateway-comparison.service';
import type { TaskRepository } from '../../access/tasks/task.repository';
import type { Platform } from './platform';

/** The comparison of our money with the gateway's. */
export function gatewayComparison(
  { database, clock, gateway, log }: Platform,
  disputes: DisputeService,
  tasks: TaskRepository,
): GatewayComparison {
  const ours = new OurMoney(database);
  return new GatewayComparison({
    database,
    clock,
    gateway,
    disputes,
    settlements: new SettlementRepository(database),
    ours,
    comparison: new DayComparison(gateway, ours),
    tasks: new DifferenceTasks(tasks),
    log,
  });
}
