import { Modal } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import './dialog.css';

/** How wide dialogs are, CSS pixels: a question or a short form; what has a list or two columns. */
const WIDTHS = { narrow: 440, wide: 600 } as const;

/** Which of the two widths a dialog has. */
export type DialogWidth = keyof typeof WIDTHS;

interface Props extends Omit<ComponentProps<typeof Modal>, 'width' | 'title' | 'closable'> {
  title: ReactNode;
  width?: DialogWidth | number;
}

/** A dialog in the middle of the screen; its title is a heading. */
export function Dialog({ title, width = 'narrow', ...rest }: Props): ReactNode {
  return (
    <Modal
      centered
      closable={false}
      {...rest}
      title={<h2 className="dialog__title">{title}</h2>}
      width={typeof width === 'number' ? width : WIDTHS[width]}
    />
  );
}
