import { Icon } from '../ui/icons/Icon';
import type { ReactNode, Ref } from 'react';
import { useAppSelector, useRequest } from '../../store/hooks';
import { listPinRequested } from '../../store/ui/actions';
import { selectListPinned } from '../../store/ui/selectors';
import { LazyActiveCalls } from '../calls/lazyCalls';
import { LostPlace } from '../connection/LostPlace';
import { ConversationList } from '../conversations/ConversationList';
import { ConversationRail } from '../conversations/ConversationRail';
import { OtherServices } from '../conversations/OtherServices';
import { useText } from '../intl/useText';
import { WaitingBadges } from '../queues/WaitingBadges';
import { IconButton } from '../ui/IconButton';
import './panes.css';

function PinButton(): ReactNode {
  const t = useText();
  const request = useRequest();
  const isPinned = useAppSelector(selectListPinned);
  return (
    <IconButton
      label={t('frame.pinList')}
      aria-pressed={isPinned}
      onClick={() => request(listPinRequested({ pinned: !isPinned }))}
    >
      {isPinned ? <Icon name="pinFilled" /> : <Icon name="pin" />}
    </IconButton>
  );
}

interface Props {
  /** Collapsed to avatars and badges. */
  isRail: boolean;
  /** Without another pane beside it there is nothing to pin it to. */
  canPin: boolean;
  ref?: Ref<HTMLElement>;
}

/** The left pane: who waits, the live calls and the agent's conversations, whole or as a rail. */
export function ListPane({ isRail, canPin, ref }: Props): ReactNode {
  const t = useText();
  return (
    <aside
      ref={ref}
      tabIndex={-1}
      className={isRail ? 'list-pane list-pane--rail' : 'list-pane'}
      aria-label={t('nav.conversations')}
    >
      <div className="list-pane__head">
        {!isRail && <WaitingBadges />}
        {canPin && <PinButton />}
      </div>
      <LazyActiveCalls isRail={isRail} />
      {isRail ? <ConversationRail /> : <ConversationList />}
      {!isRail && <OtherServices />}
      {!isRail && <LostPlace />}
    </aside>
  );
}
