import type { TracedSipMessage } from '../../store/trace/types';

/** Headers that say what a message is about; none of them holds a secret. */
const LOGGED_HEADERS = /^(?:call-id|i|cseq|reason|retry-after|warning|event|subscription-state)\s*:/i;

/** Headers with credentials, and digest answers wherever else they stand. */
const SECRETS = /((?:proxy-)?authorization\s*:)[^\r\n]*|((?:response|cnonce|password)\s*=\s*)"[^"]*"/gi;

/** A SIP message as one line of the log: what it is and which call it belongs to. */
export function traceLine(direction: 'in' | 'out', message: string): string {
  const head = message.split('\r\n\r\n', 1)[0] ?? '';
  const [start = '', ...headers] = head.split('\r\n');
  const logged = headers.filter((line) => LOGGED_HEADERS.test(line));
  return [direction === 'in' ? '<' : '>', start, ...logged].join(' | ');
}

/** Text of the SIP library without what must not be written down. */
export function withoutSecrets(text: string): string {
  return text.replace(SECRETS, (_match, header?: string, field?: string) =>
    header === undefined ? `${field ?? ''}"…"` : `${header} …`,
  );
}

function headerOf(lines: readonly string[], name: RegExp): string {
  const line = lines.find((one) => name.test(one)) ?? '';
  return line.slice(line.indexOf(':') + 1).trim();
}

/** What the action log keeps of a SIP message: neither headers nor addresses nor body. */
export function tracedMessage(direction: 'in' | 'out', message: string): TracedSipMessage {
  const [start = '', ...headers] = (message.split('\r\n\r\n', 1)[0] ?? '').split('\r\n');
  const [first = '', second = ''] = start.split(' ', 2);
  const isAnswer = first.startsWith('SIP/');
  return {
    direction,
    method: isAnswer ? null : first,
    status: isAnswer ? Number(second) : null,
    cseq: headerOf(headers, /^cseq\s*:/i),
    callId: headerOf(headers, /^(?:call-id|i)\s*:/i),
  };
}
