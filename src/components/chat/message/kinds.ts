import type { Message, MessageKind } from '../../../store/messages/types';
import type { TextId } from '../../intl';

/** How messages of one kind are called in lists, quotes, notices and labels, and what finds them. */
interface KindWords {
  /** Stands for a message without words; null: nothing does. */
  standIn: TextId | null;
  /** What a message is called beside its words: its accessible name without them, and found by search. */
  names: (message: Message) => readonly string[];
  /** A file makes a message one of this kind. */
  hasFile: boolean;
  /** Words that are only the name of a file, which says nothing to a reader. */
  madeUpName?: RegExp;
}

const noNames = (): readonly string[] => [];

const fileNames = ({ attachments }: Message): readonly string[] =>
  attachments.map(({ fileName }) => fileName);

/** Names of agents' recordings are made-up ids (spec 1 §4). */
const RECORDING = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\.mpeg$/u;

/** Names of pictures and films say no more than that they are some. */
const PICTURE = /^[^\n]{1,80}\.(?:png|jpe?g|gif|webp|heic)$/iu;

const FILM = /^[^\n]{1,80}\.(?:mp4|mov|webm|3gp)$/iu;

/** Every kind of message; previews, quotes, search and notices read it here. */
export const KINDS: Readonly<Record<MessageKind, KindWords>> = {
  text: { standIn: null, names: noNames, hasFile: false },
  image: { standIn: 'quote.image', names: fileNames, hasFile: true, madeUpName: PICTURE },
  audio: { standIn: 'quote.audio', names: fileNames, hasFile: true, madeUpName: RECORDING },
  video: { standIn: 'quote.video', names: fileNames, hasFile: true, madeUpName: FILM },
  file: { standIn: 'quote.file', names: fileNames, hasFile: true },
};

/** Whether this console knows a kind by that name. */
export function isMessageKind(kind: string): kind is MessageKind {
  return Object.hasOwn(KINDS, kind);
}

/** The family of a file's type: `image` of `image/png`. */
export function typeFamily(mimeType: string): string {
  return mimeType.split('/')[0] ?? '';
}

/** The kind of a message; its first file decides. */
export function messageKind({ attachments: [file] }: Pick<Message, 'attachments'>): MessageKind {
  if (file === undefined) return 'text';
  const family = typeFamily(file.mimeType);
  return isMessageKind(family) && KINDS[family].hasFile ? family : 'file';
}
