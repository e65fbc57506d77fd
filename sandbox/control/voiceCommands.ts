import * as v from 'valibot';
import { answerCall, endCall } from '../centre/calls';
import { startCall } from '../centre/callsDialled';
import { Refusal } from '../centre/refusal';
import { accountOf } from '../exchange/accounts';
import type { CallState } from '../exchange/board';
import type { MediaReport } from '../exchange/endpoints/customer';
import { heldByAddress } from '../exchange/endpoints/description';
import type { AgentLeg, CustomerLeg } from '../exchange/legs/leg';
import { findContactByNumber, selectContacts } from '../store';
import { command } from './command';
import { requireAgent, type ControlParts } from './parts';

const positive = v.pipe(v.number(), v.minValue(0));

/** A live call at an extension, as the exchange sees it. */
export interface CallSeen {
  uniqueid: string;
  callid: string;
  ramal: string;
  numero: string;
  fila: string | null;
  sentido: 'Entrante' | 'Sainte';
  state: CallState;
  /** the established dialog, as a Replaces header to the exchange names it */
  dialog: string | null;
  /** the same for a header to the agent's device */
  deviceDialog: string | null;
}

/** Somebody in a conference room. */
export interface RoomMember {
  numero: string;
  nome: string | null;
  /** false while the call rings */
  dentro: boolean;
}

/** The dialog of a leg as the value of a Replaces header to one of its ends (RFC 3891 §6.1). */
function nameOf({ session }: AgentLeg, to: 'exchange' | 'device'): string {
  const { callId, localTag, remoteTag } = session;
  const [toTag, fromTag] = to === 'exchange' ? [localTag, remoteTag] : [remoteTag, localTag];
  return `${callId};to-tag=${toTag};from-tag=${fromTag}`;
}

