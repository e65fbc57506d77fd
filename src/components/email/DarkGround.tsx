import type { ReactNode } from 'react';
import { useScheme } from '../appearance/useScheme';
import { T } from '../intl';

interface Props {
  isDark: boolean;
  onDark: (dark: boolean) => void;
}

/** Puts a mail on a dark ground, for who works in the dark; in the light there is nothing to choose. */
export function DarkGround({ isDark, onDark }: Props): ReactNode {
  const isChoice = useScheme() === 'dark';
  if (!isChoice) return null;
  return (
    <button
      type="button"
      className="button button--quiet mail__more"
      aria-pressed={isDark}
      onClick={() => onDark(!isDark)}
    >
      <T id="mail.dark" />
    </button>
  );
}
