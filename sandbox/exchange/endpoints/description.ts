import { mediaAddress } from './mediaAddress';

/** Directions of a media section, from the view of whose description it is. */
export type Direction = 'sendrecv' | 'sendonly' | 'recvonly' | 'inactive';

const DIRECTION = /^a=(sendrecv|sendonly|recvonly|inactive)(?=\r?$)/m;

/** A description, cut before each media section (RFC 8866 §5). */
interface Sections {
  /** The lines of the session and, when there is none, of the sound. */
  before: string;
  /** The first section of sound. */
  sound: string;
  after: string;
}

function sectionsOf(sdp: string): Sections {
  const all = sdp.split(/^(?=m=)/m);
  const place = Math.max(
    0,
    all.findIndex((section) => section.startsWith('m=audio ')),
  );
  return {
    before: all.slice(0, place).join(''),
    sound: all[place] ?? '',
    after: all.slice(place + 1).join(''),
  };
}

/**
 * The direction that a description states for its sound: that of its section counts, that of the session is the default
 * of sections that state none (RFC 8866 §6.7), and sendrecv where neither does.
 */
export function directionOf(sdp: string): Direction {
  const { before, sound } = sectionsOf(sdp);
  const stated = (DIRECTION.exec(sound) ?? DIRECTION.exec(before))?.[1];
  return stated === 'sendonly' || stated === 'recvonly' || stated === 'inactive' ? stated : 'sendrecv';
}

/** The description with another direction of its sound. */
export function withDirection(sdp: string, direction: Direction): string {
  const { before, sound, after } = sectionsOf(sdp);
  const stated = `a=${direction}`;
  const changed = DIRECTION.test(sound)
    ? sound.replace(DIRECTION, stated)
    : `${sound.trimEnd()}\r\n${stated}\r\n`;
  return before + changed + after;
}

/**
 * The description with `a=ice-lite` where it belongs, at the level of the session (RFC 8839 §5.3): werift writes it
 * into each media section, where Firefox does not look.
 */
export function withLiteAtSession(sdp: string): string {
  const without = sdp.replace(/^a=ice-lite\r?\n/gm, '');
  return without === sdp ? sdp : without.replace(/^(?=m=)/m, 'a=ice-lite\r\n');
}

/** The description as an offer that holds in the way of RFC 2543: by an address that nothing can be sent to. */
export function heldByAddress(sdp: string): string {
  return sdp
    .replace(/^(m=audio) \d+/m, '$1 40000')
    .replace(/^c=IN IP4 [^\r\n]*/gm, 'c=IN IP4 0.0.0.0')
    .replace(/^a=(?:sendrecv|sendonly|recvonly|inactive)\r?\n/gm, '');
}

/** The description as an answer to a later offer: who began DTLS is settled (RFC 8842 §5.5), given their first answer. */
export function withRole(sdp: string, firstAnswer: string): string {
  const role = /^a=setup:active/m.test(firstAnswer) ? 'passive' : 'active';
  return sdp.replace(/^a=setup:actpass/m, `a=setup:${role}`);
}

/** The description as version `version` of session `id` (RFC 3264 §8: the version grows with each change). */
export function withOrigin(sdp: string, id: number, version: number): string {
  return sdp.replace(/^o=[^\r\n]*/m, `o=- ${id} ${version} IN IP4 ${mediaAddress()}`);
}

/** The user name fragment of ICE: another one means an ICE restart. */
export function iceUserOf(sdp: string): string {
  return /^a=ice-ufrag:(\S+)/m.exec(sdp)?.[1] ?? '';
}

/**
 * Without the candidates that are not at this machine's address for sound: nothing may be sent elsewhere. And without their
 * generation: werift compares it with its own, and a new connection with a device that restarts ICE is of the first.
 */
export function onThisMachine(sdp: string): string {
  const here = mediaAddress();
  return sdp
    .split(/\r?\n/)
    .filter((line) => !line.startsWith('a=candidate:') || line.split(' ')[4] === here)
    .map((line) => (line.startsWith('a=candidate:') ? line.replace(/ generation \d+/, '') : line))
    .join('\r\n');
}

/**
 * What a device offers to another, kept where sound is on this machine if both can meet there. A browser that shows no
 * such candidates keeps those it has: they are addresses of this machine all the same.
 */
export function forNeighbours(sdp: string): string {
  const kept = onThisMachine(sdp);
  return kept.includes('a=candidate:') ? kept : sdp;
}

/** The highest priority of a host candidate (RFC 8445 §5.1.2.1). */
const HIGHEST_PRIORITY = '2130706431';

/** With the highest priority for each candidate: a device goes over from the path of a former partner. */
export function preferred(sdp: string): string {
  return sdp.replace(/^(a=candidate:\S+ \d \S+) \d+/gm, `$1 ${HIGHEST_PRIORITY}`);
}

/** Payload type of keys as RTP events at 8 kHz, or undefined when they are not offered. */
export function digitPayloadType(sdp: string): number | undefined {
  const type = /^a=rtpmap:(\d+) telephone-event\/8000/im.exec(sdp)?.[1];
  return type === undefined ? undefined : Number(type);
}

const MIRROR: Record<Direction, Direction> = {
  sendrecv: 'sendrecv',
  sendonly: 'recvonly',
  recvonly: 'sendonly',
  inactive: 'inactive',
};

/** Whether a side that was told this direction may send. */
export function maySend(theirs: Direction): boolean {
  return theirs === 'sendrecv' || theirs === 'recvonly';
}

/** The direction that answers theirs; one who holds hears nothing (RFC 6337 §5.3). */
export function answerTo(theirs: Direction, holding: boolean): Direction {
  if (!holding) return MIRROR[theirs];
  return maySend(theirs) ? 'sendonly' : 'inactive';
}

/** The certificate's fingerprint: another one means another device or a new connection of the same. */
export function fingerprintOf(sdp: string): string {
  return /^a=fingerprint:\S+ (\S+)/m.exec(sdp)?.[1] ?? '';
}
