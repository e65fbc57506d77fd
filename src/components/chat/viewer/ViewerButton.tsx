import type { ReactNode, Ref } from 'react';

interface Props {
  label: string;
  /** It stays where it is, so that the focus does. */
  isOff?: boolean;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** A button of the viewer, an icon with a name. */
export function ViewerButton({ label, isOff = false, onPress, ref, children }: Props): ReactNode {
  return (
    <button
      ref={ref}
      type="button"
      className="button button--quiet button--icon"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onPress}
    >
      {children}
    </button>
  );
}
