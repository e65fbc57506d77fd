import type { ReactNode } from 'react';
import { useAppSelector, useRequest } from '../../store/hooks';
import { selectDoNotDisturb } from '../../store/softphone/selectors';
import { drawerToggleRequested } from '../../store/ui/actions';
import { T, useText } from '../intl';
import { Icon } from '../ui/icons/Icon';
import './softphone.css';

/** In the title bar as long as direct calls are refused; it leads to the drawer, where that ends. */
export function DoNotDisturbIndicator(): ReactNode {
  const t = useText();
  const request = useRequest();
  if (!useAppSelector(selectDoNotDisturb)) return null;
  return (
    <button
      type="button"
      className="button softphone__icon softphone__icon--undisturbed"
      title={t('softphone.doNotDisturbHint')}
      onClick={() => request(drawerToggleRequested())}
    >
      <Icon name="ban" />
      <span className="softphone__icon-words">
        <T id="softphone.doNotDisturb" />
      </span>
    </button>
  );
}
