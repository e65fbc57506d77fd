import type { ReactNode } from 'react';
import { Icon } from '../../ui/icons/Icon';

interface Props {
  /** What it takes out, in words. */
  label: string;
  isDisabled: boolean;
  onPress: () => void;
}

/** Takes an address or a file out of a mail. */
export function RemoveButton({ label, isDisabled, onPress }: Props): ReactNode {
  return (
    <button
      type="button"
      className="answer__remove"
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onPress}
    >
      <Icon name="cross" />
    </button>
  );
}
