import type { Failure } from '../../lib/failure';
import { fact, request } from '../stamp';
import type { CannedReply, PhraseKind, Template, TemplateField } from './types';

/** The agent looks for a ready text for the conversation that is open. */
export const openRequested = request('phrases/openRequested')<{
  kind: PhraseKind;
  conversationId: string;
}>();
/** The agent leaves the dialog, with a reply or without. */
export const closeRequested = request('phrases/closeRequested')();
/** The agent asks again for the texts of a queue after a failed read. */
export const readRequested = request('phrases/readRequested')<{ kind: PhraseKind; queue: string }>();
/** The agent sends a template, filled in, to the conversation that the dialog was opened for. */
export const sendTemplateRequested = request('phrases/sendTemplateRequested')<{
  conversationId: string;
  templateId: string;
  fields: TemplateField[];
  /** As the customer reads it. */
  text: string;
}>();
/** The server takes nothing but a template in this conversation now. */
export const templateBecameDue = fact('phrases/templateBecameDue')<{ conversationId: string }>();
/** A read of the texts of a queue went out. */
export const readStarted = fact('phrases/readStarted')<{ kind: PhraseKind; queue: string }>();
/** The canned replies of a queue came. */
export const repliesLoaded = fact('phrases/repliesLoaded')<{ queue: string; items: CannedReply[] }>();
/** The templates of a queue came. */
export const templatesLoaded = fact('phrases/templatesLoaded')<{ queue: string; items: Template[] }>();
/** A server that acknowledges nothing told them by an event; `queue` is null where it does not say whose they are. */
export const templatesReported = fact('phrases/templatesReported')<{
  queue: string | null;
  items: Template[];
}>();
/** They did not. */
export const readFailed = fact('phrases/readFailed')<Failure & { kind: PhraseKind; queue: string }>();
