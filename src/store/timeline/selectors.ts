import type { Message } from '../messages/types';
import type { RootState } from '../rootReducer';
import type { Earlier, EarlierProtocol, Folds } from './types';

const NONE: readonly EarlierProtocol[] = [];

/** What is known of the conversations before the open one; null while they were not asked for. */
export function selectEarlier(state: RootState, conversationId: string): Earlier | null {
  const { earlier } = state.timeline;
  return earlier?.conversationId === conversationId ? earlier : null;
}

/** The conversations before the open one that were read, the newest first. */
export function selectEarlierProtocols(state: RootState, conversationId: string): readonly EarlierProtocol[] {
  return selectEarlier(state, conversationId)?.protocols ?? NONE;
}

const inOrder = new WeakMap<readonly EarlierProtocol[], readonly Message[]>();

/** What was said in them, the oldest first; the same array until others are read. */
export function selectEarlierMessages(state: RootState, conversationId: string): readonly Message[] {
  const protocols = selectEarlierProtocols(state, conversationId);
  const known = inOrder.get(protocols);
  if (known !== undefined) return known;
  const messages = protocols.toReversed().flatMap((protocol) => protocol.messages);
  inOrder.set(protocols, messages);
  return messages;
}

/** Whether the agent looks for words in this conversation. */
export function selectIsFinding(state: RootState, conversationId: string): boolean {
  return state.timeline.finding === conversationId;
}

const UNTOUCHED: Folds = {};

/** Which mails of a timeline the agent folded or unfolded. */
export function selectFolds(state: RootState, conversationId: string): Folds {
  return state.timeline.folds?.[conversationId] ?? UNTOUCHED;
}
