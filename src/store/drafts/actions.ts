import type { Failure } from '../../lib/failure';
import type { MailPrefill } from '../../lib/mailto';
import type { Quote } from '../messages/types';
import type { Mail, OutboxFile } from '../outbox/types';
import { fact, request } from '../stamp';
import type { Draft, Writing } from './types';

/** Typing rested for 500 ms, or the composer lost the conversation: keep what is in it. */
export const keepRequested = request('drafts/keepRequested')<{ conversationId: string; text: string }>();
/** What the agent writes next shall answer this message. */
export const quoteRequested = request('drafts/quoteRequested')<{ conversationId: string; quoted: Quote }>();
/** It shall answer none. */
export const quoteDropRequested = request('drafts/quoteDropRequested')<{ conversationId: string }>();
/** The agent chose, pasted or dropped files that shall go out with what they write next. */
export const filesAttachRequested = request('drafts/filesAttachRequested')<{
  conversationId: string;
  files: OutboxFile[];
}>();
/** The agent takes one of them out again. */
export const fileRemoveRequested = request('drafts/fileRemoveRequested')<{
  conversationId: string;
  uploadId: string;
}>();
/** The agent writes a mail, or goes on with one that was begun. */
export const mailOpenRequested = request('drafts/mailOpenRequested')<Writing>();
/** The agent leaves the editor; what was written stays a draft. */
export const mailCloseRequested = request('drafts/mailCloseRequested')();
/** Writing rested for 500 ms, or the editor is left: keep the mail as it is now. */
export const mailKeepRequested = request('drafts/mailKeepRequested')<{
  conversationId: string;
  mail: Mail;
}>();
/** The agent gives a mail up that was not sent. */
export const mailDropRequested = request('drafts/mailDropRequested')<{
  conversationId: string;
  key: string;
}>();
/** An e-mail conversation began: its first mail is to be written. */
export const mailRequired = fact('drafts/mailRequired')<{
  conversationId: string;
  /** What the link that began it says of the mail. */
  prefill?: MailPrefill;
}>();
/** Drafts of an earlier page came from disk. */
export const restored = fact('drafts/restored')<{ drafts: Draft[] }>();
/** The browser could not keep a draft on disk, or (null) read them: they do not outlive a reload. */
export const keepingFailed = fact('drafts/keepingFailed')<Failure & { conversationId: string | null }>();
