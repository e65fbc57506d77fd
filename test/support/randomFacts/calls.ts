import * as calls from '../../../src/store/calls/actions';
import type { CallCause, QualitySample, ReportedCall, SoundTrouble } from '../../../src/store/calls/types';
import type { Dice } from '../random';
import { foundCall } from './deskCall';
import type { FactsOf } from './table';
import { secretText } from './secrets';
import { callIds, conversationIds, failure, isoTime, missedCall, queueNames, uniqueIds } from './values';

const ofOne = (dice: Dice) => ({ callId: dice.pick(callIds) });

const number = (dice: Dice) => dice.pick(['1133334444', '4002', '']);
const name = (dice: Dice) => dice.pick([null, 'Bruno', 'constructor']);

const side = (dice: Dice) => dice.pick(['speaker', 'microphone'] as const);

const trouble = (dice: Dice): SoundTrouble =>
  dice.pick(['hearingNothing', 'notHeard', 'talkingWhileMuted', 'sendingSilence', 'sentDirectly']);

const cause = (dice: Dice) =>
  dice.pick<CallCause>(['completed', 'busy', 'cancelled', 'connection', 'misconfiguredAccount']);

const service = (dice: Dice) => ({ conversationId: dice.pick([null, ...conversationIds]) });

const elsewhere = (dice: Dice) => ({ conversationId: dice.pick(conversationIds) });

const ofParticipant = (dice: Dice) => ({ ...ofOne(dice), id: dice.pick(['p1', 'p2', ...uniqueIds]) });

const sample = (dice: Dice): QualitySample => ({
  mos: 1 + dice.next() * 3.5,
  rttMs: dice.int(300),
  jitterMs: dice.int(50),
  lossFraction: dice.next(),
});

const reportedCall = (dice: Dice): ReportedCall => ({
  uniqueId: dice.pick(uniqueIds),
  callId: dice.pick([null, ...callIds]),
  number: number(dice),
  name: name(dice),
  queue: dice.pick([null, ...queueNames]),
  incoming: dice.chance(0.7),
  contactId: dice.pick([null, '77']),
  ...service(dice),
  startedAt: isoTime(dice),
  answeredAt: null,
  ...(dice.chance(0.6) ? {} : { room: dice.pick(['1001', '7']) }),
  ...(dice.chance(0.5) ? {} : { dialledNumber: dice.pick(['08007001000', '4000']) }),
  ...(dice.chance(0.5) ? {} : { data: { 'X-Contrato': secretText(dice) } }),
});

