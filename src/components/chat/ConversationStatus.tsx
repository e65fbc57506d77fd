import type { ReactNode } from 'react';
import { selectDeparture } from '../../store/conversations/selectors';
import type { Conversation, RemovalReason } from '../../store/conversations/types';
import { useAppSelector } from '../../store/hooks';
import { useText } from '../intl';
import { ConversationStatusIcon } from './ConversationStatusIcon';

/** Why a conversation left the agent that is over with it. */
const OVER: readonly (RemovalReason | null)[] = ['finished', 'expired', 'call'];

/** How an open conversation stands: one that left the agent is no longer in service, whatever was read of it last. */
export function ConversationStatus({ conversation }: { conversation: Conversation }): ReactNode {
  const t = useText();
  const { id, status, statusText } = conversation;
  const departure = useAppSelector((state) => selectDeparture(state, id));
  if (departure === null || status !== 'active')
    return <ConversationStatusIcon status={status} statusText={statusText} />;
  if (OVER.includes(departure.reason)) return <ConversationStatusIcon status="finished" statusText="" />;
  const isHandedOn = departure.reason === 'transferred';
  return (
    <ConversationStatusIcon
      status="other"
      statusText={t(isHandedOn ? 'chat.status.transferred' : 'chat.status.elsewhere')}
    />
  );
}
