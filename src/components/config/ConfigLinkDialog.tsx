import { Button } from 'antd';
import { useRef, type ReactNode } from 'react';
import { T } from '../intl/T';
import { Dialog } from '../ui/dialog/Dialog';

/** Says that settings in a link are not taken, and why. */
export function ConfigLinkDialog({ onClose }: { onClose: () => void }): ReactNode {
  const ok = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      first={ok}
      open
      title={<T id="settings.link.title" />}
      onCancel={onClose}
      footer={
        <div className="dialog__buttons">
          <Button type="primary" ref={ok} onClick={onClose}>
            <T id="action.ok" />
          </Button>
        </div>
      }
    >
      <div className="dialog__text">
        <p>
          <T id="settings.link.refused" />
        </p>
        <p>
          <T id="settings.link.instead" />
        </p>
      </div>
    </Dialog>
  );
}
