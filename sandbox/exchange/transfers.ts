import { NameAddrHeader, type IncomingReferRequest, type URI } from 'sip.js/lib/core/index.js';
import { CAUSE } from '../centre/callCauses';
import { giveCall } from '../centre/callsWaiting';
import { findContactByNumber } from '../store';
import type { LiveCall } from './board';
import { legOf, readReplaces } from './dialogs';
import { type AgentLeg, type Leg, OfferRefused } from './legs/leg';
import { endTogether, join, pair, part } from './legs/pairing';
import type { ExchangeParts } from './parts';
import { ringTarget } from './ringTarget';
import { CONTACT_LINE } from './sip/core';
import { createTransferNotices, type TransferNotices } from './transferNotices';

/** How long an agent who transferred a call may take to hang up before the exchange does, ms. */
const GOODBYE_MS = 2_000;

/** What a Refer-To asks for. */
interface Target {
  number: string;
  /** the other call of the agent, in an attended transfer */
  replaces: string | null;
}

function targetOf(request: IncomingReferRequest): Target | undefined {
  const header: unknown = request.message.parseHeader('refer-to');
  if (!(header instanceof NameAddrHeader)) return undefined;
  const uri: URI = header.uri;
  const [replaces] = uri.getHeader('Replaces') ?? [];
  const number = uri.user;
  if (number === undefined) return undefined;
  return { number, replaces: replaces === undefined ? null : decodeURIComponent(replaces) };
}

/** Answers REFERs: blind and attended transfers of the party that an agent speaks with. */
export function createTransfers(exchange: ExchangeParts): {
  refer(leg: AgentLeg, request: IncomingReferRequest): void;
} {
  const { timers } = exchange.centre;

  function callOf(leg: AgentLeg): LiveCall | undefined {
    return exchange.board.all().find((call) => call.leg === leg);
  }

  /** The transfer worked: the agent's legs end. */
  function done(notices: TransferNotices, leg: AgentLeg): void {
    notices.final(200);
    timers.after(GOODBYE_MS, () => leg.hangUp(CAUSE.normal));
  }

  /** It did not: the party stays with the agent, or goes when the agent is gone. */
  function failed(notices: TransferNotices, leg: AgentLeg, other: Leg, status: number): void {
    notices.final(status);
    leg.lettingGo = false;
    if (leg.isOver()) other.hangUp(CAUSE.normal);
  }

  /** Gives the party to whoever answered; an agent's device is asked for its sound where it has none yet. */
  async function connect(leg: AgentLeg, other: Leg, target: Leg): Promise<void> {
    endTogether(target);
    const isConnected = target.kind === 'agent' || (target.kind === 'customer' && other.kind === 'customer');
    if (!isConnected) await join(other, target);
    else {
      part(leg);
      pair(other, target);
    }
  }

  function blind(leg: AgentLeg, other: Leg, number: string, notices: TransferNotices): void {
    const call = callOf(leg);
    let isOpen = true;
    const contactId = findContactByNumber(exchange.centre.sql, other.number)?.id ?? null;
    const ringing = ringTarget(
      exchange,
      number,
      {
        caller: { number: other.number, name: other.name, contactId },
        sounding: { kind: 'made', make: other.makeOffer },
        queue: call?.queue ?? null,
        waiting: null,
        linkedId: call?.uniqueid ?? null,
        headers: [`Referred-By: <sip:${leg.number}@exchange.localhost>`],
        patienceMs: exchange.switches.transferRingMs,
      },
      {
        ringing: () => notices.progress(180),
        answered: (target) => {
          isOpen = false;
          if (other.isOver()) {
            target.hangUp(CAUSE.normal);
            return;
          }
          connect(leg, other, target).then(
            () => done(notices, leg),
            (error: unknown) => {
              target.hangUp(CAUSE.interworking);
              failed(notices, leg, other, error instanceof OfferRefused ? error.status : 500);
            },
          );
        },
        refused: (why) => {
          isOpen = false;
          failed(notices, leg, other, why.status);
        },
      },
    );
    other.onOver(() => {
      if (!isOpen) return;
      isOpen = false;
      ringing.cancel(null);
      failed(notices, leg, other, 487);
      leg.hangUp(CAUSE.normal);
    });
  }

  async function attended(
    leg: AgentLeg,
    other: Leg,
    consult: AgentLeg,
    notices: TransferNotices,
  ): Promise<void> {
    const target = consult.other;
    if (!target) {
      failed(notices, leg, other, 481);
      return;
    }
    const call = callOf(leg);
    consult.lettingGo = true;
    try {
      await join(other, target);
    } catch (error) {
      consult.lettingGo = false;
      failed(notices, leg, other, error instanceof OfferRefused ? error.status : 500);
      return;
    }
    const taken =
      target.kind === 'agent' ? exchange.board.all().find((one) => one.leg === target) : undefined;
    if (taken)
      giveCall(exchange.centre, taken.uniqueid, {
        numero: other.number,
        nome: other.name,
        fila: call?.queue ?? null,
      });
    done(notices, leg);
    consult.hangUp(CAUSE.normal);
  }

  return {
    refer: (leg, request) => {
      const target = targetOf(request);
      const { other } = leg;
      if (!target || !other || leg.lettingGo) {
        request.reject({ statusCode: target ? 603 : 400 });
        return;
      }
      const name = target.replaces === null ? undefined : readReplaces(target.replaces);
      const consult = name && legOf(exchange.board, name);
      request.accept({ statusCode: 202, extraHeaders: [CONTACT_LINE] });
      leg.lettingGo = true;
      const notices = createTransferNotices(leg.session, leg.isOver);
      notices.progress(100);
      if (target.replaces === null) blind(leg, other, target.number, notices);
      else if (!consult || consult === leg) failed(notices, leg, other, 481);
      else attended(leg, other, consult, notices).catch(exchange.onError);
    },
  };
}
