import type { ReactNode } from 'react';
import { selectLostFeatures } from '../../store/app/selectors';
import { selectAuth } from '../../store/auth/selectors';
import type { EndedBy } from '../../store/auth/types';
import { useAppSelector, useRequest } from '../../store/hooks';
import { reloadRequested } from '../../store/ui/actions';
import { T } from '../intl/T';
import { useText, type Text, type TextId } from '../intl/useText';
import { useRefusal } from './useRefusal';

const ENDED: Record<string, TextId> = {
  otherLogin: 'login.ended.otherLogin',
  supervisor: 'login.ended.supervisor',
  inactivity: 'login.ended.inactivity',
  other: 'login.ended.other',
};

/** The server's message, else why in the agent's language, with the server's own word for what is not known. */
function endedWords({ message, reason, reasonText = '' }: EndedBy, t: Text): string {
  if (message !== null && message.trim() !== '') return message;
  if (reason === 'other' && reasonText !== '') return t('login.ended.because', { reason: reasonText });
  return t(ENDED[reason] ?? 'login.ended.session');
}

function Incomplete(): ReactNode {
  const request = useRequest();
  return (
    <div role="alert" className="login__alert login__alert--ended">
      <p>
        <T id="login.incomplete" />
      </p>
      <button type="button" className="button" onClick={() => request(reloadRequested())}>
        <T id="action.reload" />
      </button>
    </div>
  );
}

/** Why the agent is not in: the last try was refused, the console came in part, or the session ended. */
export function LoginNotice(): ReactNode {
  const t = useText();
  const refusal = useRefusal();
  const { failure, endedBy } = useAppSelector(selectAuth);
  const lostFeatures = useAppSelector(selectLostFeatures);
  if (failure !== null) {
    return (
      <p role="alert" className="login__alert">
        {refusal(failure)}
      </p>
    );
  }
  if (lostFeatures.length > 0) return <Incomplete />;
  if (endedBy === null) return null;
  return (
    <p role="alert" className="login__alert login__alert--ended">
      {endedWords(endedBy, t)}
    </p>
  );
}
