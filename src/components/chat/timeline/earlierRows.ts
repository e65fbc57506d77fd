import { useMemo } from 'react';
import { selectOpenConversation } from '../../../store/conversations/selectors';
import { useAppSelector } from '../../../store/hooks';
import { selectEarlierProtocols } from '../../../store/timeline/selectors';
import type { EarlierProtocol } from '../../../store/timeline/types';
import type { EarlierRow, ProtocolMark } from './placement';

const NONE: readonly EarlierRow[] = [];

function markRow(mark: ProtocolMark): EarlierRow {
  return { key: `protocol ${mark.id}`, entry: { kind: 'protocol', mark } };
}

function rowsOf({ messages, ...protocol }: EarlierProtocol): EarlierRow[] {
  const said = messages.map((message): EarlierRow => {
    return { key: `earlier ${protocol.id} ${message.id}`, entry: { kind: 'message', message } };
  });
  return [markRow({ ...protocol, isOpen: false }), ...said];
}

/** The rows of earlier conversations, the oldest first, and after them the mark where the open one begins. */
export function useEarlierRows(conversationId: string): readonly EarlierRow[] {
  const protocols = useAppSelector((state) => selectEarlierProtocols(state, conversationId));
  const queue = useAppSelector((state) => selectOpenConversation(state)?.queue ?? '');
  const startedAt = useAppSelector((state) => selectOpenConversation(state)?.startedAt ?? null);
  return useMemo(() => {
    if (protocols.length === 0) return NONE;
    const open = markRow({ id: conversationId, queue, startedAt, isOpen: true });
    return [...protocols.toReversed().flatMap(rowsOf), open];
  }, [protocols, conversationId, queue, startedAt]);
}
