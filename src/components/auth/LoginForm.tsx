import { useEffect, useId, useRef, useState, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import type { Failure } from '../../lib/failure';
import { isUnanswered } from '../../lib/retry';
import { loginRequested } from '../../store/auth/actions';
import { selectAuth } from '../../store/auth/selectors';
import { selectUnconfigured } from '../../store/config/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { settingsOpenRequested } from '../../store/ui/actions';
import { useHandles } from '../handles';
import { T } from '../intl/T';
import { useText } from '../intl/useText';
import { LoginNotice } from './LoginNotice';

interface Fields {
  login: string;
  password: string;
  saveCredentials: boolean;
}

function useFields(savedLogin: string | null) {
  const [typed, setTyped] = useState<Partial<Fields>>({});
  const fields: Fields = {
    login: savedLogin ?? '',
    password: '',
    saveCredentials: savedLogin !== null,
    ...typed,
  };
  const change = (part: Partial<Fields>) => setTyped((before) => ({ ...before, ...part }));
  return { fields, change };
}

/** What was refused is typed anew; who has gone on to the settings dialog meanwhile stays there. */
function useFocusAfterRefusal(failure: Failure | null, password: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    if (failure === null || isUnanswered(failure.code)) return;
    if (document.activeElement?.closest('[role="dialog"]') != null) return;
    password.current?.focus();
    password.current?.select();
  }, [failure, password]);
}

/** User, password and Entrar: plain elements, so that the first page stays light. */
export function LoginForm(): ReactNode {
  const t = useText();
  const id = useId();
  const handles = useHandles();
  const request = useRequest();
  const password = useRef<HTMLInputElement>(null);
  const { failure, status, savedLogin } = useAppSelector(selectAuth);
  const isUnconfigured = useAppSelector(selectUnconfigured);
  const { fields, change } = useFields(savedLogin);
  useFocusAfterRefusal(failure, password);
  const isBusy = status === 'signingIn';
  const offersSaved = savedLogin !== null && fields.login.trim() === savedLogin;

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (isBusy) return;
    if (isUnconfigured) {
      request(settingsOpenRequested());
      return;
    }
    const { saveCredentials } = fields;
    const secretId = offersSaved && fields.password === '' ? null : handles.deposit(fields.password);
    request(loginRequested({ login: fields.login.trim(), secretId, saveCredentials }));
  }

  return (
    <form className="login__form" onSubmit={submit} aria-busy={isBusy}>
      <label className="login__label" htmlFor={`${id}login`}>
        <T id="login.user" />
      </label>
      <input
        id={`${id}login`}
        className="login__input"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        data-focus="login"
        value={fields.login}
        onChange={(event) => change({ login: event.target.value })}
      />
      <label className="login__label" htmlFor={`${id}password`}>
        <T id="login.password" />
      </label>
      <input
        ref={password}
        id={`${id}password`}
        className="login__input"
        type="password"
        autoComplete="current-password"
        placeholder={offersSaved ? t('login.savedPlaceholder') : undefined}
        aria-describedby={`${id}hint`}
        value={fields.password}
        onChange={(event) => change({ password: event.target.value })}
      />
      <p id={`${id}hint`} className="login__hint">
        {offersSaved && <T id="login.savedHint" />}
      </p>
      <label className="login__check">
        <input
          type="checkbox"
          checked={fields.saveCredentials}
          onChange={(event) => change({ saveCredentials: event.target.checked })}
        />
        <T id="login.save" />
      </label>
      <button type="submit" className="button button--primary login__submit" aria-disabled={isBusy}>
        <T id={isBusy ? 'login.entering' : 'login.enter'} />
      </button>
      {/* Below everything: what it says moves nothing. */}
      <LoginNotice />
    </form>
  );
}