/** Commands about calls: customers that call, hang up and hold, and what they heard. */
export function voiceCommands({ centre, exchange }: ControlParts) {
  const one = v.object({ uniqueid: v.string() });
  const party = v.object({ numero: v.string() });

  function requireParty(numero: string): CustomerLeg {
    const leg = exchange.roster.find(numero);
    if (!leg) throw new Refusal('NAO_ENCONTRADO', { msg: `no call of ${numero}` });
    return leg;
  }

  function extensionOf(nome: string): string {
    const account = accountOf(centre.sql, requireAgent(centre, nome).id);
    if (!account) throw new Refusal('NAO_ENCONTRADO', { msg: `${nome} has no extension` });
    return account.extension;
  }

  return {
    /** A call event without softphone: a customer rings at an agent. */
    ring: command(
      v.object({ nome: v.string(), numero: v.string(), fila: v.optional(v.string(), 'Voz Atendimento') }),
      ({ nome, numero, fila }): { uniqueid: string } => {
        const agent = requireAgent(centre, nome);
        return centre.sql.work(() => ({ uniqueid: startCall(centre, agent, { numero, fila, sentido: 1 }) }));
      },
    ),
    answer: command(one, ({ uniqueid }): void => answerCall(centre, uniqueid)),
    hangUp: command(
      v.object({ ...one.entries, causa: v.optional(v.number(), 16) }),
      ({ uniqueid, causa }): void => endCall(centre, uniqueid, causa),
    ),
    /**
     * A customer calls a voice queue, or an agent (by login name) directly; without a number, a seeded contact.
     * Real SIP and sound; the answer's number names the customer in the other commands.
     */
    customerCalls: command(
      v.object({
        numero: v.optional(v.string()),
        nome: v.optional(v.string()),
        fila: v.optional(v.string(), 'Voz Atendimento'),
        /** login name of the agent to call straight, past the queue */
        agente: v.optional(v.string()),
        /** gives up when nobody answered for so long */
        giveUpMs: v.optional(positive),
        /** Call-Info: answer-after=0 */
        answersItself: v.optional(v.boolean(), false),
        /** never sends sound */
        mute: v.optional(v.boolean(), false),
        /** plays this tone instead of speaking, Hz, and gives nothing back */
        toneHz: v.optional(positive),
        /** hangs up so long after the answer */
        talkMs: v.optional(positive),
        /** more headers of the INVITE, whole lines */
        headers: v.optional(v.array(v.string()), []),
      }),
      (args): { numero: string } => {
        const seeded = selectContacts(centre.sql, 'WHERE numero IS NOT NULL ORDER BY id LIMIT 1')[0];
        const number = args.numero ?? seeded?.numero ?? '5511900000000';
        exchange.voiceQueue.call({
          number,
          name: args.nome ?? findContactByNumber(centre.sql, number)?.nome ?? null,
          queue: args.agente === undefined ? args.fila : null,
          extension: args.agente === undefined ? null : extensionOf(args.agente),
          patienceMs: args.giveUpMs ?? null,
          answersItself: args.answersItself,
          mute: args.mute,
          toneHz: args.toneHz ?? null,
          talkMs: args.talkMs ?? null,
          headers: args.headers,
        });
        return { numero: number };
      },
    ),
    /** The customer hangs up (58: the account has no WebRTC), or gives up before an answer. */
    customerHangsUp: command(
      v.object({ ...party.entries, causa: v.optional(v.number(), 16) }),
      ({ numero, causa }): void => requireParty(numero).leave(causa),
    ),
    /** Ends what rings or waits for a customer: CANCEL as given up, or as taken by somebody elsewhere. */
    cancelCall: command(
      v.object({ ...party.entries, completedElsewhere: v.optional(v.boolean(), false) }),
      ({ numero, completedElsewhere }): { cancelled: boolean } => ({
        cancelled: exchange.voiceQueue.cancel(requireParty(numero), completedElsewhere),
      }),
    ),
    /** The customer holds the agent, or lets go, by a re-INVITE; by a direction, or as of old by the address 0.0.0.0. */
    reinvite: command(
      v.object({ ...party.entries, hold: v.boolean(), byAddress: v.optional(v.boolean(), false) }),
      async ({ numero, hold, byAddress }) => {
        const { customer, other } = requireParty(numero);
        if (!other) throw new Refusal('NAO_ENCONTRADO', { msg: `${numero} speaks with nobody` });
        customer.hold(hold);
        const offer = customer.reoffer();
        await customer.accept(await other.offer(hold && byAddress ? heldByAddress(offer) : offer));
      },
    ),
    /** Amplitudes (RMS, full scale 1) of these frequencies in what a customer hears now. */
    tonesHeard: command(v.object({ ...party.entries, hz: v.array(v.number()) }), ({ numero, hz }): number[] =>
      hz.map((one) => requireParty(numero).customer.hearsTone(one)),
    ),
    /** When a customer heard this frequency within the last ten seconds, frame by frame, ms since 1970. */
    toneHeardAt: command(v.object({ ...party.entries, hz: positive }), ({ numero, hz }): number[] =>
      requireParty(numero).customer.heardToneAt(hz),
    ),
    /**
     * The device of whoever speaks with a customer is in another network: the sound finds no way between them until
     * the device looks for a new one (ICE restart).
     */
    loseSoundPath: command(party, ({ numero }): void => requireParty(numero).customer.losePath()),
    /** Who is in a conference room (`*70` and its number), and who is called to it. */
    roomMembers: command(v.object({ sala: v.string() }), ({ sala }): RoomMember[] =>
      exchange.rooms
        .members(sala)
        .map(({ number, name, isIn }) => ({ numero: number, nome: name, dentro: isIn })),
    ),
    /** What a customer's telephone sent and heard. */
    mediaReport: command(party, ({ numero }): MediaReport => requireParty(numero).customer.report()),
    /** The calls that live at the agents' extensions. */
    liveCalls: command(v.object({}), (): CallSeen[] =>
      exchange.board.all().map((call) => ({
        uniqueid: call.uniqueid,
        callid: call.callId,
        ramal: call.extension,
        numero: call.number,
        fila: call.queue,
        sentido: call.direction === 'recipient' ? 'Entrante' : 'Sainte',
        state: call.state,
        dialog: call.leg && nameOf(call.leg, 'exchange'),
        deviceDialog: call.leg && nameOf(call.leg, 'device'),
      })),
    ),
  };
}
