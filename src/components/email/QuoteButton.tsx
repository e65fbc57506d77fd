import type { ReactNode } from 'react';
import { Icon } from '../ui/icons/Icon';
import { T } from '../intl';

/** Shows the mail that is answered, or folds it again. */
export function QuoteButton({
  isShown,
  onShow,
}: {
  isShown: boolean;
  onShow: (shown: boolean) => void;
}): ReactNode {
  return (
    <button
      type="button"
      className="button button--quiet mail__more"
      aria-expanded={isShown}
      onClick={() => onShow(!isShown)}
    >
      <Icon name="more" />
      <T id={isShown ? 'mail.hideQuote' : 'mail.showQuote'} />
    </button>
  );
}
