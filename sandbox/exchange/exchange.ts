import type { UserAgentCoreDelegate } from 'sip.js/lib/core/index.js';
import { CAUSE } from '../centre/callCauses';
import type { Centre } from '../centre/centre';
import { accountOf, findAccount, type Account } from './accounts';
import { createBoard, type Board } from './board';
import { createDeskTelephones, type DeskTelephones } from './desk/deskTelephones';
import { dialFromDesk, type DeskOrder } from './desk/dialFromDesk';
import { createDigest, type Digest } from './digest';
import { createFrameClock } from './endpoints/clock';
import { createPeer } from './endpoints/peer';
import { meetWithGlare } from './glare';
import { endCancelled } from './reinviteFaults';
import { createLines, type Line, type Lines } from './lines';
import type { ExchangeParts } from './parts';
import { createPresenceNotifier } from './presenceNotifier';
import { createRegistrar, type Registrar } from './registrar';
import { createReplacements } from './replacements';
import { createRoster, type Roster } from './roster';
import { inviteToRoom } from './rooms/inviteToRoom';
import { createRooms, type Rooms } from './rooms/rooms';
import { createRouter } from './router';
import { createSockets } from './sockets';
import { createSwitches, type Switches } from './switches';
import { createTransfers } from './transfers';
import { createVoiceQueue, type VoiceQueue } from './voiceQueue';

/** The telephone exchange. */
export interface Exchange {
  readonly board: Board;
  readonly desks: DeskTelephones;
  readonly digest: Digest;
  readonly lines: Lines;
  readonly registrar: Registrar;
  readonly rooms: Rooms;
  readonly roster: Roster;
  readonly switches: Switches;
  readonly voiceQueue: VoiceQueue;
  /** Places a call from a desk telephone; undefined when there is none that is free. */
  dialFromDesk(account: Account, order: DeskOrder): string | undefined;
  listen(port: number): Promise<number>;
  /** Ends every call and stops. */
  close(): Promise<void>;
}

/** Makes the exchange of a centre; the centre's rules reach it by `Centre.phones`. */
export function createExchange(centre: Centre, onError: (error: unknown) => void): Exchange {
  const switches = createSwitches();
  const digest = createDigest();
  const board = createBoard();
  const desks = createDeskTelephones();
  const roster = createRoster();
  const clock = createFrameClock(onError);
  const rooms = createRooms(centre, clock);
  const refer: ExchangeParts['refer'] = (leg, request) => transfers.refer(leg, request);
  const lines: Lines = createLines(centre.timers, switches, {
    requests: requestsOf,
    arriving: (line, request) => {
      meetWithGlare({ board, switches }, line, request);
      endCancelled(switches, request);
    },
    closed: (line) => {
      registrar.lineClosed(line);
      presence.lineClosed(line);
      board
        .all()
        .filter((call) => (call.leg?.line ?? call.line) === line)
        .forEach((call) => call.hangUp(CAUSE.outOfOrder));
    },
  });
  const registrar = createRegistrar({
    timers: centre.timers,
    switches,
    digest,
    account: (extension) => findAccount(centre.sql, extension),
    changed: () => centre.queueChanged(),
    replaced: (former) => former.close(),
  });
  const exchange: ExchangeParts = {
    centre,
    clock,
    switches,
    board,
    roster,
    rooms,
    registrar,
    desks,
    replacements: createReplacements(board),
    makeRelay: createPeer,
    refer,
    onError,
  };
  const transfers = createTransfers(exchange);
  const presence = createPresenceNotifier(exchange);
  const router = createRouter(exchange);
  const voiceQueue = createVoiceQueue(exchange);
  const sockets = createSockets(lines, switches, onError);

  function requestsOf(line: Line): UserAgentCoreDelegate {
    return {
      onRegister: (request) => registrar.register(line, request),
      onInvite: (request) => router.invite(line, request),
      onSubscribe: (request) => presence.subscribe(line, request),
    };
  }

  centre.phones = {
    inCall: (agentId) => board.all().some((call) => call.agentId === agentId),
    hangUp: (uniqueid, cause) => {
      const call = board.all().find((one) => one.uniqueid === uniqueid);
      call?.hangUp(cause);
      return call !== undefined;
    },
    dial: (agentId, number, queue) => {
      const account = accountOf(centre.sql, agentId);
      if (!account || !desks.has(account.extension)) return undefined;
      const isElsewhere = registrar.find(account.extension) !== undefined;
      return isElsewhere ? undefined : dialFromDesk(exchange, account, { number, queue, isLifted: false });
    },
    hasDesk: (agentId) => desks.has(accountOf(centre.sql, agentId)?.extension ?? ''),
    invite: (invitation) => inviteToRoom(exchange, invitation),
    dropFromRooms: rooms.drop,
  };

  return {
    board,
    desks,
    dialFromDesk: (account, order) => dialFromDesk(exchange, account, order),
    digest,
    lines,
    registrar,
    rooms,
    roster,
    switches,
    voiceQueue,
    listen: sockets.listen,
    close: async () => {
      board.all().forEach((call) => call.hangUp(CAUSE.outOfOrder));
      roster.live().forEach((leg) => leg.hangUp(CAUSE.outOfOrder));
      lines.closeAll();
      clock.stop();
      await sockets.close();
    },
  };
}
