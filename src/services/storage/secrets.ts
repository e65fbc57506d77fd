/** Headers that are credentials or challenges, to the end of their line. */
const HEADERS = /\b((?:proxy-)?authorization|(?:www|proxy)-authenticate|authentication-info)(\s*:)[^\r\n]*/gi;

/** Values that are secret by their name, with or without quotes: `password=x`, `"ramal_senha": "x"`. */
const NAMED =
  /\b([\w-]*(?:password|passwd|senha|secret|token|cnonce|ice-pwd))(["']?\s*[:=]\s*)("(?:\\.|[^"\\])*"|'[^']*'|[^\s,;&|)}\]]+)/gi;

/** The digest itself; `response` alone is an everyday word. */
const DIGESTS = /\b(response|nonce)(\s*=\s*)"[^"]*"/gi;

/** SRTP keys in a session description. */
const KEYS = /\b(a=crypto:\d+\s+|inline:)\S+/gi;

/** A bearer's token, which has figures in it; the bearer capability of Q.850 has none. */
const BEARERS = /\b(bearer\s+)(?=\S*\d)\S{8,}/gi;

/** The password in a SIP or HTTP address. */
const ADDRESSES = /\b((?:sips?:|https?:\/\/|wss?:\/\/)[^\s:@/<>]+:)[^\s@/<>]+@/gi;

const MASK = '***';

/** A text without passwords, digests, tokens and keys; what they were for stays readable. */
export function maskSecrets(text: string): string {
  return text
    .replace(HEADERS, `$1$2 ${MASK}`)
    .replace(NAMED, `$1$2${MASK}`)
    .replace(DIGESTS, `$1$2${MASK}`)
    .replace(KEYS, `$1${MASK}`)
    .replace(BEARERS, `$1${MASK}`)
    .replace(ADDRESSES, `$1${MASK}@`);
}
