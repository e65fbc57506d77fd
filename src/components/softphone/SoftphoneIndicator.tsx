import type { ReactNode } from 'react';
import { useAppSelector, useRequest } from '../../store/hooks';
import { selectIsOnDesk, selectSoftphone } from '../../store/softphone/selectors';
import { telephoneShowRequested } from '../../store/ui/actions';
import { Icon } from '../ui/icons/Icon';
import { T, useText } from '../intl';
import { lookOfPhase } from './look';
import { isTriedAgain, phaseOf } from './phase';
import './softphone.css';

/**
 * A sign in the title bar while no call can come or go; it leads to the status menu, which says why. Quiet while the
 * telephone connects for the first time, because it always does so at the start.
 */
export function SoftphoneIndicator(): ReactNode {
  const t = useText();
  const request = useRequest();
  const softphone = useAppSelector(selectSoftphone);
  const isOnDesk = useAppSelector(selectIsOnDesk);
  const { tone, word } = lookOfPhase(phaseOf(softphone));
  if (isOnDesk) return null;
  if (tone !== 'bad' && !isTriedAgain(softphone)) return null;
  return (
    <button
      type="button"
      className="button softphone__icon"
      title={t(word)}
      onClick={() => request(telephoneShowRequested())}
    >
      <Icon name="alert" />
      <span className="softphone__icon-words">
        <T id="softphone.indicator" />
      </span>
    </button>
  );
}
