import { SIPExtension, type Invitation } from 'sip.js';
import type { CallContext } from '../../../src/services/sip/calls/callContext';
import { invited } from '../../../src/services/sip/calls/incoming';
import { createLines, type Line } from '../../../src/services/sip/calls/lines';
import { createPastDialogs } from '../../../src/services/sip/calls/takeover';
import { createPendingByes } from '../../../src/services/sip/exchange/pendingByes';
import type { SipEvent } from '../../../src/services/sip/softphone';
import {
  createScriptedExchange,
  type HeardMessage,
  type ScriptedExchange,
} from '../../support/sip/scriptedExchange';

/** Calls that an exchange brings to lines whose sound is made up: each media says which answers it was asked for. */
export interface IncomingLines {
  exchange: ScriptedExchange;
  context: CallContext;
  /** What the softphone would emit. */
  told: SipEvent[];
  /** What was done with the sound, in order. */
  sounds: string[];
  /** An INVITE comes with this Call-ID. */
  invite(callId: string, headers?: string[]): Promise<void>;
  /** The exchange confirms the 200 of a call. */
  confirm(callId: string): Promise<void>;
  /** The live call; fails when there is none. */
  line(callId: string): Line;
  /** Statuses that a call was answered with, in order. */
  statuses(callId: string): string[];
  end(): Promise<void>;
}

/** Lets everything that waits for nothing but promises happen; jest's fake timers are the clock. */
export const settled = () => jest.advanceTimersByTimeAsync(1);

const DESCRIBED = { body: 'v=0\r\n', contentType: 'application/sdp' };

/** Opens the lines of a telephone that is registered. `microphone`: what comes of opening one. */
export async function openIncomingLines(
  microphone: () => Promise<unknown> = () => Promise.resolve({}),
): Promise<IncomingLines> {
  const exchange = createScriptedExchange();
  const told: SipEvent[] = [];
  const sounds: string[] = [];
  const numbers = new Map<string, number>();
  const emit = (event: SipEvent): void => void told.push(event);
  const media = () => ({
    pc: { getTransceivers: () => [], signalingState: 'stable' },
    listen: () => undefined,
    use: () => Promise.resolve(),
    offer: () => Promise.resolve('v=0\r\n'),
    rollback: () => Promise.resolve(),
    applyAnswer: () => Promise.resolve(),
    applyOffer: () => Promise.resolve(),
    answer: (held: boolean) => {
      sounds.push(`answer ${held ? 'held' : 'both ways'}`);
      return Promise.resolve('v=0\r\n');
    },
    remoteDirection: () => 'sendrecv',
    close: () => undefined,
  });
  const sound = {
    openMicrophone: microphone,
    setSending: (callId: string, sending: boolean) =>
      void sounds.push(`${callId} ${sending ? 'sent' : 'not sent'}`),
    release: () => undefined,
  };
  const context = {
    lines: createLines({ sound: sound as never, emit, idle: () => undefined }),
    byes: createPendingByes(
      () => true,
      () => undefined,
    ),
    peers: { take: media },
    sound,
    descriptions: new WeakMap(),
    past: createPastDialogs(),
    link: () => ({ isConnected: () => true, check: () => undefined }),
    emit,
    failed: () => undefined,
    random: () => 0.5,
    now: () => Date.now(),
  } as unknown as CallContext;
  exchange.userAgent.configuration.sipExtensionReplaces = SIPExtension.Supported;
  exchange.userAgent.delegate = { onInvite: (invitation: Invitation) => invited(invitation, context) };
  await exchange.userAgent.start();

  /** The INVITE of a call as the dialog that it begins is written. */
  function dialogOf(callId: string): HeardMessage {
    const answer = exchange.of('200').find((one) => one.header('Call-ID') === callId);
    const headers: Record<string, string> = {
      From: answer?.header('To') ?? '<sip:100@exchange.test>',
      To: '<sip:300@exchange.test>;tag=caller',
      'Call-ID': callId,
      Contact: '<sip:100@exchange.test>',
    };
    return { name: 'INVITE', header: (name) => headers[name] ?? '', body: '' };
  }

  let sent = 0;
  const next = (callId: string): number => {
    sent += 1;
    numbers.set(callId, sent);
    return sent;
  };
  return {
    exchange,
    context,
    told,
    sounds,
    async invite(callId, headers = []) {
      exchange.request('INVITE', dialogOf(callId), { ...DESCRIBED, headers, cseq: next(callId) });
      await settled();
    },
    async confirm(callId) {
      exchange.request('ACK', dialogOf(callId), { cseq: numbers.get(callId) ?? 0 });
      await settled();
    },
    line(callId) {
      const line = context.lines.get(callId);
      if (line === null) throw new Error(`No call ${callId}`);
      return line;
    },
    statuses: (callId) =>
      exchange.heard
        .filter(({ name, header }) => /^\d/.test(name) && header('Call-ID') === callId)
        .map(({ name }) => name),
    async end() {
      for (const line of context.lines.all()) context.lines.forget(line);
      void exchange.userAgent.stop();
      await jest.advanceTimersByTimeAsync(40_000);
    },
  };
}
