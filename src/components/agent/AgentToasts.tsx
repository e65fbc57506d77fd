import { useEffect, useRef } from 'react';
import { CLASSIFYING, selectAgent, selectIsPaused } from '../../store/agent/selectors';
import { selectChangeByServer } from '../../store/attendance/selectors';
import type { ChangeByServer } from '../../store/attendance/types';
import { useAppSelector } from '../../store/hooks';
import { selectOwnStatusText } from '../../store/queues/selectors';
import { useAnnounce } from '../ui/feedback/Announcer';
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

/** Reads out that a pause began or ended; the console's own one comes and goes with the work. */
function usePauseAnnouncement(): void {
  const t = useText();
  const announce = useAnnounce();
  const statusWord = useStatusWord();
  const { pauseReason, since, status } = useAppSelector(selectAgent);
  const isPaused = useAppSelector(selectIsPaused);
  const isOwn = pauseReason === CLASSIFYING;
  const word = statusWord(status, pauseReason);
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (since === null || isOwn) return;
    const now = isPaused ? word : '';
    const before = told.current;
    told.current = now;
    // What holds as the page begins is in the pill to be read.
    if (before === null || before === now) return;
    announce(isPaused ? t('agent.pauseBegun', { reason: word }) : t('agent.pauseEnded', { status: word }));
  }, [announce, isOwn, isPaused, since, t, word]);
}

/** Says what somebody else made of the agent's status and queues, and reads out pauses; draws nothing. */
export function AgentToasts(): null {
  const t = useText();
  const show = useToast();
  const statusWord = useStatusWord();
  const change = useAppSelector(selectChangeByServer);
  const statusText = useAppSelector(selectOwnStatusText);
  const told = useRef(change);
  usePauseAnnouncement();
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
