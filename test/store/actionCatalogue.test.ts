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

  it('is named domain/whatHappened', () => {
    const misnamed = creators.filter(({ domain, name, creator: { type } }) => {
      const [prefix, tail, ...more] = type.split('/');
      const isOfDomain = prefix === domain || (domain === 'app' && prefix === 'browser');
      const isWellFormed = /^[a-z][A-Za-z]*\/[a-z][A-Za-z]*$/.test(type) && more.length === 0;
      return !(isOfDomain && isWellFormed && tail === name && saysWhatHappened(name));
    });
    expect(misnamed.map(({ domain, name, creator }) => `${domain}.${name}: ${creator.type}`)).toEqual([]);
  });

  it('is stamped with time and id', () => {
    const before = injectStampSource({ now: () => 1234, newId: () => 'id-1' });
    const actions = creators.map(({ creator }) => creator({}));
    injectStampSource(before);
    expect(actions).toEqual(
      types.map((type) => expect.objectContaining({ type, meta: { at: 1234, id: 'id-1' } }) as unknown),
    );
    expect(JSON.parse(JSON.stringify(actions))).toEqual(
      actions.map((action) => ({ ...action, payload: {} })),
    );
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
