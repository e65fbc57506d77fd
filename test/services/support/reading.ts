import { readEntity, type Entity } from '../../../src/services/decode/entity';
import { noOddities } from '../../../src/services/decode/oddities';
import { decodeEvent as decode, type DecodedEvent } from '../../../src/services/realtime/decode';

/** What is read of something that can be read. */
export function readAs<Wire extends object, T>(entity: Entity<Wire, T>, wire: unknown): T {
  const read = readEntity(entity, wire, noOddities(entity.name));
  if (read === null) throw new Error(`${entity.name} could not be read`);
  return read;
}

/** The event alone, without what was odd about it. */
export function decodeEvent(name: string, payload: unknown): DecodedEvent {
  return decode(name, payload).event;
}
