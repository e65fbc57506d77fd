import { isRecorded, rules } from '../../src/store/actionLog/redaction';
import { actionCatalogue } from '../../src/store/actionCatalogue';
import { injectStampSource } from '../../src/store/stamp';

interface Creator {
  type: string;
  (payload: unknown): { type: string; meta: unknown };
}

const creators = Object.entries(actionCatalogue).flatMap(([domain, actions]) =>
  Object.entries(actions as Record<string, Creator>).map(([name, creator]) => ({ domain, name, creator })),
);

const types = creators.map(({ creator }) => creator.type);

/** Past participles that do not end in -ed, as far as actions are named by them. */
const IRREGULAR = [
  'became',
  'came',
  'fell',
  'forgotten',
  'found',
  'gave',
  'hidden',
  'hung',
  'left',
  'lost',
  'rang',
  'sent',
  'shown',
  'went',
  'woke',
];

/** What is due, missing or not known is a fact too. */
const ADJECTIVES = ['Due', 'Missing', 'unknown'];

function saysWhatHappened(name: string): boolean {
  const words = name.split(/(?=[A-Z])/);
  return words.some(
    (word) => /ed$/.test(word) || IRREGULAR.includes(word.toLowerCase()) || ADJECTIVES.includes(word),
  );
}

describe('every action', () => {
  it('is there', () => {
    expect(types.length).toBeGreaterThan(90);
    expect(new Set(types).size).toBe(types.length);
  });

  it.each(creators)('$creator.type is named domain/whatHappened', ({ domain, name, creator }) => {
    const [prefix, tail, ...more] = creator.type.split('/');
    expect(more).toEqual([]);
    expect(tail).toBe(name);
    expect(prefix === domain || (domain === 'app' && prefix === 'browser')).toBe(true);
    expect(creator.type).toMatch(/^[a-z][A-Za-z]*\/[a-z][A-Za-z]*$/);
    expect(saysWhatHappened(name)).toBe(true);
  });

  it.each(creators)('$creator.type is stamped with time and id', ({ creator }) => {
    const before = injectStampSource({ now: () => 1234, newId: () => 'id-1' });
    const action = creator({});
    injectStampSource(before);
    expect(action).toMatchObject({ type: creator.type, meta: { at: 1234, id: 'id-1' } });
    expect(JSON.parse(JSON.stringify(action))).toEqual({ ...action, payload: {} });
  });

  it('has a rule in the log, and no rule is left over', () => {
    expect(Object.keys(rules).sort()).toEqual([...types].sort());
  });

  it('is recorded unless its rule drops it', () => {
    const ruled = new Map<string, unknown>(Object.entries(rules));
    const unrecorded = creators.filter(({ creator }) => !isRecorded(creator({})));
    expect(unrecorded.map(({ creator }) => ruled.get(creator.type))).toEqual(unrecorded.map(() => 'drop'));
  });
});
