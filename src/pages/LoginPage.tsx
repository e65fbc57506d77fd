import type { ReactNode } from 'react';
import { useFirstFrameOver } from '../components/appearance/useFirstFrameOver';
import { LoginForm } from '../components/auth/LoginForm';
import { NoCallsNotice } from '../components/auth/NoCallsNotice';
import { useBrowserSupport } from '../components/browserSupport';
import { LanguageChoice } from '../components/config/LanguageChoice';
import { T } from '../components/intl/T';
import { VERSION_LABEL } from '../components/version';
import { isUnanswered } from '../lib/retry';
import { selectAuth } from '../store/auth/selectors';
import { selectConfiguration, selectProductTitle, selectSettingsLocked } from '../store/config/selectors';
import { useAppSelector, useRequest } from '../store/hooks';
import { settingsOpenRequested } from '../store/ui/actions';
import '../components/auth/login.css';

/**
 * Whether the agent would look for a telephone that this browser cannot be: over plain http every browser is such a one,
 * and chat works there. Settings that do without the telephone need no word of it.
 */
function useLacksTelephone(): boolean {
  const isSupported = useBrowserSupport();
  const configuration = useAppSelector(selectConfiguration);
  return !isSupported && configuration?.webrtc !== false;
}

/**
 * Whether the settings are offered: also where they are locked while their server is out of reach, as nobody can sign in
 * who might correct its address.
 */
function useOffersSettings(): boolean {
  const isLocked = useAppSelector(selectSettingsLocked);
  const { failure } = useAppSelector(selectAuth);
  return !isLocked || (failure !== null && isUnanswered(failure.code));
}

/** Signing in. While the agent types, `preload` fetches the console behind it. */
export function LoginPage({ preload }: { preload?: () => void }): ReactNode {
  const request = useRequest();
  const title = useAppSelector(selectProductTitle);
  const lacksTelephone = useLacksTelephone();
  const offersSettings = useOffersSettings();
  useFirstFrameOver();
  return (
    <main className="login" onInput={preload}>
      <section className="login__card">
        <h1 className="login__title">{title}</h1>
        <p className="login__subtitle">
          <T id="login.subtitle" />
        </p>
        {lacksTelephone && <NoCallsNotice />}
        <LoginForm />
      </section>
      <footer className="login__foot">
        <span>{VERSION_LABEL}</span>
        {offersSettings ? (
          <button
            type="button"
            className="button button--quiet"
            onClick={() => request(settingsOpenRequested())}
          >
            <T id="login.settings" />
          </button>
        ) : (
          <LanguageChoice />
        )}
      </footer>
    </main>
  );
}
