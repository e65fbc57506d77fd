import { answerCall, endCall, newUniqueId, openCall } from '../centre/calls';
import { serviceOf } from '../centre/callsWaiting';
import { findAgent } from '../store';
import type { Account } from './accounts';
import type { LiveCall } from './board';
import type { AgentLeg, CustomerLeg } from './legs/leg';
import type { Line } from './lines';
import type { ExchangeParts } from './parts';

/** A call that begins at an agent's extension. */
export interface Beginning {
  account: Account;
  /** null: a telephone on a desk */
  line: Line | null;
  callId: string;
  direction: LiveCall['direction'];
  number: string;
  name: string | null;
  queue: string | null;
  /** the service that waits in the queue for the answer */
  waiting: number | null;
  linkedId: string | null;
  /** X- headers of the leg, by name */
  data: Record<string, string>;
  uniqueid: string;
  /** of a call to the exchange itself neither the centre nor the board knows */
  isUnknown?: boolean;
  /** Ends it before it is answered. */
  abandon(cause: number): void;
}

/** A call in the centre's books and on the board; every change is told to the agent. */
export interface BookedCall {
  readonly live: LiveCall;
  rings(): void;
  /** The extension's leg is up; its end is the call's. */
  answered(leg: AgentLeg | CustomerLeg): void;
  /** It ended without answer. */
  ended(cause: number): void;
}

/** An id for a call that is about to begin. */
export function nextUniqueId(exchange: ExchangeParts): string {
  return newUniqueId(exchange.centre);
}

/** Books a call: Tocando now, Atendeu with its voice service and Hangup as it goes on. */
export function bookCall(exchange: ExchangeParts, beginning: Beginning): BookedCall {
  const { account, uniqueid, queue, waiting } = beginning;
  const agent = account.agentId === null ? undefined : findAgent(exchange.centre.sql, account.agentId);
  const live: LiveCall = {
    uniqueid,
    callId: beginning.callId,
    extension: account.extension,
    line: beginning.line,
    agentId: account.agentId,
    direction: beginning.direction,
    number: beginning.number,
    name: beginning.name,
    queue,
    state: 'trying',
    leg: null,
    hangUp: beginning.abandon,
  };
  const sentido = beginning.direction === 'recipient' ? 1 : 2;
  if (agent && !beginning.isUnknown) {
    const { number: numero, name: nome, callId: callid, linkedId: linkedid, data: dados } = beginning;
    openCall(
      exchange.centre,
      agent,
      { numero, nome, fila: queue, sentido, callid, linkedid, dados },
      uniqueid,
    );
  }
  if (!beginning.isUnknown) exchange.board.add(live);
  exchange.centre.queueChanged();

  function ended(cause: number): void {
    endCall(exchange.centre, uniqueid, cause);
    exchange.board.remove(live);
    exchange.centre.queueChanged();
  }

  return {
    live,
    rings: () => exchange.board.move(live, 'early'),
    answered: (leg) => {
      if (leg.kind === 'agent') live.leg = leg;
      live.hangUp = (cause) => leg.hangUp(cause);
      leg.onOver((end) => {
        if (leg.kind === 'agent') exchange.replacements.ended(leg);
        ended(end.cause);
      });
      const isQueueCall = sentido === 1 && queue !== null;
      answerCall(
        exchange.centre,
        uniqueid,
        isQueueCall ? (row) => serviceOf(exchange.centre, row, queue, waiting) : undefined,
      );
      exchange.board.move(live, 'confirmed');
    },
    ended,
  };
}
