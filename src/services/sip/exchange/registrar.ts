import { Grammar, type UserAgent } from 'sip.js';
import type {
  IncomingResponse,
  IncomingResponseMessage,
  NameAddrHeader,
  OutgoingRequestDelegate,
} from 'sip.js/lib/core';
import type { TokenBucket } from './tokenBucket';

/** How one account speaks to its registrar (RFC 3261 §10, RFC 5626, RFC 5627). */
export interface Registrar {
  /** Asks for a registration of so long, s; 0 takes it back. It waits for its turn, whatever was answered before. */
  send(expiresS: number, answered: OutgoingRequestDelegate): void;
  /**
   * What was granted to this console, s, and takes in the addresses that came with it. Null: the registrar lists what is
   * bound to the extension (RFC 3261 §10.3), and this console is not among it.
   */
  granted(response: IncomingResponse): number | null;
  /** What waits for its turn is not sent any more. */
  close(): void;
}

const ALLOW = 'ACK,CANCEL,INVITE,MESSAGE,BYE,OPTIONS,INFO,NOTIFY,REFER';

/** Where the registrar says nothing of how long (RFC 3261 §10.2.1.1). */
const UNSAID_S = 3600;

function contactsOf(message: IncomingResponseMessage): NameAddrHeader[] {
  return message.getHeaders('contact').flatMap((_header, place) => {
    try {
      const contact: unknown = message.parseHeader('contact', place);
      return isNameAddress(contact) ? [contact] : [];
    } catch {
      return [];
    }
  });
}

function isNameAddress(contact: unknown): contact is NameAddrHeader {
  return typeof contact === 'object' && contact !== null && 'uri' in contact && 'getParam' in contact;
}

function secondsOf(text: string | null | undefined): number | null {
  const seconds = /^\s*"?(\d+)/.exec(text ?? '')?.[1];
  return seconds === undefined ? null : Number(seconds);
}

function uriOf(text: string | null | undefined) {
  return text == null ? undefined : Grammar.URIParse(text.replaceAll('"', ''));
}

/** The registrar of a user agent's account. */
export function createRegistrar(userAgent: UserAgent, turns: TokenBucket): Registrar {
  const { configuration, contact: own, instanceId, userAgentCore: core } = userAgent;
  const domain = configuration.uri.clone();
  domain.user = undefined;
  const request = core.makeOutgoingRequestMessage(
    'REGISTER',
    domain,
    configuration.uri,
    configuration.uri,
    {},
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  const instance = `<urn:uuid:${instanceId}>`;

  /** Ours of all the contacts of the extension; a registrar may have written our address anew. */
  function ownContact(contacts: readonly NameAddrHeader[]): NameAddrHeader | undefined {
    const instanceOf = (contact: NameAddrHeader) => contact.getParam('+sip.instance')?.replaceAll('"', '');
    const [only, ...others] = contacts;
    return (
      contacts.find(({ uri }) => uri.user === own.uri.user) ??
      contacts.find((contact) => instanceOf(contact) === instance) ??
      (only !== undefined && others.length === 0 && instanceOf(only) === undefined ? only : undefined)
    );
  }

  return {
    send(expiresS, answered) {
      const contact = `${own.toString({ register: true })};reg-id=1;+sip.instance="${instance}";expires=${String(expiresS)}`;
      const go = (): void => {
        request.cseq += 1;
        request.setHeader('cseq', `${String(request.cseq)} REGISTER`);
        request.extraHeaders = [`Contact: ${contact}`, `Allow: ${ALLOW}`];
        core.register(request, answered);
      };
      const waitMs = turns.take();
      clearTimeout(timer);
      if (waitMs === 0) go();
      else timer = setTimeout(go, waitMs);
    },
    granted({ message }) {
      const contacts = contactsOf(message);
      const contact = ownContact(contacts);
      const expires = message.getHeader('expires');
      const isListed = contact !== undefined || (contacts.length === 0 && expires !== undefined);
      if (!isListed) return null;
      own.pubGruu = uriOf(contact?.getParam('pub-gruu')) ?? own.pubGruu;
      own.tempGruu = uriOf(contact?.getParam('temp-gruu')) ?? own.tempGruu;
      const expiresS = secondsOf(contact?.getParam('expires')) ?? secondsOf(expires) ?? UNSAID_S;
      return expiresS === 0 ? null : expiresS;
    },
    close: () => clearTimeout(timer),
  };
}
