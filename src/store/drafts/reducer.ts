import { loggedOut } from '../auth/actions';
import * as conversations from '../conversations/actions';
import { sendMailRequested } from '../messages/actions';
import * as outbox from '../outbox/actions';
import { plainReducer } from '../plainReducer';
import { failureIn } from '../../lib/failure';
import { entryOf } from '../../lib/records';
import * as actions from './actions';
import { withFailure, withFiles, withoutFile, withSending } from './files';
import { backBeside, mailKey, withFound, withMail, withoutMail } from './mails';
import {
  contentOf,
  conversationOfFile,
  initialState,
  put,
  putFiles,
  without,
  withoutQuote,
  type Content,
  type DraftsState,
} from './state';
import type { Draft, MailDraft } from './types';
import { backIn, begun, closed, editorsIn, opened } from './writing';

function inLines(...texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n');
}

/** A text and a file that come back stand before what was written meanwhile, a mail beside it: nothing may be lost. */
function gaveBack(state: DraftsState, back: outbox.Returned, at: number): DraftsState {
  const { conversationId, mail } = back;
  const content = contentOf(state, conversationId);
  if (mail !== null) {
    const others = [...content.mails, ...editorsIn(state, conversationId)];
    const mails = withMail(content.mails, backBeside(others, mail), at);
    return put(state, conversationId, { ...content, mails }, at);
  }
  if (back.text === '' && back.file === undefined) return state;
  const text = inLines(back.text, content.text);
  const files = back.file === undefined ? content.files : withFiles([back.file], content.files);
  return put(state, conversationId, { ...content, text, files, quoted: content.quoted ?? back.quoted }, at);
}

/** A mail that the agent takes back is open in the editor again. */
function takenBack(state: DraftsState, back: outbox.Returned, at: number): DraftsState {
  const next = gaveBack(state, back, at);
  const { conversationId } = back;
  const mail = back.mail === null ? undefined : contentOf(next, conversationId).mails.at(-1);
  if (mail === undefined) return next;
  const { key, kind, messageId } = mail;
  return opened(next, { conversationId, key, kind, messageId, toAll: false });
}

/** The mails of a conversation as they are from now on. */
function putMail(
  state: DraftsState,
  conversationId: string,
  change: (mails: Draft['mails']) => Draft['mails'],
  at: number,
): DraftsState {
  const content = contentOf(state, conversationId);
  const mails = change(content.mails);
  return mails === content.mails ? state : put(state, conversationId, { ...content, mails }, at);
}

/** What an earlier page left, with what was written on this one meanwhile. */
function joined(state: DraftsState, found: Draft): Draft {
  const { areRestored, byConversation } = state;
  const now = entryOf(byConversation, found.conversationId);
  const editors = editorsIn(state, found.conversationId);
  if (now === undefined && editors.length === 0) return found;
  const here = now?.mails ?? [];
  // Read again, the disk has what was written on this page.
  const isHere = (mail: MailDraft) =>
    here.some(({ key, savedAt }) => key === mail.key && (areRestored || savedAt === mail.savedAt));
  const left = found.mails.filter((mail) => !isHere(mail));
  const mails = withFound(here, editors, left);
  if (now === undefined) return { ...found, mails };
  const files = withFiles(found.files ?? [], now.files ?? []);
  const { text, quoted } = areRestored
    ? now
    : { text: inLines(found.text, now.text), quoted: now.quoted ?? found.quoted };
  const both = { ...now, text, quoted, mails };
  return files.length === 0 ? both : { ...both, files };
}

/** What was sent leaves the draft: the text where it is the same, the quote unless there is another one by now. */
function spent(state: DraftsState, { payload, meta }: ReturnType<typeof outbox.queued>): DraftsState {
  const { item, spendsDraft } = payload;
  const { conversationId } = item.target;
  const { mail } = item;
  if (mail !== null) return putMail(state, conversationId, (mails) => withoutMail(mails, mail.key), meta.at);
  const { text, quoted, mails, files } = contentOf(state, conversationId);
  const left = {
    mails,
    files: item.file === null ? files : withoutFile(files, item.file.uploadId),
    text: spendsDraft ? '' : text,
    quoted: quoted?.id === item.quoted?.id ? null : quoted,
  };
  const isSame = !spendsDraft && left.quoted === quoted && left.files === files;
  return isSame ? state : put(state, conversationId, left, meta.at);
}

