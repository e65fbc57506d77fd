import { Modal } from 'antd';
import { useLayoutEffect, type ComponentProps, type ReactNode, type RefObject } from 'react';
import './dialog.css';

/** How wide dialogs are: a question or a short form; what has a list or two columns; pictures side by side, CSS pixels; all of the window. */
const WIDTHS = { narrow: 440, wide: 600, pictures: 1120, window: '100vw' } as const;

/** Which of these widths a dialog has. */
export type DialogWidth = keyof typeof WIDTHS;

interface Props extends Omit<
  ComponentProps<typeof Modal>,
  'width' | 'title' | 'closable' | 'afterOpenChange'
> {
  title: ReactNode;
  width?: DialogWidth | number;
  /** What has the focus once it is open; the first thing that can have it unless told. */
  first?: RefObject<HTMLElement | null>;
  onOpen?: () => void;
}

/** How many dialogs are open. */
let openDialogs = 0;

/**
 * Counts open dialogs. React renders a lazy dialog twice, and the library goes on sending Esc to the discarded render:
 * that is ignored while no dialog is open. While one is, the topmost gets Esc.
 */
function useCounted(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return undefined;
    openDialogs += 1;
    return () => {
      openDialogs -= 1;
    };
  }, [open]);
}

/** A dialog in the middle of the screen; its title is a heading. */
export function Dialog(props: Props): ReactNode {
  const { title, width = 'narrow', first, onOpen, onCancel, open = false, ...rest } = props;
  useCounted(open);
  return (
    <Modal
      centered
      closable={false}
      {...rest}
      open={open}
      onCancel={(event) => {
        if (openDialogs > 0) onCancel?.(event);
      }}
      afterOpenChange={(opened) => {
        if (!opened) return;
        first?.current?.focus();
        onOpen?.();
      }}
      title={<h2 className="dialog__title">{title}</h2>}
      width={typeof width === 'number' ? width : WIDTHS[width]}
    />
  );
}
