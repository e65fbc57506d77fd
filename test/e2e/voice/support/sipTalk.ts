import type { Page } from '@playwright/test';
import { isFirefox } from '../../support/firefox';

/** What a page and the exchange said to each other, in order. */
export interface SipTalk {
  sent: string[];
  received: string[];
  /** How many sockets to the exchange were opened. */
  sockets(): number;
  /** How many requests of a method the page sent. */
  requests(method: string): number;
}

const SIP_PATH = '/ws';

/** Runs in the page: reports what its sockets to this path do. */
function reportSockets(path: string): void {
  const { reportSip = () => undefined } = window as {
    reportSip?: (what: 'opened' | 'sent' | 'received', text: string) => void;
  };
  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      if (new URL(url).pathname !== path) return;
      reportSip('opened', '');
      this.addEventListener('message', ({ data }: MessageEvent<string>) => reportSip('received', data));
      this.send = (data) => {
        if (typeof data === 'string') reportSip('sent', data);
        super.send(data);
      };
    }
  };
}

/** Listens to the page's sockets to the exchange; call it before the page opens one. */
export async function listenToSip(page: Page): Promise<SipTalk> {
  const sent: string[] = [];
  const received: string[] = [];
  let sockets = 0;
  if (isFirefox(page.context().browser())) {
    // WebDriver BiDi tells nothing of sockets.
    await page.exposeBinding('reportSip', (_source, what: 'opened' | 'sent' | 'received', text: string) => {
      if (what === 'opened') sockets += 1;
      else (what === 'sent' ? sent : received).push(text);
    });
    await page.addInitScript(reportSockets, SIP_PATH);
  }
  page.on('websocket', (socket) => {
    if (new URL(socket.url()).pathname !== SIP_PATH) return;
    sockets += 1;
    socket.on('framesent', ({ payload }) => sent.push(String(payload)));
    socket.on('framereceived', ({ payload }) => received.push(String(payload)));
  });
  return {
    sent,
    received,
    sockets: () => sockets,
    requests: (method) => sent.filter((message) => message.startsWith(`${method} sip:`)).length,
  };
}
