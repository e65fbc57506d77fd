import type { ReactNode } from 'react';
import { VOICE } from '../../lib/queueType';
import { selectCallOfConversation, selectShownCall } from '../../store/calls/selectors';
import {
  selectListRead,
  selectOpenConversation,
  selectSelectedId,
} from '../../store/conversations/selectors';
import type { Conversation } from '../../store/conversations/types';
import { useAppSelector } from '../../store/hooks';
import { LazyCallElsewhere, LazyCallView } from '../calls/lazyCalls';
import { PaneSkeleton } from '../ui/feedback';
import { BackButton } from '../frame/BackButton';
import { ProductBanner } from '../frame/ProductBanner';
import { useText } from '../intl';
import { Chat } from './Chat';

/** A voice service shows its call (spec 2 §2). */
function VoiceService({ conversation, back }: { conversation: Conversation; back: ReactNode }): ReactNode {
  const call = useAppSelector((state) => selectCallOfConversation(state, conversation.id));
  if (call === null) return <LazyCallElsewhere conversation={conversation} back={back} />;
  return <LazyCallView call={call} back={back} />;
}

/** What the middle of the console shows: a call, the open conversation, or the product's banner. */
export function ConversationView(): ReactNode {
  const t = useText();
  const call = useAppSelector(selectShownCall);
  const conversation = useAppSelector(selectOpenConversation);
  const isAwaited = useAppSelector((state) => {
    const { status } = selectListRead(state);
    return selectSelectedId(state) !== null && (status === 'idle' || status === 'loading');
  });
  const back = <BackButton />;
  if (call !== null) return <LazyCallView call={call} back={back} />;
  // A chat has the way back in its own header.
  if (conversation !== null && conversation.queueType !== VOICE)
    return <Chat key={conversation.id} conversation={conversation} />;
  if (conversation !== null) return <VoiceService conversation={conversation} back={back} />;
  return (
    <>
      {back}
      {isAwaited ? <PaneSkeleton rows={6} /> : <ProductBanner hint={t('frame.nothingOpen')} />}
    </>
  );
}