/** Random facts and requests of calls. */
export const callFacts: FactsOf<'calls'> = {
  'calls/dialRequested': (dice) =>
    calls.dialRequested({
      number: number(dice),
      name: name(dice),
      queue: null,
      contactId: null,
      consultOf: null,
    }),
  'calls/deskCallFound': foundCall,
  'calls/answerRequested': (dice) => calls.answerRequested(ofOne(dice)),
  'calls/declineRequested': (dice) => calls.declineRequested(ofOne(dice)),
  'calls/hangUpRequested': (dice) => calls.hangUpRequested(ofOne(dice)),
  'calls/hangUpElsewhereRequested': (dice) => calls.hangUpElsewhereRequested(elsewhere(dice)),
  'calls/holdRequested': (dice) => calls.holdRequested(ofOne(dice)),
  'calls/resumeRequested': (dice) => calls.resumeRequested(ofOne(dice)),
  'calls/volumeRequested': (dice) =>
    calls.volumeRequested({ ...ofOne(dice), side: side(dice), volume: dice.int(101) }),
  'calls/muteRequested': (dice) =>
    calls.muteRequested({ ...ofOne(dice), side: side(dice), muted: dice.chance(0.5) }),
  'calls/digitRequested': (dice) => calls.digitRequested({ ...ofOne(dice), digit: secretText(dice) }),
  'calls/blindTransferRequested': (dice) =>
    calls.blindTransferRequested({ ...ofOne(dice), number: number(dice) }),
  'calls/attendedTransferRequested': (dice) =>
    calls.attendedTransferRequested({ ...ofOne(dice), otherCallId: dice.pick(callIds) }),
  'calls/transferOpenRequested': (dice) => calls.transferOpenRequested(ofOne(dice)),
  'calls/transferCloseRequested': () => calls.transferCloseRequested(),
  'calls/openRequested': (dice) => calls.openRequested(ofOne(dice)),
  'calls/missedSeenRequested': (dice) =>
    calls.missedSeenRequested({ ids: [dice.pick(callIds), dice.pick(uniqueIds)] }),
  'calls/dialOpenRequested': (dice) =>
    calls.dialOpenRequested({ number: number(dice), name: name(dice), contactId: null }),
  'calls/dialCloseRequested': () => calls.dialCloseRequested(),
  'calls/failureDismissRequested': () => calls.failureDismissRequested(),
  'calls/repairRequested': (dice) => calls.repairRequested(ofOne(dice)),
  'calls/troubleDismissRequested': (dice) => calls.troubleDismissRequested(ofOne(dice)),
  'calls/classifyOpenRequested': (dice) => calls.classifyOpenRequested(ofOne(dice)),
  'calls/classifyCloseRequested': () => calls.classifyCloseRequested(),
  'calls/classifyRequested': (dice) =>
    calls.classifyRequested({
      ...ofOne(dice),
      classificationId: '1',
      subclassificationId: null,
      notes: secretText(dice),
      protocol: secretText(dice),
    }),
  'calls/classifyDeferRequested': (dice) =>
    calls.classifyDeferRequested({
      ...ofOne(dice),
      classificationId: dice.pick([null, '1']),
      subclassificationId: null,
      notes: secretText(dice),
      protocol: secretText(dice),
    }),

  'calls/offered': (dice) =>
    calls.offered({
      ...ofOne(dice),
      number: number(dice),
      name: name(dice),
      queue: dice.pick([null, 'SAC']),
      uniqueId: dice.pick([null, ...uniqueIds]),
      contactId: dice.pick([null, '77']),
      data: { 'X-Documento': secretText(dice) },
      autoAnswerAt: dice.pick([null, 1000]),
      ...(dice.chance(0.8) ? {} : { replaces: dice.pick(callIds) }),
      ...(dice.chance(0.8)
        ? {}
        : { conference: { room: '7', users: [{ name: name(dice), number: number(dice) }] } }),
    }),
  'calls/offerRefused': (dice) =>
    calls.offerRefused({ ...ofOne(dice), number: number(dice), name: name(dice) }),
  'calls/dialed': (dice) =>
    calls.dialed({
      ...ofOne(dice),
      number: number(dice),
      name: name(dice),
      queue: 'SAC',
      contactId: dice.pick([null, '77']),
      consultOf: dice.pick([null, ...callIds]),
      ...(dice.chance(0.7) ? {} : { room: '1001' }),
    }),
  'calls/dialRefused': (dice) =>
    calls.dialRefused({
      ...failure(dice),
      number: number(dice),
      reason: dice.pick(['noVoiceQueue', 'notConnected', 'notRegistered', 'invalidNumber']),
    }),
  'calls/progressed': (dice) =>
    calls.progressed({
      ...ofOne(dice),
      status: dice.pick([100, 180, 183]),
      earlyMedia: dice.chance(0.3),
    }),
  'calls/answerStarted': (dice) => calls.answerStarted({ ...ofOne(dice), automatic: dice.chance(0.5) }),
  'calls/answered': (dice) => calls.answered(ofOne(dice)),
  'calls/hangUpStarted': (dice) => calls.hangUpStarted(ofOne(dice)),
  'calls/identityChanged': (dice) =>
    calls.identityChanged({ ...ofOne(dice), number: number(dice), name: name(dice) }),
  'calls/ended': (dice) =>
    calls.ended({
      ...ofOne(dice),
      end: {
        by: dice.pick(['agent', 'other', 'console']),
        cause: cause(dice),
        status: dice.pick([null, 486]),
        q850: dice.pick([null, 16]),
      },
    }),
  'calls/classificationRequired': (dice) => calls.classificationRequired(ofOne(dice)),
  'calls/classificationPauseStarted': (dice) =>
    calls.classificationPauseStarted({ formerReason: dice.pick([null, 'Café']) }),
  'calls/classificationPauseEnded': () => calls.classificationPauseEnded(),
  'calls/classifyStarted': (dice) => calls.classifyStarted(ofOne(dice)),
  'calls/classified': (dice) => calls.classified(ofOne(dice)),
  'calls/classificationDeferred': (dice) => calls.classificationDeferred(ofOne(dice)),
  'calls/classifyFailed': (dice) => calls.classifyFailed({ ...ofOne(dice), ...failure(dice) }),

  'calls/holdStarted': (dice) => calls.holdStarted({ ...ofOne(dice), held: dice.chance(0.5) }),
  'calls/holdChanged': (dice) => calls.holdChanged({ ...ofOne(dice), held: dice.chance(0.5) }),
  'calls/holdFailed': (dice) =>
    calls.holdFailed({ ...ofOne(dice), ...failure(dice), held: dice.chance(0.5) }),
  'calls/remoteHoldChanged': (dice) => calls.remoteHoldChanged({ ...ofOne(dice), held: dice.chance(0.5) }),
  'calls/levelChanged': (dice) =>
    calls.levelChanged({
      ...ofOne(dice),
      side: side(dice),
      volume: dice.int(101),
      muted: dice.chance(0.3),
    }),
  'calls/digitSent': (dice) =>
    calls.digitSent({ ...ofOne(dice), digit: secretText(dice), by: dice.pick(['rtp', 'info']) }),
  'calls/digitFailed': (dice) =>
    calls.digitFailed({ ...ofOne(dice), ...failure(dice), digit: secretText(dice) }),
  'calls/transferStarted': (dice) =>
    calls.transferStarted({
      ...ofOne(dice),
      kind: dice.pick(['blind', 'attended', 'room']),
      to: dice.pick(['4002', '*701001']),
    }),
  'calls/transferProgressed': (dice) =>
    calls.transferProgressed({ ...ofOne(dice), status: dice.pick([100, 180, 200, 486]) }),
  'calls/transferred': (dice) => calls.transferred(ofOne(dice)),
  'calls/transferFailed': (dice) =>
    calls.transferFailed({ ...ofOne(dice), ...failure(dice), status: dice.pick([null, 486]) }),

  'calls/mediaChanged': (dice) =>
    calls.mediaChanged({
      ...ofOne(dice),
      media: dice.pick(['connecting', 'connected', 'interrupted', 'failed']),
    }),
  'calls/qualityMeasured': (dice) => calls.qualityMeasured({ ...ofOne(dice), ...sample(dice) }),
  'calls/troubleFound': (dice) => calls.troubleFound({ ...ofOne(dice), trouble: trouble(dice) }),
  'calls/troubleEnded': (dice) => calls.troubleEnded({ ...ofOne(dice), trouble: trouble(dice) }),
  'calls/repairStarted': (dice) => calls.repairStarted(ofOne(dice)),
  'calls/repaired': (dice) => calls.repaired(ofOne(dice)),
  'calls/repairAbandoned': (dice) => calls.repairAbandoned(ofOne(dice)),
  'calls/repairFailed': (dice) => calls.repairFailed({ ...ofOne(dice), ...failure(dice) }),

  'calls/conferenceRequested': (dice) => calls.conferenceRequested(ofOne(dice)),
  'calls/participantAddRequested': (dice) =>
    calls.participantAddRequested({ ...ofOne(dice), name: 'Bruno', number: number(dice), extension: null }),
  'calls/participantRetryRequested': (dice) => calls.participantRetryRequested(ofParticipant(dice)),
  'calls/participantRemoveRequested': (dice) => calls.participantRemoveRequested(ofParticipant(dice)),
  'calls/participantAsked': (dice) => {
    const { callId, id } = ofParticipant(dice);
    const participant = { id, name: name(dice), number: number(dice), extension: dice.pick([null, '1002']) };
    return calls.participantAsked({ callId, participant });
  },
  'calls/participantCalled': (dice) =>
    calls.participantCalled({ ...ofParticipant(dice), legId: dice.pick(callIds) }),
  'calls/participantEventsMissed': (dice) => calls.participantEventsMissed(ofParticipant(dice)),
  'calls/participantRefused': (dice) =>
    calls.participantRefused({ ...ofParticipant(dice), ...failure(dice) }),
  'calls/participantRemoveStarted': (dice) => calls.participantRemoveStarted(ofParticipant(dice)),
  'calls/participantRemoved': (dice) => calls.participantRemoved(ofParticipant(dice)),
  'calls/participantRemoveFailed': (dice) =>
    calls.participantRemoveFailed({ ...ofParticipant(dice), ...failure(dice) }),
  'calls/participantsEnded': (dice) =>
    calls.participantsEnded({ ...ofOne(dice), uniqueIds: [dice.pick(uniqueIds)] }),
  'calls/roomRefused': (dice) => calls.roomRefused(ofOne(dice)),

  'calls/rangAtServer': (dice, mark) => calls.rangAtServer({ call: reportedCall(dice) }, mark),
  'calls/answeredAtServer': (dice, mark) =>
    calls.answeredAtServer({ uniqueId: dice.pick(uniqueIds), at: isoTime(dice), ...service(dice) }, mark),
  'calls/hungUpAtServer': (dice, mark) =>
    calls.hungUpAtServer(
      { uniqueId: dice.pick(uniqueIds), cause: 16, at: isoTime(dice), ...service(dice) },
      mark,
    ),
  'calls/missedRestored': (dice) => calls.missedRestored({ calls: [missedCall(dice)] }),
  'calls/customerFound': (dice) =>
    calls.customerFound({ ...ofOne(dice), number: number(dice), contactId: dice.pick([null, '77']) }),
  'calls/offerMissed': (dice) => calls.offerMissed({ uniqueId: dice.pick(uniqueIds) }),
  'calls/hangUpElsewhereStarted': (dice) => calls.hangUpElsewhereStarted(elsewhere(dice)),
  'calls/hangUpElsewhereSent': (dice) => calls.hangUpElsewhereSent(elsewhere(dice)),
  'calls/hangUpElsewhereFailed': (dice) =>
    calls.hangUpElsewhereFailed({ ...elsewhere(dice), ...failure(dice) }),
};
