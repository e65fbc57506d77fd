import { CAUSE } from '../../centre/callCauses';
import { openCall } from '../../centre/calls';
import { findAgent } from '../../store';
import { findAccount } from '../accounts';
import type { LiveCall } from '../board';
import { nextUniqueId } from '../bookedCall';
import type { ExchangeParts } from '../parts';
import { plainRefusal, type RingHandlers, type Ringing, type Wish } from '../ring';
import { newCallId } from '../ringAgent';
import { roomData } from './notices';
import type { Member } from './room';
import type { SeatLeg } from '../legs/leg';

/** The call that somebody comes by: the own one of an agent who dialled, or the one that was transferred. */
function callOf(exchange: ExchangeParts, { linkedId }: Wish): LiveCall | undefined {
  return exchange.board.all().find(({ uniqueid }) => uniqueid === linkedId);
}

/** Books what a transferred party goes on with in the room, as a call of the agent who sent it there. */
function book(exchange: ExchangeParts, room: string, wish: Wish, call: LiveCall, uniqueid: string): string {
  const callid = newCallId();
  const agent = call.agentId === null ? undefined : findAgent(exchange.centre.sql, call.agentId);
  if (!agent) return callid;
  const { number: numero, name: nome } = wish.caller;
  const data = { numero, nome, callid, linkedid: wish.linkedId, dados: roomData(room) };
  openCall(exchange.centre, agent, { ...data, fila: call.queue, sentido: 2 }, uniqueid);
  return callid;
}

function memberOf(exchange: ExchangeParts, room: string, wish: Wish, seat: SeatLeg): Member {
  const { number, name } = wish.caller;
  const call = callOf(exchange, wish);
  const isOwn = call?.extension === number;
  const uniqueid = isOwn ? call.uniqueid : nextUniqueId(exchange);
  return {
    uniqueid,
    number,
    name,
    since: exchange.centre.iso(),
    callid: isOwn || !call ? (call?.callId ?? newCallId()) : book(exchange, room, wish, call, uniqueid),
    agentId: findAccount(exchange.centre.sql, number)?.agentId ?? null,
    bookedBy: isOwn ? null : (call?.agentId ?? null),
    isIn: true,
    hangUp: seat.hangUp,
  };
}

/** Lets a caller into a room, at once; sound that is made when it is needed is connected afterwards. */
export function enterRoom(
  exchange: ExchangeParts,
  room: string,
  wish: Wish,
  handlers: RingHandlers,
): Ringing {
  const seat = exchange.rooms.seat(room);

  async function enter(): Promise<void> {
    const { sounding } = wish;
    const sdp =
      sounding.kind === 'description' ? await seat.offer(sounding.sdp) : await Promise.resolve(null);
    if (seat.isOver()) return;
    handlers.answered(seat, sdp);
    exchange.rooms.add(room, seat, memberOf(exchange, room, wish, seat));
  }

  enter().catch((error: unknown) => {
    exchange.onError(error);
    seat.hangUp(CAUSE.failure);
    handlers.refused(plainRefusal(488));
  });
  return { cancel: () => seat.hangUp(CAUSE.normal) };
}
