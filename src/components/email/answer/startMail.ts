import type { MailPrefill } from '../../../lib/mailto';
import { endingWith, withFirstLines } from '../../../lib/richContent';
import type { Writing } from '../../../store/drafts/types';
import type { Conversation } from '../../../store/conversations/types';
import type { Message } from '../../../store/messages/types';
import type { Mail, MailFile } from '../../../store/outbox/types';
import type { MediaUrl } from '../../chat/media';
import { isEmail } from '../../newConversation/validity';
import { onceEach, recipientsOf } from './recipients';
import { answerSubject, forwardSubject } from './subjects';

/** What a mail is begun with. */
export interface Start {
  writing: Writing;
  /** Null once it left the agent for good. */
  conversation: Conversation | null;
  /** The mail that it answers or hands on; null where there is none, or it is not known. */
  original: Message | null;
  /** The addresses of its queues. */
  own: readonly string[];
  /** What the agent ends their mails with. */
  signature: string;
  mediaUrl: MediaUrl;
}

/** The queues that a mail came to or stands in: one that was transferred was written to another one. */
export function queuesOf({ conversation, original }: Pick<Start, 'conversation' | 'original'>): string[] {
  const queues = [conversation?.queue, conversation?.queueFrom, original?.queue];
  return queues.filter((queue) => queue != null);
}

function originalFiles({ attachments }: Message, mediaUrl: MediaUrl): MailFile[] {
  return attachments.flatMap(({ bytes, fileName, mimeType, path }) => {
    const url = mediaUrl(path);
    return url === null ? [] : [{ uploadId: url, name: fileName, mimeType, bytes, url }];
  });
}

function subjectOf({ writing, conversation, original }: Start): string {
  const subject = original?.subject ?? conversation?.subject ?? '';
  if (writing.kind === 'first') return subject;
  return writing.kind === 'answer' ? answerSubject(subject) : forwardSubject(subject);
}

function whoGets({ writing, conversation, original, own }: Start): { to: string[]; cc: string[] } {
  const told = onceEach([...(conversation?.addresses ?? []), conversation?.fromId ?? ''], own);
  const customer = told.find(isEmail) ?? null;
  if (writing.kind === 'forward') return { to: [], cc: [] };
  if (original !== null) return recipientsOf(original, { own, customer, toAll: writing.toAll });
  return { to: customer === null ? [] : [customer], cc: [] };
}

/** A mail before the agent wrote anything: to whom, about what, how it ends, and the files that it hands on. */
export function startMail(start: Start): Mail {
  const { writing, original, mediaUrl } = start;
  const { key, kind, messageId } = writing;
  return {
    key,
    kind,
    messageId,
    providerId: original?.providerId ?? null,
    ...whoGets(start),
    bcc: [],
    subject: subjectOf(start),
    content: endingWith(start.signature),
    files: kind === 'forward' && original !== null ? originalFiles(original, mediaUrl) : [],
    quotes: kind !== 'first',
  };
}

/** A draft that goes to everybody from now on: whom it named already stays where it was. */
export function alsoToAll(draft: Mail, start: Mail): Mail {
  const to = onceEach([...draft.to, ...start.to], [...draft.cc, ...draft.bcc]);
  return { ...draft, to, cc: onceEach([...draft.cc, ...start.cc], [...to, ...draft.bcc]) };
}

/** A mail with what a link says of it: to whom else it goes, and its text above how it ends. */
export function withPrefill(start: Mail, prefill: MailPrefill): Mail {
  const to = onceEach([...start.to, ...prefill.to]);
  const cc = onceEach([...start.cc, ...prefill.cc], to);
  const bcc = onceEach(prefill.bcc, [...to, ...cc]);
  return { ...start, to, cc, bcc, content: withFirstLines(start.content, prefill.body) };
}
