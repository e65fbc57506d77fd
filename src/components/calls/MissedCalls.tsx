import type { ReactNode } from 'react';
import { callBackNumber } from '../../lib/caller';
import { missedSeenRequested } from '../../store/calls/actions';
import { selectMissedCalls } from '../../store/calls/selectors';
import type { MissedCall } from '../../store/calls/types';
import { useAppSelector, useRequest } from '../../store/hooks';
import { useText } from '../intl';
import { useToday } from '../time/useNow';
import { useTimeFormat } from '../time/useTimeFormat';
import { ActionMenu } from '../ui/menu/ActionMenu';
import { Icon } from '../ui/icons/Icon';
import { whoWithin } from './callWords';
import { useCallBack } from './useCallBack';
import './calls.css';

/** How many calls the agent missed, until they saw them: a menu in the title bar, by which each is called back. */
export function MissedCalls(): ReactNode {
  const t = useText();
  const request = useRequest();
  const format = useTimeFormat();
  const today = useToday();
  const callBack = useCallBack();
  const missed = useAppSelector(selectMissedCalls);
  if (missed.length === 0) return null;
  const name = t('call.missedCount', { count: missed.length });
  // Whom nobody can call back is put away.
  const entryOf = (call: MissedCall) => {
    const isReachable = callBackNumber(call) !== null;
    const words = { who: whoWithin(call, t), time: format.timeOrDate(call.at, today) };
    return {
      key: call.id,
      label: t(isReachable ? 'call.missedBack' : 'call.missedFrom', words),
      icon: <Icon name={isReachable ? 'voice' : 'cross'} />,
      onChoose: () => (isReachable ? callBack(call) : request(missedSeenRequested({ ids: [call.id] }))),
    };
  };
  const seen = {
    key: 'seen',
    label: t('call.missedSeen'),
    icon: <Icon name="cross" />,
    onChoose: () => request(missedSeenRequested({ ids: missed.map(({ id }) => id) })),
  };
  return (
    <ActionMenu label={name} className="button missed-calls" entries={[...missed.map(entryOf), seen]}>
      <Icon name="voice" />
      <span className="tabular">{missed.length}</span>
    </ActionMenu>
  );
}
