import type { Message } from '../../../src/services/realtime/contract';
import type { Piece } from '../ledger';
import { marksOfDraft, marksOfItem, marksOfMessage } from '../marks';
import type { Findings } from './findings';

/** Where a piece of the agent's text is. */
export interface Whereabouts {
  /** Messages at the centre that hold it, with the conversation of each. */
  stored: readonly { conversationId: string; message: Message }[];
  /** Records of the outbox that hold it. */
  waiting: number;
  /** Drafts that hold it. */
  drafts: number;
}

const NOWHERE: Whereabouts = { stored: [], waiting: 0, drafts: 0 };

/** Finds every piece of text at once. */
export function whereabouts({ centre, outbox, drafts }: Findings): (piece: Piece) => Whereabouts {
  const found = new Map<string, Whereabouts>();
  const add = (mark: string, change: (known: Whereabouts) => Whereabouts): void => {
    found.set(mark, change(found.get(mark) ?? NOWHERE));
  };
  for (const [conversationId, messages] of centre.messages) {
    for (const message of messages) {
      for (const mark of marksOfMessage(message)) {
        add(mark, (known) => ({ ...known, stored: [...known.stored, { conversationId, message }] }));
      }
    }
  }
  for (const item of outbox) {
    for (const mark of marksOfItem(item)) add(mark, (known) => ({ ...known, waiting: known.waiting + 1 }));
  }
  for (const draft of drafts) {
    for (const mark of marksOfDraft(draft)) add(mark, (known) => ({ ...known, drafts: known.drafts + 1 }));
  }
  return ({ mark }) => found.get(mark) ?? NOWHERE;
}
