import { useRef, type ReactNode } from 'react';
import { pauseMenuOpenRequested, unpauseRequested } from '../../store/agent/actions';
import { selectAgent } from '../../store/agent/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { useText } from '../intl/useText';
import { useFocusRescue } from '../ui/dialog/useFocusRescue';
import { Icon } from '../ui/icons/Icon';
import { ActionMenu } from '../ui/menu/ActionMenu';
import { usePauseEntries } from './usePauseEntries';

/** The button Pausa with the server's reasons. */
function PauseMenu(): ReactNode {
  const t = useText();
  const request = useRequest();
  const entries = usePauseEntries();
  const { pending } = useAppSelector(selectAgent);
  return (
    <ActionMenu
      label={t('agent.pause')}
      className="status-pill__action"
      entries={entries}
      isBusy={pending !== null}
      onOpen={() => request(pauseMenuOpenRequested())}
    >
      {pending === null ? <Icon name="cup" /> : <Icon name="loading" />}
      <span className="status-pill__action-word">{t('agent.pause')}</span>
    </ActionMenu>
  );
}

/** Ends the pause, whatever its reason, by one click. */
function ResumeButton(): ReactNode {
  const t = useText();
  const request = useRequest();
  const isBusy = useAppSelector(selectAgent).pending !== null;
  return (
    <button
      type="button"
      className="status-pill__action status-pill__action--resume"
      aria-busy={isBusy}
      onClick={() => {
        if (!isBusy) request(unpauseRequested());
      }}
    >
      {isBusy && <Icon name="loading" />}
      {t('agent.resume')}
    </button>
  );
}

function Change({ isPaused }: { isPaused: boolean }): ReactNode {
  const part = useRef<HTMLSpanElement>(null);
  useFocusRescue(part);
  return (
    <span ref={part} className="status-pill__change">
      {isPaused ? <ResumeButton /> : <PauseMenu />}
    </span>
  );
}

/** The pause, or the way back from it. Where one takes the place of the other, nobody loses the focus. */
export function PauseChange({ isPaused }: { isPaused: boolean }): ReactNode {
  return <Change key={String(isPaused)} isPaused={isPaused} />;
}
