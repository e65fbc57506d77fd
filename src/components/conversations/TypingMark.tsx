import type { ReactNode } from 'react';
import { selectTyping } from '../../store/conversations/selectors';
import { useAppSelector } from '../../store/hooks';
import { T } from '../intl';
import { useNow } from '../time/useNow';

/** A sign of life is repeated every 5 s at least (contract §4); one that stopped coming is over. */
const ALIVE_MS = 10_000;

interface Sign {
  state: 'typing' | 'recording';
  at: number;
}

function Living({ sign, instead }: { sign: Sign; instead: ReactNode }): ReactNode {
  const now = useNow();
  if (now - sign.at > ALIVE_MS) return instead;
  return (
    <span className="typing">
      <T id={sign.state === 'typing' ? 'conversation.typing' : 'conversation.recording'} />
    </span>
  );
}

/** "digitando…" while somebody writes at the other end, else what is given. */
export function TypingMark({
  conversationId,
  instead,
}: {
  conversationId: string;
  instead: ReactNode;
}): ReactNode {
  const sign = useAppSelector((state) => selectTyping(state, conversationId));
  return sign === undefined ? instead : <Living sign={sign} instead={instead} />;
}
