import type { AuditService } from '../../access/audit/audit.service';
import { BlockRepository } from '../../desk/blocks/block.repository';
import { BlockService } from '../../desk/blocks/block.service';
import { BookingChangeRepository } from '../../bookings/booking-changes/booking-change.repository';
import { HousekeepingService } from '../../desk/housekeeping/housekeeping.service';
import { RoomMarkRepository } from '../../desk/housekeeping/room-mark.repository';
import { RoomStatesReadModel } from '../../desk/housekeeping/room-states.read-model';
import { MoveService } from '../../desk/moves/move.service';
import { RoomChoiceService } from '../../desk/moves/room-choices.service';
import { RoomMover } from '../../desk/moves/room-mover';
import { RoomMoveRepository } from '../../desk/moves/room-move.repository';
import { RoomOccupancy } from '../../selling/stays/room-occupancy.repository';
import { StayRepository } from '../../selling/stays/stay.repository';
import type { bookingServices } from './booking-services';
import type { Platform } from './platform';

/** Services of the desk's work with rooms. */
export function roomServices(
  { database }: Platform,
  { rooms, roomTypeQueue, bookingRepository }: ReturnType<typeof bookingServices>,
  audit: AuditService,
) {
  const occupancy = new RoomOccupancy(database);
  const changes = new BookingChangeRepository(database);
  const roomMoves = new RoomMoveRepository(database);
  const states = new RoomStatesReadModel(database);
  const mover = new RoomMover(new StayRepository(), changes, occupancy, roomMoves, audit, states);
  return {
    blocks: new BlockService(new BlockRepository(database), occupancy, rooms, roomTypeQueue, audit),
    housekeeping: new HousekeepingService(database, new RoomMarkRepository(database), states, rooms),
    moves: new MoveService(bookingRepository, roomMoves, mover, rooms, roomTypeQueue),
    roomChoices: new RoomChoiceService(bookingRepository, changes, occupancy, roomMoves, rooms),
  };
}
