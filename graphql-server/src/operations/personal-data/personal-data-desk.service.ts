import type { DataSource } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import { phoneKey } from '../../bookings/core/phone-key';
import { foldText, searchedText } from '../../platform/text/search-pattern';
import { emailKey } from '../../platform/text/text-rules';
import type { PropertySource } from '../../selling/property/property.service';
import { bookingsOfAddress, bookingsOfSearch, isShared, type PersonBooking } from './people.read-model';
import { exportOf } from './person-export';
import type { PersonFiles, YourDataService } from './your-data.service';

/** The bookings that a search of the desk found. */
export interface FoundPeople {
  /** The searched address in lower case; null when the search was not for an address. */
  address: string | null;
  bookings: PersonBooking[];
}

/** Finds people for the desk, and exports them. */
export class PersonalDataDesk {
  constructor(
    private readonly database: DataSource,
    private readonly property: PropertySource,
    private readonly audit: AuditService,
    private readonly yourData: Pick<YourDataService, 'filesOf'>,
  ) {}

  /** The bookings of an address, a phone number, a whole name or a reference. */
  async find(typed: string): Promise<FoundPeople> {
    const text = searchedText(typed);
    const address = text.includes('@') ? emailKey(text) : null;
    const bookings = await bookingsOfSearch(this.database.manager, {
      address: address ?? '',
      phone: /\d/.test(text) ? phoneKey(text, this.property.current.countryCode) : '',
      name: foldText(text),
      reference: text.toUpperCase(),
    });
    return { address, bookings };
  }

  /** A copy of what the hotel stores about the guests of these bookings, and under the address. The export is audited first. */
  async export(
    who: Staff,
    { address, bookingIds }: { address: string | null; bookingIds: readonly string[] },
  ): Promise<PersonFiles> {
    const addresses = address === null ? [] : [emailKey(address)];
    const { manager } = this.database;
    const shared = await Promise.all(
      addresses.map(async (one) => isShared(manager, one, await bookingsOfAddress(manager, one))),
    );
    const person = { bookings: bookingIds, addresses, accounts: [], isShared: shared.includes(true) };
    const tables = await exportOf(manager, person);
    const details = { bookingIds, withAddress: address !== null };
    const rows = tables.reduce((sum, { rows: some }) => sum + some.length, 0);
    await this.audit.noteExport({ who, action: 'exportGuest', details }, rows);
    return this.yourData.filesOf(address ?? 'the guest', tables, null);
  }
}
