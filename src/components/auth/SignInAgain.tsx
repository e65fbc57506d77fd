import { useState, type ReactNode, type SubmitEvent } from 'react';
import { renewRequested } from '../../store/auth/actions';
import { selectAuth } from '../../store/auth/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { useHandles } from '../handles';
import { T } from '../intl/T';
import { useText } from '../intl/useText';
import { useRefusal } from './useRefusal';
import './signInAgain.css';

/**
 * The password of the agent whose session is over, beside what goes on. Who leaves it empty is let in with the one that
 * this browser keeps.
 */
export function SignInAgain(): ReactNode {
  const t = useText();
  const handles = useHandles();
  const request = useRequest();
  const refusal = useRefusal();
  const { failure, isRenewing, savedLogin, user } = useAppSelector(selectAuth);
  const [password, setPassword] = useState('');
  const isSaved = savedLogin !== null && savedLogin === user?.login;

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (isRenewing) return;
    request(renewRequested({ secretId: isSaved && password === '' ? null : handles.deposit(password) }));
    setPassword('');
  }

  return (
    <form className="sign-in-again" aria-label={t('login.again')} aria-busy={isRenewing} onSubmit={submit}>
      {/* For the browser's own store of passwords. */}
      <input type="text" hidden readOnly autoComplete="username" value={user?.login ?? ''} />
      <input
        className="sign-in-again__password"
        type="password"
        autoComplete="current-password"
        aria-label={t('login.password')}
        placeholder={isSaved ? t('login.savedPlaceholder') : t('login.password')}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <button type="submit" className="button button--primary" aria-disabled={isRenewing}>
        <T id="login.again" />
      </button>
      {failure !== null && !isRenewing && (
        <p role="alert" className="sign-in-again__refusal">
          {refusal(failure)}
        </p>
      )}
    </form>
  );
}
