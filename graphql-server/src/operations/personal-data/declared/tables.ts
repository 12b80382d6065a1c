import { ACCESS_TABLES } from './access';
import { BOOKINGS_TABLES } from './bookings';
import type { DeclaredTables } from './declaration';
import { DESK_TABLES } from './desk';
import { CONNECTIONS_TABLES } from './connections';
import { GUESTS_TABLES } from './guests';
import { INVOICES_TABLES } from './invoices';
import { MAILS_TABLES } from './mails';
import { OPERATIONS_TABLES } from './operations';
import { PAGES_TABLES } from './pages';
import { PAYMENTS_TABLES } from './payments';
import { PICTURES_TABLES } from './pictures';
import { PLATFORM_TABLES } from './platform';
import { SELLING_TABLES } from './selling';

/**
 * Every table with every column, and what each holds about people. docs/personal-data.md is generated from this list.
 */
export const PERSONAL_DATA: DeclaredTables = {
  ...PLATFORM_TABLES,
  ...ACCESS_TABLES,
  ...PICTURES_TABLES,
  ...PAYMENTS_TABLES,
  ...SELLING_TABLES,
  ...PAGES_TABLES,
  ...MAILS_TABLES,
  ...BOOKINGS_TABLES,
  ...INVOICES_TABLES,
  ...GUESTS_TABLES,
  ...CONNECTIONS_TABLES,
  ...DESK_TABLES,
  ...OPERATIONS_TABLES,
};
