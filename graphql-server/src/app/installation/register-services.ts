import type { AuditService } from '../../access/audit/audit.service';
import { TaskRepository } from '../../access/tasks/task.repository';
import { RegisterReadModel } from '../../guests/register/register.read-model';
import { RegisterRepository } from '../../guests/register/register.repository';
import { RegisterService } from '../../guests/register/register.service';
import type { Platform } from './platform';

/** The register of guests. */
export function registerServices({ database, registerRing: ring }: Platform, audit: AuditService) {
  return {
    register: new RegisterService({
      ...{ database, ring, audit },
      entries: new RegisterRepository(database),
      stays: new RegisterReadModel(database),
      tasks: new TaskRepository(),
    }),
  };
}
