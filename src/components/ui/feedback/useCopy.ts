import { useCallback } from 'react';
import { useText } from '../../intl';
import { useToast } from './Toasts';

/** The topic of its toasts: of several copies the last is told. */
const TOPIC = 'copied';

/** Copies a text, and says so, in words of its own where there are any. In the click itself: browsers let nobody copy later. */
export function useCopy(): (text: string, said?: string) => void {
  const t = useText();
  const show = useToast();
  return useCallback(
    (text, said) => {
      // On a page without TLS there is no clipboard: that rejects, too.
      const copied = (async () => navigator.clipboard.writeText(text))();
      copied.then(
        () => show(said ?? t('action.copied'), 'success', TOPIC),
        () => show(t('action.copyFailed'), 'error', TOPIC),
      );
    },
    [t, show],
  );
}
