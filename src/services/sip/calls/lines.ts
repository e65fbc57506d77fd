import type { Session } from 'sip.js';
import type { SessionDialog } from 'sip.js/lib/core';
import type { CallSound } from '../../audio/audio';
import type { Ending } from '../causes';
import type { Identity } from './identity';
import type { Negotiation } from './negotiation';
import type { PeerMedia } from '../media/peerMedia';
import type { RemoteOffers } from './remoteOffers';
import type { SipEvent } from '../softphone';

/** A call and all that belongs to it. */
export interface Line {
  readonly callId: string;
  readonly media: PeerMedia;
  readonly negotiation: Negotiation;
  /** Null while an outgoing call waits for its microphone. */
  session: Session | null;
  /** Who is at the other end, as last emitted. */
  identity: Identity;
  /** Both sides confirmed it. */
  isEstablished: boolean;
  isRemoteHeld: boolean;
  hasEarlyMedia: boolean;
  /** Who is heard before the answer, as long as nobody answered. */
  earlyDialog: SessionDialog | null;
  /** The description of the 200 to our INVITE; '' before it came, or without one. */
  finalAnswer: string;
  /** Somebody else answered than who was heard before: the sound has to be negotiated with them. */
  isForked: boolean;
  /** How it ends, from when that is known. */
  ending: Ending | null;
  /** The answer under way; a second one is the same. */
  answering: Promise<void> | null;
  /** The answer to the offer that came, from when it is begun. */
  prepared: Promise<string> | null;
  /** Takes the place of another call; the agent is not asked. */
  isTakeover: boolean;
  offers: RemoteOffers | null;
  /** What is to be undone when the call ends. */
  readonly cleanups: (() => void)[];
}

/** The calls that there are, by call id. */
export interface Lines {
  add(line: Line): void;
  get(callId: string): Line | null;
  bySession(session: Session): Line | null;
  all(): readonly Line[];
  /** Whether the call is still there. */
  has(line: Line): boolean;
  /** Releases everything of a call and emits that it ended; does nothing the second time. */
  finish(line: Line, ending: Ending): void;
  /** Lets go of a call that never came about, without a word. */
  forget(line: Line): void;
}

/** What the register of calls works with. */
export interface LinesParts {
  sound: CallSound;
  emit: (event: SipEvent) => void;
  /** The last call is gone. */
  idle: () => void;
}

/** An empty register of calls. */
export function createLines({ sound, emit, idle }: LinesParts): Lines {
  const lines = new Map<string, Line>();

  function remove(line: Line): boolean {
    if (lines.get(line.callId) !== line) return false;
    lines.delete(line.callId);
    line.negotiation.close();
    line.offers?.giveUp();
    for (const cleanup of line.cleanups.splice(0)) cleanup();
    line.media.close();
    sound.release(line.callId);
    if (lines.size === 0) idle();
    return true;
  }

  return {
    add(line) {
      lines.set(line.callId, line);
    },
    get: (callId) => lines.get(callId) ?? null,
    bySession: (session) => [...lines.values()].find((line) => line.session === session) ?? null,
    all: () => [...lines.values()],
    has: (line) => lines.get(line.callId) === line,
    finish(line, ending) {
      if (remove(line)) emit({ kind: 'ended', callId: line.callId, ...ending });
    },
    forget(line) {
      remove(line);
    },
  };
}
