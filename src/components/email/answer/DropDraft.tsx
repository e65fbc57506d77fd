import { useState, type ReactNode } from 'react';
import { T } from '../../intl';

interface Props {
  className?: string;
  onDrop: () => void;
}

/** Gives a draft up, at the second press: the first one asks. */
export function DropDraft({ className = 'button button--quiet', onDrop }: Props): ReactNode {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <button
      type="button"
      className={className}
      onBlur={() => setIsAsked(false)}
      onClick={() => (isAsked ? onDrop() : setIsAsked(true))}
    >
      <T id={isAsked ? 'mail.draftDropSure' : 'mail.draftDrop'} />
    </button>
  );
}
