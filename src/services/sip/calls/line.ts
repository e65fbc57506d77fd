import type { CallContext } from './callContext';
import type { Identity } from './identity';
import { endOfLostDialog } from '../causes';
import type { Line } from './lines';
import { createNegotiation } from './negotiation';
import type { PeerMedia } from '../media/peerMedia';
import { isForgotten } from './dialogProof';
import { sendOffer } from './reinvite';

/** What a call begins with. */
export interface LineStart {
  callId: string;
  identity: Identity;
  direction: 'incoming' | 'outgoing';
  /** Held from its answer on. */
  held?: boolean;
}

function listen({ callId, media, negotiation }: Line, context: CallContext): void {
  media.listen({
    changed: (state) => context.emit({ kind: 'mediaChanged', callId, media: state }),
    heard: (track) => context.sound.play(callId, track),
    unheard: () => void negotiation.change({ restartIce: true }).catch(context.failed),
  });
}

/** The other side no longer knows the call: it is over (RFC 3261 §12.2.1.2). */
function loseDialog(line: Line, { lines, byes }: CallContext): void {
  if (line.session !== null) byes.send(line.session);
  lines.finish(line, endOfLostDialog());
}

/** Begins a call: its media are looked after from now on, nothing is on the wire yet. */
export function openLine(
  { callId, identity, direction, held = false }: LineStart,
  context: CallContext,
): Line {
  const media: PeerMedia = context.peers.take();
  const isReachable = (): boolean => context.link()?.isConnected() === true;
  const negotiation = createNegotiation({
    offer: (options) => media.offer(options),
    isReachable,
    send: async (offer) =>
      line.session !== null && isReachable() ? sendOffer(line.session, offer) : { kind: 'lost' },
    apply: (answer) => media.applyAnswer(answer),
    rollback: (held) => media.rollback(held),
    isForgotten: async () => line.session !== null && (await isForgotten(line.session)),
    dialogLost: () => loseDialog(line, context),
    beginsHeld: held,
    ownsCallId: direction === 'outgoing',
    random: context.random,
  });
  const line: Line = {
    callId,
    media,
    negotiation,
    session: null,
    identity,
    isEstablished: false,
    isRemoteHeld: false,
    hasEarlyMedia: false,
    earlyDialog: null,
    finalAnswer: '',
    isForked: false,
    ending: null,
    answering: null,
    prepared: null,
    isTakeover: false,
    offers: null,
    cleanups: [],
  };
  listen(line, context);
  context.lines.add(line);
  if (held) context.sound.setSending(callId, false);
  return line;
}
