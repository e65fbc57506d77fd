import type { Action } from '@reduxjs/toolkit';
import { buffers } from 'redux-saga';
import { classificationBecameDue, classifyOpenRequested } from '../../store/calls/actions';
import * as classification from '../../store/classification/actions';
import * as contacts from '../../store/contacts/actions';
import * as conversations from '../../store/conversations/actions';
import { readRequested as figuresRequested } from '../../store/figures/actions';
import * as history from '../../store/history/actions';
import * as messages from '../../store/messages/actions';
import * as phrases from '../../store/phrases/actions';
import { earlierRequested } from '../../store/timeline/actions';
import { actionChannel, call, take, type SagaGenerator } from './effects';
import { fetchChunk } from './fetchChunk';
import { serve, type Service } from './serve';

/** What opens a dialog, and what is asked for in one: seldom, so that its sagas come when it is. */
const REQUESTS = [
  ...[classification.openRequested, classification.becameDue, classifyOpenRequested, classificationBecameDue],
  ...[classification.readRequested, classification.saveRequested],
  ...[conversations.endRequested, conversations.endConfirmRequested, messages.fileDownloadRequested],
  ...[contacts.editOpenRequested, contacts.groupsReadRequested, contacts.saveRequested],
  ...[messages.deleteConfirmRequested, messages.retryRequested],
  ...[phrases.openRequested, phrases.templateBecameDue, phrases.readRequested],
  conversations.transferOpenRequested,
  conversations.transferTargetsReadRequested,
  conversations.transferRequested,
  conversations.createOpenRequested,
  conversations.createRequested,
  conversations.lastOpenRequested,
  conversations.lastReadRequested,
  conversations.lastCloseRequested,
  figuresRequested,
  earlierRequested,
  history.readRequested,
  history.leaveRequested,
  history.searchRequested,
  history.classifyRequested,
  history.exportRequested,
];

/** Fetches the sagas; replaced in tests. */
export type LoadServices = () => Promise<readonly Service[]>;

async function load(): Promise<readonly Service[]> {
  const chunk = await import(/* webpackChunkName: "services" */ './onDemandServices');
  return chunk.onDemandServices();
}

/** Serves what is asked for seldom, with sagas that are fetched at the first time. */
export function* serveOnDemand(loadServices: LoadServices = load): SagaGenerator<void> {
  const asked = yield* actionChannel(
    REQUESTS.map(({ type }) => type),
    buffers.expanding<Action>(),
  );
  const first = yield* take(asked);
  const found = yield* call(fetchChunk<readonly Service[]>, loadServices);
  yield* call(serve, asked, found, first);
}
