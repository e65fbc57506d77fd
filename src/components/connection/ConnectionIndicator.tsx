import { Icon } from '../ui/icons/Icon';
import type { ReactNode } from 'react';
import { selectConnectionNotice } from '../../store/connection/selectors';
import { useAppSelector } from '../../store/hooks';
import { T } from '../intl/T';
import './connection.css';

/** A quiet sign in the title bar while the connection is being made, before it is worth a dialog. */
export function ConnectionIndicator(): ReactNode {
  const notice = useAppSelector(selectConnectionNotice);
  if (notice !== 'reconnecting') return null;
  return (
    <span className="connection__icon">
      <Icon name="loading" />
      <span className="connection__icon-text">
        <T id="connection.connecting" />
      </span>
    </span>
  );
}
