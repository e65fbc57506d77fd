import { resolveServer } from '../../http/serverAddress';
import { SIP_PATH } from '../contract';

/** Where an exchange is. */
export interface ExchangeAddress {
  /** Of the socket. */
  url: string;
  /** Of every address in its domain: extension@host. */
  host: string;
}

/**
 * Reads the exchange's address of the settings dialog: a host, with or without scheme (http, https, ws, wss), port and
 * path. Without a scheme the page's own (`location.protocol`) decides. Null for anything else.
 */
export function resolveExchange(
  exchange: string,
  port: number,
  pageProtocol: string,
): ExchangeAddress | null {
  const asHttp = exchange.trim().replace(/^ws(?=s?:\/\/)/i, 'http');
  const address = resolveServer(asHttp, { api: port, realtime: port }, pageProtocol);
  if (address === null) return null;
  const { hostname, pathname } = new URL(address.api);
  return { url: address.realtime + (pathname === '/' ? SIP_PATH : pathname), host: hostname };
}
