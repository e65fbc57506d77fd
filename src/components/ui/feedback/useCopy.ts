import { useCallback } from 'react';
import { useText } from '../../intl';
import { useToast } from './Toasts';

/** Copies a text, and says so. In the click itself: browsers let nobody copy later. */
export function useCopy(): (text: string) => void {
  const t = useText();
  const show = useToast();
  return useCallback(
    (text) => {
      // On a page without TLS there is no clipboard: that rejects, too.
      const copied = (async () => navigator.clipboard.writeText(text))();
      copied.then(
        () => show(t('action.copied'), 'success'),
        () => show(t('action.copyFailed'), 'error'),
      );
    },
    [t, show],
  );
}
