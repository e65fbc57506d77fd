import { UserAgent, Web, type SessionDescriptionHandler } from 'sip.js';
import { createMemoryTransport } from './memoryTransport';

const HOST = 'exchange.test';

/** A SIP message as it was on the wire. */
export interface HeardMessage {
  /** `INVITE`, or `200` for a response. */
  name: string;
  header(name: string): string;
  body: string;
}

/** What a message of the exchange may have beyond what every one has. */
export interface More {
  headers?: string[];
  body?: string;
  contentType?: string;
  /** Of a request; the next number otherwise. An ACK has that of its INVITE. */
  cseq?: number;
}

/**
 * An exchange that does what a test tells it to, down to the letter, with a user agent of SIP.js at the other end of
 * a wire within the process. Requests without a script are answered 200.
 */
export interface ScriptedExchange {
  readonly userAgent: UserAgent;
  readonly heard: HeardMessage[];
  readonly scripts: Map<string, (request: HeardMessage) => void>;
  /** What was heard under this name, in order. */
  of(name: string): HeardMessage[];
  /** Answers a request; every response has the same tag. */
  respond(request: HeardMessage, status: number, phrase: string, more?: More): void;
  /** Sends a request within the dialog that the heard request began. */
  request(method: string, dialog: HeardMessage, more?: More): void;
}

function parse(text: string): HeardMessage {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const name = first.startsWith('SIP/2.0 ') ? first.slice(8, 11) : (first.split(' ')[0] ?? '');
  const header = (wanted: string): string => {
    const line = lines.find((each) => each.toLowerCase().startsWith(`${wanted.toLowerCase()}:`));
    return line?.slice(wanted.length + 1).trim() ?? '';
  };
  return { name, header, body };
}

function write(first: string, lines: string[], { headers = [], body = '', contentType }: More): string {
  const type = contentType === undefined ? [] : [`Content-Type: ${contentType}`];
  const all = [first, ...lines, ...headers, ...type, `Content-Length: ${Buffer.byteLength(body)}`];
  return `${all.join('\r\n')}\r\n\r\n${body}`;
}

const tagged = (to: string): string => (to.includes(';tag=') ? to : `${to};tag=exchange`);

const CONTACT = `Contact: <sip:peer@${HOST};transport=ws>`;

/** A description handler without media: what is tested is what is said on the wire. */
function createDescription(): SessionDescriptionHandler {
  return {
    close: () => undefined,
    getDescription: () => Promise.resolve({ body: 'v=0\r\n', contentType: 'application/sdp' }),
    hasDescription: (contentType) => contentType === 'application/sdp',
    setDescription: () => Promise.resolve(),
    sendDtmf: () => false,
  };
}

/** An exchange that has heard nothing yet; its user agent is 100 and not started. */
export function createScriptedExchange(): ScriptedExchange {
  const heard: HeardMessage[] = [];
  const scripts: ScriptedExchange['scripts'] = new Map();
  let count = 0;

  const transport = createMemoryTransport((text) => {
    const message = parse(text);
    heard.push(message);
    if (/^\d/.test(message.name) || message.name === 'ACK') return;
    const script = scripts.get(message.name);
    if (script === undefined) exchange.respond(message, 200, 'OK');
    else script(message);
  });

  const uri = UserAgent.makeURI(`sip:100@${HOST}`);
  if (uri === undefined) throw new Error('No address');
  const exchange: ScriptedExchange = {
    userAgent: new UserAgent({
      uri,
      transportConstructor: new Proxy(Web.Transport, { construct: () => transport }),
      logBuiltinEnabled: false,
      sessionDescriptionHandlerFactory: createDescription,
    }),
    heard,
    scripts,
    of: (name) => heard.filter((message) => message.name === name),
    respond(request, status, phrase, more = {}) {
      const same = ['Via', 'From', 'Call-ID', 'CSeq'].map((name) => `${name}: ${request.header(name)}`);
      const lines = [...same, `To: ${tagged(request.header('To'))}`, CONTACT];
      transport.deliver(write(`SIP/2.0 ${status} ${phrase}`, lines, more));
    },
    request(method, dialog, more = {}) {
      const target = /<([^>]+)>/.exec(dialog.header('Contact'))?.[1] ?? '';
      count += 1;
      const lines = [
        `Via: SIP/2.0/WS ${HOST};branch=z9hG4bK${count}`,
        'Max-Forwards: 70',
        `From: ${tagged(dialog.header('To'))}`,
        `To: ${dialog.header('From')}`,
        `Call-ID: ${dialog.header('Call-ID')}`,
        `CSeq: ${more.cseq ?? count} ${method}`,
        CONTACT,
      ];
      transport.deliver(write(`${method} ${target} SIP/2.0`, lines, more));
    },
  };
  return exchange;
}
