import * as callNotes from '../../../src/store/callNotes/actions';
import type { CallNotes } from '../../../src/store/callNotes/types';
import * as keptForms from '../../../src/store/keptForms/actions';
import * as privateNotes from '../../../src/store/privateNotes/actions';
import type { PrivateNote } from '../../../src/store/privateNotes/types';
import * as schedule from '../../../src/store/schedule/actions';
import type { ScheduledCall } from '../../../src/store/schedule/types';
import type { Dice } from '../random';
import type { FactsOf } from './table';
import { secretText } from './secrets';
import { callIds, conversationIds, failure, uniqueIds } from './values';

const eventIds = ['p1', 'p1', 'p2', 'a1', '__proto__', 'constructor'] as const;

const AT = Date.UTC(2026, 2, 10, 12);

const orNull = (dice: Dice, at: number) => (dice.chance(0.5) ? null : at);

const event = (dice: Dice): ScheduledCall => ({
  id: dice.pick(eventIds),
  name: secretText(dice),
  description: secretText(dice),
  number: '4002',
  contactId: dice.pick([null, '7']),
  at: AT + dice.int(1000),
  remindAt: AT + dice.int(1000),
  remindedAt: orNull(dice, AT),
  doneAt: orNull(dice, AT),
  changedAt: AT + dice.int(1000),
});

const ofOne = (dice: Dice) => ({ id: dice.pick(eventIds) });

const events = (dice: Dice) => ({ events: dice.some(3, () => event(dice)) });

const ofCall = (dice: Dice) => ({ callId: dice.pick(callIds), uniqueId: dice.pick([null, ...uniqueIds]) });

const notes = (dice: Dice): CallNotes => ({
  ...ofCall(dice),
  draft: secretText(dice),
  changedAt: AT,
  notes: dice.some(3, () => ({ id: dice.pick(eventIds), text: secretText(dice), at: AT })),
});

const privateNote = (dice: Dice): Omit<PrivateNote, 'changedAt'> => ({
  conversationId: dice.pick(conversationIds),
  contactId: dice.pick([null, '7']),
  text: dice.chance(0.2) ? '' : secretText(dice),
});

const formKeys = ['classify 1', 'dial 4002', '__proto__', 'constructor'] as const;

const keptForm = (dice: Dice) => ({ key: dice.pick(formKeys), values: secretText(dice) });

/** Random facts of what agents keep for themselves: their agenda, their notes and the forms that they left. */
export const planFacts: FactsOf<'callNotes' | 'keptForms' | 'privateNotes' | 'schedule'> = {
  'callNotes/addRequested': (dice) => callNotes.addRequested({ ...ofCall(dice), text: secretText(dice) }),
  'callNotes/draftRequested': (dice) => callNotes.draftRequested({ ...ofCall(dice), text: secretText(dice) }),
  'callNotes/removeRequested': (dice) =>
    callNotes.removeRequested({ callId: dice.pick(callIds), id: dice.pick(eventIds) }),
  'callNotes/restored': (dice) => callNotes.restored({ calls: dice.some(3, () => notes(dice)) }),
  'callNotes/keepingFailed': (dice) =>
    callNotes.keepingFailed({ callId: dice.pick([null, ...callIds]), ...failure(dice) }),

  'keptForms/keepRequested': (dice) => keptForms.keepRequested(keptForm(dice)),
  'keptForms/forgetRequested': (dice) => keptForms.forgetRequested({ key: dice.pick(formKeys) }),
  'keptForms/savingFailed': (dice) => keptForms.savingFailed({ key: dice.pick(formKeys), ...failure(dice) }),
  'keptForms/restored': (dice) =>
    keptForms.restored({ forms: dice.some(3, () => ({ ...keptForm(dice), changedAt: AT })) }),
  'keptForms/keepingFailed': (dice) =>
    keptForms.keepingFailed({ key: dice.pick([null, ...formKeys]), ...failure(dice) }),

  'privateNotes/writeRequested': (dice) => privateNotes.writeRequested(privateNote(dice)),
  'privateNotes/restored': (dice) =>
    privateNotes.restored({ notes: dice.some(3, () => ({ ...privateNote(dice), changedAt: AT })) }),
  'privateNotes/keepingFailed': (dice) =>
    privateNotes.keepingFailed({ conversationId: dice.pick([null, ...conversationIds]), ...failure(dice) }),

  'schedule/openRequested': (dice) =>
    schedule.openRequested({ number: '4002', name: secretText(dice), contactId: null }),
  'schedule/closeRequested': () => schedule.closeRequested(),
  'schedule/saveRequested': (dice) => {
    const { at, contactId, description, id, name, number } = event(dice);
    return schedule.saveRequested({
      at,
      contactId,
      description,
      name,
      number,
      id: dice.chance(0.5) ? null : id,
    });
  },
  'schedule/removeRequested': (dice) => schedule.removeRequested(ofOne(dice)),
  'schedule/doneRequested': (dice) => schedule.doneRequested(ofOne(dice)),
  'schedule/snoozeRequested': (dice) => schedule.snoozeRequested(ofOne(dice)),
  'schedule/restored': (dice) => schedule.restored(events(dice)),
  'schedule/changedElsewhere': (dice) =>
    schedule.changedElsewhere({ ...events(dice), removedIds: dice.some(2, () => dice.pick(eventIds)) }),
  'schedule/reminded': (dice) => schedule.reminded(events(dice)),
  'schedule/keepingFailed': (dice) =>
    schedule.keepingFailed({ id: dice.pick([null, ...eventIds]), ...failure(dice) }),
};
