import type { ActionType } from '../../../store/actionCatalogue';
import type { TimelineEntry } from '../../../store/actionLog/types';
import { domainOf, type LogIndex } from '../log/filter';
import { SUBJECTS, type Subjects } from '../log/subjects';

/** What answered what, by position. */
export interface Answers {
  /** The facts that answered a request. */
  answersOf(position: number): readonly number[];
  /** The requests that a fact answers. */
  askedBy(position: number): readonly number[];
}

/** A fact later than this answers something else, ms. */
const WINDOW_MS = 120_000;

/** How many facts are shown to answer one request. */
const MOST = 6;

const REQUEST = /Requested$/u;

/** Requests whose facts go by other words, and those facts; of the catalogue, so that a renamed one does not compile. */
const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  'auth/loginRequested': ['auth/loggedIn', 'auth/loginFailed'],
  'auth/logoutRequested': ['auth/loggedOut'],
  'calls/hangUpRequested': ['calls/ended', 'calls/hungUpAtServer'],
  'calls/resumeRequested': ['calls/holdStarted', 'calls/holdChanged'],
  'calls/blindTransferRequested': [
    'calls/transferStarted',
    'calls/transferProgressed',
    'calls/transferred',
    'calls/transferFailed',
  ],
  'calls/classifyRequested': [
    'calls/classifyStarted',
    'calls/classified',
    'calls/classifyFailed',
    'calls/classificationPauseEnded',
  ],
  'conversations/openRequested': ['messages/readStarted', 'messages/loaded'],
  'conversations/endRequested': ['conversations/endConfirmationOpened', 'classification/required'],
  'conversations/endConfirmRequested': ['conversations/endStarted', 'conversations/ended'],
  'messages/readAheadRequested': ['messages/readStarted', 'messages/loaded'],
  'messages/sendRequested': ['outbox/queued', 'messages/sendSettled'],
  'queues/switchRequested': ['queues/membershipsReported', 'queues/switchFailed'],
} satisfies Partial<Record<ActionType, readonly ActionType[]>>;

/** The beginnings of the facts that a request may have: `calls/hold` of `calls/holdRequested`. */
function wordsOf(type: string): readonly string[] {
  const own = type.replace(REQUEST, '');
  // A silent e goes before an ending: save, saved; dispose, disposing.
  return OTHER_WORDS[type] ?? [own, own.replace(/(?:e|y)$/u, '')].filter((word) => word !== domainOf(type));
}

function shares(a: Subjects, b: Subjects): boolean {
  return SUBJECTS.some((subject) => a[subject].some((id) => b[subject].includes(id)));
}

/** Whether two actions may be about the same thing: neither names what the other does not. */
function agree(asked: Subjects, told: Subjects): boolean {
  return SUBJECTS.every(
    (subject) =>
      asked[subject].length === 0 ||
      told[subject].length === 0 ||
      asked[subject].some((id) => told[subject].includes(id)),
  );
}

/** A request that may still be answered. */
interface Asked {
  position: number;
  at: number;
  words: readonly string[];
  subjects: Subjects;
  count: number;
}

function isAnsweredBy(asked: Asked, { action }: TimelineEntry, subjects: Subjects): boolean {
  if (action.meta.at - asked.at > WINDOW_MS || asked.count >= MOST) return false;
  return asked.words.some((word) => action.type.startsWith(word)) && agree(asked.subjects, subjects);
}

/** Adds a value to the list of a key. */
function add<K>(lists: Map<K, number[]>, key: K, value: number): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else if (!list.includes(value)) list.push(value);
}

/**
 * Finds what answered what: an event of the server by the id of the request that it names, any other fact by the
 * request's word and the ids that both have. The last such request counts, and it is asked for two minutes.
 */
export function answersIn({ entries, subjects }: LogIndex): Answers {
  const answers = new Map<number, number[]>();
  const askers = new Map<number, number[]>();
  const sentAs = new Map<string, number>();
  let open: Asked[] = [];

  const link = (asker: number, answer: number) => {
    add(answers, asker, answer);
    add(askers, answer, asker);
  };

  for (const [index, entry] of entries.entries()) {
    const { action, position } = entry;
    const about = subjects[index];
    if (about === undefined) continue;
    const named = action.meta.push?.reqId;
    const sender = named === undefined ? undefined : sentAs.get(named);
    if (sender !== undefined) link(sender, position);
    for (const id of about.request) if (!sentAs.has(id)) sentAs.set(id, position);
    if (REQUEST.test(action.type)) {
      const words = wordsOf(action.type);
      const isAskedAnew = (one: Asked) => one.words[0] === words[0] && agree(one.subjects, about);
      open = open.filter((one) => action.meta.at - one.at <= WINDOW_MS && !isAskedAnew(one));
      open.push({ position, at: action.meta.at, words, subjects: about, count: 0 });
    } else {
      const candidates = open.filter((one) => isAnsweredBy(one, entry, about));
      const asked = candidates.findLast((one) => shares(one.subjects, about)) ?? candidates.at(-1);
      if (asked !== undefined) {
        asked.count += 1;
        link(asked.position, position);
      }
    }
  }
  return {
    answersOf: (position) => answers.get(position) ?? [],
    askedBy: (position) => askers.get(position) ?? [],
  };
}
