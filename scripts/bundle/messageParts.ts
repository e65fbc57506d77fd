import { compileMessages, type CompiledMessages } from './compileMessages';

/** Groups of keys that the login says; the console says others too. */
const FIRST_GROUPS = ['failure', 'feedback', 'language', 'login', 'refusedField'];

/** What the login says of a group that is not its own. */
const FIRST_KEYS = ['action.reload'];

/** Failures of files, calls, lists and messages: none of them is met before the agent is in. */
const LATER =
  /^(feedback\.droppedRows|failure\.(ARQUIVO|CHAVE|LIMITE|SEM_|call|file|interrupted|invalid|listFailed|mailNotSent|nego|notEst|otherChannel|record|socket|stillSending|transfer|unconfirmed|undone|upload))/;

/** Groups of what opens on demand: pages, dialogs, the telephone's screens. */
const LATE_GROUPS = [
  'answer',
  'board',
  'bulk',
  'call',
  'chart',
  'classify',
  'close',
  'conference',
  'contact',
  'contacts',
  'create',
  'customer',
  'deletion',
  'devices',
  'diagnostics',
  'dial',
  'editor',
  'emoji',
  'end',
  'figures',
  'files',
  'giveAway',
  'headset',
  'history',
  'mail',
  'media',
  'notes',
  'noticeCentre',
  'palette',
  'phone',
  'presence',
  'recorder',
  'replay',
  'replies',
  'schedule',
  'selfCheck',
  'settings',
  'shortcuts',
  'softphone',
  'sound',
  'start',
  'statusMenu',
  'template',
  'transfer',
  'undelivered',
  'viewer',
];

/** What the console itself says of them: the titles of buttons, notices, marks. */
const CONSOLE_KEYS = [
  'answer.originalMissing',
  'answer.originalUnreachable',
  'board.open',
  'call.anonymous',
  'call.anonymousWithin',
  'call.cause.addressIncomplete',
  'call.cause.authentication',
  'call.cause.busy',
  'call.cause.cancelled',
  'call.cause.completed',
  'call.cause.completedElsewhere',
  'call.cause.connection',
  'call.cause.incompatible',
  'call.cause.intermediaryRejected',
  'call.cause.microphoneBusy',
  'call.cause.microphoneMissing',
  'call.cause.microphoneRefused',
  'call.cause.misconfiguredAccount',
  'call.cause.noAnswer',
  'call.cause.noRelay',
  'call.cause.notConnected',
  'call.cause.notFound',
  'call.cause.notPlaced',
  'call.cause.notRegistered',
  'call.cause.othersNotHeld',
  'call.cause.overloaded',
  'call.cause.redirected',
  'call.cause.rejected',
  'call.cause.replacesNotEarly',
  'call.cause.replacesTerminated',
  'call.cause.replacesUnknown',
  'call.cause.requestTerminated',
  'call.cause.sessionError',
  'call.cause.temporarilyUnavailable',
  'call.cause.timeout',
  'call.cause.unavailable',
  'call.cause.unconfirmed',
  'call.cause.unwanted',
  'call.desk.dialing',
  'call.desk.ended',
  'call.desk.incoming',
  'call.desk.offered',
  'call.endedBy.agent',
  'call.endedBy.console',
  'call.endedBy.other',
  'call.hangUpElsewhere.failed',
  'call.held',
  'call.holding',
  'call.inRoom',
  'call.incoming',
  'call.incomingFrom',
  'call.incomingQueue',
  'call.missed',
  'call.missedCount',
  'call.movingToRoom',
  'call.notReached',
  'call.phase.active',
  'call.phase.answering',
  'call.phase.dialing',
  'call.phase.ending',
  'call.phase.offered',
  'call.phase.ringing',
  'call.remoteHold',
  'call.resuming',
  'call.schedule',
  'call.sessionOver',
  'call.sessionOverBecause',
  'call.transfer',
  'call.transferring',
  'classify.classification',
  'classify.notKept',
  'classify.notes',
  'classify.subclassification',
  'close.queuesLater',
  'contact.data',
  'contact.edit',
  'contact.openUrl',
  'contact.urlBlocked',
  'create.address',
  'create.elsewhere',
  'create.email',
  'create.existing',
  'create.failed',
  'create.name',
  'create.start',
  'create.waiting',
  'create.whatsapp',
  'customer.hide',
  'customer.show',
  'devices.title',
  'dial.open',
  'dial.refused.noVoiceQueue',
  'dial.title',
  'end.done',
  'end.view',
  'giveAway.done',
  'mail.forward',
  'media.download',
  'media.downloadFailed',
  'media.enlarge',
  'media.missing',
  'media.pictureBroken',
  'noticeCentre.title',
  'noticeCentre.unseen',
  'replies.title',
  'softphone.back',
  'softphone.doNotDisturb',
  'softphone.out',
  'sound.unlock',
  'template.title',
  'undelivered.open',
  'undelivered.show',
  'undelivered.toast',
  'undelivered.toastGone',
];

/** Whether a key belongs to the part of the words that the login waits for. */
export function isFirst(key: string): boolean {
  return FIRST_KEYS.includes(key) || (FIRST_GROUPS.includes(key.split('.')[0] ?? '') && !LATER.test(key));
}

/** Whether a key belongs to the part of the words that the console does not wait for. */
export function isLate(key: string): boolean {
  return !isFirst(key) && LATE_GROUPS.includes(key.split('.')[0] ?? '') && !CONSOLE_KEYS.includes(key);
}

function part(json: string, isWanted: (key: string) => boolean): CompiledMessages {
  return Object.fromEntries(Object.entries(compileMessages(json)).filter(([key]) => isWanted(key)));
}

/** The words that the login waits for, compiled. */
export const compileFirst = (json: string): CompiledMessages => part(json, isFirst);

/** The words that the console says besides, compiled. */
export const compileRest = (json: string): CompiledMessages =>
  part(json, (key) => !isFirst(key) && !isLate(key));

/** The words of what opens on demand, compiled. */
export const compileLate = (json: string): CompiledMessages => part(json, isLate);
