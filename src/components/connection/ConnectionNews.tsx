import { useEffect, useRef } from 'react';
import { selectConnectionNotice } from '../../store/connection/selectors';
import { useAppSelector } from '../../store/hooks';
import { useToast } from '../ui/feedback/Toasts';
import { useText } from '../intl/useText';

const TOPIC = 'connection';

/** Says that the connection is gone (spec 2 §2), and to those who were told so, that it is back. */
export function ConnectionNews(): null {
  const t = useText();
  const show = useToast();
  const notice = useAppSelector(selectConnectionNotice);
  const toldOfLoss = useRef(false);
  useEffect(() => {
    if (notice === 'lost') show(t('connection.lostNews'), 'error', TOPIC);
    if (notice === 'none' && toldOfLoss.current) show(t('connection.restored'), 'success', TOPIC);
    if (notice !== 'reconnecting') toldOfLoss.current = notice === 'lost';
  }, [notice, show, t]);
  return null;
}