/** Folds the facts of drafts; never compares texts, which are masked in the action log (see its redaction). */
export const draftsReducer = plainReducer<DraftsState>(initialState, (on) => {
  on(actions.keepRequested, (state, { payload: { conversationId, text }, meta }) =>
    put(state, conversationId, { ...contentOf(state, conversationId), text }, meta.at),
  );
  on(actions.quoteRequested, (state, { payload: { conversationId, quoted }, meta }) =>
    put(state, conversationId, { ...contentOf(state, conversationId), quoted }, meta.at),
  );
  on(actions.quoteDropRequested, (state, { payload: { conversationId }, meta }) =>
    put(state, conversationId, { ...contentOf(state, conversationId), quoted: null }, meta.at),
  );
  on(actions.filesAttachRequested, (state, { payload: { conversationId, files }, meta }) =>
    putFiles(state, conversationId, (before) => withFiles(before, files), meta.at),
  );
  on(actions.fileRemoveRequested, (state, { payload: { conversationId, uploadId }, meta }) =>
    putFiles(state, conversationId, (before) => withoutFile(before, uploadId), meta.at),
  );
  on(outbox.sendFileRequested, (state, { payload: { conversationId, file } }) =>
    putFiles(state, conversationId, (before) => withSending(before, file.uploadId)),
  );
  on(outbox.fileRefused, (state, { payload }) => {
    const { uploadId } = payload;
    const conversationId = conversationOfFile(state, uploadId);
    if (conversationId === undefined) return state;
    const change = (before: Content['files']) => withFailure(before, uploadId, failureIn(payload));
    return putFiles(state, conversationId, change);
  });
  on(actions.mailOpenRequested, (state, { payload }) => opened(state, payload));
  on(actions.mailRequired, (state, { payload }) => {
    const first = { kind: 'first', messageId: null, toAll: false } as const;
    return opened(state, { ...payload, key: mailKey('first', null), ...first });
  });
  on(actions.mailCloseRequested, (state) => (state.writing === null ? state : { ...state, writing: null }));
  on(actions.mailKeepRequested, (state, { payload: { conversationId, mail }, meta }) =>
    begun(
      putMail(state, conversationId, (mails) => withMail(mails, mail, meta.at), meta.at),
      conversationId,
      mail.key,
    ),
  );
  on(actions.mailDropRequested, (state, { payload: { conversationId, key }, meta }) =>
    closed(
      putMail(state, conversationId, (mails) => withoutMail(mails, key), meta.at),
      conversationId,
      key,
    ),
  );
  // Its draft stays until the outbox has it.
  on(sendMailRequested, (state, { payload: { conversationId, mail } }) =>
    closed(state, conversationId, mail.key),
  );
  on(actions.restored, (state, { payload }) => ({
    ...state,
    areRestored: true,
    byConversation: {
      ...state.byConversation,
      ...Object.fromEntries(payload.drafts.map((draft) => [draft.conversationId, joined(state, draft)])),
    },
  }));
  on(outbox.queued, spent);
  on(outbox.refused, (state, { payload, meta }) => gaveBack(state, payload, meta.at));
  on(outbox.discarded, (state, { payload, meta }) =>
    payload.returned === null ? state : takenBack(state, payload.returned, meta.at),
  );
  on(conversations.openRequested, (state, { payload }) => backIn(state, payload.conversationId));
  on(conversations.removed, (state, { payload }) => withoutQuote(state, payload.conversationId));
  // The mail that it answers is forgotten: should the conversation come back, the editor would begin without it.
  on(conversations.transferred, (state, { payload: { conversationId } }) =>
    closed(withoutQuote(state, conversationId), conversationId),
  );
  on(conversations.ended, (state, { payload: { conversationId } }) =>
    closed(without(state, conversationId), conversationId),
  );
  on(loggedOut, () => initialState);
});
