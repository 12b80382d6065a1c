import { StaffAndRoles1764630000000 } from '../../../migrations/1764630000000-staff-and-roles';
import { OpenTheHouse1763600000000 } from '../../../migrations/1763600000000-open-the-house';
import { OpenTheSite1763690400000 } from '../../../migrations/1763690400000-open-the-site';
import { AnnounceChanges1763694000000 } from '../../../migrations/1763694000000-announce-changes';
import { BookingsOfGuests1763701200000 } from '../../../migrations/1763701200000-bookings-of-guests';
import { ActionsOfTheAdministrator1763712000000 } from '../../../migrations/1763712000000-actions-of-the-administrator';
import { JobsOfEachMinute1763715600000 } from '../../../migrations/1763715600000-jobs-of-each-minute';
import { PiecesOfNames1763730000000 } from '../../../migrations/1763730000000-pieces-of-names';
import { LimitsByNetworkAndMailbox1763810000000 } from '../../../migrations/1763810000000-limits-by-network-and-mailbox';
import { IndexesOfHoldLimits1763811000000 } from '../../../migrations/1763811000000-indexes-of-hold-limits';
import { JobsCarryIds1763840000000 } from '../../../migrations/1763840000000-jobs-carry-ids';
import { DeskSearchKeys1763850000000 } from '../../../migrations/1763850000000-desk-search-keys';
import { FillDeskSearchKeys1763851000000 } from '../../../migrations/1763851000000-fill-desk-search-keys';
import { DisputesAndRefundRetries1763830000000 } from '../../../migrations/1763830000000-disputes-and-refund-retries';
import { AdministratorIdentity1763820000000 } from '../../../migrations/1763820000000-administrator-identity';
import { AdministratorSignIn1763880000000 } from '../../../migrations/1763880000000-administrator-sign-in';
import { Property1763900000000 } from '../../../migrations/1763900000000-property';
import { Actors1763901000000 } from '../../../migrations/1763901000000-actors';
import { FillActors1763902000000 } from '../../../migrations/1763902000000-fill-actors';
import { WithoutEarlierActors1763930000000 } from '../../../migrations/1763930000000-without-earlier-actors';
import { WhenDisputesWereReported1763862000000 } from '../../../migrations/1763862000000-when-disputes-were-reported';
import { TimeWithinAStatement1763841000000 } from '../../../migrations/1763841000000-time-within-a-statement';
import { StaysAndFolios1763910000000 } from '../../../migrations/1763910000000-stays-and-folios';
import { FillStaysAndFolios1763911000000 } from '../../../migrations/1763911000000-fill-stays-and-folios';
import { WithoutEarlierOrderTrigger1763919000000 } from '../../../migrations/1763919000000-without-earlier-order-trigger';
import { WithoutEarlierColumns1763920000000 } from '../../../migrations/1763920000000-without-earlier-columns';
import { PropertySettings1763940000000 } from '../../../migrations/1763940000000-property-settings';
import { RoomSettings1763950000000 } from '../../../migrations/1763950000000-room-settings';
import { PolicySettings1763960000000 } from '../../../migrations/1763960000000-policy-settings';
import { ListedRooms1763965000000 } from '../../../migrations/1763965000000-listed-rooms';
import { Pictures1763970000000 } from '../../../migrations/1763970000000-pictures';
import { PublishedProperty1764020000000 } from '../../../migrations/1764020000000-published-property';
import { TestsOfTheSetUp1764021000000 } from '../../../migrations/1764021000000-tests-of-the-set-up';
import { Cancellations1763990000000 } from '../../../migrations/1763990000000-cancellations';
import { Content1763980000000 } from '../../../migrations/1763980000000-content';
import { ReplacedHolds1764010000000 } from '../../../migrations/1764010000000-replaced-holds';
import { Looks1763971000000 } from '../../../migrations/1763971000000-looks';
import { Promotions1764070000000 } from '../../../migrations/1764070000000-promotions';
import { RatePlans1764071000000 } from '../../../migrations/1764071000000-rate-plans';
import { RateBook1764060000000 } from '../../../migrations/1764060000000-rate-book';
import { Typefaces1764100000000 } from '../../../migrations/1764100000000-typefaces';
import { Extras1764110000000 } from '../../../migrations/1764110000000-extras';
import { MessagesNotesAndMails1764190000000 } from '../../../migrations/1764190000000-messages-notes-and-mails';
import { TasksOfDisputes1764191000000 } from '../../../migrations/1764191000000-tasks-of-disputes';
import { FinishedTasks1764130000000 } from '../../../migrations/1764130000000-finished-tasks';
import { BlocksOfTheDesk1764150000000 } from '../../../migrations/1764150000000-blocks-of-the-desk';
import { DeskPayments1764160000000 } from '../../../migrations/1764160000000-desk-payments';
import { Supplements1764140000000 } from '../../../migrations/1764140000000-supplements';
import { IndexesOfDeskSearch1764180000000 } from '../../../migrations/1764180000000-indexes-of-desk-search';
import { TaxDocuments1764300000000 } from '../../../migrations/1764300000000-tax-documents';
import { IndexesOfEveryName1764200000000 } from '../../../migrations/1764200000000-indexes-of-every-name';
import { BillingDetails1764310000000 } from '../../../migrations/1764310000000-billing-details';
import { InvoiceReissues1764365000000 } from '../../../migrations/1764365000000-invoice-reissues';
import { PinCodeOfBillingDetails1764372000000 } from '../../../migrations/1764372000000-pin-code-of-billing-details';
import { AskingForOrders1764410000000 } from '../../../migrations/1764410000000-asking-for-orders';
import { Figures1764330000000 } from '../../../migrations/1764330000000-figures';
import { CheckIns1764155000000 } from '../../../migrations/1764155000000-check-ins';
import { DeskBookings1764170000000 } from '../../../migrations/1764170000000-desk-bookings';
import { RoomMoves1764150001000 } from '../../../migrations/1764150001000-room-moves';
import { BookingChanges1764030000000 } from '../../../migrations/1764030000000-booking-changes';
import { BookingCorrections1764031000000 } from '../../../migrations/1764031000000-booking-corrections';
import { EInvoicing1764340000000 } from '../../../migrations/1764340000000-e-invoicing';
import { FiguresOfChangedSums1764360000000 } from '../../../migrations/1764360000000-figures-of-changed-sums';
import { IndexOfStaffInAudit1764361000000 } from '../../../migrations/1764361000000-index-of-staff-in-audit';
import { KeysOfNotes1764362000000 } from '../../../migrations/1764362000000-keys-of-notes';
import { RegistrationTries1764351000000 } from '../../../migrations/1764351000000-registration-tries';
import { ChargesNotBelowZero1764420000000 } from '../../../migrations/1764420000000-charges-not-below-zero';
import { TimeZonesOfTheHotel1764352000000 } from '../../../migrations/1764352000000-time-zones-of-the-hotel';
import { SettlementsOfTheGateway1764320000000 } from '../../../migrations/1764320000000-settlements-of-the-gateway';
import { AddressProofs1764402000000 } from '../../../migrations/1764402000000-address-proofs';
import { ProvenAddresses1764401000000 } from '../../../migrations/1764401000000-proven-addresses';
import { VersionsOfLinks1764400000000 } from '../../../migrations/1764400000000-versions-of-links';
import { WhatTheBrowserRemembers1764440000000 } from '../../../migrations/1764440000000-what-the-browser-remembers';
import { DeadlinesOfStays1764500000000 } from '../../../migrations/1764500000000-deadlines-of-stays';
import { CompaniesAbroad1764510000000 } from '../../../migrations/1764510000000-companies-abroad';
import { AnnounceNights1764600000000 } from '../../../migrations/1764600000000-announce-nights';
import { OfferedPromotions1764610000000 } from '../../../migrations/1764610000000-offered-promotions';
import { ShownCurrencies1764620000000 } from '../../../migrations/1764620000000-shown-currencies';
import { TheBrowserRemembersACurrency1764620001000 } from '../../../migrations/1764620001000-the-browser-remembers-a-currency';
import { Changes1764640000000 } from '../../../migrations/1764640000000-changes';
import { RecordChanges1764640001000 } from '../../../migrations/1764640001000-record-changes';
import { Shifts1764660000000 } from '../../../migrations/1764660000000-shifts';
import { RightsToReadChoices1764665000000 } from '../../../migrations/1764665000000-rights-to-read-choices';
import { SecurityDepositsAfterTheFinish1764795000001 } from '../../../migrations/1764795000001-security-deposits-after-the-finish';
import { SecurityDeposits1764795000000 } from '../../../migrations/1764795000000-security-deposits';
import { PaymentRequests1764760000000 } from '../../../migrations/1764760000000-payment-requests';
import { SecondFactorsAndDeskSessions1764670000000 } from '../../../migrations/1764670000000-second-factors-and-desk-sessions';
import { CancellationsTakenBack1764680000000 } from '../../../migrations/1764680000000-cancellations-taken-back';
import { WhatGuestsPayWith1764690000000 } from '../../../migrations/1764690000000-what-guests-pay-with';
import { Signatory1764750000000 } from '../../../migrations/1764750000000-signatory';
import { CountedPieces1764780000000 } from '../../../migrations/1764780000000-counted-pieces';
import { PayAtHotel1764790000000 } from '../../../migrations/1764790000000-pay-at-hotel';
import { RecordShiftsAndContent1764799000000 } from '../../../migrations/1764799000000-record-shifts-and-content';
import { RecordSettings1764785000000 } from '../../../migrations/1764785000000-record-settings';
import { PostedCharges1764810000000 } from '../../../migrations/1764810000000-posted-charges';
import { WarnBeforeRelease1764800000000 } from '../../../migrations/1764800000000-warn-before-release';
import { Folios1764820000000 } from '../../../migrations/1764820000000-folios';
import { Portals1764840000000 } from '../../../migrations/1764840000000-portals';
import { ChargesOfDepositsTakenBack1764815000000 } from '../../../migrations/1764815000000-charges-of-deposits-taken-back';
import { Receivables1764831000000 } from '../../../migrations/1764831000000-receivables';
import { Companies1764830000000 } from '../../../migrations/1764830000000-companies';
import { FurtherPartsCountNoRoom1764861000000 } from '../../../migrations/1764861000000-further-parts-count-no-room';
import { FiguresByDepartment1764860000000 } from '../../../migrations/1764860000000-figures-by-department';
import { RoomMarks1764880000000 } from '../../../migrations/1764880000000-room-marks';
import { LostItems1764881000000 } from '../../../migrations/1764881000000-lost-items';
import { Register1764910000000 } from '../../../migrations/1764910000000-register';
import { RegisterFilings1764911000000 } from '../../../migrations/1764911000000-register-filings';
import { ChannelDays1764973000001 } from '../../../migrations/1764973000001-channel-days';
import { Channels1764973000000 } from '../../../migrations/1764973000000-channels';
import { Calendars1764975000000 } from '../../../migrations/1764975000000-calendars';
import { Webhooks1764971000000 } from '../../../migrations/1764971000000-webhooks';
import { ServiceKeys1764970000000 } from '../../../migrations/1764970000000-service-keys';
import { GuestRecords1764900000000 } from '../../../migrations/1764900000000-guest-records';
import { RoomsForPeople1764882000000 } from '../../../migrations/1764882000000-rooms-for-people';
import { OnlineCheckIns1764920000000 } from '../../../migrations/1764920000000-online-check-ins';
import { HousePictures1764950000000 } from '../../../migrations/1764950000000-house-pictures';
import { SummedMonths1764940000000 } from '../../../migrations/1764940000000-summed-months';
import { PostedExtras1764960000000 } from '../../../migrations/1764960000000-posted-extras';
import { PersonalData1764972000000 } from '../../../migrations/1764972000000-personal-data';
import { ChannelRevisions1764974000000 } from '../../../migrations/1764974000000-channel-revisions';
import { CashOfCompanies1764977000000 } from '../../../migrations/1764977000000-cash-of-companies';
import { CompanyPaymentsByMoment1764981100000 } from '../../../migrations/1764981100000-company-payments-by-moment';
import { ReasonsOfClosedFolios1764981000000 } from '../../../migrations/1764981000000-reasons-of-closed-folios';
import { RenewedChannelWebhooks1764978000000 } from '../../../migrations/1764978000000-renewed-channel-webhooks';
import { ChannelTroubles1764979000000 } from '../../../migrations/1764979000000-channel-troubles';
import { NumberedEvents1764980000000 } from '../../../migrations/1764980000000-numbered-events';
import { ConsentsWithdrawnByGuests1764983000000 } from '../../../migrations/1764983000000-consents-withdrawn-by-guests';
import { FeesThatLiftNights1764984000000 } from '../../../migrations/1764984000000-fees-that-lift-nights';
import { WhoBlocked1764700000000 } from '../../../migrations/1764700000000-who-blocked';
import { BalanceReminders1764740000000 } from '../../../migrations/1764740000000-balance-reminders';
import { FillDeadlinesOfStays1764501000000 } from '../../../migrations/1764501000000-fill-deadlines-of-stays';
import { DayBook1764850000000 } from '../../../migrations/1764850000000-day-book';

