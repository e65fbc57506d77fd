/** Which way sound goes, seen from who wrote the description (RFC 8866 §6.7). */
export type Direction = 'sendrecv' | 'sendonly' | 'recvonly' | 'inactive';

/** What a codec's name is called in a description's format lines. */
const FORMAT_LINE = /^a=(?:rtpmap|fmtp|rtcp-fb):(\d+)\b/;

/** The session's part, then one part for each medium. */
function parts(sdp: string): string[] {
  return sdp.split(/(?=^m=)/m);
}

function attribute(part: string): Direction | null {
  const found = /^a=(sendrecv|sendonly|recvonly|inactive)\r?$/m.exec(part)?.[1];
  switch (found) {
    case 'sendrecv':
    case 'sendonly':
    case 'recvonly':
    case 'inactive':
      return found;
    default:
      return null;
  }
}

/** The direction of a description's sound; without an attribute both ways. */
export function audioDirection(sdp: string): Direction {
  const [session = '', ...media] = parts(sdp);
  const audio = media.find((part) => part.startsWith('m=audio') && !part.startsWith('m=audio 0 '));
  return (audio === undefined ? null : attribute(audio)) ?? attribute(session) ?? 'sendrecv';
}

const HELD_ADDRESS = /^c=IN IP4 0\.0\.0\.0\r?$/m;

/**
 * An offer whose sound goes to the address 0.0.0.0, which is how RFC 2543 says hold, with the direction that says it
 * today. Port 9 is no hold: addresses are yet to be found (RFC 8840 §4.1).
 */
export function withStatedHold(offer: string): string {
  const [session = '', ...media] = parts(offer);
  const stated = media.map((part) => {
    if (
      !/^m=audio (?!0 |9 )/.test(part) ||
      (attribute(part) ?? attribute(session) ?? 'sendrecv') !== 'sendrecv'
    )
      return part;
    const isHeld = HELD_ADDRESS.test(/^c=/m.test(part) ? part : session);
    return isHeld ? `${part.replace(/^a=sendrecv\r?\n/m, '')}a=sendonly\r\n` : part;
  });
  return [session, ...stated].join('');
}

/** Whether a description names an address where its sender can be reached. */
export function hasCandidates(sdp: string): boolean {
  return /^a=candidate:/m.test(sdp);
}

/** Whether one of them is that of a TURN server. */
export function hasRelay(sdp: string): boolean {
  return /^a=candidate:.* typ relay\b/m.test(sdp);
}

function withoutFormats(part: string, dropped: ReadonlySet<string>): string {
  return part.replace(/^m=.*$/m, (line) => {
    const [medium, port, protocol, ...formats] = line.trimEnd().split(' ');
    return [medium, port, protocol, ...formats.filter((format) => !dropped.has(format))].join(' ');
  });
}

function stripped(part: string, codec: string): string {
  if (!part.startsWith('m=audio')) return part;
  const named = new RegExp(`^a=rtpmap:(\\d+) ${codec}/`, 'gim');
  const dropped = new Set([...part.matchAll(named)].map(([, format = '']) => format));
  if (dropped.size === 0) return part;
  const lines = part.split('\r\n').filter((line) => !dropped.has(FORMAT_LINE.exec(line)?.[1] ?? ''));
  return withoutFormats(lines.join('\r\n'), dropped);
}

/** A description that does not offer an audio codec. */
export function withoutCodec(sdp: string, codec: string): string {
  return parts(sdp)
    .map((part) => stripped(part, codec))
    .join('');
}

/**
 * A description of which only the sound is taken: every other medium is offered with port 0, which is to be refused
 * (RFC 3264 §6), and is in no bundle.
 */
export function audioOnly(sdp: string): string {
  const [session = '', ...media] = parts(sdp);
  const sound = media.findIndex((part) => part.startsWith('m=audio') && !part.startsWith('m=audio 0 '));
  const refused = media.filter((_part, index) => index !== sound);
  const mids = new Set(refused.map((part) => /^a=mid:(\S+)/m.exec(part)?.[1]));
  const kept = media.map((part, index) => (index === sound ? part : part.replace(/^(m=\S+) \d+/, '$1 0')));
  return [session.replace(/^a=group:BUNDLE.*$/m, (line) => withoutMids(line, mids)), ...kept].join('');
}

/**
 * A description of the other side that names no source (RFC 5576). An exchange plays announcements from another source
 * than the telephone behind it has named, and Chromium does not let a call hear a source that is not the named one.
 */
export function withoutSources(sdp: string): string {
  return sdp.replaceAll(/^a=ssrc(?:-group)?:.*(?:\r?\n|$)/gm, '');
}

function withoutMids(group: string, mids: ReadonlySet<string | undefined>): string {
  return group
    .trimEnd()
    .split(' ')
    .filter((mid) => !mids.has(mid))
    .join(' ');
}

/** The ICE user name in a description; another one is a restart. */
export function iceUser(sdp: string): string {
  return /^a=ice-ufrag:(\S+)/m.exec(sdp)?.[1] ?? '';
}

/** The fingerprint of the certificate in a description; another one is another device, or another connection of it. */
export function fingerprint(sdp: string): string {
  return (/^a=fingerprint:\S+ (\S+)/m.exec(sdp)?.[1] ?? '').toUpperCase();
}
