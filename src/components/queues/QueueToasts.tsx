import { useEffect, useRef } from 'react';
import { useAppSelector } from '../../store/hooks';
import { selectSwitchFailure } from '../../store/queues/selectors';
import { selectDrawerOpen } from '../../store/ui/selectors';
import { useFailureText } from '../ui/feedback/failureText';
import { useToast } from '../ui/feedback/Toasts';
import { useText } from '../intl/useText';

/**
 * Says that a change of queue came to nothing, wherever the agent is: joins from the palette and after a reconnection
 * have no other place. The status menu says it beside its switches. Draws nothing.
 */
export function QueueToasts(): null {
  const t = useText();
  const show = useToast();
  const failureText = useFailureText();
  const failure = useAppSelector(selectSwitchFailure);
  const isDrawerOpen = useAppSelector(selectDrawerOpen);
  const told = useRef(failure);
  useEffect(() => {
    if (failure === told.current) return;
    told.current = failure;
    if (failure === null || isDrawerOpen) return;
    show(`${t('queues.switchFailed')} ${failureText(failure)}`, 'error', 'queues');
  }, [failure, isDrawerOpen, failureText, show, t]);
  return null;
}
