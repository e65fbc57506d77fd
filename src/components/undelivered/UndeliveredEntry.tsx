import type { ReactNode } from 'react';
import { useAppSelector, useRequest } from '../../store/hooks';
import { selectUndelivered } from '../../store/outbox/selectors';
import { overlayRequested } from '../../store/ui/actions';
import { useText } from '../intl';
import { Icon } from '../ui/icons/Icon';
import './undelivered.css';

/** Leads to what was not delivered in conversations that are gone; nothing while there is none. */
export function UndeliveredEntry({ isRail }: { isRail: boolean }): ReactNode {
  const request = useRequest();
  const t = useText();
  const count = useAppSelector(selectUndelivered).length;
  if (count === 0) return null;
  const words = t('undelivered.show', { count });
  return (
    <button
      type="button"
      className="button undelivered-entry"
      aria-haspopup="dialog"
      {...(isRail ? { 'aria-label': words, title: words } : {})}
      onClick={() => request(overlayRequested({ overlay: 'undelivered' }))}
    >
      <Icon name="alert" />
      {isRail ? count : words}
    </button>
  );
}
