import { buffers, type Channel } from 'redux-saga';
import { mailBecameDue, mailOpenRequested, restored } from '../../store/drafts/actions';
import { selectDrafts, selectWriting } from '../../store/drafts/selectors';
import { sendMailRequested } from '../../store/messages/actions';
import { discarded, refused } from '../../store/outbox/actions';
import type { Mail, SentMail } from '../../store/outbox/types';
import { actionChannel, call, fork, select, take, type SagaGenerator } from '../core/effects';
import { fetchChunk } from '../core/fetchChunk';
import type * as sagas from './mailSagas';

type SendMailRequest = ReturnType<typeof sendMailRequested>;

type MailSagas = typeof sagas;

/** What only mails need of the outbox: it comes with the first one that is written, or was left unsent. */
export function* mailSagas(): SagaGenerator<MailSagas> {
  return yield* call(
    fetchChunk<MailSagas>,
    () => import(/* webpackChunkName: "services-mail" */ './mailSagas'),
  );
}

/** A mail that was sent as the agent writes on at it (see `mailBack`). */
export function* givenBack(sent: SentMail): SagaGenerator<Mail> {
  const { mailBack } = yield* call(mailSagas);
  return yield* call(mailBack, sent);
}

const BEGINNINGS = [mailOpenRequested, mailBecameDue, restored, discarded, refused];

/** Whether there is a mail that is written, or was. */
function* hasMails(): SagaGenerator<boolean> {
  const isWriting = (yield* select(selectWriting)) !== null;
  return isWriting || Object.values(yield* select(selectDrafts)).some(({ mails }) => mails.length > 0);
}

/** Keeps the files of drafts and makes items of mails, from the first mail on: its editor is there while it is fetched. */
export function* watchMails(requests: Channel<SendMailRequest>): SagaGenerator<void> {
  while (!(yield* call(hasMails))) yield* take(BEGINNINGS);
  const { composeMails, keepDraftFiles } = yield* call(mailSagas);
  yield* fork(keepDraftFiles);
  yield* call(composeMails, requests);
}

/** The mails that the agent sends, in the order of the clicks; open before anything else takes time. */
export function* mailRequests(): SagaGenerator<Channel<SendMailRequest>> {
  return yield* actionChannel(sendMailRequested.type, buffers.expanding<SendMailRequest>());
}
