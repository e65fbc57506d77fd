import {
  NameAddrHeader,
  type IncomingRegisterRequest,
  type IncomingRequestMessage,
  type URI,
} from 'sip.js/lib/core/index.js';
import type { Cancel, Timers } from '../centre/timers';
import type { Account } from './accounts';
import { readCredentials, type Digest } from './digest';
import type { Line } from './lines';
import type { Switches } from './switches';

/** Where an extension is reached. */
export interface Binding {
  line: Line;
  /** what a request to the extension is addressed to */
  target: URI;
  instance: string | null;
}

/** The registrar (RFC 3261 §10, RFC 5627): one device per extension, the newest wins. */
export interface Registrar {
  register(line: Line, request: IncomingRegisterRequest): void;
  /** Where an extension is reached now, socket or not. */
  find(extension: string): Binding | undefined;
  /** Forgets an extension, as if its registration had run out. */
  expire(extension: string): void;
  lineClosed(line: Line): void;
}

/** What the registrar needs. */
export interface RegistrarParts {
  timers: Timers;
  switches: Switches;
  digest: Digest;
  account(extension: string): Account | undefined;
  /** Told after an extension came or went. */
  changed(extension: string): void;
  /** Told of a device that registered again as a new client: the former client is gone. */
  replaced(former: Line): void;
}

interface Held extends Binding {
  expiry: Cancel;
}

function wantedSeconds(message: IncomingRequestMessage, contact: NameAddrHeader): number {
  const stated = contact.getParam('expires') ?? message.getHeader('expires');
  return stated === undefined ? 3_600 : Number(stated);
}

function gruuOf(extension: string, message: IncomingRequestMessage, instance: string | null): string | null {
  const supported = message.getHeaders('supported').join(',');
  if (instance === null || !supported.includes('gruu')) return null;
  return `sip:${extension}@${message.to.uri.host};gr=${instance}`;
}

/** Makes the registrar. */
export function createRegistrar(parts: RegistrarParts): Registrar {
  const { timers, switches, digest } = parts;
  const bindings = new Map<string, Held>();

  function forget(extension: string): void {
    const held = bindings.get(extension);
    if (!held) return;
    held.expiry();
    bindings.delete(extension);
    parts.changed(extension);
  }

  /** Answers whether the request proves to come from the extension; refuses it otherwise. */
  function isGenuine(request: IncomingRegisterRequest, extension: string): boolean {
    const { message } = request;
    const header = message.getHeader('authorization');
    const password = parts.account(extension)?.password ?? null;
    const claimed = header === undefined ? extension : readCredentials(header)['username'];
    const verdict = header === undefined ? 'stale' : digest.check(header, message.method, password ?? '');
    if (header !== undefined && (verdict === 'wrong' || password === null || claimed !== extension)) {
      request.reject({ statusCode: 403, reasonPhrase: 'Forbidden' });
      return false;
    }
    if (verdict === 'right') return true;
    const challenge = `WWW-Authenticate: ${digest.challenge(header !== undefined)}`;
    request.reject({ statusCode: 401, extraHeaders: [challenge] });
    return false;
  }

  function isRejectedOnDemand(request: IncomingRegisterRequest): boolean {
    const { rejectRegister } = switches;
    if (rejectRegister.times <= 0) return false;
    rejectRegister.times -= 1;
    const { status, retryAfterS } = rejectRegister;
    const extraHeaders = retryAfterS === null ? [] : [`Retry-After: ${retryAfterS}`];
    request.reject({ statusCode: status, extraHeaders });
    return true;
  }

  function bind(line: Line, extension: string, contact: NameAddrHeader, seconds: number): string {
    const former = bindings.get(extension);
    former?.expiry();
    const instance = contact.getParam('+sip.instance')?.replace(/["<>]/g, '') ?? null;
    const expiry = timers.after(seconds * 1_000, () => forget(extension));
    bindings.set(extension, { line, target: contact.uri, instance, expiry });
    line.extension = extension;
    const isSameDevice = instance !== null && former?.instance === instance;
    if (former && former.line !== line && isSameDevice) parts.replaced(former.line);
    if (former?.line !== line) parts.changed(extension);
    const told = instance === null ? '' : `;+sip.instance="<${instance}>"`;
    return `<${contact.uri.toString()}>;expires=${seconds}${told}`;
  }

  function accept(line: Line, request: IncomingRegisterRequest, extension: string): void {
    const { message } = request;
    const contact: unknown = message.parseHeader('contact');
    if (!(contact instanceof NameAddrHeader)) {
      request.accept();
      return;
    }
    const seconds = Math.min(wantedSeconds(message, contact), switches.maxExpiresS);
    if (seconds <= 0) {
      if (bindings.get(extension)?.line === line) forget(extension);
      request.accept();
      return;
    }
    const told = bind(line, extension, contact, seconds);
    const gruu = gruuOf(extension, message, bindings.get(extension)?.instance ?? null);
    const whole = gruu === null ? told : `${told};pub-gruu="${gruu}"`;
    request.accept({ statusCode: 200, extraHeaders: [`Contact: ${whole}`, 'Supported: gruu, outbound'] });
  }

  return {
    register: (line, request) => {
      const extension = request.message.to.uri.user ?? '';
      if (isRejectedOnDemand(request) || !isGenuine(request, extension)) return;
      accept(line, request, extension);
    },
    find: (extension) => bindings.get(extension),
    expire: forget,
    lineClosed: (line) => {
      const own = [...bindings].find(([, held]) => held.line === line);
      if (own) forget(own[0]);
    },
  };
}
