import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { antdTheme } from './antdTheme';
import { useLook } from './useLook';
import { useMediaQuery } from './useMediaQuery';

function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
}

/** Whether the library has around it already what it needs: a part within a part. */
const InsideContext = createContext(false);

function Root({ children }: { children: ReactNode }): ReactNode {
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
        <InsideContext value>{children}</InsideContext>
      </ConfigProvider>
    </StyleProvider>
  );
}

/**
 * What antd needs around it: theme, its layer of the cascade, and the page's nonce for the styles that it adds. The
 * parts of a page share one cache of styles and one set of variables (`antdTheme`, `cssVar`).
 */
export function AntdRoot({ children }: { children: ReactNode }): ReactNode {
  return useContext(InsideContext) ? children : <Root>{children}</Root>;
}
