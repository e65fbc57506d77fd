/** What an ICE server does: tells an address (STUN), or relays (TURN). */
export type IceKind = 'stun' | 'turn';

/** RFC 7064 and RFC 7065: scheme, host with an optional port, and of TURN alone the transport. */
const ADDRESS = /^(stun|turn)s?:(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::(\d{1,5}))?(\?transport=(?:udp|tcp))?$/i;

const HIGHEST_PORT = 65_535;

/** What the server at this address does; null where a browser would refuse the address. */
export function iceKindOf(address: string): IceKind | null {
  const [, scheme, port = '1', transport] = ADDRESS.exec(address) ?? [];
  if (scheme === undefined || Number(port) < 1 || Number(port) > HIGHEST_PORT) return null;
  if (scheme.toLowerCase() === 'turn') return 'turn';
  return transport === undefined ? 'stun' : null;
}
