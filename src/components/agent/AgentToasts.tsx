import { useEffect, useRef } from 'react';
import { CLASSIFYING } from '../../store/agent/selectors';
import { selectChangeByServer } from '../../store/attendance/selectors';
import type { ChangeByServer } from '../../store/attendance/types';
import { useAppSelector } from '../../store/hooks';
import { selectOwnStatusText } from '../../store/queues/selectors';
import { useToast } from '../ui/feedback/Toasts';
import { useText } from '../intl/useText';
import { useStatusWord } from './useStatusWord';

/** Statuses between which an agent goes while they work; the bar shows them, and nobody has to be told. */
const AT_WORK = [1, 2, 3];

/** Whether a change is no more than the course of the work, or the console's own pause during a call. */
function isUsual({ formerReason, formerStatus, pauseReason, status }: ChangeByServer): boolean {
  if (status === formerStatus && pauseReason === formerReason) return true;
  const isOwn = pauseReason === CLASSIFYING || formerReason === CLASSIFYING;
  return isOwn || (AT_WORK.includes(status) && AT_WORK.includes(formerStatus));
}

/** Says what somebody else made of the agent's status and queues; draws nothing. */
export function AgentToasts(): null {
  const t = useText();
  const show = useToast();
  const statusWord = useStatusWord();
  const change = useAppSelector(selectChangeByServer);
  const statusText = useAppSelector(selectOwnStatusText);
  const told = useRef(change);
  useEffect(() => {
    if (change === null || change === told.current) return;
    told.current = change;
    const { left, pauseReason, status } = change;
    if (left.length > 0) {
      const values = { count: left.length, queues: left.join(', ') };
      show(t('queues.leftByServer', values), 'info', 'ownQueues');
    }
    if (isUsual(change)) return;
    show(
      t('agent.changedByServer', { status: statusWord(status, pauseReason, statusText) }),
      'info',
      'ownStatus',
    );
  }, [change, show, statusText, statusWord, t]);
  return null;
}
