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
function callerOf(x: ExchangeParts, { askerId, room }: Invitation) {
  const asker = askerId === null ? undefined : findAgent(x.c.sql, askerId);
  const number = asker?.ramal_numero ?? asker?.ramal ?? ROOM_PREFIX + room;
  return { number, name: asker?.fullname ?? null, contactId: null };
}

function bookFor(x: ExchangeParts, invitation: Invitation, seat: SeatLeg): Member {
  const { askerId, name, room } = invitation;
  const number = normalised(invitation.number);
  const asker = askerId === null ? undefined : findAgent(x.c.sql, askerId);
  const uniqueid = nextUniqueId(x);
  const callid = newCallId();
  if (asker) {
    openCall(x.c, asker, { numero: number, nome: name, sentido: 2, callid, dados: roomData(room) }, uniqueid);
  }
  return {
    uniqueid,
    callid,
    number,
    name,
    since: x.c.iso(),
    agentId: findAccount(x.c.sql, number)?.agentId ?? null,
    bookedBy: asker?.id ?? null,
    isIn: false,
    hangUp: seat.hangUp,
  };
}

/** Calls somebody into a room; the answer is the call's id. */
export function inviteToRoom(x: ExchangeParts, invitation: Invitation): string {
  const { room, number, ringMs, headers } = invitation;
  const seat = x.rooms.seat(room);
  const member = bookFor(x, invitation, seat);
  let isOpen = true;
  x.rooms.add(room, seat, member);

  async function connect(leg: Leg): Promise<void> {
    if (seat.isOver()) {
      leg.hangUp(CAUSE.normal);
      return;
    }
    if (leg.kind === 'agent') pair(leg, seat);
    else await join(leg, seat);
    endTogether(leg);
    endTogether(seat);
    x.rooms.answered(room, member);
  }

  const ringing = ringTarget(
    x,
    number,
    {
      caller: callerOf(x, invitation),
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
          x.onError(error);
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
