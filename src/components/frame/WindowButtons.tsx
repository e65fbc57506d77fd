import { Icon } from '../ui/icons/Icon';
import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useAppSelector, useRequest } from '../../store/hooks';
import { closeRequested } from '../../store/ui/actions';
import { selectProductTitle } from '../../store/config/selectors';
import { selectUnreadTotal } from '../../store/conversations/selectors';
import { useMediaQuery } from '../appearance/useMediaQuery';
import { useLook } from '../appearance/useLook';
import { useText } from '../intl/useText';
import { IconButton } from '../ui/IconButton';
import { LazyMiniCall } from '../calls/lazyCalls';
import { T } from '../intl/T';
import { WaitingBadges } from '../queues/WaitingBadges';
import { useMiniWindow } from './useMiniWindow';

/** What the small window shows: the live call, unread messages, and who waits. */
function MiniBar(): ReactNode {
  const title = useAppSelector(selectProductTitle);
  const unread = useAppSelector(selectUnreadTotal);
  return (
    <main className="mini">
      <h1 className="visually-hidden">{title}</h1>
      <LazyMiniCall />
      <div className="mini__foot">
        <p>
          <T id="frame.unreadTotal" values={{ count: unread }} />
        </p>
        <WaitingBadges />
      </div>
    </main>
  );
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

function read(): boolean {
  return document.fullscreenElement instanceof Element;
}

function toggle(): void {
  // A browser may refuse; the button then simply stays as it is.
  if (read()) document.exitFullscreen().catch(() => undefined);
  else document.documentElement.requestFullscreen().catch(() => undefined);
}

/** Whether the console fills the screen, and the way in and out of that: "maximise" in a browser. */
function useFullscreen(): { isFull: boolean; toggle: () => void } {
  return { isFull: useSyncExternalStore(subscribe, read), toggle };
}

interface BarButtonProps {
  name: string;
  icon: ReactNode;
  /** Why it does nothing in this browser. */
  unavailable?: string | undefined;
  onPress: () => void;
}

function BarButton({ name, icon, unavailable, onPress }: BarButtonProps): ReactNode {
  const isOff = unavailable !== undefined;
  return (
    <IconButton label={name} isOff={isOff} title={unavailable ?? name} onClick={onPress}>
      {icon}
    </IconButton>
  );
}

function Minimise(): ReactNode {
  const t = useText();
  const { isSupported, body, open } = useMiniWindow(useLook(), useAppSelector(selectProductTitle));
  return (
    <>
      <BarButton
        name={t('frame.minimise')}
        icon={<Icon name="minus" />}
        unavailable={isSupported ? undefined : t('frame.minimiseUnavailable')}
        onPress={open}
      />
      {body !== null && createPortal(<MiniBar />, body)}
    </>
  );
}

function Maximise(): ReactNode {
  const t = useText();
  const { isFull, toggle } = useFullscreen();
  return (
    <BarButton
      name={t(isFull ? 'frame.restore' : 'frame.maximise')}
      icon={isFull ? <Icon name="fullscreenExit" /> : <Icon name="fullscreen" />}
      onPress={toggle}
    />
  );
}

/** The console has a window of its own, without the browser's bar. */
const INSTALLED = '(display-mode: standalone), (display-mode: window-controls-overlay)';

/** Minimise, maximise, close: what a desktop window has; only in the installed app. */
export function WindowButtons(): ReactNode {
  const t = useText();
  const request = useRequest();
  if (!useMediaQuery(INSTALLED)) return null;
  return (
    <div className="title-bar__buttons">
      <Minimise />
      <Maximise />
      <BarButton
        name={t('action.close')}
        icon={<Icon name="cross" />}
        onPress={() => request(closeRequested())}
      />
    </div>
  );
}
