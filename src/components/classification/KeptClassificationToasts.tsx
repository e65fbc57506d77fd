import { useEffect, useRef } from 'react';
import { useAppSelector } from '../../store/hooks';
import { selectPendingClassificationCount } from '../../store/outbox/selectors';
import { useToast } from '../ui/feedback/Toasts';
import { useText } from '../intl/useText';

const TOPIC = 'posts';

/** Says that a classification waits for the server, and that the server has it. */
export function KeptClassificationToasts(): null {
  const t = useText();
  const show = useToast();
  const kept = useAppSelector(selectPendingClassificationCount);
  const before = useRef(0);
  useEffect(() => {
    if (kept > before.current) show(t('outbox.postKept'), 'info', TOPIC);
    if (kept === 0 && before.current > 0) show(t('outbox.postDelivered'), 'success', TOPIC);
    before.current = kept;
  }, [kept, show, t]);
  return null;
}
