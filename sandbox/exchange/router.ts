import type { IncomingInviteRequest, IncomingRequestMessage } from 'sip.js/lib/core/index.js';
import { SIP_HEADER } from '../../src/lib/sipHeaders';
import { CAUSE } from '../centre/callCauses';
import { findContactByNumber, findQueue } from '../store';
import { findAccount, type Account } from './accounts';
import { bookCall, nextUniqueId, type BookedCall } from './bookedCall';
import { createAgentLeg } from './legs/agentLeg';
import type { AgentLeg, Leg } from './legs/leg';
import { endTogether, pair } from './legs/pairing';
import type { Line } from './lines';
import { isEcho, normalised } from './numberPlan';
import type { ExchangeParts } from './parts';
import type { Refused, Ringing } from './ring';
import { ringTarget } from './ringTarget';
import { sdpBody } from './sip/body';
import { causeOfStatus } from './sip/causes';
import { address } from './sip/core';

/** How long a called party may ring, ms. */
const PATIENCE_MS = 60_000;

/** Handles the calls that agents place. */
export interface Router {
  /** An INVITE outside a dialog. */
  invite(line: Line, request: IncomingInviteRequest): void;
}

function extraData(message: IncomingRequestMessage): Record<string, string> {
  const names = Object.keys(message.headers).filter((name) => /^x-/i.test(name));
  return Object.fromEntries(names.map((name) => [name, message.getHeader(name) ?? '']));
}

function refuse(request: IncomingInviteRequest, why: Refused): void {
  const phrase = why.phrase === null ? {} : { reasonPhrase: why.phrase };
  if (why.to !== null) request.redirect([address(why.to)], { statusCode: why.status, ...phrase });
  else request.reject({ statusCode: why.status, ...phrase, extraHeaders: why.headers });
}

/** Makes the router. */
export function createRouter(exchange: ExchangeParts): Router {
  function book(
    line: Line,
    account: Account,
    message: IncomingRequestMessage,
    abandon: (cause: number) => void,
    party?: Leg,
  ): BookedCall {
    const number = party?.number ?? normalised(message.ruri?.user ?? '');
    const stated = message.getHeader(SIP_HEADER.queue);
    const queue = stated !== undefined && findQueue(exchange.centre.sql, stated) ? stated : null;
    const called =
      findAccount(exchange.centre.sql, number)?.name ??
      findContactByNumber(exchange.centre.sql, number)?.nome;
    return bookCall(exchange, {
      line,
      account,
      number,
      queue,
      abandon,
      name: called ?? null,
      callId: message.callId,
      uniqueid: nextUniqueId(exchange),
      direction: 'initiator',
      waiting: null,
      linkedId: null,
      data: extraData(message),
      isUnknown: isEcho(number),
    });
  }

  /** Answers the agent's INVITE; the two parties speak from here on. */
  function connect(
    line: Line,
    account: Account,
    request: IncomingInviteRequest,
    other: Leg,
    sdp: string,
  ): AgentLeg {
    const { session } = request.accept({ statusCode: 200, body: sdpBody(sdp) });
    const leg = createAgentLeg(exchange, line, account, session);
    pair(leg, other);
    endTogether(leg);
    endTogether(other);
    return leg;
  }

  function place(line: Line, account: Account, request: IncomingInviteRequest): void {
    const { message } = request;
    let isOpen = true;

    function close(cause: number): boolean {
      if (!isOpen) return false;
      isOpen = false;
      booked.ended(cause);
      return true;
    }

    const booked = book(line, account, message, (cause) => {
      ringing.cancel(null);
      if (close(cause)) request.reject({ statusCode: 480 });
    });
    request.delegate = {
      onCancel: (cancel) => {
        ringing.cancel(cancel.getHeader('reason') ?? null);
        if (close(CAUSE.normal)) request.reject({ statusCode: 487 });
      },
    };
    const caller = { number: account.extension, name: account.name, contactId: null };
    const ringing: Ringing = ringTarget(
      exchange,
      message.ruri?.user ?? '',
      {
        caller,
        sounding: { kind: 'description', sdp: message.body },
        queue: null,
        waiting: null,
        linkedId: booked.live.uniqueid,
        headers: [],
        patienceMs: PATIENCE_MS,
      },
      {
        ringing: (status, sdp, fork) => {
          booked.rings();
          if (!isOpen) return;
          const tag = fork === undefined ? {} : { toTag: fork };
          request.progress({ statusCode: status, ...tag, ...(sdp === null ? {} : { body: sdpBody(sdp) }) });
        },
        answered: (other, sdp) => {
          if (!isOpen) {
            other.hangUp(CAUSE.normal);
            return;
          }
          isOpen = false;
          booked.answered(connect(line, account, request, other, sdp ?? ''));
        },
        refused: (why) => {
          if (close(causeOfStatus(why.status))) refuse(request, why);
        },
      },
    );
  }

  /** Answers an INVITE that takes the place of a running call: its party speaks with the caller from here on. */
  function takeOver(line: Line, account: Account, request: IncomingInviteRequest): void {
    const replaced = exchange.replacements.find(request);
    const other = replaced?.other;
    if (!replaced || !other) return;
    const booked = book(line, account, request.message, () => undefined, other);
    other.offer(request.message.body, { number: account.extension, name: account.name }).then(
      (sdp) => {
        replaced.lettingGo = true;
        replaced.hangUp(CAUSE.normal);
        booked.answered(connect(line, account, request, other, sdp));
      },
      () => {
        booked.ended(CAUSE.interworking);
        request.reject({ statusCode: 488 });
      },
    );
  }

  return {
    invite: (line, request) => {
      const isRegistered = line.extension !== null && exchange.registrar.find(line.extension)?.line === line;
      const account = isRegistered ? findAccount(exchange.centre.sql, line.extension ?? '') : undefined;
      if (account === undefined || request.message.from.uri.user !== account.extension) {
        request.reject({ statusCode: 403, reasonPhrase: 'Register first' });
        return;
      }
      if (!request.message.body) {
        request.reject({ statusCode: 488 });
        return;
      }
      request.trying();
      if (!request.message.hasHeader('replaces')) place(line, account, request);
      else takeOver(line, account, request);
    },
  };
}
