import { useText } from '../intl';
import { useToast } from '../ui/feedback';

/** Copies a value of a customer, and says so. In the click itself: browsers let nobody copy later. */
export function useCopyValue(): (value: string) => void {
  const t = useText();
  const show = useToast();
  return (value) => {
    // On a page without TLS there is no clipboard: that rejects, too.
    const copied = (async () => navigator.clipboard.writeText(value))();
    copied.then(
      () => show(t('customer.copied', { value }), 'success', 'copied'),
      () => show(t('customer.copyFailed'), 'error', 'copied'),
    );
  };
}
