import type { Centre } from '../centre/centre';
import { customerDeletes, customerWrites, quoteOf } from '../centre/customerMessages';
import { Refusal } from '../centre/refusal';
import type { Prng } from '../seed/prng';
import { findConversation, selectMessages, type ConversationRow, type MessageRow } from '../store';
import { customerFile, type FileKind } from './files';
import {
  BURST_TEXTS,
  EMOJI_TEXTS,
  LINK_TEXTS,
  LONG_TEXTS,
  MARKED_TEXTS,
  RIGHT_TO_LEFT_TEXTS,
} from './sayings';
import type { Script } from './scripts';

const TEXTS = {
  long: LONG_TEXTS,
  rightToLeft: RIGHT_TO_LEFT_TEXTS,
  emoji: EMOJI_TEXTS,
  link: LINK_TEXTS,
  marked: MARKED_TEXTS,
} as const;

type TextKind = keyof typeof TEXTS;

const FILES: readonly FileKind[] = ['image', 'audio', 'video', 'document'];

/** What a customer may send beside a plain line of its script. */
export const CONTENT_KINDS = [
  ...(['long', 'rightToLeft', 'emoji', 'link', 'marked'] as const),
  ...(['image', 'audio', 'video', 'document'] as const),
  ...(['quote', 'deletion', 'burst'] as const),
];

/** One of them. */
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** What a customer has at hand when it sends something: whose words, and what it decides by. */
export interface Manner {
  script: Script;
  talk: Prng;
}

function isText(kind: ContentKind): kind is TextKind {
  return Object.hasOwn(TEXTS, kind);
}

function isFile(kind: ContentKind): kind is FileKind {
  return FILES.some((one) => one === kind);
}

/** The last message of a conversation that has not been taken back; undefined when there is none. */
function last(centre: Centre, id: number, inOut: 1 | 2): MessageRow | undefined {
  const tail = "WHERE id_atendimento = ? AND in_out = ? AND status <> 'deleted' ORDER BY id DESC LIMIT 1";
  return selectMessages(centre.sql, tail, id, inOut)[0];
}

/** Answers what the agent said last, else what the customer said itself. */
function answerQuoting(centre: Centre, { id }: ConversationRow, { script, talk }: Manner): MessageRow {
  const original = last(centre, id, 2) ?? last(centre, id, 1);
  const quoted = original === undefined ? {} : { quoted: quoteOf(original) };
  return customerWrites(centre, id, { texto: talk.pick(script.answers), ...quoted });
}

/** Says something and takes it back. */
function takeBack(centre: Centre, { id }: ConversationRow, { script, talk }: Manner): MessageRow {
  return customerDeletes(centre, customerWrites(centre, id, { texto: talk.pick(script.answers) }).id);
}

function burst(centre: Centre, { id }: ConversationRow): MessageRow[] {
  return BURST_TEXTS.map((texto) => customerWrites(centre, id, { texto }));
}

/**
 * Has the customer of an open conversation send this; answers the messages that there are of it.
 * @throws Refusal NAO_ENCONTRADO, ATENDIMENTO_ENCERRADO
 */
export function sendContent(centre: Centre, id: number, kind: ContentKind, manner: Manner): MessageRow[] {
  const row = findConversation(centre.sql, id);
  if (!row) throw new Refusal('NAO_ENCONTRADO');
  if (isText(kind)) return [customerWrites(centre, id, { texto: manner.talk.pick(TEXTS[kind]) })];
  if (isFile(kind)) {
    const texto = manner.talk.chance(0.5) ? manner.talk.pick(manner.script.captions) : '';
    return [customerWrites(centre, id, { texto, anexos: [customerFile(centre, kind)] })];
  }
  if (kind === 'burst') return burst(centre, row);
  return [kind === 'quote' ? answerQuoting(centre, row, manner) : takeBack(centre, row, manner)];
}
