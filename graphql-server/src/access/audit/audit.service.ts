import type { DataSource, EntityManager } from 'typeorm';
import type { Staff } from '../accounts/authorisation';
import type { Permission } from '../accounts/permissions';
import { inTransaction } from '../../platform/database/database';
import { keyOfServiceUid } from '../../platform/states/actor';
import { parseStorable } from '../../platform/text/storable-json';
import { AuditEntry } from './audit-entry.entity';
import { staffNames } from './staff-names';

/** The kinds of the administrator's records, by the nouns in the names of the operations. */
export type RecordNoun = 'Offer' | 'Hotel' | 'CategoryItem';

/** The operations that write an audit entry. */
type ActionName =
  | 'pinAdministrator'
  | `${'invite' | 'edit' | 'suspend' | 'reinstate' | 'remove' | 'signOut'}Staff`
  | `${'withdraw' | 'accept'}Invitation`
  | 'signOutEverywhere'
  | `${'confirm' | 'remove' | 'reset'}SecondFactor`
  | 'proveIdentity'
  | 'editDeskSecurity'
  | `${'offer' | 'accept'}Ownership`
  | `${'make' | 'revoke'}ServiceKey`
  | `${'add' | 'edit' | 'switch' | 'remove'}WebhookEndpoint`
  | `${'add' | 'edit' | 'map' | 'switch' | 'remove'}Channel`
  | 'mapChannelPortals'
  | 'renewChannelWebhook'
  | 'sendEverythingToChannel'
  | `${'make' | 'revoke'}RoomCalendar`
  | `${'add' | 'read' | 'remove'}CalendarFeed`
  | 'renewWebhookSecret'
  | 'sendWebhooksAgain'
  | `${'add' | 'edit' | 'delete'}Role`
  | `${'add' | 'edit' | 'delete'}${RecordNoun}`
  | 'editProperty'
  | `${'change' | 'end'}Block`
  | 'blockRoom'
  | `${'add' | 'edit' | 'make' | 'separate'}GuestRecord`
  | 'joinGuestRecords'
  | 'noteDifferentGuests'
  | 'putBookingToGuest'
  | 'setDoNotRent'
  | 'setGuestConsent'
  | 'addLostItem'
  | `${'export' | 'erase'}Guest`
  | 'withdrawErasure'
  | 'setLostItemState'
  | 'addRepairNote'
  | 'registerOfStay'
  | 'saveRegisterPerson'
  | 'recordFiling'
  | 'moveStay'
  | 'placeStay'
  | 'swapStays'
  | 'cancelGuestBooking'
  | 'changeGuestBooking'
  | 'correctGuestBooking'
  | 'renewBookingLink'
  | 'setGuestBillingDetails'
  | 'issueInvoiceAgain'
  | 'registerDocumentAgain'
  | 'createDeskBooking'
  | `${'confirm' | 'release'}Tentative`
  | 'extendOption'
  | 'finishTask'
  | 'markMessage'
  | 'addBookingNote'
  | 'resendBookingMail'
  | 'replyToMessage'
  | 'recordDeskPayment'
  | 'counterDeskPayment'
  | 'requestPayment'
  | 'withdrawPaymentRequest'
  | `post${'Charge' | 'Minibar'}`
  | 'takeBackCharge'
  | 'giveAllowance'
  | `${'open' | 'close' | 'reopen' | 'refund'}Folio`
  | `setFolio${'Payer' | 'Rule'}`
  | 'moveFolioLines'
  | 'splitFolioLine'
  | `${'add' | 'edit'}ChargeItem`
  | `${'add' | 'edit' | 'archive'}Company`
  | 'setCompanyOfBooking'
  | `${'record' | 'apply' | 'counter'}CompanyPayment`
  | 'takeBackApplication'
  | 'takeBackCompanyDebt'
  | `sendCompany${'Statement' | 'Reminder'}`
  | `${'add' | 'edit'}Portal`
  | 'setPortalBooking'
  | 'recordPortalReceipts'
  | `${'take' | 'return' | 'charge'}SecurityDeposit`
  | 'takeBackDepositCharge'
  | 'closeCashUp'
  | `${'open' | 'close'}Shift`
  | 'payOut'
  | 'putBackPaidOut'
  | 'reconcileWithGateway'
  | `${'check' | 'undoCheck'}${'In' | 'Out'}`
  | 'arriveAfterAll'
  | 'closeBusinessDay'
  | 'closeDayBook'
  | 'editDayBookLedgers'
  | 'editLook'
  | 'changeRates'
  | 'takeBackCancellation'
  | 'undoRateChange'
  | `${'add' | 'edit' | 'crop' | 'delete'}Picture`
  | `${'add' | 'edit'}${'Policy' | 'RatePlan' | 'Extra'}`
  | `${'publish' | 'unpublish'}Hotel`
  | 'startPaymentTest'
  | 'sendTestMail'
  | `${'add' | 'edit' | 'delete'}${'RoomType' | 'Room'}`
  | `${'set' | 'delete'}${'ExchangeRate' | 'ShownCurrency' | 'TaxPeriod'}`
  | `${'save' | 'publish' | 'restore'}Content`
  | `export${'GuestBookings' | 'ContactMessages' | 'Settlements' | 'Subscribers' | 'Charges'}`
  | `exportDayBook${'' | 'ToTally'}`
  | 'monthlyReport';

