import * as classification from '../../../src/store/classification/actions';
import type { ClassificationRow } from '../../../src/store/classification/types';
import * as drafts from '../../../src/store/drafts/actions';
import * as messages from '../../../src/store/messages/actions';
import * as outbox from '../../../src/store/outbox/actions';
import * as recording from '../../../src/store/recording/actions';
import type { Dice } from '../random';
import type { FactsOf } from './table';
import { mail, prefill } from './mails';
import { secretOrNull, secretText } from './secrets';
import {
  clientIds,
  conversationIds,
  failure,
  message,
  isoTime,
  outboxFile,
  outboxItem,
  patch,
  quote,
} from './values';

const inOne = (dice: Dice) => ({ conversationId: dice.pick(conversationIds) });

const oneOf = (dice: Dice) => ({ ...inOne(dice), messageId: String(dice.int(12)) });

const content = (dice: Dice) => ({
  text: secretText(dice),
  quoted: dice.chance(0.6) ? null : quote(dice),
});

const returned = (dice: Dice) => ({
  ...content(dice),
  mail: dice.chance(0.5) ? null : mail(dice),
  ...(dice.chance(0.3) ? { file: outboxFile(dice) } : {}),
});

const part = (dice: Dice) => ({
  messages: dice.some(8, () => message(dice)),
  hasOlder: dice.chance(0.7),
});

const ofOne = (dice: Dice) => ({ clientMsgId: dice.pick(clientIds) });

const row = (dice: Dice): ClassificationRow => ({
  id: '5',
  classificationId: '1',
  classification: 'Dúvida',
  subclassificationId: null,
  subclassification: null,
  notes: secretOrNull(dice),
  agent: 'Ana',
});

