import type { ReactNode } from 'react';
import type { Failure } from '../../../lib/failure';
import { T } from '../../intl/T';
import type { TextId } from '../../intl/useText';
import { useFailureText } from './failureText';
import './feedback.css';

interface Props {
  failure: Failure;
  /** What failed, where the words of the failure do not say it. */
  what?: TextId;
  /** Asks for the same again; without it there is no button. */
  onRetry?: () => void;
}

/** A failure where it happened, beside what is still on screen, with "Tentar de novo". */
export function InlineError({ failure, what, onRetry }: Props): ReactNode {
  const failureText = useFailureText();
  return (
    <div className="inline-error" role="alert">
      <span className="inline-error__icon" aria-hidden="true" />
      <p className="inline-error__text">
        {what !== undefined && (
          <strong>
            <T id={what} />
          </strong>
        )}
        {failureText(failure)}
      </p>
      {onRetry !== undefined && (
        <button type="button" className="button" onClick={onRetry}>
          <T id="action.retry" />
        </button>
      )}
    </div>
  );
}
