import { useEffect } from 'react';
import { selectStorageFailure } from '../../store/app/selectors';
import { useAppSelector } from '../../store/hooks';
import { useToast } from '../feedback/Toasts';
import { useText } from '../intl/useText';

/** Tells the agent once that what they write does not outlive a reload in this browser. */
export function StorageFailureNews(): null {
  const t = useText();
  const show = useToast();
  const cannotKeep = useAppSelector((state) => selectStorageFailure(state) !== null);
  useEffect(() => {
    if (cannotKeep) show(t('app.storageFailed'), 'error');
  }, [cannotKeep, show, t]);
  return null;
}
