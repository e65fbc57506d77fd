import * as select from '../../../src/store/calls/selectors';
import { rootReducer, type RootState } from '../../../src/store/rootReducer';
import { injectStampSource, type StampedAction } from '../../../src/store/stamp';
import { emptyState } from '../../support/fold';
import { diceOf, type Dice } from '../../support/random';
import { callFacts } from '../../support/randomFacts/calls';
import type { MakeFact } from '../../support/randomFacts/table';

const asked = process.env['SEED'];
const fresh = Date.now() % 1_000_000;
const seeds =
  asked === undefined
    ? [1, 2, 3, ...Array.from({ length: 5 }, (_seed, index) => fresh + index)]
    : [Number(asked)];

const STEPS = 4_000;

/** These lead a call on: taken more often, or hardly any would be answered. */
const LEADING = [
  'calls/offered',
  'calls/dialed',
  'calls/progressed',
  'calls/answerStarted',
  'calls/answered',
  'calls/holdStarted',
  'calls/holdChanged',
  'calls/transferStarted',
  'calls/ended',
  'calls/ended',
] as const;

type Visit = (state: RootState, fact: StampedAction, before: RootState) => void;

/** The fact as one of a new call, mostly of a live one, or of one that was there before. */
function aimed(fact: StampedAction, { calls }: RootState, dice: Dice): StampedAction {
  const { type, payload } = fact;
  if (typeof payload !== 'object' || payload === null || !('callId' in payload)) return fact;
  const begins = type === 'calls/offered' || type === 'calls/dialed';
  const known = begins || dice.chance(0.3) ? calls.ended : calls.live;
  const replaces = calls.live[dice.int(calls.live.length)]?.id;
  const replacing = 'replaces' in payload && replaces !== undefined ? { replaces } : {};
  const callId = begins && dice.chance(0.8) ? fact.meta.id : known[dice.int(known.length)]?.id;
  return callId === undefined ? fact : { ...fact, payload: { ...payload, ...replacing, callId } };
}

/** Random facts of calls, folded one by one. */
function walk(dice: Dice, visit: Visit): void {
  const all = Object.values<MakeFact<string>>(callFacts);
  let at = 0;
  let made = 0;
  const source = injectStampSource({ now: () => (at += dice.int(2_000)), newId: () => `a${(made += 1)}` });
  let state = emptyState();
  for (let step = 0; step < STEPS; step += 1) {
    const make = dice.chance(0.4) ? callFacts[dice.pick(LEADING)] : all[dice.int(all.length)];
    if (make === undefined) throw new Error('No facts');
    const fact = aimed(make(dice, undefined), state, dice);
    const before = state;
    state = rootReducer(state, fact);
    visit(state, fact, before);
  }
  injectStampSource(source);
}

/** These count, put a text on, or say a new why: told twice they do it twice. */
const ADDING: readonly string[] = [
  'calls/qualityMeasured',
  'calls/digitSent',
  'calls/transferFailed',
  'calls/classifyStarted',
  'calls/classifyFailed',
  'calls/dialRefused',
  'calls/dialOpenRequested',
];

function problemsOf(state: RootState): string[] {
  const { live, ended, activeOrder, transferDialog } = state.calls;
  const liveIds = live.map(({ id }) => id);
  const all = [...liveIds, ...ended.map(({ id }) => id)];
  const shown = select.selectShownCall(state);
  const rules: Record<string, boolean> = {
    'a call is there once, live or ended': new Set(all).size === all.length,
    // One that takes another's place is answered by the softphone itself.
    'one rings at most':
      live.filter(({ phase, replaces }) => phase === 'offered' && replaces === undefined).length <= 1,
    'nothing rings without a call': live.length > 0 || select.selectRing(state) === 'none',
    'at most 50 are remembered': ended.length <= 50,
    'only live ones are spoken to, each once':
      new Set(activeOrder).size === activeOrder.length && activeOrder.every((id) => liveIds.includes(id)),
    'answered is who speaks': live.every(
      ({ phase, answeredAt }) => phase !== 'active' || answeredAt !== null,
    ),
    'only who speaks is held': live.every(({ hold, answeredAt }) => hold === 'off' || answeredAt !== null),
    'a transfer dialog has its call': transferDialog === null || liveIds.includes(transferDialog.callId),
    'the newest is first': ended.every((call, at) => call.endedAt >= (ended[at + 1]?.endedAt ?? 0)),
    'what is shown is known': shown === null || all.includes(shown.id),
    'quality lies between its bounds': live.every(
      ({ quality }) =>
        quality === null ||
        (quality.lowest <= quality.average + 1e-9 && quality.average <= quality.highest + 1e-9),
    ),
  };
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]));
}

describe('calls, whatever is told of them', () => {
  it.each(seeds)('keep their rules (seed %d)', (seed) => {
    const phases = new Set<string>();
    let mostEnded = 0;
    walk(diceOf(seed), (state, fact) => {
      const problems = problemsOf(state);
      if (problems.length > 0) expect({ seed, problems, fact }).toEqual({ seed, problems: [] });
      for (const { phase } of state.calls.live) phases.add(phase);
      mostEnded = Math.max(mostEnded, state.calls.ended.length);
    });
    // The walk comes everywhere.
    expect([...phases].sort()).toEqual(['active', 'answering', 'dialing', 'ending', 'offered', 'ringing']);
    expect(mostEnded).toBe(50);
  });

  it.each(seeds)('do not change by the same fact told again (seed %d)', (seed) => {
    walk(diceOf(seed), (state, fact, before) => {
      if (state.calls === before.calls || ADDING.includes(fact.type)) return;
      const again = rootReducer(state, fact);
      if (again.calls !== state.calls)
        expect({ seed, fact, again: again.calls }).toEqual({ seed, fact, again: state.calls });
    });
  });
});
