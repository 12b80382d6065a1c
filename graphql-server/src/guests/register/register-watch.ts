import type { Logger } from '../../platform/log/log';
import type { RegisterService } from './register.service';

export const WATCH_REGISTER_JOB = 'watch the register';

/** Seals the register again with the current key, and adds tasks about late forms. */
export class RegisterWatch {
  constructor(
    private readonly register: Pick<RegisterService, 'sealAgain' | 'remindOfLate'>,
    private readonly log: Logger,
  ) {}

  async run(): Promise<void> {
    await this.register.remindOfLate();
    const entries = await this.register.sealAgain();
    if (entries > 0) this.log.info({ entries }, 'Sealed entries of the register with the current key');
  }
}