/** The permission of each audited operation, as the schema declares it. A test compares the two. */
export const AUDITED_ACTIONS: Readonly<Record<ActionName, Permission | null>> = {
  pinAdministrator: null,
  inviteStaff: 'staff.write',
  editStaff: 'staff.write',
  suspendStaff: 'staff.write',
  reinstateStaff: 'staff.write',
  removeStaff: 'staff.write',
  signOutStaff: 'staff.write',
  withdrawInvitation: 'staff.write',
  acceptInvitation: null,
  signOutEverywhere: null,
  confirmSecondFactor: null,
  removeSecondFactor: null,
  resetSecondFactor: 'staff.write',
  proveIdentity: null,
  editDeskSecurity: 'settings.write',
  offerOwnership: 'staff.write',
  acceptOwnership: null,
  makeServiceKey: 'programs.write',
  revokeServiceKey: 'programs.write',
  addChannel: 'programs.write',
  editChannel: 'programs.write',
  mapChannel: 'programs.write',
  mapChannelPortals: 'programs.write',
  renewChannelWebhook: 'programs.write',
  switchChannel: 'programs.write',
  removeChannel: 'programs.write',
  sendEverythingToChannel: 'programs.write',
  addWebhookEndpoint: 'programs.write',
  editWebhookEndpoint: 'programs.write',
  switchWebhookEndpoint: 'programs.write',
  removeWebhookEndpoint: 'programs.write',
  renewWebhookSecret: 'programs.write',
  makeRoomCalendar: 'programs.write',
  revokeRoomCalendar: 'programs.write',
  addCalendarFeed: 'programs.write',
  removeCalendarFeed: 'programs.write',
  readCalendarFeed: 'programs.write',
  sendWebhooksAgain: 'programs.write',
  addRole: 'staff.write',
  editRole: 'staff.write',
  deleteRole: 'staff.write',
  addOffer: 'content.write',
  editOffer: 'content.write',
  deleteOffer: 'content.write',
  addHotel: 'content.write',
  editHotel: 'content.write',
  deleteHotel: 'content.write',
  addCategoryItem: 'content.write',
  editCategoryItem: 'content.write',
  deleteCategoryItem: 'content.write',
  addRoomType: 'rooms.write',
  editRoomType: 'rooms.write',
  deleteRoomType: 'rooms.write',
  addRoom: 'rooms.write',
  editRoom: 'rooms.write',
  deleteRoom: 'rooms.write',
  addPicture: 'content.write',
  editPicture: 'content.write',
  cropPicture: 'content.write',
  deletePicture: 'content.write',
  addPolicy: 'settings.write',
  blockRoom: 'rooms.block',
  changeBlock: 'rooms.block',
  endBlock: 'rooms.block',
  exportGuest: 'personal-data.write',
  eraseGuest: 'personal-data.write',
  withdrawErasure: 'personal-data.write',
  addGuestRecord: 'guests.write',
  editGuestRecord: 'guests.write',
  makeGuestRecord: 'guests.write',
  separateGuestRecord: 'guests.write',
  joinGuestRecords: 'guests.write',
  noteDifferentGuests: 'guests.write',
  putBookingToGuest: 'guests.write',
  setDoNotRent: 'guests.write',
  setGuestConsent: 'guests.write',
  addLostItem: 'house.write',
  setLostItemState: 'house.write',
  addRepairNote: 'house.write',
  registerOfStay: 'register.read',
  saveRegisterPerson: 'register.write',
  recordFiling: 'register.write',
  postMinibar: 'house.minibar',
  moveStay: 'stays.move',
  placeStay: 'stays.move',
  swapStays: 'stays.move',
  cancelGuestBooking: 'bookings.cancel',
  changeRates: 'rates.write',
  undoRateChange: 'rates.write',
  addRatePlan: 'rates.write',
  editRatePlan: 'rates.write',
  addExtra: 'rates.write',
  editExtra: 'rates.write',
  changeGuestBooking: 'bookings.change',
  correctGuestBooking: 'bookings.change',
  renewBookingLink: 'bookings.change',
  setGuestBillingDetails: 'bookings.change',
  issueInvoiceAgain: 'documents.correct',
  registerDocumentAgain: 'bookings.change',
  createDeskBooking: 'bookings.create',
  confirmTentative: 'bookings.create',
  releaseTentative: 'bookings.create',
  extendOption: 'bookings.create',
  requestPayment: 'payments.take',
  withdrawPaymentRequest: 'payments.take',
  postCharge: 'payments.take',
  takeBackCharge: 'payments.take',
  giveAllowance: 'payments.take',
  openFolio: 'payments.take',
  closeFolio: 'payments.take',
  reopenFolio: 'payments.take',
  refundFolio: 'payments.take',
  setFolioPayer: 'payments.take',
  setFolioRule: 'payments.take',
  moveFolioLines: 'payments.take',
  splitFolioLine: 'payments.take',
  addChargeItem: 'rates.write',
  editChargeItem: 'rates.write',
  addCompany: 'companies.write',
  editCompany: 'companies.write',
  archiveCompany: 'companies.write',
  setCompanyOfBooking: 'companies.write',
  recordCompanyPayment: 'companies.write',
  applyCompanyPayment: 'companies.write',
  counterCompanyPayment: 'companies.write',
  takeBackApplication: 'companies.write',
  takeBackCompanyDebt: 'companies.write',
  sendCompanyStatement: 'companies.write',
  sendCompanyReminder: 'companies.write',
  addPortal: 'rates.write',
  editPortal: 'rates.write',
  setPortalBooking: 'bookings.change',
  recordPortalReceipts: 'rates.write',
  takeSecurityDeposit: 'payments.take',
  returnSecurityDeposit: 'payments.take',
  chargeSecurityDeposit: 'payments.take',
  takeBackDepositCharge: 'payments.take',
  finishTask: 'bookings.cancel',
  markMessage: 'messages.write',
  addBookingNote: 'bookings.note',
  resendBookingMail: 'bookings.note',
  replyToMessage: 'messages.write',
  recordDeskPayment: 'payments.take',
  counterDeskPayment: 'payments.take',
  closeCashUp: 'payments.take',
  openShift: 'payments.take',
  payOut: 'payments.take',
  putBackPaidOut: 'payments.take',
  closeShift: 'payments.take',
  reconcileWithGateway: 'payments.take',
  exportSettlements: 'payments.read',
  checkIn: 'stays.check-in',
  undoCheckIn: 'stays.check-in',
  checkOut: 'stays.check-in',
  takeBackCancellation: 'bookings.cancel',
  undoCheckOut: 'stays.check-in',
  arriveAfterAll: 'stays.check-in',
  closeBusinessDay: 'stays.check-in',
  closeDayBook: 'figures.export',
  editDayBookLedgers: 'figures.export',
  exportDayBook: 'figures.export',
  exportDayBookToTally: 'figures.export',
  editLook: 'settings.write',
  editPolicy: 'settings.write',
  editProperty: 'settings.write',
  publishHotel: 'settings.write',
  unpublishHotel: 'settings.write',
  startPaymentTest: 'settings.write',
  sendTestMail: 'settings.write',
  setExchangeRate: 'settings.write',
  deleteExchangeRate: 'settings.write',
  setShownCurrency: 'settings.write',
  deleteShownCurrency: 'settings.write',
  setTaxPeriod: 'settings.write',
  deleteTaxPeriod: 'settings.write',
  saveContent: 'content.write',
  publishContent: 'content.publish',
  restoreContent: 'content.write',
  exportGuestBookings: 'bookings.export',
  exportContactMessages: 'messages.export',
  exportSubscribers: 'subscribers.export',
  exportCharges: 'figures.export',
  monthlyReport: 'figures.export',
};

