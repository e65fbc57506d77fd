import type { Session, SessionDescriptionHandler } from 'sip.js';
import type { CallSound } from '../../audio/audio';
import type { PendingByes } from '../exchange/pendingByes';
import type { Lines } from './lines';
import type { Link } from '../exchange/link';
import type { Peers } from '../media/peers';
import type { SipEvent } from '../softphone';
import type { PastDialogs } from './takeover';

/** What all that handles calls works with. */
export interface CallContext {
  lines: Lines;
  byes: PendingByes;
  peers: Peers;
  sound: CallSound;
  /** The media of a session as SIP.js wants them. */
  descriptions: WeakMap<Session, SessionDescriptionHandler>;
  past: PastDialogs;
  link: () => Link | null;
  emit: (event: SipEvent) => void;
  /** Something went wrong that nobody waits for. */
  failed: (error: unknown) => void;
  /** Uniform in [0, 1). */
  random: () => number;
  /** ms since 1970. */
  now: () => number;
}
