import type { Envelope } from '../../src/services/realtime/contract';
import * as v from 'valibot';
import type { ConversationRow } from '../store';
import { invalid } from './refusal';

const addressList = v.pipe(v.string(), v.parseJson(), v.array(v.string()));
const address = v.pipe(v.string(), v.email());

/** Addresses of an e-mail conversation: its `email` list, or the part of fromID that names the customer. */
export function conversationAddresses(row: ConversationRow): string[] {
  const list = v.safeParse(addressList, row.email ?? '[]');
  return list.success ? list.output : [];
}

/** Envelope of an outgoing e-mail. @throws Refusal VALIDACAO for no recipient or a bad address */
export function outgoingEnvelope(de: string, para: string[], cc?: string[], cco?: string[]): Envelope {
  if (para.length === 0) throw invalid('dadosAdicionais', 'Campo obrigatório');
  for (const one of [...para, ...(cc ?? []), ...(cco ?? [])]) {
    if (!v.is(address, one)) throw invalid('dadosAdicionais', `E-mail inválido: ${one}`);
  }
  return { de, para, ...(cc?.length ? { cc } : {}), ...(cco?.length ? { cco } : {}) };
}

/** Text of an HTML body, for `resposta` and `lastMsg`. */
export function plainText(html: string): string {
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/gi, '')
    .replace(/<\/?(p|div|br|li|ul|ol|tr|td|table|blockquote|h[1-6])\b[^>]*>/gi, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
