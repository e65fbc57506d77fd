import type { ReactNode } from 'react';
import { T } from '../intl/T';
import type { TextId } from '../intl/useText';

/** What ties an input to its label and its error. */
export interface FieldIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
  'aria-required': boolean;
}

interface Props {
  id: string;
  label: TextId;
  isRequired?: boolean;
  /** A required one bears an asterisk, in a form where others are not required. */
  isMarked?: boolean;
  /** Shown below the input; its place is kept free, so that nothing jumps. */
  error?: TextId | undefined;
  /** What the server says of it, in its words; `error` comes first. */
  refusal?: string | undefined;
  children: (ids: FieldIds) => ReactNode;
}

/** A label above an input, and the place for its error below. */
export function Field({
  id,
  label,
  isRequired = false,
  isMarked = false,
  error,
  refusal,
  children,
}: Props): ReactNode {
  const errorId = `${id}-error`;
  const isWrong = error !== undefined || refusal !== undefined;
  return (
    <div className="field">
      <label className={isMarked ? 'field__label field__label--marked' : 'field__label'} htmlFor={id}>
        <T id={label} />
      </label>
      {children({
        id,
        'aria-describedby': isWrong ? errorId : undefined,
        'aria-invalid': isWrong,
        'aria-required': isRequired,
      })}
      {(isRequired || isWrong) && (
        <p id={errorId} className="field__error">
          {error === undefined ? refusal : <T id={error} />}
        </p>
      )}
    </div>
  );
}
