import { useText } from '../../intl';
import { useTimeFormat, type Moment } from '../../time/useTimeFormat';

/** Gives the accessible name of a message: who, when as far as it is known, and what. */
export function useMessageLabel(): (who: string, at: Moment, text: string) => string {
  const t = useText();
  const format = useTimeFormat();
  return (who, at, text) => {
    const time = format.time(at);
    return time === '' ? t('message.labelUntimed', { who, text }) : t('message.label', { who, time, text });
  };
}
