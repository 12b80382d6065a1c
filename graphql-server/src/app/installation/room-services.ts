import type { AuditService } from '../../audit/audit.service';
import { BlockRepository } from '../../blocks/block.repository';
import { BlockService } from '../../blocks/block.service';
import { BookingChangeRepository } from '../../booking-changes/booking-change.repository';
import { MoveService } from '../../moves/move.service';
import { RoomChoiceService } from '../../moves/room-choices.service';
import { RoomMover } from '../../moves/room-mover';
import { RoomMoveRepository } from '../../moves/room-move.repository';
import { RoomOccupancy } from '../../stays/room-occupancy.repository';
import { StayRepository } from '../../stays/stay.repository';
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
  const mover = new RoomMover(new StayRepository(), changes, occupancy, roomMoves, audit);
  return {
    blocks: new BlockService(new BlockRepository(database), occupancy, rooms, roomTypeQueue, audit),
    moves: new MoveService(bookingRepository, roomMoves, mover, rooms, roomTypeQueue),
    roomChoices: new RoomChoiceService(bookingRepository, changes, occupancy, roomMoves, rooms),
  };
}
