import type { ReactNode } from 'react';
import { IconButton } from '../ui/IconButton';

interface Props {
  /** What it does, and with which row. */
  label: string;
  /** Why it cannot be pressed; it stays where it is. */
  offBecause?: string | null;
  onPress: () => void;
  children: ReactNode;
}

/** A button of a row: an icon with a name. */
export function RowButton({ label, offBecause = null, onPress, children }: Props): ReactNode {
  return (
    <IconButton
      className="history__button"
      label={label}
      title={offBecause ?? label}
      disabled={offBecause !== null}
      onClick={onPress}
    >
      {children}
    </IconButton>
  );
}
