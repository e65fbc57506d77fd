import { selectUser } from '../../store/auth/selectors';
import { ended, removed, transferred } from '../../store/conversations/actions';
import * as drafts from '../../store/drafts/actions';
import { selectDrafts } from '../../store/drafts/selectors';
import type { Draft, MailDraft } from '../../store/drafts/types';
import { toFailure } from '../../lib/failure';
import * as outbox from '../../store/outbox/actions';
import type { OutboxItem } from '../../store/outbox/types';
import { services } from '../core/context';
import { call, fork, put, select, take, type SagaGenerator } from '../core/effects';

// What the outbox gives back is written by it, in one with what leaves there (outbox/storedItems).
const CHANGES = [
  drafts.keepRequested,
  drafts.quoteRequested,
  drafts.quoteDropRequested,
  drafts.filesAttachRequested,
  drafts.fileRemoveRequested,
  drafts.mailKeepRequested,
  drafts.mailDropRequested,
  outbox.queued,
  ended,
  removed,
  transferred,
];

function* store(agent: string, conversationId: string): SagaGenerator<void> {
  const { drafts: storage } = yield* call(services);
  const draft = (yield* select(selectDrafts))[conversationId];
  try {
    if (draft === undefined) yield* call(storage.remove, agent, conversationId);
    else yield* call(storage.put, agent, draft);
  } catch (error) {
    yield* put(drafts.keepingFailed({ conversationId, ...toFailure(error) }));
  }
}

function isFileOf({ file }: OutboxItem, { files = [] }: Draft): boolean {
  return file !== null && files.some(({ uploadId }) => uploadId === file.uploadId);
}

function isTextOf(item: OutboxItem, draft: Draft): boolean {
  const { createdAt, file, mail, quoted, template, text } = item;
  // The others say something without having been in the composer.
  const isOfComposer = (file === null || isFileOf(item, draft)) && mail === null && template === null;
  const isSame = draft.text !== '' && text.trim() === draft.text.trim() && quoted?.id === draft.quoted?.id;
  return isOfComposer && isSame && createdAt >= draft.savedAt;
}

function isMailOf({ createdAt, mail }: OutboxItem, { key, savedAt }: MailDraft): boolean {
  return mail?.key === key && createdAt >= savedAt;
}

/**
 * Without what was sent in the moment in which a page died: the outbox has it, and the disk still had too. It may have
 * been one mail of several; undefined when nothing is left.
 */
function unsent(draft: Draft, items: readonly OutboxItem[]): Draft | undefined {
  const sent = items.filter(({ target }) => target.conversationId === draft.conversationId);
  const mails = draft.mails.filter((mail) => !sent.some((item) => isMailOf(item, mail)));
  const { files = [], ...others } = draft;
  const unsentFiles = files.filter(({ uploadId }) => sent.every(({ file }) => file?.uploadId !== uploadId));
  const isTextSent = sent.some((item) => isTextOf(item, draft));
  const isWhole = mails.length === draft.mails.length && unsentFiles.length === files.length;
  if (!isTextSent && isWhole) return draft;
  const rest = unsentFiles.length === 0 ? { ...others, mails } : { ...others, mails, files: unsentFiles };
  const left = isTextSent ? { ...rest, text: '', quoted: null } : rest;
  const isNothing = left.text === '' && left.quoted === null && mails.length + unsentFiles.length === 0;
  return isNothing ? undefined : left;
}

/** The drafts of an earlier page; none when they cannot be read. */
function* restore(agent: string): SagaGenerator<Draft[]> {
  const { drafts: storage, outbox: sent } = yield* call(services);
  try {
    // First: what it has may be at the server, and gone from it, by the time that the drafts are read.
    const items = yield* call(sent.all, agent);
    const found = yield* call(storage.all, agent);
    yield* put(drafts.restored({ drafts: found.flatMap((draft) => unsent(draft, items) ?? []) }));
    return found;
  } catch (error) {
    yield* put(drafts.keepingFailed({ conversationId: null, ...toFailure(error) }));
    return [];
  }
}

/** Writes every draft now, before the session ends and nobody follows their changes any more. */
export function* keepDraftsNow(): SagaGenerator<void> {
  const user = yield* select(selectUser);
  if (user === null) return;
  for (const conversationId of Object.keys(yield* select(selectDrafts))) {
    yield* call(store, user.login, conversationId);
  }
}

/** Brings drafts back from disk and writes each one that changed: one record per conversation. */
export function* keepDrafts(): SagaGenerator<void> {
  const user = yield* select(selectUser);
  if (user === null) return;
  const found = yield* call(restore, user.login);
  // What was typed while they were read is not on disk yet.
  let written: Readonly<Record<string, Draft>> = Object.fromEntries(
    found.map((draft) => [draft.conversationId, draft]),
  );
  while (true) {
    const current = yield* select(selectDrafts);
    const changed = [...new Set([...Object.keys(written), ...Object.keys(current)])].filter(
      (id) => written[id] !== current[id],
    );
    written = current;
    // Not one after the other: what is typed as the page goes must not wait for what was typed before.
    for (const id of changed) yield* fork(store, user.login, id);
    yield* take(CHANGES);
  }
}