/** An entry with the name of the person; without a name, the address. */
export interface NamedEntry extends AuditEntry {
  person: string;
}

/** An operation that writes an audit entry, and who runs it. */
export interface AuditedAction {
  who: Staff;
  action: ActionName;
  /** The values that were written or exported. For a deletion, the entry stores the deleted record. */
  details?: object;
}

/** The effect of the work on a record. */
interface Change<Done> {
  done: Done;
  /** Null when the change is not about a record of the administrator's. */
  recordId: string | null;
  before?: object | null;
  after?: object | null;
}

/** The effect of the work, or the reason why the work was refused. */
type PossibleChange<Reason> = { refused: Reason } | Pick<Change<never>, 'before' | 'after'>;

/** Records the actions of the staff. */
export class AuditService {
  constructor(private readonly database: DataSource) {}

  /** Does the work and writes its audit entry in one transaction. Writes no entry when the work found no record. */
  perform<Done>(
    audited: AuditedAction,
    work: (manager: EntityManager) => Promise<Change<Done> | null>,
  ): Promise<Done | null> {
    return inTransaction(this.database, async (manager) => {
      const change = await work(manager);
      if (!change) return null;
      const { done, recordId, before = null, after = null } = change;
      const details = audited.details ?? before ?? {};
      await this.write(manager, audited, { recordId, details, before, after });
      return done;
    });
  }

