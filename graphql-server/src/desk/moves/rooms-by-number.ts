import type { RoomType } from '../../selling/rooms/room-type.entity';
import type { Room } from '../../selling/rooms/room.entity';
import type { TypedRoom } from './move.policy';

/** All rooms of the hotel with their types. */
export class RoomsByNumber {
  private readonly typed: readonly TypedRoom[];
  private readonly types: ReadonlyMap<string, RoomType>;

  constructor(rooms: readonly Room[], types: readonly RoomType[]) {
    const byId = new Map(types.map((type) => [type.id, type]));
    this.typed = rooms.flatMap(({ id, number, onSale, typeId }) => {
      const type = byId.get(typeId);
      return type ? [{ id, number, onSale, type }] : [];
    });
    this.types = new Map(types.map((type) => [type.code, type]));
  }

  /** The rooms in the order of their numbers. */
  get all(): readonly TypedRoom[] {
    return this.typed;
  }

  numbered(number: string): TypedRoom | undefined {
    return this.typed.find((room) => room.number === number);
  }

  withId(id: number | null): TypedRoom | undefined {
    return this.typed.find((room) => room.id === id);
  }

  typeOf(code: string): RoomType | undefined {
    return this.types.get(code);
  }

  /** The codes of the types of these rooms, each once. */
  typesOf(rooms: readonly TypedRoom[]): string[] {
    return [...new Set(rooms.map(({ type }) => type.code))];
  }
}