/** Random facts of messages, drafts, the outbox and classification. */
export const workFacts: FactsOf<'classification' | 'drafts' | 'messages' | 'outbox' | 'recording'> = {
  'classification/openRequested': (dice) => classification.openRequested(inOne(dice)),
  'classification/dismissRequested': () => classification.dismissRequested(),
  'classification/saveRequested': (dice) =>
    classification.saveRequested({
      ...inOne(dice),
      classificationId: '1',
      subclassificationId: null,
      notes: secretText(dice),
    }),
  'classification/readRequested': () => classification.readRequested(),
  'classification/required': (dice) => classification.required(inOne(dice)),
  'classification/readStarted': () => classification.readStarted(),
  'classification/loaded': () =>
    classification.loaded({
      classifications: [{ id: '1', name: 'Dúvida', queues: [] }],
      subclassifications: [],
    }),
  'classification/readFailed': (dice) => classification.readFailed(failure(dice)),
  'classification/rowsLoaded': (dice) =>
    classification.rowsLoaded({ ...inOne(dice), rows: dice.some(2, () => row(dice)) }),
  'classification/saveStarted': (dice) => classification.saveStarted(inOne(dice)),
  'classification/saved': (dice) => classification.saved({ ...inOne(dice), row: row(dice) }),
  'classification/saveFailed': (dice) => classification.saveFailed({ ...inOne(dice), ...failure(dice) }),

  'drafts/keepRequested': (dice) => drafts.keepRequested({ ...inOne(dice), text: secretText(dice) }),
  'drafts/quoteRequested': (dice) => drafts.quoteRequested({ ...inOne(dice), quoted: quote(dice) }),
  'drafts/quoteDropRequested': (dice) => drafts.quoteDropRequested(inOne(dice)),
  'drafts/filesAttachRequested': (dice) =>
    drafts.filesAttachRequested({ ...inOne(dice), files: dice.some(3, () => outboxFile(dice)) }),
  'drafts/fileRemoveRequested': (dice) =>
    drafts.fileRemoveRequested({ ...inOne(dice), uploadId: outboxFile(dice).uploadId }),
  'drafts/mailOpenRequested': (dice) => {
    const { key, kind, messageId } = mail(dice);
    const brings = dice.chance(0.5) ? {} : { brings: dice.some(2, () => outboxFile(dice)) };
    const toAll = dice.chance(0.5);
    return drafts.mailOpenRequested({ ...inOne(dice), key, kind, messageId, toAll, ...brings });
  },
  'drafts/mailCloseRequested': () => drafts.mailCloseRequested(),
  'drafts/mailKeepRequested': (dice) => drafts.mailKeepRequested({ ...inOne(dice), mail: mail(dice) }),
  'drafts/mailDropRequested': (dice) => drafts.mailDropRequested({ ...inOne(dice), key: mail(dice).key }),
  'drafts/mailRequired': (dice) =>
    drafts.mailRequired({ ...inOne(dice), ...(dice.chance(0.5) ? {} : { prefill: prefill(dice) }) }),
  'drafts/restored': (dice) =>
    drafts.restored({
      drafts: dice.some(3, () => ({
        ...inOne(dice),
        ...content(dice),
        savedAt: dice.int(1000),
        mails: dice.some(2, () => ({ ...mail(dice), savedAt: dice.int(1000) })),
        ...(dice.chance(0.5)
          ? {}
          : { files: dice.some(2, () => ({ ...outboxFile(dice), failure: failure(dice) })) }),
      })),
    }),
  'drafts/keepingFailed': (dice) => drafts.keepingFailed({ ...inOne(dice), ...failure(dice) }),

  'messages/sendRequested': (dice) => messages.sendRequested({ ...inOne(dice), text: secretText(dice) }),
  'messages/replyRequested': (dice) =>
    messages.replyRequested({ ...inOne(dice), text: secretText(dice), quoted: quote(dice) }),
  'messages/sendMailRequested': (dice) => {
    const said = { html: secretText(dice), plainText: secretText(dice) };
    return messages.sendMailRequested({ ...inOne(dice), mail: mail(dice), ...said });
  },
  'messages/deleteRequested': (dice) => messages.deleteRequested(oneOf(dice)),
  'messages/deleteCancelRequested': () => messages.deleteCancelRequested(),
  'messages/deleteConfirmRequested': (dice) => messages.deleteConfirmRequested(oneOf(dice)),
  'messages/retryRequested': (dice) => messages.retryRequested(oneOf(dice)),
  'messages/readRequested': (dice) => messages.readRequested(inOne(dice)),
  'messages/readAheadRequested': (dice) => messages.readAheadRequested(inOne(dice)),
  'messages/pastOpenRequested': (dice) => messages.pastOpenRequested(inOne(dice)),
  'messages/pastCloseRequested': (dice) => messages.pastCloseRequested(inOne(dice)),
  'messages/fileDownloadRequested': (dice) =>
    messages.fileDownloadRequested({ url: secretText(dice), fileName: secretText(dice) }),
  'messages/received': (dice, mark) =>
    messages.received({ message: message(dice), conversation: patch(dice) }, mark),
  'messages/changed': (dice, mark) =>
    messages.changed({ message: message(dice), conversation: patch(dice) }, mark),
  'messages/sendSettled': (dice, mark) => {
    const clientMsgId = dice.pick([null, ...clientIds]);
    const settled = dice.chance(0.4) ? null : message(dice);
    return messages.sendSettled({ ...inOne(dice), clientMsgId, message: settled, failure: null }, mark);
  },
  'messages/deleteStarted': (dice) => messages.deleteStarted(oneOf(dice)),
  'messages/deleted': (dice) =>
    messages.deleted({ ...oneOf(dice), updatedAt: dice.chance(0.5) ? null : isoTime(dice) }),
  'messages/deleteFailed': (dice) => messages.deleteFailed({ ...oneOf(dice), ...failure(dice) }),
  'messages/retryStarted': (dice) => messages.retryStarted(oneOf(dice)),
  'messages/retried': (dice) => messages.retried({ message: message(dice) }),
  'messages/retryFailed': (dice) => messages.retryFailed({ ...oneOf(dice), errorText: 'Número bloqueado' }),
  'messages/readStarted': (dice) => messages.readStarted(inOne(dice)),
  'messages/loaded': (dice) =>
    messages.loaded({ ...inOne(dice), messages: dice.some(8, () => message(dice)) }),
  'messages/newestLoaded': (dice) => messages.newestLoaded({ ...inOne(dice), ...part(dice) }),
  'messages/olderLoaded': (dice) => messages.olderLoaded({ ...inOne(dice), ...part(dice) }),
  'messages/readFailed': (dice) => messages.readFailed({ ...inOne(dice), ...failure(dice) }),
  'messages/staled': (dice) =>
    messages.staled({ conversationIds: dice.some(3, () => dice.pick(conversationIds)) }),
  'messages/forgotten': (dice) => messages.forgotten(inOne(dice)),

  'outbox/undoRequested': (dice) => outbox.undoRequested(ofOne(dice)),
  'outbox/released': (dice) => outbox.released(ofOne(dice)),
  'outbox/retryRequested': (dice) => outbox.retryRequested(ofOne(dice)),
  'outbox/editRequested': (dice) => outbox.editRequested(ofOne(dice)),
  'outbox/sendElsewhereRequested': (dice) =>
    outbox.sendElsewhereRequested({ ...ofOne(dice), ...inOne(dice) }),
  'outbox/discardRequested': (dice) => outbox.discardRequested(ofOne(dice)),
  'outbox/sendFileRequested': (dice) =>
    outbox.sendFileRequested({
      ...inOne(dice),
      file: outboxFile(dice),
      caption: secretText(dice),
    }),
  'outbox/cancelRequested': (dice) => outbox.cancelRequested(ofOne(dice)),
  'outbox/saveFileRequested': (dice) => outbox.saveFileRequested(ofOne(dice)),
  'outbox/fileRefused': (dice) =>
    outbox.fileRefused({ uploadId: outboxFile(dice).uploadId, ...failure(dice) }),
  'outbox/queued': (dice) => outbox.queued({ item: outboxItem(dice), spendsDraft: dice.chance(0.5) }),
  'outbox/restored': (dice) => outbox.restored({ items: dice.some(2, () => outboxItem(dice)) }),
  'outbox/attemptStarted': (dice) => outbox.attemptStarted(ofOne(dice)),
  'outbox/attemptFailed': (dice) => outbox.attemptFailed({ ...ofOne(dice), ...failure(dice) }),
  'outbox/delivered': (dice) => outbox.delivered({ ...ofOne(dice), message: message(dice) }),
  'outbox/refused': (dice) =>
    outbox.refused({ ...ofOne(dice), ...inOne(dice), ...failure(dice), ...returned(dice) }),
  'outbox/gaveUp': (dice) => outbox.gaveUp({ ...ofOne(dice), ...failure(dice) }),
  'outbox/discarded': (dice) => {
    const back = dice.chance(0.3) ? null : { ...inOne(dice), ...returned(dice) };
    return outbox.discarded({ ...ofOne(dice), returned: back });
  },
  'outbox/storingFailed': (dice) => outbox.storingFailed({ ...ofOne(dice), ...failure(dice) }),
  'outbox/classificationDelayed': (dice) => outbox.classificationDelayed({ reqId: dice.pick(['p1', 'p2']) }),
  'outbox/classificationLeft': (dice) =>
    outbox.classificationLeft({ reqId: dice.pick(['p1', 'p2']), uniqueId: dice.pick(['u1', 'u2']) }),
  'outbox/classificationDelivered': (dice) =>
    outbox.classificationDelivered({ reqId: dice.pick(['p1', 'p2']) }),
  'outbox/classificationRefused': (dice) =>
    outbox.classificationRefused({ reqId: dice.pick(['p1', 'p2']), ...failure(dice) }),
  'outbox/uploadReported': (dice, mark) =>
    outbox.uploadReported(
      {
        uploadId: dice.pick(['up1', 'up2', '__proto__']),
        percent: dice.int(101),
        ...inOne(dice),
        state: dice.pick(['sending', 'done', 'failed']),
        ...(dice.chance(0.8) ? {} : { errorText: 'O disco do servidor está cheio' }),
      },
      mark,
    ),

  'recording/startRequested': (dice) => recording.startRequested(inOne(dice)),
  'recording/stopRequested': () => recording.stopRequested(),
  'recording/pauseRequested': () => recording.pauseRequested(),
  'recording/resumeRequested': () => recording.resumeRequested(),
  'recording/discardRequested': () => recording.discardRequested(),
  'recording/restoreRequested': () => recording.restoreRequested(),
  'recording/previewed': (dice) => recording.previewed({ fileId: dice.pick(['f1', 'f2']) }),
  'recording/discarded': () => recording.discarded(),
  'recording/cancelRequested': () => recording.cancelRequested(),
  'recording/dismissRequested': () => recording.dismissRequested(),
  'recording/started': () => recording.started(),
  'recording/interrupted': (dice) => recording.interrupted({ reason: dice.pick(['microphone', 'limit']) }),
  'recording/finished': (dice) => {
    const { clientMsgId, target } = outboxItem(dice);
    return recording.finished({ clientMsgId, target, file: { ...outboxFile(dice), name: 'a1.mpeg' } });
  },
  'recording/failed': (dice) =>
    recording.failed({
      ...inOne(dice),
      trouble: dice.pick(['refused', 'missing', 'busy', 'soundStill', 'failed']),
    }),
};
