import { bulkCommands } from './bulkCommands';
import { customerCommands } from './customerCommands';
import { deskCommands } from './deskCommands';
import { exchangeCommands } from './exchangeCommands';
import { faultCommands } from './faultCommands';
import type { ControlParts } from './parts';
import { mailCommands } from './mailCommands';
import { phraseCommands } from './phraseCommands';
import { serverCommands } from './serverCommands';
import { stateCommands } from './stateCommands';
import { voiceCommands } from './voiceCommands';

/** The control interface: makes customers act and things go wrong, and reads what the store holds. */
export function createControl(parts: ControlParts) {
  return {
    ...customerCommands(parts),
    ...faultCommands(parts),
    ...serverCommands(parts),
    ...stateCommands(parts),
    ...bulkCommands(parts),
    ...phraseCommands(parts),
    ...mailCommands(parts),
    ...voiceCommands(parts),
    ...deskCommands(parts),
    ...exchangeCommands(parts),
  };
}

/** The control interface. */
export type Control = ReturnType<typeof createControl>;
