import { useCallback } from 'react';
import { useText } from '../intl';
import { useToast } from '../ui/feedback';

/** Copies a text, and says so. In the click itself: browsers let nobody copy later. */
export function useCopy(): (text: string) => void {
  const t = useText();
  const show = useToast();
  return useCallback(
    (text) => {
      // On a page without TLS there is no clipboard: that rejects, too.
      const copied = (async () => navigator.clipboard.writeText(text))();
      copied.then(
        () => show(t('undelivered.copied'), 'success'),
        () => show(t('undelivered.copyFailed'), 'error'),
      );
    },
    [t, show],
  );
}
