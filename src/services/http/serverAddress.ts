import { parseUrl } from '../../lib/parseUrl';

/** The addresses of one server, without a slash at the end. */
export interface ServerAddress {
  /** Below it are the paths of contract §6. */
  api: string;
  /** Of the socket. */
  realtime: string;
  /** Below it are attachments and photos. */
  media: string;
}

/** The ports of a server whose address names none. */
export interface ServerPorts {
  api: number;
  realtime: number;
}

const ADDRESS = /^(?:(https?):\/\/)?(\[[0-9a-f:.]+\]|[^\s/:@?#[\]\\]+)(?::(\d{1,5}))?(\/[^\s?#\\]*)?$/i;

function isPort(port: number): boolean {
  return port >= 1 && port <= 65535;
}

const LONGEST_HOST = 253;

function isHost(host: string): boolean {
  if (host.length > LONGEST_HOST) return false;
  return (parseUrl(`http://${host}`)?.hostname ?? '') !== '';
}

/**
 * Reads the server address of the settings dialog: a host, with or without scheme, port and path. Without
 * a scheme the page's own (`location.protocol`) decides; a port in the address wins over the
 * deployment's. Null for anything else.
 */
export function resolveServer(
  server: string,
  ports: ServerPorts,
  pageProtocol: string,
): ServerAddress | null {
  const match = ADDRESS.exec(server.trim());
  if (match === null) return null;
  const [, scheme, host = '', portText, path = ''] = match;
  const port = portText === undefined ? null : Number(portText);
  if (!isHost(host) || (port !== null && !isPort(port))) return null;
  const secure = scheme === undefined ? pageProtocol === 'https:' : scheme.toLowerCase() === 'https';
  const below = path.replace(/\/+$/, '');
  const api = `${secure ? 'https' : 'http'}://${host}:${String(port ?? ports.api)}${below}`;
  return {
    api,
    realtime: `${secure ? 'wss' : 'ws'}://${host}:${String(port ?? ports.realtime)}`,
    media: api,
  };
}
