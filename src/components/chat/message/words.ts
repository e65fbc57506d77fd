import { isBlank, searchKey } from '../../../lib/text';
import { EMAIL, type QueueType } from '../../../lib/queueType';
import type { Message } from '../../../store/messages/types';
import type { OutboxItem } from '../../../store/outbox/types';
import type { Text } from '../../intl';
import { previewOf } from '../text/tokenize';
import { KINDS, messageKind } from './kinds';
import { readableLine, readableText } from './readableText';

/** The first words of a message on one line; '' where it has none. */
export function previewWords(message: Message): string {
  return previewOf(readableText(message), message.queueType);
}

/** What stands for a message without words: what kind it is of, or that it has none. */
function standInWords(t: Text, message: Message): string {
  return t(KINDS[messageKind(message)].standIn ?? 'message.wordless');
}

/** A message in a notice: its first words, or else what stands for it; of a deleted one only that. */
export function noticeWords(t: Text, message: Message): string {
  if (message.status === 'deleted') return t('message.deleted');
  const words = previewWords(message);
  return isBlank(words) ? standInWords(t, message) : words;
}

/** The last message of a conversation on one line of a list, from its text alone. */
export function lastMessageWords(t: Text, text: string, queueType: QueueType, length?: number): string {
  const kind = Object.values(KINDS).find(({ madeUpName }) => madeUpName?.test(text) === true);
  const standIn = kind?.standIn ?? null;
  return standIn === null ? previewOf(readableLine(text, queueType), queueType, length) : t(standIn);
}

/** A message on one line of a list: its first words, or what kind it is of where they are only the name of its file. */
export function saidWords(t: Text, message: Message, length?: number): string {
  const { madeUpName } = KINDS[messageKind(message)];
  const words = previewOf(readableText(message), message.queueType, length);
  const isName = message.attachments[0]?.fileName === message.text || madeUpName?.test(words) === true;
  return isName || isBlank(words) ? standInWords(t, message) : words;
}

/** A message in its accessible name: its first words, or else its names, or what stands for it. */
export function labelWords(t: Text, message: Message): string {
  if (message.status === 'deleted') return t('message.deleted');
  const words = previewWords(message);
  if (!isBlank(words)) return words;
  const names = KINDS[messageKind(message)].names(message).join(', ');
  return isBlank(names) ? standInWords(t, message) : names;
}

/** The same of one that no server has yet. */
export function unsentLabelWords({ file, mail, target, text }: OutboxItem): string {
  if (mail !== null) return mail.subject === '' ? previewOf(mail.plainText, EMAIL) : mail.subject;
  return text === '' && file !== null ? file.name : previewOf(text, target.queueType);
}

/** What WhatsApp writes around words; the reader does not see it. */
const MARKUP = /[*_~`]/g;

const searchable = new WeakMap<Message, string>();

/** A message as it is searched: its words, with and without markup, and its names. */
export function searchText(message: Message): string {
  const known = searchable.get(message);
  if (known !== undefined) return known;
  const said = readableText(message);
  const names = KINDS[messageKind(message)].names(message);
  const seen = said.replace(MARKUP, '');
  const text = searchKey([said, ...(seen === said ? [] : [seen]), ...names].join('\n')).replace(
    /[^\S\n]+/gu,
    ' ',
  );
  searchable.set(message, text);
  return text;
}
