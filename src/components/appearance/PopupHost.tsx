import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { PopupPlaceContext } from '../ui/popover/popupPlace';
import { AntdRoot } from './AntdRoot';

interface Props {
  /** Where dialogs and popups stand, in place of the end of the page. */
  host: HTMLElement | null;
  children: ReactNode;
}

/** The component library for what is inside, with all that opens kept within a part of the page. */
export function PopupHost({ host, children }: Props): ReactNode {
  return (
    <AntdRoot>
      <ConfigProvider getPopupContainer={() => host ?? document.body}>
        <PopupPlaceContext value={host}>{children}</PopupPlaceContext>
      </ConfigProvider>
    </AntdRoot>
  );
}
