import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { AntdRoot } from './AntdRoot';

interface Props {
  /** Where dialogs and popups of the component library stand, in place of the end of the page. */
  host: () => HTMLElement;
  children: ReactNode;
}

/** The component library for what is inside, with all that it opens kept within a part of the page. */
export function PopupHost({ host, children }: Props): ReactNode {
  return (
    <AntdRoot>
      <ConfigProvider getPopupContainer={host}>{children}</ConfigProvider>
    </AntdRoot>
  );
}
