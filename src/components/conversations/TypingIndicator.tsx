import type { ReactNode } from 'react';
import { selectTyping } from '../../store/conversations/selectors';
import { useAppSelector } from '../../store/hooks';
import { T } from '../intl';
import { useNow } from '../time/useNow';

/** A sign of life is repeated every 5 s at least (contract §4); one that stopped coming is over. */
const ALIVE_MS = 10_000;

interface Typing {
  state: 'typing' | 'recording';
  at: number;
}

function Living({ typing, instead }: { typing: Typing; instead: ReactNode }): ReactNode {
  const now = useNow();
  if (now - typing.at > ALIVE_MS) return instead;
  return (
    <span className="typing">
      <T id={typing.state === 'typing' ? 'conversation.typing' : 'conversation.recording'} />
    </span>
  );
}

/** "digitando…" while somebody writes at the other end, else what is given. */
export function TypingIndicator({
  conversationId,
  instead,
}: {
  conversationId: string;
  instead: ReactNode;
}): ReactNode {
  const typing = useAppSelector((state) => selectTyping(state, conversationId));
  return typing === undefined ? instead : <Living typing={typing} instead={instead} />;
}
