import { Modal } from 'antd';
import type { ComponentProps, ReactNode, RefObject } from 'react';
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

/** A dialog in the middle of the screen; its title is a heading. */
export function Dialog({ title, width = 'narrow', first, onOpen, ...rest }: Props): ReactNode {
  return (
    <Modal
      centered
      closable={false}
      {...rest}
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
