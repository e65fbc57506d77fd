import type { Centre } from '../centre/centre';
import type { Board } from './board';
import type { DeskTelephones } from './desk/deskTelephones';
import type { FrameClock } from './endpoints/clock';
import type { AgentLegParts } from './legs/agentLeg';
import type { Registrar } from './registrar';
import type { Replacements } from './replacements';
import type { Rooms } from './rooms/rooms';
import type { Roster } from './roster';
import type { Switches } from './switches';

/** What the exchange's parts share. */
export interface ExchangeParts extends AgentLegParts {
  centre: Centre;
  clock: FrameClock;
  switches: Switches;
  board: Board;
  roster: Roster;
  replacements: Replacements;
  rooms: Rooms;
  registrar: Pick<Registrar, 'find'>;
  desks: DeskTelephones;
}
