import * as v from 'valibot';
import { iceKindOf } from '../../../lib/iceAddress';
import { parseUrl } from '../../../lib/parseUrl';

/** User name and password at a TURN server. */
export interface TurnLogin {
  username: string;
  credential: string;
}

/** What a deployment says of networks in `config.json`. */
export interface NetworkFile {
  servers: RTCIceServer[];
  /** Where time-limited credentials are fetched; null: they are not. */
  url: string | null;
  relayOnly: boolean;
  /** Something in it cannot be used. */
  isFaulty: boolean;
}

/** What the URL of a deployment answered. */
export interface FetchedServers {
  servers: RTCIceServer[];
  /** For TURN servers that are named elsewhere; null where it gave none. */
  login: TurnLogin | null;
  /** How long they count, ms. */
  lifetimeMs: number;
}

/** More servers only make every browser slower. */
const MOST_SERVERS = 10;

const DEFAULT_TTL_S = 3_600;

const text = v.pipe(v.string(), v.nonEmpty());

const serverSchema = v.pipe(
  v.object({
    urls: v.optional(v.union([v.string(), v.array(v.string())])),
    /** As some services still call it. */
    url: v.optional(v.string()),
    username: v.optional(text),
    credential: v.optional(text),
  }),
  v.transform(({ urls, url = [], username, credential }) => ({
    urls: [urls ?? url].flat().map((address) => address.trim()),
    ...(username === undefined || credential === undefined ? {} : { username, credential }),
  })),
);

const oneOrMore = v.union([
  v.array(v.unknown()),
  v.pipe(
    v.looseObject({}),
    v.transform((one) => [one]),
  ),
]);

const fileSchema = v.object({
  iceServers: v.optional(v.unknown()),
  iceServersUrl: v.optional(v.unknown()),
  relayOnly: v.optional(v.unknown()),
});

const ttlSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.transform(Number))]),
  v.number(),
  v.minValue(1),
);

/** The usual answer of a TURN service: one login for all of its addresses. */
const loginSchema = v.object({
  username: text,
  password: text,
  uris: v.optional(v.array(v.string()), []),
});

/** The answer that is made for a peer connection. */
const listSchema = v.union([
  v.object({ iceServers: oneOrMore }),
  v.pipe(
    v.object({ ice_servers: oneOrMore }),
    v.transform((answer) => ({ iceServers: answer.ice_servers })),
  ),
]);

/** The servers of a list, each read by itself: one typing error must not take the others along. */
function readServers(list: unknown): { servers: RTCIceServer[]; isFaulty: boolean } {
  const rows = v.safeParse(oneOrMore, list);
  if (!rows.success) return { servers: [], isFaulty: true };
  let isFaulty = rows.output.length > MOST_SERVERS;
  const servers = rows.output.slice(0, MOST_SERVERS).flatMap((row) => {
    const server = v.safeParse(serverSchema, row);
    const urls = server.success ? server.output.urls.filter((address) => iceKindOf(address) !== null) : [];
    if (!server.success || urls.length === 0 || urls.length < server.output.urls.length) isFaulty = true;
    return server.success && urls.length > 0 ? [{ ...server.output, urls }] : [];
  });
  return { servers, isFaulty };
}

function readUrl(written: unknown, page: string): string | null {
  const url = typeof written === 'string' ? parseUrl(written, page) : null;
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null;
}

/** Reads `iceServers`, `iceServersUrl` (against the page's address) and `relayOnly` of `config.json`. */
export function readNetworkFile(file: unknown, page: string): NetworkFile {
  const parsed = v.safeParse(fileSchema, file);
  const { iceServers = [], iceServersUrl, relayOnly = false } = parsed.success ? parsed.output : {};
  const { servers, isFaulty } = readServers(iceServers);
  const url = readUrl(iceServersUrl, page);
  return {
    servers,
    url,
    relayOnly: relayOnly === true,
    isFaulty: isFaulty || typeof relayOnly !== 'boolean' || (iceServersUrl !== undefined && url === null),
  };
}

/** Reads what the URL of a deployment answered, in either of the usual forms; null: in none of them. */
export function readFetched(answer: unknown): FetchedServers | null {
  const ttl = v.safeParse(v.object({ ttl: ttlSchema }), answer);
  const lifetimeMs = (ttl.success ? ttl.output.ttl : DEFAULT_TTL_S) * 1_000;
  const one = v.safeParse(loginSchema, answer);
  if (one.success) {
    const { username, password: credential, uris } = one.output;
    const { servers } =
      uris.length === 0 ? { servers: [] } : readServers([{ urls: uris, username, credential }]);
    return { servers, login: { username, credential }, lifetimeMs };
  }
  const list = v.safeParse(listSchema, answer);
  if (!list.success) return null;
  const { servers } = readServers(list.output.iceServers);
  return servers.length === 0 ? null : { servers, login: loginOf(servers), lifetimeMs };
}

/** The first login among servers; null where none has one. */
export function loginOf(servers: readonly RTCIceServer[]): TurnLogin | null {
  for (const { username, credential } of servers)
    if (username !== undefined && credential !== undefined) return { username, credential };
  return null;
}

/**
 * The servers as a peer connection takes them: one that relays and has no login of its own gets this one, and is left
 * out where there is none, since browsers refuse it.
 */
export function withLogin(servers: readonly RTCIceServer[], login: TurnLogin | null): RTCIceServer[] {
  return servers.flatMap((server) => {
    if (server.username !== undefined) return [server];
    const urls = [server.urls].flat();
    const stun = urls.filter((address) => iceKindOf(address) === 'stun');
    const turn = urls.filter((address) => iceKindOf(address) === 'turn');
    return [
      ...(stun.length > 0 ? [{ urls: stun }] : []),
      ...(turn.length > 0 && login !== null ? [{ urls: turn, ...login }] : []),
    ];
  });
}

/** How many addresses of a kind there are. */
export function countOf(servers: readonly RTCIceServer[], kind: 'stun' | 'turn'): number {
  return servers.flatMap(({ urls }) => urls).filter((address) => iceKindOf(address) === kind).length;
}
