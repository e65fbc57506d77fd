import { SessionState, type Session, type UserAgent } from 'sip.js';
import type { IncomingRequestMessage } from 'sip.js/lib/core';

/** The dialog that an INVITE wants to take the place of (RFC 3891). */
interface Replaces {
  callId: string;
  toTag: string;
  fromTag: string;
  earlyOnly: boolean;
}

const PART = /;\s*(to-tag|from-tag)\s*=\s*([^;\s]+)/gi;

/** Reads a Replaces header; null for one without a dialog. */
export function readReplaces(header: string): Replaces | null {
  const callId = header.split(';', 1)[0]?.trim() ?? '';
  const tags = new Map(
    [...header.matchAll(PART)].map(([, name = '', tag = '']) => [name.toLowerCase(), tag]),
  );
  const toTag = tags.get('to-tag');
  const fromTag = tags.get('from-tag');
  if (callId === '' || toTag === undefined || fromTag === undefined) return null;
  return { callId, toTag, fromTag, earlyOnly: /;\s*early-only\b/i.test(header) };
}

/** Dialogs that ended lately: a request for one is answered so, not as for one that never was. */
export interface PastDialogs {
  remember(session: Session): void;
  has(dialogId: string): boolean;
}

const REMEMBERED = 32;

/** An empty memory of past dialogs. */
export function createPastDialogs(): PastDialogs {
  const ids = new Set<string>();

  return {
    remember({ dialog }) {
      if (dialog === undefined) return;
      ids.add(dialog.id);
      const [oldest] = ids;
      if (ids.size > REMEMBERED && oldest !== undefined) ids.delete(oldest);
    },
    has: (dialogId) => ids.has(dialogId),
  };
}

/**
 * The status that refuses an INVITE with Replaces before SIP.js, which throws at some of them (RFC 3891 §3); null: there
 * is no such header, or it names a call that can be taken over.
 */
export function refusalOfReplaces(
  invite: Pick<IncomingRequestMessage, 'getHeaders'>,
  sessions: UserAgent['_sessions'],
  past: PastDialogs,
): 400 | 481 | 486 | 603 | null {
  const headers = invite.getHeaders('Replaces');
  if (headers.length === 0) return null;
  const replaces = readReplaces(headers[0] ?? '');
  if (replaces === null || headers.length > 1) return 400;
  const { callId, toTag, fromTag, earlyOnly } = replaces;
  const dialogId = callId + toTag + fromTag;
  if (past.has(dialogId)) return 603;
  const session = Object.values(sessions).find((candidate) => candidate.dialog?.id === dialogId);
  // Only of calls that are established: nobody takes a ringing one from the agent.
  if (session?.state !== SessionState.Established) return 481;
  return earlyOnly ? 486 : null;
}
