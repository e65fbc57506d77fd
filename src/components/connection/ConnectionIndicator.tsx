import type { ReactNode } from 'react';
import { selectConnectionNotice } from '../../store/connection/selectors';
import { useAppSelector } from '../../store/hooks';
import { T } from '../intl/T';

/** Says to screen readers that the connection is being made, before it is worth a dialog; the status shows it. */
export function ConnectionIndicator(): ReactNode {
  const notice = useAppSelector(selectConnectionNotice);
  if (notice !== 'reconnecting') return null;
  return (
    <span className="visually-hidden">
      <T id="connection.connecting" />
    </span>
  );
}
