import { useEffect, useRef } from 'react';
import { selectConnectionNotice } from '../../store/connection/selectors';
import { useAppSelector } from '../../store/hooks';
import { useToast } from '../ui/feedback/Toasts';
import { useText } from '../intl/useText';

const TOPIC = 'connection';

/** Says that the connection is gone (spec 2 §2), and to those who were told so, that it is back. */
export function ConnectionToasts(): null {
  const t = useText();
  const show = useToast();
  const notice = useAppSelector(selectConnectionNotice);
  const lossShown = useRef(false);
  useEffect(() => {
    if (notice === 'lost') show(t('connection.lostToast'), 'error', TOPIC);
    if (notice === 'none' && lossShown.current) show(t('connection.restored'), 'success', TOPIC);
    if (notice !== 'reconnecting') lossShown.current = notice === 'lost';
  }, [notice, show, t]);
  return null;
}