/**
 * In the order in which they were written. Merged migrations are never edited. The next version lists this version's
 * finishing migrations here.
 */
export const MIGRATIONS = [
  OpenTheHouse1763600000000,
  OpenTheSite1763690400000,
  AnnounceChanges1763694000000,
  BookingsOfGuests1763701200000,
  ActionsOfTheAdministrator1763712000000,
  JobsOfEachMinute1763715600000,
  PiecesOfNames1763730000000,
  LimitsByNetworkAndMailbox1763810000000,
  IndexesOfHoldLimits1763811000000,
  AdministratorIdentity1763820000000,
  DisputesAndRefundRetries1763830000000,
  JobsCarryIds1763840000000,
  TimeWithinAStatement1763841000000,
  DeskSearchKeys1763850000000,
  FillDeskSearchKeys1763851000000,
  WhenDisputesWereReported1763862000000,
  AdministratorSignIn1763880000000,
  Property1763900000000,
  Actors1763901000000,
  FillActors1763902000000,
  StaysAndFolios1763910000000,
  FillStaysAndFolios1763911000000,
  PropertySettings1763940000000,
  RoomSettings1763950000000,
  PolicySettings1763960000000,
  ListedRooms1763965000000,
  Pictures1763970000000,
  Looks1763971000000,
  Content1763980000000,
  Cancellations1763990000000,
  ReplacedHolds1764010000000,
  PublishedProperty1764020000000,
  TestsOfTheSetUp1764021000000,
  BookingChanges1764030000000,
  BookingCorrections1764031000000,
  RateBook1764060000000,
  Promotions1764070000000,
  RatePlans1764071000000,
  Typefaces1764100000000,
  Extras1764110000000,
  FinishedTasks1764130000000,
  Supplements1764140000000,
  BlocksOfTheDesk1764150000000,
  RoomMoves1764150001000,
  CheckIns1764155000000,
  DeskPayments1764160000000,
  DeskBookings1764170000000,
  IndexesOfDeskSearch1764180000000,
  MessagesNotesAndMails1764190000000,
  TasksOfDisputes1764191000000,
  IndexesOfEveryName1764200000000,
  TaxDocuments1764300000000,
  BillingDetails1764310000000,
  SettlementsOfTheGateway1764320000000,
  Figures1764330000000,
  EInvoicing1764340000000,
  RegistrationTries1764351000000,
  TimeZonesOfTheHotel1764352000000,
  FiguresOfChangedSums1764360000000,
  IndexOfStaffInAudit1764361000000,
  KeysOfNotes1764362000000,
  InvoiceReissues1764365000000,
  PinCodeOfBillingDetails1764372000000,
  VersionsOfLinks1764400000000,
  ProvenAddresses1764401000000,
  AddressProofs1764402000000,
  AskingForOrders1764410000000,
  ChargesNotBelowZero1764420000000,
  WhatTheBrowserRemembers1764440000000,
  DeadlinesOfStays1764500000000,
  FillDeadlinesOfStays1764501000000,
  CompaniesAbroad1764510000000,
  AnnounceNights1764600000000,
  OfferedPromotions1764610000000,
  ShownCurrencies1764620000000,
  TheBrowserRemembersACurrency1764620001000,
  StaffAndRoles1764630000000,
  Changes1764640000000,
  RecordChanges1764640001000,
  Shifts1764660000000,
  RightsToReadChoices1764665000000,
  SecondFactorsAndDeskSessions1764670000000,
  CancellationsTakenBack1764680000000,
  WhatGuestsPayWith1764690000000,
  WhoBlocked1764700000000,
  BalanceReminders1764740000000,
  Signatory1764750000000,
  PaymentRequests1764760000000,
  CountedPieces1764780000000,
  RecordSettings1764785000000,
  PayAtHotel1764790000000,
  SecurityDeposits1764795000000,
  RecordShiftsAndContent1764799000000,
  WarnBeforeRelease1764800000000,
  PostedCharges1764810000000,
  ChargesOfDepositsTakenBack1764815000000,
  Folios1764820000000,
  Companies1764830000000,
  Receivables1764831000000,
  Portals1764840000000,
  DayBook1764850000000,
  FiguresByDepartment1764860000000,
  FurtherPartsCountNoRoom1764861000000,
  RoomMarks1764880000000,
  LostItems1764881000000,
  RoomsForPeople1764882000000,
  GuestRecords1764900000000,
  Register1764910000000,
  RegisterFilings1764911000000,
  OnlineCheckIns1764920000000,
  SummedMonths1764940000000,
  HousePictures1764950000000,
  PostedExtras1764960000000,
  ServiceKeys1764970000000,
  Webhooks1764971000000,
  PersonalData1764972000000,
  Channels1764973000000,
  ChannelDays1764973000001,
  ChannelRevisions1764974000000,
  Calendars1764975000000,
  CashOfCompanies1764977000000,
  RenewedChannelWebhooks1764978000000,
  ChannelTroubles1764979000000,
  NumberedEvents1764980000000,
  ReasonsOfClosedFolios1764981000000,
  CompanyPaymentsByMoment1764981100000,
  ConsentsWithdrawnByGuests1764983000000,
  FeesThatLiftNights1764984000000,
];

/**
 * Migrations that drop what only the previous version reads. They run once no server of that version is left: on a new
 * database at once, otherwise by `migrate.js --finish` or with the next version.
 */
export const FINISHING_MIGRATIONS = [
  WithoutEarlierOrderTrigger1763919000000,
  WithoutEarlierColumns1763920000000,
  WithoutEarlierActors1763930000000,
  SecurityDepositsAfterTheFinish1764795000001,
];
