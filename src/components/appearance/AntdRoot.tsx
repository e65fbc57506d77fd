import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { antdTheme } from './antdTheme';
import { useLook } from './useLook';
import { useMediaQuery } from './useMediaQuery';

function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
}

/** What antd needs around it: theme, its layer of the cascade, and the page's nonce for the styles that it adds. */
export function AntdRoot({ children }: { children: ReactNode }): ReactNode {
  const look = useLook();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const theme = useMemo(() => {
    const { token, ...rest } = antdTheme(look);
    return { ...rest, token: { ...token, motion: !still } };
  }, [look, still]);
  const csp = useMemo(() => {
    const nonce = pageNonce();
    return nonce === undefined ? {} : { nonce };
  }, []);
  return (
    <StyleProvider layer>
      <ConfigProvider theme={theme} csp={csp} button={{ autoInsertSpace: false }}>
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}
