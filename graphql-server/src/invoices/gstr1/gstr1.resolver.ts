import { Arg, Query, Resolver } from 'type-graphql';
import { Needs } from '../../access/accounts/access';
import { recordedDay } from '../../platform/refusals/recorded-days';
import { addMonths, type PlainDate } from '../../platform/time/dates';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import type { PropertySource } from '../../selling/property/property.service';
import { gstr1Files } from './gstr1-files';
import { gstr1Return } from './gstr1-return';
import type { Gstr1ReadModel, ReturnedSupplier } from './gstr1.read-model';
import { Gstr1, Gstr1Table } from './gstr1.results';

/** The return of outward supplies, for the owner's accountant. */
@Resolver()
export class Gstr1Resolver {
  constructor(
    private readonly returns: Gstr1ReadModel,
    private readonly property: PropertySource,
  ) {}

  @Needs('payments.read')
  @Query(() => Gstr1, { description: 'For the administrator: the return GSTR-1 of a month.' })
  async gstr1(
    @Arg('month', () => PlainDateScalar, { description: 'Any day of the month.' }) day: PlainDate,
  ): Promise<Gstr1> {
    const month = `${recordedDay('month', day).slice(0, 7)}-01`;
    const days = { from: month, until: addMonths(month, 1) };
    const [tables, named] = await Promise.all([this.returns.tables(days), this.returns.supplier(days)]);
    const supplier = named ?? this.supplierOfToday();
    return Object.assign(new Gstr1(), {
      month,
      tables: [
        Gstr1Table.of('4', tables.toBusinesses),
        Gstr1Table.of('7', tables.toOthers),
        Gstr1Table.of('9B', tables.creditNotes),
        Gstr1Table.of('11A', tables.advances),
        Gstr1Table.of('11B', tables.usedAdvances),
        Gstr1Table.of('12', tables.supplies),
        Gstr1Table.of('14', tables.throughPortals),
      ],
      files: gstr1Files(month, tables),
      offlineTool: supplier && gstr1Return({ month, ...supplier }, tables),
    });
  }

  /** The supplier who files the return of a month without documents. */
  private supplierOfToday(): ReturnedSupplier | null {
    const { gstin } = this.property.current;
    return gstin === null ? null : { gstin, placeOfSupply: gstin.slice(0, 2) };
  }
}
