import type { Failure } from '../../lib/failure';
import { fact, request } from '../stamp';
import type { Classification, ClassificationRow, Subclassification } from './types';

/** The agent chose Classificar; with `endsAfter` from the question of an end, which follows the saving. */
export const openRequested = request('classification/openRequested')<{
  conversationId: string;
  endsAfter?: boolean;
}>();
/** The agent left the dialog without classifying. */
export const dismissRequested = request('classification/dismissRequested')();
/** The agent pressed Salvar. */
export const saveRequested = request('classification/saveRequested')<{
  conversationId: string;
  classificationId: string;
  subclassificationId: string | null;
  notes: string;
}>();
/** The agent asked again for the choices after a failed read. */
export const readRequested = request('classification/readRequested')();
/** A conversation cannot end unclassified: the dialog opens, and the end follows the saving. */
export const required = fact('classification/required')<{ conversationId: string }>();
/** The read of the choices went out. */
export const readStarted = fact('classification/readStarted')();
/** The choices came. */
export const loaded = fact('classification/loaded')<{
  classifications: Classification[];
  subclassifications: Subclassification[];
}>();
/** The read of the choices failed. */
export const readFailed = fact('classification/readFailed')<Failure>();
/** How a conversation is classified so far. */
export const rowsLoaded = fact('classification/rowsLoaded')<{
  conversationId: string;
  rows: ClassificationRow[];
}>();
/** The classification went out. */
export const saveStarted = fact('classification/saveStarted')<{ conversationId: string }>();
/** The server has the classification. */
export const saved = fact('classification/saved')<{ conversationId: string; row: ClassificationRow }>();
/** The server did not take it; the dialog stays with what was filled in. */
export const saveFailed = fact('classification/saveFailed')<
  Failure & { conversationId: string; isOneOfMany?: true }
>();
