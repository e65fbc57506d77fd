import type { ComponentProps, ReactNode } from 'react';

interface Props extends Omit<ComponentProps<'button'>, 'aria-label' | 'aria-disabled' | 'type'> {
  /** The accessible name, and what the pointer is told. */
  label: string;
  /** The icon. */
  children: ReactNode;
  /** With a frame around it, where no other part holds it. */
  isFramed?: boolean;
  /** Out of use for now, but still to be reached by keyboard; `disabled` is not. */
  isOff?: boolean;
}

/** A button that shows an icon only, with its name for screen readers and as a tooltip. */
export function IconButton(props: Props): ReactNode {
  const { label, title = label, className, isFramed = false, isOff, onClick, ...rest } = props;
  const classes = ['button', isFramed ? '' : 'button--quiet', 'button--icon', className ?? ''];
  return (
    <button
      {...rest}
      type="button"
      className={classes.filter((name) => name !== '').join(' ')}
      aria-label={label}
      aria-disabled={isOff}
      title={title}
      onClick={isOff === true ? undefined : onClick}
    />
  );
}
