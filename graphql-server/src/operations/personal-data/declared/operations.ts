import { REQUEST, STAFF_ACCOUNT } from './facts';
import type { DeclaredTables } from './declaration';

/** The tables of `operations/`. */
export const OPERATIONS_TABLES: DeclaredTables = {
  mail_tests: {
    what: 'Test mails of the set-up',
    plain: 'id is_accepted created_at',
  },
  payment_tests: {
    what: 'Test payments of the set-up',
    plain: 'id status gateway_order_id gateway_payment_id gateway_refund_id problem created_at',
  },
  erasure_requests: {
    what: 'Requests to erase people',
    personal: {
      address: REQUEST,
      address_hash: REQUEST,
      asked_by: STAFF_ACCOUNT,
    },
    plain: 'id state booking_ids waits_for asked_at ended_at kept',
  },
  retention_runs: {
    what: 'When retention last ran',
    plain: 'singleton ended_at',
  },
};