  /**
   * Like `perform`, for work that may be refused. Returns the reason of the refusal, or null when the work was done.
   */
  async performUnlessRefused<Reason>(
    audited: AuditedAction,
    work: (manager: EntityManager) => Promise<PossibleChange<Reason>>,
  ): Promise<Reason | null> {
    return inTransaction(this.database, async (manager) => {
      const change = await work(manager);
      if ('refused' in change) return change.refused;
      const { before = null, after = null } = change;
      const details = audited.details ?? before ?? {};
      await this.write(manager, audited, { recordId: null, details, before, after });
      return null;
    });
  }

  /** Writes the entry of a change in the transaction that makes the change. */
  async noteChange(
    manager: EntityManager,
    audited: AuditedAction & { details: object },
    change: { recordId: string | null; before: object; after: object },
  ): Promise<void> {
    await this.write(manager, audited, { ...change, details: audited.details });
  }

  /** Writes an entry of an export, before the list is sent. */
  async noteExport(audited: AuditedAction, rows: number): Promise<void> {
    await this.write(this.database.manager, audited, {
      recordId: null,
      details: { ...audited.details, rows },
      before: null,
      after: null,
    });
  }

  /** One page of the entries, newest first. */
  async find(page: { skip: number; take: number }): Promise<{ actions: NamedEntry[]; totalCount: number }> {
    const [entries, totalCount] = await this.database
      .getRepository(AuditEntry)
      .findAndCount({ ...page, order: { id: 'DESC' } });
    const accounts = entries.flatMap(({ actorId }) => actorId ?? []);
    const names = await staffNames(this.database.manager, 'uid', accounts);
    const actions = entries.map((entry) => {
      return { ...entry, person: names.get(entry.actorId ?? '') ?? entry.address };
    });
    return { actions, totalCount };
  }

  private async write(
    manager: EntityManager,
    { who, action }: AuditedAction,
    { recordId, details, before, after }: Pick<AuditEntry, 'recordId' | 'details' | 'before' | 'after'>,
  ): Promise<void> {
    await manager.insert(AuditEntry, {
      actorKind: keyOfServiceUid(who.uid) === null ? 'staff' : 'service',
      actorId: who.uid,
      address: who.address,
      action,
      permission: AUDITED_ACTIONS[action],
      recordId,
      details: storable(details),
      before: before && storable(before),
      after: after && storable(after),
    });
  }
}

/** A copy of the value without characters that PostgreSQL cannot store. */
function storable(value: object): object {
  return parseStorable(JSON.stringify(value)) as object;
}
