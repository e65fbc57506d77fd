import { useEffect, useId, type ReactNode, type RefObject } from 'react';
import { pauseMenuOpenRequested } from '../../store/agent/actions';
import { selectUser } from '../../store/auth/selectors';
import type { User } from '../../store/auth/types';
import { useAppSelector, useRequest } from '../../store/hooks';
import { closeRequested, drawerToggleRequested } from '../../store/ui/actions';
import { selectDrawerOpen } from '../../store/ui/selectors';
import { LazySoftphonePanel } from '../calls/lazyCalls';
import { T } from '../intl/T';
import { QueueSwitches } from '../queues/QueueSwitches';
import { Icon } from '../ui/icons/Icon';
import { Popover } from '../ui/popover/Popover';
import { StatusMenuTools } from './StatusMenuTools';
import { usePauseEntries } from './usePauseEntries';
import './statusMenu.css';

/** The pauses as chips, the present one pressed; pressed again, it ends. */
function Pauses({ onChosen }: { onChosen: () => void }): ReactNode {
  const id = useId();
  const request = useRequest();
  const entries = usePauseEntries();
  useEffect(() => {
    request(pauseMenuOpenRequested());
  }, [request]);
  return (
    <section aria-labelledby={id}>
      <h3 className="status-menu__heading" id={id}>
        <T id="statusMenu.pauses" />
      </h3>
      <div className="status-menu__pauses">
        {entries.map(({ key, label, isNote = false, isPicked, onChoose }) =>
          isNote ? (
            <p key={key}>{label}</p>
          ) : (
            <button
              key={key}
              type="button"
              className="status-menu__pause"
              aria-pressed={isPicked}
              onClick={() => {
                if (isPicked !== undefined) onChosen();
                onChoose();
              }}
            >
              {label}
            </button>
          ),
        )}
      </div>
    </section>
  );
}

interface ContentProps {
  id: string;
  user: User;
  /** Closes the menu; the focus goes back to its opener. */
  leave: () => void;
}

function Content({ id, user, leave }: ContentProps): ReactNode {
  const request = useRequest();
  const extension = user.extensionNumber ?? user.extension;
  return (
    <div className="status-menu">
      <div className="status-menu__head">
        <div className="status-menu__who">
          <h2 className="status-menu__name" id={id}>
            {user.fullName}
          </h2>
          <p className="status-menu__extension">
            {extension === null ? (
              <T id="statusMenu.noExtension" />
            ) : (
              <T id="statusMenu.extension" values={{ extension }} />
            )}
          </p>
        </div>
        <button
          type="button"
          className="button"
          aria-haspopup="dialog"
          onClick={() => {
            leave();
            request(closeRequested());
          }}
        >
          <Icon name="door" />
          <T id="statusMenu.leave" />
        </button>
      </div>
      <Pauses onChosen={leave} />
      <QueueSwitches />
      <StatusMenuTools leave={leave} />
      {/* Last: it comes late and grows with its news, and no switch or button may move under the pointer. */}
      <LazySoftphonePanel />
    </div>
  );
}

/** What is the agent's own: who they are, pauses, queues, the telephone, their day, the way out (spec 1 §2). */
export function StatusMenu({ opener }: { opener: RefObject<HTMLButtonElement | null> }): ReactNode {
  const id = useId();
  const request = useRequest();
  const user = useAppSelector(selectUser);
  const isOpen = useAppSelector(selectDrawerOpen);
  if (user === null || !isOpen) return null;
  const close = () => request(drawerToggleRequested());

  function leave(): void {
    opener.current?.focus({ preventScroll: true });
    close();
  }

  return (
    <Popover labelledBy={id} anchor={opener} align="end" onClose={close}>
      <Content id={id} user={user} leave={leave} />
    </Popover>
  );
}
