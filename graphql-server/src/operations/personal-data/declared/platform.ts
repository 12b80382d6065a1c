import { WITHOUT_GUEST, becomes } from './erased';
import { ACTOR, COUNTED, NOTE } from './facts';
import type { DeclaredTables } from './declaration';

/** The tables of `platform/`. */
export const PLATFORM_TABLES: DeclaredTables = {
  changes: {
    what: 'Which records changed lately',
    plain: 'transaction_id topic subject happened_at',
  },
  job_workers: {
    what: 'Workers of jobs',
    plain: 'worker_id server_key',
  },
  regular_jobs: {
    what: 'Regular jobs',
    plain: 'task minute',
  },
  rate_limits: {
    what: 'Counts of calls',
    personal: {
      key: COUNTED,
    },
    plain: 'points expire',
  },
  transitions: {
    what: 'Changes of states',
    rows: `subject_id = ANY(:subjects)`,
    shown: 'machine from_state to_state at',
    personal: {
      actor_id: { ...ACTOR, ...WITHOUT_GUEST },
      reason: {
        ...NOTE,
        ...becomes(
          `CASE WHEN actor_kind = 'staff' AND strpos(reason, ': ') > 0 THEN split_part(reason, ': ', 1) ELSE reason END`,
          'its first words, which the server writes',
        ),
      },
    },
    plain: 'id machine subject_id from_state to_state actor_kind at',
  },
  clock: {
    what: 'The clock of tests',
    plain: 'singleton shift',
  },
  migrations: {
    what: 'Versions of the database',
    plain: 'id timestamp name',
  },
};
