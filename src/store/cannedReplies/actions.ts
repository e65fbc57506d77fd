import type { Failure } from '../../lib/failure';
import { fact, request } from '../stamp';
import type { CannedReply, ReplyKind, Template, TemplateField } from './types';

/** The agent looks for a ready text for the conversation that is open. */
export const openRequested = request('cannedReplies/openRequested')<{
  kind: ReplyKind;
  conversationId: string;
}>();
/** The agent leaves the dialog, with a reply or without. */
export const closeRequested = request('cannedReplies/closeRequested')();
/** The agent puts a canned reply, called so, into what they write. */
export const insertRequested = request('cannedReplies/insertRequested')<{ name: string }>();
/** The agent asks again for the texts of a queue after a failed read. */
export const readRequested = request('cannedReplies/readRequested')<{ kind: ReplyKind; queue: string }>();
/** The agent sends a template, filled in, to the conversation that the dialog was opened for. */
export const sendTemplateRequested = request('cannedReplies/sendTemplateRequested')<{
  conversationId: string;
  templateId: string;
  fields: TemplateField[];
  /** As the customer reads it. */
  text: string;
}>();
/** The server takes nothing but a template in this conversation now. */
export const templateRequired = fact('cannedReplies/templateRequired')<{ conversationId: string }>();
/** A read of the texts of a queue went out. */
export const readStarted = fact('cannedReplies/readStarted')<{ kind: ReplyKind; queue: string }>();
/** The canned replies of a queue came. */
export const repliesLoaded = fact('cannedReplies/repliesLoaded')<{ queue: string; items: CannedReply[] }>();
/** The templates of a queue came. */
export const templatesLoaded = fact('cannedReplies/templatesLoaded')<{ queue: string; items: Template[] }>();
/** A server that acknowledges nothing told them by an event; `queue` is null where it does not say whose they are. */
export const templatesReported = fact('cannedReplies/templatesReported')<{
  queue: string | null;
  items: Template[];
}>();
/** They did not. */
export const readFailed = fact('cannedReplies/readFailed')<Failure & { kind: ReplyKind; queue: string }>();
/** The names of the canned replies that the agent used on this browser, the latest first. */
export const recentRecalled = fact('cannedReplies/recentRecalled')<{ names: string[] }>();
