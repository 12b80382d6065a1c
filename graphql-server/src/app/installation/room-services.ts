import { TaskRepository } from '../../access/tasks/task.repository';
import type { AuditService } from '../../access/audit/audit.service';
import { BlockRepository } from '../../desk/blocks/block.repository';
import { BlockService } from '../../desk/blocks/block.service';
import { BookingChangeRepository } from '../../bookings/booking-changes/booking-change.repository';
import { HousekeepingService } from '../../desk/housekeeping/housekeeping.service';
import { RoomMarkRepository } from '../../desk/housekeeping/room-mark.repository';
import { RoomMakersReadModel } from '../../desk/housekeeping/room-makers.read-model';
import { RoomStatesReadModel } from '../../desk/housekeeping/room-states.read-model';
import { LostItemRepository } from '../../desk/lost-property/lost-item.repository';
import { LostPropertyService } from '../../desk/lost-property/lost-property.service';
import { MoveService } from '../../desk/moves/move.service';
import { PlacementService } from '../../desk/moves/placement.service';
import { UnplacedStaysReadModel } from '../../desk/moves/unplaced-stays.read-model';
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
  { rooms, roomTypeQueue, bookingRepository, roomNights }: ReturnType<typeof bookingServices>,
  audit: AuditService,
) {
  const occupancy = new RoomOccupancy(database);
  const changes = new BookingChangeRepository(database);
  const roomMoves = new RoomMoveRepository(database);
  const states = new RoomStatesReadModel(database);
  const tasks = new TaskRepository();
  const marks = new RoomMarkRepository(database);
  const makers = new RoomMakersReadModel(database);
  const mover = new RoomMover(new StayRepository(), changes, occupancy, roomMoves, audit, states);
  return {
    blocks: new BlockService(new BlockRepository(database), occupancy, rooms, roomTypeQueue, audit, tasks),
    housekeeping: new HousekeepingService({ database, marks, states, rooms, makers, tasks, audit }),
    lostProperty: new LostPropertyService(database, new LostItemRepository(database), rooms, audit),
    unplacedStays: new UnplacedStaysReadModel(database),
    placements: new PlacementService({
      ...{ rooms, roomTypeQueue, roomNights, occupancy, tasks, audit },
      bookings: bookingRepository,
      stays: new StayRepository(),
    }),
    moves: new MoveService(bookingRepository, roomMoves, mover, rooms, roomTypeQueue),
    roomChoices: new RoomChoiceService(bookingRepository, changes, occupancy, roomMoves, rooms),
  };
}
