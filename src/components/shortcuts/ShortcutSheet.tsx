import { Button } from 'antd';
import { useRef, type ReactNode } from 'react';
import { useRequest } from '../../store/hooks';
import { overlayRequested } from '../../store/ui/actions';
import { T } from '../intl';
import { Dialog } from '../ui/dialog/Dialog';
import type { OverlayProps } from './overlay';
import { ResetKeys, ShortcutSearch, useOwnKeys } from './ShortcutList';
import './sheet.css';

/** Atalhos do teclado (Ctrl+/): every shortcut, to look up, to change and to turn off. */
export function ShortcutSheet({ isOpen, afterClose }: OverlayProps): ReactNode {
  const request = useRequest();
  const close = useRef<HTMLButtonElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [own, keep] = useOwnKeys();
  const leave = () => request(overlayRequested({ overlay: null }));
  return (
    <Dialog
      open={isOpen}
      title={<T id="shortcuts.title" />}
      width="wide"
      destroyOnHidden
      onCancel={leave}
      first={search}
      afterClose={afterClose}
      footer={
        <div className="dialog__buttons">
          <ResetKeys
            own={own}
            onReset={() => {
              keep({});
              close.current?.focus();
            }}
          />
          <Button ref={close} type="primary" onClick={leave}>
            <T id="action.close" />
          </Button>
        </div>
      }
    >
      <ShortcutSearch search={search} own={own} onKeep={keep} />
    </Dialog>
  );
}
