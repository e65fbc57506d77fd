import { loggedOut } from '../auth/actions';
import * as conversations from '../conversations/actions';
import * as outbox from '../outbox/actions';
import { plainReducer } from '../plainReducer';
import { entryOf } from '../records';
import * as actions from './actions';
import type { Draft } from './types';

/** Unsent text by conversation. */
export interface DraftsState {
  byConversation: Readonly<Record<string, Draft>>;
}

const initialState: DraftsState = { byConversation: {} };

function without(state: DraftsState, conversationId: string): DraftsState {
  if (entryOf(state.byConversation, conversationId) === undefined) return state;
  const { [conversationId]: _removed, ...byConversation } = state.byConversation;
  return { byConversation };
}

/** A text stays, should the conversation come back; what it was to answer alone does not. */
function withoutQuote(state: DraftsState, conversationId: string): DraftsState {
  const isEmpty = entryOf(state.byConversation, conversationId)?.text === '';
  return isEmpty ? without(state, conversationId) : state;
}

type Content = Pick<Draft, 'text' | 'quoted'>;

const NOTHING: Content = { text: '', quoted: null };

function contentOf(state: DraftsState, conversationId: string): Content {
  return entryOf(state.byConversation, conversationId) ?? NOTHING;
}

/** The draft as it is from now on; without text and quote there is none. */
function put(state: DraftsState, conversationId: string, { text, quoted }: Content, at: number): DraftsState {
  if (text === '' && quoted === null) return without(state, conversationId);
  const draft = { conversationId, text, quoted, savedAt: at };
  return { byConversation: { ...state.byConversation, [conversationId]: draft } };
}

/** A text that comes back stands before what was typed meanwhile: neither may be lost. */
function gaveBack(state: DraftsState, conversationId: string, back: Content, at: number): DraftsState {
  if (back.text === '') return state;
  const { text, quoted } = contentOf(state, conversationId);
  const both = text === '' ? back.text : `${back.text}\n${text}`;
  return put(state, conversationId, { text: both, quoted: quoted ?? back.quoted }, at);
}

/** What was sent leaves the draft: the text where it is the same, the quote unless there is another one by now. */
function spent(state: DraftsState, { payload, meta }: ReturnType<typeof outbox.queued>): DraftsState {
  const { item, spendsDraft } = payload;
  const { conversationId } = item.target;
  const { text, quoted } = contentOf(state, conversationId);
  const left = {
    text: spendsDraft ? '' : text,
    quoted: quoted?.id === item.quoted?.id ? null : quoted,
  };
  const isSame = !spendsDraft && left.quoted === quoted;
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
  on(actions.restored, (state, { payload }) => ({
    byConversation: {
      ...Object.fromEntries(payload.drafts.map((draft) => [draft.conversationId, draft])),
      ...state.byConversation,
    },
  }));
  on(outbox.queued, spent);
  on(outbox.refused, (state, { payload, meta }) => gaveBack(state, payload.conversationId, payload, meta.at));
  on(outbox.discarded, (state, { payload, meta }) =>
    payload.returned === null
      ? state
      : gaveBack(state, payload.returned.conversationId, payload.returned, meta.at),
  );
  on(conversations.removed, (state, { payload }) => withoutQuote(state, payload.conversationId));
  on(conversations.transferred, (state, { payload }) => withoutQuote(state, payload.conversationId));
  on(conversations.ended, (state, { payload }) => without(state, payload.conversationId));
  on(loggedOut, () => initialState);
});
