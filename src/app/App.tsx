import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ThemeRoot } from '../components/appearance/ThemeRoot';
import { BrowserSupportContext } from '../components/browserSupport';
import { ConfigLink } from '../components/config/ConfigLink';
import { DocumentHead } from '../components/config/DocumentHead';
import { Settings } from '../components/config/Settings';
import { ErrorBoundary } from '../components/ui/feedback/ErrorBoundary';
import { PaneSkeleton } from '../components/ui/feedback/Skeletons';
import { HandlesContext, type HandleDeposit } from '../components/handles';
import { IntlRoot } from '../components/intl/IntlRoot';
import {
  CallLevelsContext,
  LevelContext,
  SILENCE,
  SILENT_CALLS,
  type ReadCallLevels,
  type ReadLevel,
} from '../components/level';
import { ConsolePage, preloadConsole } from './consoleChunk';
import { MediaRoot } from './MediaRoot';
import { Screens } from '../pages/Screens';
import { selectLanguage } from '../store/config/selectors';
import type { AppStore } from '../store/createStore';
import { useAppSelector } from '../store/hooks';

interface Props {
  /** With configuration and preferences already restored: without them the settings dialog would open. */
  store: AppStore;
  handles: HandleDeposit;
  /** Whether the browser has what a telephone needs. */
  isSupported?: boolean;
  /** How loud the voice message is that is being recorded. */
  level?: ReadLevel;
  /** How loud the calls are. */
  callLevels?: ReadCallLevels;
}

function Words({ children }: { children: ReactNode }): ReactNode {
  return <IntlRoot language={useAppSelector(selectLanguage)}>{children}</IntlRoot>;
}

/** The console: what every screen needs around it, and the screens. The login's part is kept small. */
export function App(props: Props): ReactNode {
  const { store, handles, isSupported = true, level = SILENCE, callLevels = SILENT_CALLS } = props;
  return (
    <Provider store={store}>
      <HandlesContext value={handles}>
        <ThemeRoot>
          <Words>
            <DocumentHead />
            <ErrorBoundary>
              <BrowserSupportContext value={isSupported}>
                <LevelContext value={level}>
                  <CallLevelsContext value={callLevels}>
                    <MediaRoot>
                      <Screens preload={preloadConsole}>
                        <ConsolePage fallback={<PaneSkeleton />} />
                      </Screens>
                    </MediaRoot>
                  </CallLevelsContext>
                </LevelContext>
              </BrowserSupportContext>
            </ErrorBoundary>
            <Settings />
            <ConfigLink />
          </Words>
        </ThemeRoot>
      </HandlesContext>
    </Provider>
  );
}
