import type { CompanyAccounts } from '../../invoices/receivables/company-accounts.service';
import type { BoundsService } from '../../access/staff/bounds.service';
import type { AuditService } from '../../access/audit/audit.service';
import { CheckInService } from '../../desk/check-ins/check-in.service';
import { CheckOutService } from '../../desk/check-ins/check-out.service';
import { DepartureUndo } from '../../desk/check-ins/departure-undo.service';
import { DeskChanges } from '../../desk/check-ins/desk-change.service';
import { RoomStatesReadModel } from '../../desk/housekeeping/room-states.read-model';
import { LateArrivalService } from '../../desk/check-ins/late-arrival.service';
import { DayBookRepository } from '../../desk/day-book/day-book.repository';
import { DayBookService } from '../../desk/day-book/day-book.service';
import { OpenEventsReadModel } from '../../desk/day-book/open-events.read-model';
import { NightAuditRepository } from '../../desk/night-audits/night-audit.repository';
import { NightAuditService } from '../../desk/night-audits/night-audit.service';
import { StaySteps } from '../../desk/check-ins/stay-steps.service';
import type { DepositsToReturn } from '../../bookings/security-deposits/deposits-to-return';
import { ChargesAgain } from '../../bookings/posted-charges/charges-again';
import { PostedChargeRepository } from '../../bookings/posted-charges/posted-charge.repository';
import { FolioRepository } from '../../bookings/folio/folio.repository';
import { FoliosRepository } from '../../bookings/folios/folios.repository';
import type { DoNotRent } from '../../guests/records/do-not-rent';
import type { PaymentRepository } from '../../payments/core/payment.repository';
import type { RoomTypeQueue } from '../../selling/stays/room-type-queue';
import { StayStepRepository } from '../../selling/stays/stay-step.repository';
import type { bookingServices } from './booking-services';
import type { heldChangeServices } from './change-services';
import type { Platform } from './platform';

interface CheckInNeeds extends ReturnType<typeof heldChangeServices> {
  payments: PaymentRepository;
  roomTypeQueue: RoomTypeQueue;
  audit: AuditService;
  bounds: BoundsService;
  depositsToReturn: DepositsToReturn;
  companies: CompanyAccounts;
  doNotRent: DoNotRent;
}

/** Services of arrivals and departures. */
export function checkInServices(
  { database }: Platform,
  { rooms, changedRooms, bookingRepository }: ReturnType<typeof bookingServices>,
  {
    changes,
    application,
    heldChanges,
    payments,
    roomTypeQueue,
    audit,
    bounds,
    depositsToReturn,
    companies,
    doNotRent,
  }: CheckInNeeds,
) {
  const steps = new StayStepRepository();
  const states = new RoomStatesReadModel(database);
  const staySteps = new StaySteps(database, bookingRepository, steps, audit);
  const deskChanges = new DeskChanges(changes, application, heldChanges);
  const bookings = bookingRepository;
  const roomServices = {
    ...{ rooms, changedRooms, roomTypeQueue },
    changes: deskChanges,
    deposits: depositsToReturn,
  };
  return {
    checkIns: new CheckInService(staySteps, steps, states, doNotRent),
    checkOuts: new CheckOutService({
      staySteps,
      steps,
      bookings,
      payments,
      folio: new FolioRepository(),
      folios: new FoliosRepository(database),
      changes: deskChanges,
      changedRooms,
      bounds,
      deposits: depositsToReturn,
      companies,
    }),
    departureUndo: new DepartureUndo({ staySteps, steps, bookings, payments, companies, ...roomServices }),
    nightAudits: new NightAuditService(new NightAuditRepository(database), audit),
    dayBook: new DayBookService({
      ...{ database, audit },
      book: new DayBookRepository(database),
      events: new OpenEventsReadModel(),
    }),
    lateArrivals: new LateArrivalService({
      ...{ staySteps, steps, states, doNotRent, bookings, payments },
      chargesAgain: new ChargesAgain(new PostedChargeRepository(database), new FolioRepository()),
      ...roomServices,
    }),
  };
}
