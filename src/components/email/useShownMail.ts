import { use } from 'react';
import type { Message } from '../../store/messages/types';
import { MediaContext, serverOriginOf, type MediaUrl } from '../chat/media';
import { foldQuote } from './foldQuote';
import { useIsImageSender } from './RemoteImages';
import { sanitizeMail, type CleanMail } from './sanitizeMail';

/** A body as it is shown. */
export interface ShownMail {
  /** Without what it answers. */
  mail: CleanMail;
  quote: DocumentFragment | null;
  allowImages: boolean;
  /** Where the files of messages are; null when there is no server. */
  serverOrigin: string | null;
}

/** Rows of a timeline come and go: a mail is made harmless once, and again when what it may show changed. */
interface Known {
  allowImages: boolean;
  mediaUrl: MediaUrl;
  shown: ShownMail | null;
}

const known = new WeakMap<Message, Known>();

function shownMail(message: Message, allowImages: boolean, mediaUrl: MediaUrl): ShownMail | null {
  const before = known.get(message);
  if (before?.allowImages === allowImages && before.mediaUrl === mediaUrl) return before.shown;
  const serverOrigin = serverOriginOf(mediaUrl);
  const { attachments, text } = message;
  const mail = sanitizeMail(text, { allowImages, attachments, mediaUrl, serverOrigin });
  const shown = mail === null ? null : { mail, quote: foldQuote(mail.body), allowImages, serverOrigin };
  known.set(message, { allowImages, mediaUrl, shown });
  return shown;
}

/**
 * A mail's HTML made harmless, and what it answers apart; the same object until something of it changes. Null: it
 * cannot be made harmless.
 */
export function useShownMail(
  message: Message,
  areImagesShown: boolean,
  sender: string | null,
): ShownMail | null {
  const isTrusted = useIsImageSender(sender);
  return shownMail(message, areImagesShown || isTrusted, use(MediaContext));
}
