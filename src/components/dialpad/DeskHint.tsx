import type { ReactNode } from 'react';
import { useAppSelector } from '../../store/hooks';
import { selectHasDeskTelephone } from '../../store/softphone/selectors';
import { T } from '../intl';
import './dialpad.css';

/** Says which telephone a call is made on, to agents for whom that is not this browser. */
export function DeskHint(): ReactNode {
  if (!useAppSelector(selectHasDeskTelephone)) return null;
  return (
    <p className="dial__hint">
      <T id="dial.desk" />
    </p>
  );
}
