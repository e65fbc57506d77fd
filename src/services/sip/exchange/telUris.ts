/** Where SIP.js, which reads no `tel:` addresses, takes their numbers to be. */
const HOST = 'tel.invalid';

/** The headers that SIP.js reads of every message, in both their forms (RFC 3261 §7.3.3). */
const ADDRESS = /^(?:from|to|contact|[ftm])\s*:.*$/gim;

function inHead(message: string, change: (line: string) => string): string {
  const end = message.indexOf('\r\n\r\n');
  const head = end < 0 ? message : message.slice(0, end);
  return head.replace(ADDRESS, change) + message.slice(head.length);
}

/** A message that came, its `tel:` addresses (RFC 3966) written as SIP ones: SIP.js drops it without a word otherwise. */
export function withoutTelUris(message: string): string {
  return inHead(message, (line) =>
    line
      .replace(/<tel:([^>]*)>/gi, `<sip:$1@${HOST}>`)
      .replace(/^([^:]*:\s*)tel:([^;,\s]+)/i, `$1<sip:$2@${HOST}>`),
  );
}

/** A message that goes, with the `tel:` addresses that the other side gave: they belong to what it knows the call by. */
export function withTelUris(message: string): string {
  return inHead(message, (line) => line.replace(/<sip:([^>@]*)@tel\.invalid>/g, '<tel:$1>'));
}
