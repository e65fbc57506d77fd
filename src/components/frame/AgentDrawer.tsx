import { Icon } from '../ui/icons/Icon';
import { Drawer } from 'antd';
import type { ReactNode, RefObject } from 'react';
import { selectUser } from '../../store/auth/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { drawerToggleRequested } from '../../store/ui/actions';
import { selectDrawerOpen } from '../../store/ui/selectors';
import { LazySoftphonePanel } from '../calls/lazyCalls';
import { T } from '../intl/T';
import { useText } from '../intl/useText';
import { DrawerTools } from './DrawerTools';
import { QueueSwitches } from '../queues/QueueSwitches';

/**
 * The drawer: who the agent is, the queues to be in, and the telephone (spec 1 §2). On closing, the focus goes back to
 * its opener; the library looks for it too late, when the focus is in the drawer already.
 */
export function AgentDrawer({ opener }: { opener: RefObject<HTMLButtonElement | null> }): ReactNode {
  const t = useText();
  const request = useRequest();
  const user = useAppSelector(selectUser);
  const isOpen = useAppSelector(selectDrawerOpen);
  if (user === null) return null;
  const extension = user.extensionNumber ?? user.extension;
  return (
    <Drawer
      open={isOpen}
      placement="left"
      size={320}
      aria-label={user.fullName}
      title={user.fullName}
      closable={{
        placement: 'end',
        closeIcon: <Icon name="cross" />,
        'aria-label': t('action.close'),
      }}
      onClose={() => request(drawerToggleRequested())}
      afterOpenChange={(opened) => {
        if (!opened) opener.current?.focus();
      }}
    >
      <p className="drawer__extension">
        {extension === null ? (
          <T id="drawer.noExtension" />
        ) : (
          <T id="drawer.extension" values={{ extension }} />
        )}
      </p>
      <QueueSwitches />
      <DrawerTools />
      {/* Last: it comes late and grows with its news, and no switch or button may move under the pointer. */}
      <LazySoftphonePanel />
    </Drawer>
  );
}
