import type { ReactNode } from 'react';
import { selectAuth } from '../../store/auth/selectors';
import type { Failure } from '../../store/failure';
import { useAppSelector } from '../../store/hooks';
import { useFailureText } from '../feedback/failureText';
import { useText } from '../intl/useText';
import type { TextId } from '../intl/useText';

/** Failures in which the server said nothing at all (spec 1 §8). */
const NO_ANSWER = new Set(['offline', 'timeout']);

const ENDED: Record<string, TextId> = {
  otherLogin: 'login.ended.otherLogin',
  supervisor: 'login.ended.supervisor',
  inactivity: 'login.ended.inactivity',
};

function useRefusal(): (failure: Failure) => string {
  const t = useText();
  const failureText = useFailureText();
  return (failure) =>
    failure.message === '' && NO_ANSWER.has(failure.code) ? t('login.noAnswer') : failureText(failure);
}

/** Why the agent is not in: the refusal of the last try, or why the last session ended. */
export function LoginNotice(): ReactNode {
  const t = useText();
  const refusal = useRefusal();
  const { failure, endedBy } = useAppSelector(selectAuth);
  if (failure !== null) {
    return (
      <p role="alert" className="login__alert">
        {refusal(failure)}
      </p>
    );
  }
  if (endedBy === null) return null;
  return (
    <p role="alert" className="login__alert login__alert--ended">
      {endedBy.message ?? t(ENDED[endedBy.reason] ?? 'login.ended.session')}
    </p>
  );
}
