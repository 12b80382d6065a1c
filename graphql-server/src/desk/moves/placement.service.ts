import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import type { TaskRepository } from '../../access/tasks/task.repository';
import type { BookingRepository } from '../../bookings/core/booking.repository';
import { isRecordId } from '../../pages/records/record-id';
import type { RequestClock } from '../../platform/time/clock';
import { fieldFault } from '../../platform/refusals/sentence';
import type { RoomService } from '../../selling/rooms/room.service';
import type { RoomNightRepository } from '../../selling/stays/room-night.repository';
import type { RoomOccupancy } from '../../selling/stays/room-occupancy.repository';
import type { RoomTypeQueue } from '../../selling/stays/room-type-queue';
import type { StayRepository } from '../../selling/stays/stay.repository';
import { roomFaults } from './move.policy';
import type { MoveOutcome } from './move.service';
import { obstructed, refused } from './room-mover';
import { RoomsByNumber } from './rooms-by-number';

interface PlacementNeeds {
  bookings: BookingRepository;
  stays: StayRepository;
  roomNights: Pick<RoomNightRepository, 'takeNights'>;
  occupancy: RoomOccupancy;
  rooms: RoomService;
  roomTypeQueue: RoomTypeQueue;
  tasks: TaskRepository;
  audit: AuditService;
}

/** Places stays that portals have sold while no room was free. Their price never changes. */
export class PlacementService {
  constructor(private readonly needs: PlacementNeeds) {}

  /** Gives an unplaced stay a free room, or says who has the room. A stay that has this room already is placed. */
  async place(
    who: Staff,
    { stayId, room: number }: { stayId: string; room: string },
    clock: RequestClock,
  ): Promise<MoveOutcome> {
    const { bookings, stays, occupancy } = this.needs;
    const found = isRecordId(stayId) ? await bookings.findByStay(stayId) : null;
    if (!found) return { kind: 'RecordNotFound' };
    const rooms = new RoomsByNumber(await this.needs.rooms.rooms(), await this.needs.rooms.allTypes());
    const target = rooms.numbered(number);
    if (!target) return refused([fieldFault('room', 'ROOM_NUMBER_UNKNOWN')]);
    return this.needs.roomTypeQueue.transact(
      [target.type.code],
      clock,
      async (manager): Promise<MoveOutcome> => {
        const booking = await bookings.lockById(manager, found.id);
        const stay = booking?.stays.find(({ id }) => id === stayId);
        if (!booking || !stay) return { kind: 'RecordNotFound' };
        if (stay.roomId === target.id) return { kind: 'StaysMoved', bookings: [booking] };
        if (booking.status !== 'CONFIRMED' || stay.status !== 'EXPECTED' || stay.roomId !== null)
          return obstructed({ code: 'STAY_NOT_MOVABLE' });
        const faults = roomFaults(stay, target, rooms.typeOf(stay.roomType));
        if (faults.length > 0) return refused(faults.map((fault) => ({ ...fault, field: 'room' })));
        await this.needs.rooms.lockRoomTypes(manager, [], [target.id]);
        const nights = { first: stay.checkin, until: stay.checkout };
        const [first, ...others] = await occupancy.occupants([target.id], nights, [], manager);
        if (first) return { kind: 'RoomTaken', occupants: [first, ...others] };
        await stays.setRooms(manager, new Map([[stay.id, target.id]]));
        const { id, checkin, checkout } = stay;
        await this.needs.roomNights.takeNights(manager, [{ id, checkin, checkout, roomId: target.id }]);
        await this.needs.tasks.endAbout(manager, stay.id, ['STAY_UNPLACED']);
        const details = { reference: booking.reference, room: target.number };
        const change = { recordId: stay.id, before: { room: null }, after: { room: target.number } };
        await this.needs.audit.noteChange(manager, { who, action: 'placeStay', details }, change);
        await bookings.readAgain(manager, booking);
        return { kind: 'StaysMoved', bookings: [booking] };
      },
    );
  }
}
