import type { ReactNode } from 'react';
import {
  selectListRead,
  selectOpenConversation,
  selectSelectedId,
} from '../../store/conversations/selectors';
import { useAppSelector } from '../../store/hooks';
import { PaneSkeleton } from '../feedback';
import { ProductBanner } from '../frame/ProductBanner';
import { useText } from '../intl';
import { Chat } from './Chat';

/** What the middle of the console shows: the open conversation, or the product's banner. */
export function ConversationView(): ReactNode {
  const t = useText();
  const conversation = useAppSelector(selectOpenConversation);
  const isAwaited = useAppSelector((state) => {
    const { status } = selectListRead(state);
    return selectSelectedId(state) !== null && (status === 'idle' || status === 'loading');
  });
  if (conversation !== null) return <Chat key={conversation.id} conversation={conversation} />;
  return isAwaited ? <PaneSkeleton rows={6} /> : <ProductBanner hint={t('frame.nothingOpen')} />;
}
