import type { Page } from '@playwright/test';

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

/** Listens to the page's sockets to the exchange; call it before the page opens one. */
export function listenToSip(page: Page): SipTalk {
  const sent: string[] = [];
  const received: string[] = [];
  let sockets = 0;
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
