import { Modal } from 'antd';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { focusFirst } from './focusFirst';

type First = (body: HTMLElement) => HTMLElement | null | undefined;

const firstField: First = (body) => body.querySelector('input');

interface Props {
  isOpen: boolean;
  title: ReactNode;
  /** CSS pixels. */
  width: number;
  /** Esc and the buttons leave it. */
  onLeave: () => void;
  /** Whether Esc leaves it now. */
  keyboard?: boolean;
  /** Whether a click beside it leaves it: by a slip, what was filled in would be gone. */
  isMaskClosable?: boolean;
  /** What has the focus once it is open; its first field unless told; null: what is in it leads the agent itself. */
  first?: First | null;
  afterClose: () => void;
  /** The buttons, where they are not those of a form within. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A dialog with something to fill in: it opens on its first field, and each opening begins anew. */
export function FormDialog({
  isOpen,
  title,
  width,
  onLeave,
  keyboard = true,
  isMaskClosable = false,
  first = firstField,
  afterClose,
  footer = null,
  children,
}: Props): ReactNode {
  const body = useRef<HTMLDivElement>(null);
  return (
    <Modal
      open={isOpen}
      title={title}
      width={width}
      centered
      destroyOnHidden
      closable={false}
      mask={{ closable: isMaskClosable }}
      keyboard={keyboard}
      onCancel={onLeave}
      // The library puts the focus on the dialog itself, and only once it is on the page.
      afterOpenChange={(opened) => {
        if (opened && first !== null && body.current !== null) focusFirst(first(body.current));
      }}
      afterClose={afterClose}
      footer={footer}
    >
      <div ref={body}>{children}</div>
    </Modal>
  );
}
