import type { ActionType } from '../../../src/store/actionCatalogue';
import { injectStampSource, type PushMark, type StampedAction } from '../../../src/store/stamp';
import type { Dice } from '../random';
import { conversationFacts } from './conversations';
import { pageFacts } from './page';
import { tabFacts } from './tab';
import { serverFacts } from './server';
import type { MakeFact } from './table';
import { callFacts } from './calls';
import { contactFacts } from './contacts';
import { historyFacts } from './history';
import { phoneFacts } from './phone';
import { phraseFacts } from './cannedReplies';
import { planFacts } from './plans';
import { selfCheckFacts } from './selfCheck';
import { timelineFacts } from './timeline';
import { workFacts } from './work';
import { worklistFacts } from './worklist';

export { SECRET } from './secrets';

const makers = {
  ...pageFacts,
  ...tabFacts,
  ...serverFacts,
  ...conversationFacts,
  ...workFacts,
  ...callFacts,
  ...phoneFacts,
  ...phraseFacts,
  ...planFacts,
  ...timelineFacts,
  ...contactFacts,
  ...historyFacts,
  ...selfCheckFacts,
  ...worklistFacts,
} satisfies {
  [T in ActionType]: MakeFact<T>;
};

/** These empty the state: seldom, or nothing else would be tried. */
const RARE: readonly string[] = ['auth/loggedOut', 'connection/closed', 'conversations/loaded'];

function markOf(dice: Dice, seq: number): PushMark | undefined {
  if (dice.chance(0.3)) return undefined;
  const epoch = dice.chance(0.95) ? 'e1' : 'e2';
  return { eventId: `v${seq}`, epoch, seq, serverAt: '2026-03-10T12:00:00.000Z' };
}

/** One random action of every type. */
export function factsOfEveryType(dice: Dice): StampedAction[] {
  let made = 0;
  const before = injectStampSource({ now: () => Date.UTC(2026, 2, 10, 12), newId: () => `a${(made += 1)}` });
  const facts = Object.values<MakeFact<string>>(makers).map((make) => make(dice, undefined));
  injectStampSource(before);
  return facts;
}

/** Random actions of every type, made by the real creators; the same for the same dice. */
export function randomFacts(dice: Dice, length: number): StampedAction[] {
  const all = Object.values<MakeFact<string>>(makers);
  const work = Object.values<MakeFact<string>>({ ...conversationFacts, ...workFacts });
  const calls = Object.values<MakeFact<string>>(callFacts);
  const facts: StampedAction[] = [];
  let at = Date.UTC(2026, 2, 10, 12);
  const before = injectStampSource({ now: () => (at += dice.int(500)), newId: () => `a${facts.length}` });
  let seq = 0;
  let make: MakeFact<string> | undefined;
  while (facts.length < length) {
    // Most of them about conversations and calls: that is where texts are.
    const from = dice.chance(0.5) ? work : dice.chance(0.5) ? calls : all;
    // Often the same again: that is how drafts, statuses and reads come.
    if (!dice.chance(0.3)) make = from[dice.int(from.length)];
    // Mostly the next number; at times one that came already, or one with a gap before it.
    const next = Math.max(1, seq + dice.pick([1, 1, 1, 1, 1, 0, -2, 3]));
    const fact = make?.(dice, markOf(dice, next));
    if (fact === undefined || (RARE.includes(fact.type) && dice.chance(0.9))) continue;
    if (fact.meta.push !== undefined) seq = next;
    facts.push(fact);
  }
  injectStampSource(before);
  return facts;
}
