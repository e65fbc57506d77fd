import { CAUSE } from '../../centre/callCauses';
import { openCall } from '../../centre/calls';
import type { Invitation } from '../../centre/phones';
import { findAgent } from '../../store';
import { findAccount } from '../accounts';
import { nextUniqueId } from '../bookedCall';
import type { Leg, SeatLeg } from '../legs/leg';
import { endTogether, join, pair } from '../legs/pairing';
import { normalised } from '../numberPlan';
import type { ExchangeParts } from '../parts';
import { newCallId } from '../ringAgent';
import { ringTarget } from '../ringTarget';
import { causeOfStatus } from '../sip/causes';
import { roomData } from './notices';
import { ROOM_PREFIX, type Member } from './room';

/** Who is told to call: the agent who asked, else the room. */
function callerOf(exchange: ExchangeParts, { askerId, room }: Invitation) {
  const asker = askerId === null ? undefined : findAgent(exchange.centre.sql, askerId);
  const number = asker?.ramal_numero ?? asker?.ramal ?? ROOM_PREFIX + room;
  return { number, name: asker?.fullname ?? null, contactId: null };
}

function bookFor(exchange: ExchangeParts, invitation: Invitation, seat: SeatLeg): Member {
  const { askerId, name, room } = invitation;
  const number = normalised(invitation.number);
  const asker = askerId === null ? undefined : findAgent(exchange.centre.sql, askerId);
  const uniqueid = nextUniqueId(exchange);
  const callid = newCallId();
  if (asker) {
    openCall(
      exchange.centre,
      asker,
      { numero: number, nome: name, sentido: 2, callid, dados: roomData(room) },
      uniqueid,
    );
  }
  return {
    uniqueid,
    callid,
    number,
    name,
    since: exchange.centre.iso(),
    agentId: findAccount(exchange.centre.sql, number)?.agentId ?? null,
    bookedBy: asker?.id ?? null,
    isIn: false,
    hangUp: seat.hangUp,
  };
}

/** Calls somebody into a room; the answer is the call's id. */
export function inviteToRoom(exchange: ExchangeParts, invitation: Invitation): string {
  const { room, number, ringMs, headers } = invitation;
  const seat = exchange.rooms.seat(room);
  const member = bookFor(exchange, invitation, seat);
  let isOpen = true;
  exchange.rooms.add(room, seat, member);

  async function connect(leg: Leg): Promise<void> {
    if (seat.isOver()) {
      leg.hangUp(CAUSE.normal);
      return;
    }
    if (leg.kind === 'agent') pair(leg, seat);
    else await join(leg, seat);
    endTogether(leg);
    endTogether(seat);
    exchange.rooms.answered(room, member);
  }

  const ringing = ringTarget(
    exchange,
    number,
    {
      caller: callerOf(exchange, invitation),
      sounding: { kind: 'made', make: seat.makeOffer },
      queue: null,
      waiting: null,
      linkedId: null,
      headers,
      patienceMs: ringMs,
    },
    {
      ringing: () => undefined,
      answered: (leg) => {
        isOpen = false;
        connect(leg).catch((error: unknown) => {
          exchange.onError(error);
          leg.hangUp(CAUSE.interworking);
          seat.hangUp(CAUSE.interworking);
        });
      },
      refused: (why) => {
        isOpen = false;
        seat.hangUp(causeOfStatus(why.status));
      },
    },
  );
  // Taken out of the room before it answered.
  seat.onOver(() => {
    if (isOpen) ringing.cancel(null);
  });
  return member.callid;
}
