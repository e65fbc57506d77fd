import type { ReactNode } from 'react';
import { useAppSelector, useRequest } from '../../store/hooks';
import { selectIsOnDesk } from '../../store/softphone/selectors';
import { drawerToggleRequested } from '../../store/ui/actions';
import { PageLink } from '../frame/PageLink';
import { T, useText } from '../intl';
import { DeskTelephone } from './DeskTelephone';
import { SoftphoneStatus } from './SoftphoneStatus';

/** The telephone in the status menu: how it stands, and the way to its own page. */
export function SoftphonePanel(): ReactNode {
  const t = useText();
  const request = useRequest();
  const isOnDesk = useAppSelector(selectIsOnDesk);
  return (
    <div className="softphone-panel">
      {isOnDesk ? <DeskTelephone /> : <SoftphoneStatus />}
      <PageLink
        to="/phone"
        className="softphone-panel__link"
        title={t('softphone.openPhone')}
        onClick={() => request(drawerToggleRequested())}
      >
        <T id="softphone.openPhone" />
      </PageLink>
    </div>
  );
}
