import { useEffect } from 'react';
import { selectStorageFailure } from '../../store/app/selectors';
import { useAppSelector } from '../../store/hooks';
import { useToast } from '../ui/feedback/Toasts';
import { useText } from '../intl/useText';

/** No room on disk; told for each file, since one of them may have been too much. */
const FULL = 'quota';

/** Tells the agent once that what they write does not outlive a reload in this browser. */
export function StorageFailureToasts(): null {
  const t = useText();
  const show = useToast();
  const failure = useAppSelector(selectStorageFailure);
  const cannotKeep = failure !== null && failure.code !== FULL;
  const fullAt = failure?.code === FULL ? failure.at : null;
  useEffect(() => {
    if (cannotKeep) show(t('app.storageFailed'), 'error');
  }, [cannotKeep, show, t]);
  useEffect(() => {
    if (fullAt !== null) show(t('app.quotaFailed'), 'error');
  }, [fullAt, show, t]);
  return null;
}
