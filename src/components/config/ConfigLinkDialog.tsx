import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import { AntdRoot } from '../appearance/AntdRoot';
import { T } from '../intl/T';

/** Says that settings in a link are not taken, and why. */
export function ConfigLinkDialog({ onClose }: { onClose: () => void }): ReactNode {
  return (
    <AntdRoot>
      <Modal
        open
        title={<T id="settings.link.title" />}
        width={440}
        centered
        closable={false}
        onCancel={onClose}
        footer={
          <div className="dialog__buttons">
            <Button type="primary" autoFocus onClick={onClose}>
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
      </Modal>
    </AntdRoot>
  );
}
