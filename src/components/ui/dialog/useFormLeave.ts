import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useText } from '../../intl/useText';
import { useToast } from '../feedback/Toasts';
import { useKeptFormHands } from './keptForms';

/** How a form that is opened over the screen is left. */
export interface FormLeave {
  isOpen: boolean;
  /** Esc and a `LeaveButton` leave it. */
  onLeave: () => void;
  /** The key of the values that are kept when it is left; closed otherwise, it was saved, and they are forgotten. */
  keeps?: string | null;
  /** It closes for other reasons too: it forgets its values itself once it is saved. */
  forgetsItself?: boolean;
  /** It is being saved: left now, it is kept until that succeeded (`sagas/agenda/savedForms`), without a word of it. */
  isUnderWay?: boolean;
  /** What would leave it is told to `onLeave`, and closes nothing. */
  isRequired?: boolean;
}

/** Keeps what is typed into a form that is left, and says so; gives how to leave it. */
export function useFormLeave(props: FormLeave): () => void {
  const { isOpen, onLeave, keeps = null, forgetsItself = false } = props;
  const { isUnderWay = false, isRequired = false } = props;
  const t = useText();
  const show = useToast();
  const { forget, keep } = useKeptFormHands();
  const wasOpen = useRef(false);
  const wasLeft = useRef(false);
  const forgetSaved = useEffectEvent(() => {
    if (!wasLeft.current && !forgetsItself && keeps !== null) forget(keeps);
  });
  // A key that leaves it may come right behind the picture that shows it: a later effect would call it not left.
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) forgetSaved();
    wasOpen.current = isOpen;
    wasLeft.current = false;
  }, [isOpen]);

  return () => {
    wasLeft.current = !isRequired;
    if (!isRequired && keeps !== null && keep(keeps) && !isUnderWay) {
      const onPress = () => forget(keeps);
      show(t('dialog.keptOnLeaving'), 'info', 'kept', { label: t('message.discard'), onPress });
    }
    onLeave();
  };
}
