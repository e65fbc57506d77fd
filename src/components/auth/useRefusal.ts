import { SERVER_CODE, type Failure } from '../../lib/failure';
import { isUnanswered } from '../../lib/retry';
import { useFailureText } from '../ui/feedback/failureText';
import { useText } from '../intl/useText';

/** Why the server did not let the agent in, in words. */
export function useRefusal(): (failure: Failure) => string {
  const t = useText();
  const failureText = useFailureText();
  return (failure) => {
    const { code, message } = failure;
    if (message === '' && isUnanswered(code)) return t('login.noAnswer');
    return message === '' && code === SERVER_CODE.notAuthenticated
      ? t('login.refused')
      : failureText(failure);
  };
}
