import type { IncomingInviteRequest } from 'sip.js/lib/core/index.js';
import type { Board } from './board';
import { legOf, readReplaces, type DialogName } from './dialogs';
import type { AgentLeg } from './legs/leg';

/** Ended dialogs that are still known as ended. */
const REMEMBERED = 200;

/** INVITEs that take the place of a call (RFC 3891). */
export interface Replacements {
  /** The call to replace, when the INVITE names one that may be; refuses the INVITE otherwise. */
  find(request: IncomingInviteRequest): AgentLeg | undefined;
  /** The dialog of a leg ended: naming it is answered with 603 from now on. */
  ended(leg: AgentLeg): void;
}

function keyOf(name: Pick<DialogName, 'callId' | 'toTag' | 'fromTag'>): string {
  return [name.callId, name.toTag, name.fromTag].join(' ');
}

/** Makes the memory of replaceable calls. */
export function createReplacements(board: Board): Replacements {
  const over: string[] = [];
  return {
    find: (request) => {
      const name = readReplaces(request.message.getHeader('replaces') ?? '');
      const leg = name && legOf(board, name);
      if (!name || !leg) {
        const isOver = name !== undefined && over.includes(keyOf(name));
        request.reject({ statusCode: name ? (isOver ? 603 : 481) : 400 });
        return undefined;
      }
      if (name.earlyOnly || !leg.other) {
        request.reject({ statusCode: 486 });
        return undefined;
      }
      return leg;
    },
    ended: ({ session }) => {
      over.push(keyOf({ callId: session.callId, toTag: session.localTag, fromTag: session.remoteTag }));
      if (over.length > REMEMBERED) over.shift();
    },
  };
}
