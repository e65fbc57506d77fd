import type { Failure } from '../failure';
import type { Quote } from '../messages/types';
import { fact, request } from '../stamp';
import type { Draft } from './types';

/** Typing rested for 500 ms, or the composer lost the conversation: keep what is in it. */
export const keepRequested = request('drafts/keepRequested')<{ conversationId: string; text: string }>();
/** What the agent writes next shall answer this message. */
export const quoteRequested = request('drafts/quoteRequested')<{ conversationId: string; quoted: Quote }>();
/** It shall answer none. */
export const quoteDropRequested = request('drafts/quoteDropRequested')<{ conversationId: string }>();
/** Drafts of an earlier page came from disk. */
export const restored = fact('drafts/restored')<{ drafts: Draft[] }>();
/** The browser could not keep a draft on disk, or (null) read them: they do not outlive a reload. */
export const keepingFailed = fact('drafts/keepingFailed')<Failure & { conversationId: string | null }>();
