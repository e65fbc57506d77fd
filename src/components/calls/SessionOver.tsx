import { Icon } from '../ui/icons/Icon';
import type { ReactNode } from 'react';
import { selectSessionEnd } from '../../store/auth/selectors';
import { selectIsInCall } from '../../store/calls/selectors';
import { useAppSelector } from '../../store/hooks';
import { SignInAgain } from '../auth/SignInAgain';
import { WarningBar } from '../ui/feedback/WarningBar';

/** The server's words as a part of a sentence. */
function reasonOf(message: string | null): string {
  return (message ?? '').trim().replace(/[.\s]+$/u, '');
}

/** Says while a call lasts that the session is over, and asks the agent to sign in again beside the call. */
export function SessionOver(): ReactNode {
  const end = useAppSelector(selectSessionEnd);
  const isInCall = useAppSelector(selectIsInCall);
  const reason = reasonOf(end?.message ?? null);
  const isShown = end !== null && isInCall;
  return (
    <>
      <div role="status">
        {isShown && (
          <WarningBar
            icon={<Icon name="alert" />}
            words={reason === '' ? 'call.sessionOver' : 'call.sessionOverBecause'}
            values={{ reason }}
          />
        )}
      </div>
      {isShown && <SignInAgain />}
    </>
  );
}
