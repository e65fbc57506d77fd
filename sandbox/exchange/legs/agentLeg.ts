import { SessionState, type IncomingReferRequest, type Session } from 'sip.js/lib/core/index.js';
import { CAUSE } from '../../centre/callCauses';
import type { Account } from '../accounts';
import type { Line } from '../lines';
import { plainBody } from '../sip/body';
import { causeHeaders, causeOfReason } from '../sip/causes';
import { assertedIdentity } from '../sip/identity';
import { failAsOrdered } from '../reinviteFaults';
import type { Switches } from '../switches';
import type { AgentLeg, End, Offered } from './leg';
import { createNegotiation } from './negotiation';
import { createRelay, type RelayMaker } from './relay';

/** What an agent's leg needs of the exchange. */
export interface AgentLegParts {
  makeRelay: RelayMaker;
  /** The agent wants the other party transferred. */
  refer(leg: AgentLeg, request: IncomingReferRequest): void;
  onError: (error: unknown) => void;
  switches: Pick<Switches, 'reinviteFaults' | 'unacknowledged'>;
}

/** Makes the leg of an established dialog. */
export function createAgentLeg(
  parts: AgentLegParts,
  line: Line,
  account: Account,
  session: Session,
): AgentLeg {
  const listeners = new Set<(end: End) => void>();
  const negotiation = createNegotiation(session);
  let relay: { answer(sdp: string): Promise<string>; close(): void } | null = null;
  let over = false;
  let hangUpCause: number | undefined;

  function finish(end: End): void {
    if (over) return;
    over = true;
    relay?.close();
    listeners.forEach((listener) => listener(end));
  }

  function sayBye(cause: number): void {
    if (session.sessionState === SessionState.AckWait) return;
    session.bye(undefined, { extraHeaders: causeHeaders(cause) });
  }

  /** Who answers what this device offers: the other party's device, or the relay in between. */
  function answerOffer(sdp: string): Promise<string> {
    if (relay) return relay.answer(sdp);
    if (!leg.other) throw new Error('nobody to answer');
    return leg.other.offer(sdp);
  }

  const leg: AgentLeg = {
    kind: 'agent',
    number: account.extension,
    name: account.name,
    account,
    line,
    session,
    callId: session.callId,
    other: null,
    lettingGo: false,
    isOver: () => over,
    offer: (sdp, from) => negotiation.invite(sdp, from ? [assertedIdentity(from)] : []),
    makeOffer: async (): Promise<Offered> => {
      const made = await createRelay(parts.makeRelay);
      return {
        sdp: made.outer.sdp,
        use: async (answer) => {
          const own = await negotiation.invite(made.inner.sdp);
          await Promise.all([made.inner.use(own), made.outer.use(answer)]);
          relay?.close();
          relay = { answer: made.inner.answer, close: made.close };
        },
        drop: made.close,
      };
    },
    press: (contentType, content) => {
      if (!over) session.info(undefined, { body: plainBody(contentType, content) });
    },
    hangUp: (cause) => {
      if (over) return;
      hangUpCause = cause;
      sayBye(cause);
      finish({ cause, byParty: false });
    },
    onOver: (listener) => void listeners.add(listener),
  };

  session.delegate = {
    onAck: () => {
      // A hang-up may come before the device acknowledged the answer; a BYE has to wait for that.
      if (hangUpCause !== undefined) sayBye(hangUpCause);
    },
    onAckTimeout: () => {
      finish({ cause: CAUSE.outOfOrder, byParty: true });
      session.dispose();
    },
    onBye: (request) => {
      request.accept();
      finish({ cause: causeOfReason(request.message.getHeader('reason')) ?? CAUSE.normal, byParty: true });
    },
    onInfo: (request) => {
      request.accept();
      leg.other?.press(request.message.getHeader('content-type') ?? '', request.message.body);
    },
    onInvite: (request) => {
      // Over, though the dialog waits for the acknowledgement of its answer to say goodbye.
      if (over) request.reject({ statusCode: 481 });
      else if (!failAsOrdered(parts.switches, account.extension, request))
        negotiation.answer(request, answerOffer);
    },
    onRefer: (request) => parts.refer(leg, request),
  };

  return leg;
}
