import type { NegotiationParts, Reply } from '../../../src/services/sip/calls/negotiation';

/** What a negotiation works with. */
export type Parts = { [Name in keyof NegotiationParts]: NegotiationParts[Name] };

/** The other side of the wire: each offer waits until it is answered here. */
export interface Wire {
  parts: Parts;
  /** What happened, in order. */
  done: string[];
  /** Answers the offer that waits. */
  answer(reply: Reply): Promise<void>;
  accept(): Promise<void>;
  refuse(status: number, retryAfterS?: number | null): Promise<void>;
}

/** Lets promises that are ready go on. */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** A wire on which nothing comes but what a test answers. */
export function createWire(overrides: Partial<Parts> = {}): Wire {
  const done: string[] = [];
  let waiting: ((reply: Reply) => void) | null = null;
  const parts: Parts = {
    offer: async ({ held, restartIce }) => {
      done.push(`offer ${held ? 'held' : 'both ways'}${restartIce ? ' anew' : ''}`);
      return 'offer';
    },
    send: () =>
      new Promise((resolve) => {
        done.push('send');
        waiting = resolve;
      }),
    apply: async (answer) => {
      done.push(`apply ${answer}`);
    },
    rollback: async (held) => {
      done.push(`rollback to ${held ? 'held' : 'both ways'}`);
    },
    isReachable: () => true,
    isForgotten: async () => false,
    dialogLost: () => void done.push('lost'),
    ownsCallId: false,
    random: () => 0.5,
    ...overrides,
  };
  const answer = async (reply: Reply): Promise<void> => {
    const answered = waiting;
    waiting = null;
    if (answered === null) throw new Error('No offer waits');
    answered(reply);
    await settled();
  };
  return {
    parts,
    done,
    answer,
    accept: () => answer({ kind: 'accepted', answer: 'answer', confirm: () => done.push('ack') }),
    refuse: (status, retryAfterS = null) => answer({ kind: 'refused', status, phrase: 'No', retryAfterS }),
  };
}
