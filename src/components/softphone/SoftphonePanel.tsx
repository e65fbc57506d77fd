import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useAppSelector, useRequest } from '../../store/hooks';
import { selectIsOnDesk } from '../../store/softphone/selectors';
import { drawerToggleRequested } from '../../store/ui/actions';
import { selectDrawerShowsTelephone } from '../../store/ui/selectors';
import { PageLink } from '../frame/PageLink';
import { T, useText } from '../intl';
import { DeskTelephone } from './DeskTelephone';
import { SoftphoneStatus } from './SoftphoneStatus';

/** The telephone in the status menu: how it stands, and the way to its own page. */
export function SoftphonePanel(): ReactNode {
  const t = useText();
  const request = useRequest();
  const isOnDesk = useAppSelector(selectIsOnDesk);
  const isAskedFor = useAppSelector(selectDrawerShowsTelephone);
  const panel = useRef<HTMLDivElement>(null);
  // The last part of a menu that scrolls where the window is too low for all of it.
  useLayoutEffect(() => {
    const menu = panel.current?.closest('.popover');
    if (isAskedFor && panel.current !== null && menu) menu.scrollTop = panel.current.offsetTop;
  }, [isAskedFor]);
  // The menu has the focus on opening, and takes it after this part was drawn.
  useEffect(() => {
    if (isAskedFor) panel.current?.focus({ preventScroll: true });
  }, [isAskedFor]);
  return (
    <div ref={panel} className="softphone-panel" tabIndex={-1}>
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
