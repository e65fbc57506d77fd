import type { ReactNode } from 'react';
import { LoginForm } from '../components/auth/LoginForm';
import { T } from '../components/intl/T';
import { VERSION_LABEL } from '../components/version';
import { selectProductTitle } from '../store/config/selectors';
import { useAppSelector, useRequest } from '../store/hooks';
import { settingsOpenRequested } from '../store/ui/actions';
import { preloadConsole } from './consoleChunk';
import '../components/auth/login.css';

/** Signing in. While the agent types, the console behind it is fetched. */
export function LoginPage(): ReactNode {
  const request = useRequest();
  const title = useAppSelector(selectProductTitle);
  return (
    <main className="login" onInput={preloadConsole}>
      <section className="login__card">
        <h1 className="login__title">{title}</h1>
        <p className="login__subtitle">
          <T id="login.subtitle" />
        </p>
        <LoginForm />
      </section>
      <footer className="login__foot">
        <span>{VERSION_LABEL}</span>
        <button
          type="button"
          className="button button--quiet"
          onClick={() => request(settingsOpenRequested())}
        >
          <T id="settings.title" />
        </button>
      </footer>
    </main>
  );
}
