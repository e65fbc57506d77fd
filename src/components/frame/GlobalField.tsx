import type { ReactNode } from 'react';
import { useAppSelector, useRequest } from '../../store/hooks';
import { overlayRequested } from '../../store/ui/actions';
import { selectShortcutKeys } from '../../store/ui/selectors';
import { T } from '../intl/T';
import { Icon } from '../ui/icons/Icon';

/** As delivered. */
const KEYS = 'Ctrl+K';

/** Looks like a field to search in; opens the command palette, which has one. */
export function GlobalField(): ReactNode {
  const request = useRequest();
  const own = useAppSelector(selectShortcutKeys);
  const keys = own['palette'] === undefined ? KEYS : own['palette'];
  return (
    <button
      type="button"
      className="global-field"
      aria-haspopup="dialog"
      aria-keyshortcuts={keys?.replace('Ctrl', 'Control')}
      onClick={() => request(overlayRequested({ overlay: 'palette' }))}
    >
      <Icon name="search" />
      <span className="global-field__hint">
        <span className="global-field__long">
          <T id="frame.globalField" />
        </span>
        <span className="global-field__short" aria-hidden="true">
          <T id="frame.globalFieldShort" />
        </span>
      </span>
      {keys !== null && (
        <kbd className="global-field__keys" aria-hidden="true">
          {keys.replaceAll('+', ' ')}
        </kbd>
      )}
    </button>
  );
}
