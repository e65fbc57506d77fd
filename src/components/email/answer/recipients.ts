import type { Envelope, Message } from '../../../store/messages/types';
import { personOf } from '../people';

/** Whether two addresses are the same mailbox. */
export function isSameAddress(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

/** The addresses once each, in their order, without those of `except`. */
export function onceEach(addresses: readonly string[], except: readonly string[] = []): string[] {
  const kept: string[] = [];
  for (const address of addresses)
    if (![...except, ...kept].some((one) => isSameAddress(one, address))) kept.push(address);
  return kept;
}

/** Addresses as they were typed or pasted, several at once: a comma, a semicolon or a line's end parts them. */
export function parseAddresses(text: string): string[] {
  const parts = text.match(/(?:"[^"]*"|[^,;\n\r\t])+/gu) ?? [];
  return onceEach(parts.map((part) => personOf(part).address).filter((address) => address !== ''));
}

/** Those of an envelope that mail can be sent to. */
function bare(sources: readonly string[]): string[] {
  return sources.map((source) => personOf(source).address).filter((address) => address.includes('@'));
}

/** Everybody whom a mail names, its sender first. */
export function peopleOf({ from, to, cc }: Envelope): string[] {
  return bare([from, ...to, ...cc]);
}

/** Who gets an answer. */
export interface Recipients {
  to: string[];
  cc: string[];
}

interface Options {
  /** The centre's own addresses, which get no answer, as far as they are known. */
  own: readonly string[];
  /** The customer's address as the conversation has it: a mail may not say whom it is from. */
  customer: string | null;
  toAll: boolean;
}

/**
 * Who gets the answer to a mail: its sender, or whom the agent's own mail went to; with `toAll` everybody else it
 * reached as well. Nobody twice, whatever the case of the letters.
 */
export function recipientsOf(message: Message, { own, customer, toAll }: Options): Recipients {
  const { direction, envelope } = message;
  const fallback = customer === null ? [] : [customer];
  if (envelope === null) return { to: onceEach(fallback, own), cc: [] };
  const isOwn = direction === 'agent';
  const sender = onceEach(bare(isOwn ? envelope.to : [envelope.from]), own);
  const first = sender.length > 0 ? sender : onceEach(fallback, own);
  if (!toAll) return { to: first, cc: [] };
  const to = onceEach([...first, ...bare(envelope.to)], own);
  return { to, cc: onceEach(bare(envelope.cc), [...own, ...to]) };
}
