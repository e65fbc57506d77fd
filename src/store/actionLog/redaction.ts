import type { ActionType } from '../actionCatalogue';
import { isStamped, type StampedAction } from '../stamp';
import { maskerOf, type Masker } from './mask';
import { contactRules } from './rules/contacts';
import { conversationRules } from './rules/conversations';
import { historyRules } from './rules/history';
import { pageRules } from './rules/page';
import type { AnyRule, PayloadOf, Rule } from './rules/rule';
import { serverRules } from './rules/server';
import { voiceRules } from './rules/voice';

/**
 * What the log takes of every action. An action without a rule does not compile: allow-list. Secrets
 * need no rule, they never enter an action.
 *
 * A replay of the redacted log reaches the redacted state: redact(fold(s, a)) = fold(redact(s), redact(a)).
 * That holds as long as the same texts are masked here and in `stateRedaction`, and reducers do with
 * a masked text only what a mask commutes with: copy it, put texts together, and ask whether it is
 * empty. Whatever else could be done with it (compare, cut, search, parse) is for selectors and sagas.
 * `test/store/actionLog/redaction.test.ts` tries it with random streams of every type of action.
 */
export const rules = {
  ...pageRules,
  ...serverRules,
  ...contactRules,
  ...conversationRules,
  ...historyRules,
  ...voiceRules,
} satisfies { [T in ActionType]: Rule<PayloadOf<T>> };

const keep: Masker = (value) => value;

const maskers = new Map<string, Masker>(
  Object.entries(rules).flatMap(([type, rule]: [string, AnyRule]) => {
    if (rule === 'drop') return [];
    return [[type, rule === 'keep' ? keep : maskerOf(rule.mask)] as const];
  }),
);

/** Whether the log takes an action: it is one of the console's, stamped, and no rule drops it. */
export function isRecorded(action: unknown): action is StampedAction {
  return isStamped(action) && maskers.has(action.type);
}

/** The action as the log keeps it; the same object where nothing had to be masked. */
export function redactAction(action: StampedAction): StampedAction {
  const mask = maskers.get(action.type);
  if (mask === undefined) throw new Error(`${action.type} is not for the log`);
  const payload = mask(action.payload);
  return payload === action.payload ? action : { ...action, payload };
}
