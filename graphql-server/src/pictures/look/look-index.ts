import type { DataSource } from 'typeorm';
import { AnnouncedRows } from '../../platform/database/announced-rows';
import { plainRead } from '../../platform/database/plain-statements';
import type { Logger } from '../../platform/log/log';
import { Look } from './look.entity';

/** The table whose writes are announced to every server. */
export const LOOK_TABLES: ReadonlySet<string> = new Set(['looks']);

const SHIPPED: Look = {
  singleton: true,
  palette: null,
  logo: null,
  version: 1,
  headingTypeface: 'CORMORANT_GARAMOND',
  textTypeface: 'FIGTREE',
};

/** The site's look, kept in memory because every page needs it. */
export class LookIndex extends AnnouncedRows<Look> {
  constructor(database: DataSource, log: Logger) {
    const rows = plainRead(database, Look, '');
    super(async () => (await rows())[0] ?? SHIPPED, 'look', log);
  }
}
