import type { ReactNode } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { selectIsFinding } from '../../../store/timeline/selectors';
import { FindBar, type FindProps } from './FindBar';

/** The search within a conversation, once the agent asks for it: it is there before the next key is pressed. */
export function FindHost(props: FindProps & { conversationId: string }): ReactNode {
  const { conversationId, ...timeline } = props;
  const isFinding = useAppSelector((state) => selectIsFinding(state, conversationId));
  return isFinding ? <FindBar {...timeline} /> : null;
}
