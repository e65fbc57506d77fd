import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { antdTheme } from './antdTheme';
import { useLook } from './useLook';
import { useMediaQuery } from './useMediaQuery';

function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
}

let end: HTMLElement | null = null;

/**
 * The end of the page, for antd's styles. One that came before another sheet would have the browser load the fonts, and
 * lay out the page, anew; which comes first says nothing, layers do.
 */
function styleEnd(): HTMLElement {
  if (end?.isConnected === true) return end;
  const place = document.createElement('div');
  place.hidden = true;
  place.insertBefore = (style) => place.appendChild(style);
  document.body.append(place);
  end = place;
  return place;
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
    <StyleProvider layer container={styleEnd()}>
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
