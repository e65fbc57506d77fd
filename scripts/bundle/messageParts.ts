import { compileMessages, type CompiledMessages } from './compileMessages';

/** Groups of keys that the login says; the console says others too. */
const FIRST_GROUPS = ['failure', 'feedback', 'language', 'login', 'refusedField'];

/** What the login says of a group that is not its own. */
const FIRST_KEYS = ['action.reload'];

/** Failures of files, calls, lists and messages: none of them is met before the agent is in. */
const LATER =
  /^(feedback\.droppedRows|failure\.(ARQUIVO|CHAVE|LIMITE|SEM_|call|file|interrupted|invalid|listFailed|nego|notEst|otherChannel|record|socket|stillSending|transfer|unconfirmed|undone|upload))/;

/** Groups of what opens on demand: pages, dialogs, the telephone's screens. */
const LATE_GROUPS = [
  'answer',
  'board',
  'bulk',
  'classify',
  'conference',
  'contacts',
  'deletion',
  'devices',
  'diagnostics',
  'dial',
  'editor',
  'figures',
  'giveAway',
  'headset',
  'history',
  'palette',
  'phone',
  'presence',
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
];

/** What the console itself says of them: the titles of buttons, notices, marks. */
const CONSOLE_KEYS = [
  'answer.originalMissing',
  'answer.originalUnreachable',
  'board.open',
  'classify.classification',
  'classify.notKept',
  'classify.notes',
  'classify.subclassification',
  'devices.title',
  'dial.open',
  'dial.refused.noVoiceQueue',
  'dial.title',
  'giveAway.done',
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
