import type { ReactNode, Ref } from 'react';
import { useAppSelector, useRequest } from '../../store/hooks';
import { listPinRequested } from '../../store/ui/actions';
import { selectListPinned } from '../../store/ui/selectors';
import { LazyActiveCalls } from '../calls/lazyCalls';
import { AudioSettingsButton } from '../devices/AudioSettingsButton';
import { NoticesBesideRail, NoticePlace } from '../ui/notices/NoticePlace';
import { ConversationList } from '../conversations/ConversationList';
import { ConversationRail } from '../conversations/ConversationRail';
import { OtherConversations } from '../conversations/OtherConversations';
import { useText } from '../intl/useText';
import { WaitingBadges } from '../queues/WaitingBadges';
import { IconButton } from '../ui/IconButton';
import { Icon } from '../ui/icons/Icon';
import './panes.css';

function PinButton({ isOff }: { isOff: boolean }): ReactNode {
  const t = useText();
  const request = useRequest();
  const isPinned = useAppSelector(selectListPinned);
  return (
    <IconButton
      label={t('frame.pinList')}
      aria-pressed={isPinned}
      isOff={isOff}
      onClick={() => request(listPinRequested({ pinned: !isPinned }))}
    >
      <Icon name={isPinned ? 'pinFilled' : 'pin'} />
    </IconButton>
  );
}

interface Props {
  /** Collapsed to avatars and badges. */
  isRail: boolean;
  /** Whether it can be pinned: `off` while no other pane stands beside it, where the button keeps its place. */
  pin: 'none' | 'off' | 'on';
  ref?: Ref<HTMLElement>;
}

/** The left pane: who waits, the live calls and the agent's conversations, whole or as a rail. */
export function ListPane({ isRail, pin, ref }: Props): ReactNode {
  const t = useText();
  return (
    <aside
      ref={ref}
      tabIndex={-1}
      className={isRail ? 'list-pane list-pane--rail' : 'list-pane'}
      aria-label={t('nav.conversations')}
      data-side={isRail || undefined}
    >
      <div className="list-pane__head">
        {!isRail && <WaitingBadges />}
        <AudioSettingsButton />
        {pin !== 'none' && <PinButton isOff={pin === 'off'} />}
      </div>
      {isRail ? <ConversationRail /> : <ConversationList />}
      {isRail ? <NoticesBesideRail /> : <NoticePlace />}
      <LazyActiveCalls isRail={isRail} />
      {!isRail && <OtherConversations />}
    </aside>
  );
}
