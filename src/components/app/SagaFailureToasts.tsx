import { useEffect } from 'react';
import { selectSagaFailure } from '../../store/app/selectors';
import { useAppSelector } from '../../store/hooks';
import { useToast } from '../ui/feedback/Toasts';
import { useText } from '../intl/useText';

/** Tells the agent that a part of the console failed and was started again. */
export function SagaFailureToasts(): null {
  const t = useText();
  const show = useToast();
  const failure = useAppSelector(selectSagaFailure);
  useEffect(() => {
    if (failure !== null) show(t('app.sagaFailed', { saga: failure.saga }), 'error');
  }, [failure, show, t]);
  return null;
}
