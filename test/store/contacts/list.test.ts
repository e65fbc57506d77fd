import { getEntry } from '../../../src/lib/buckets';
import { contactIn, NO_CONTACTS, withContacts, type ContactList } from '../../../src/store/contacts/list';
import { sortName } from '../../../src/store/contacts/pages';
import { matchingOn, searchWords } from '../../../src/store/contacts/search';
import type { ContactRow } from '../../../src/store/contacts/types';
import { isVisibleTo } from '../../../src/store/contacts/visibility';
import { diceOf, type Dice } from '../../support/random';

const fresh = Date.now() % 1_000_000;
const seeds = [1, 2, 3, fresh, fresh + 1];

function contact(fields: Partial<ContactRow> & { id: string }): ContactRow {
  const nothing = { name: '', number: null, email: null, document: null, groupId: null, routes: null };
  return { ...nothing, ...fields };
}

const NAMES = [
  'Ana',
  'ana',
  'Ána',
  'Zé',
  'Álvaro',
  'bruno',
  '',
  ' ',
  'Éder',
  '__proto__',
  'Ana Maria',
] as const;

function anyContact(dice: Dice): ContactRow {
  const id = dice.chance(0.02) ? dice.pick(['__proto__', 'constructor']) : String(dice.int(900));
  return contact({ id, name: dice.pick(NAMES), number: dice.pick([null, '1', '2']) });
}

const rows = ({ pages }: ContactList) => pages.flat().map(([, row]) => row);

function byName(a: ContactRow, b: ContactRow): number {
  const [x, y] = [a, b].map(({ name }) => sortName(name));
  if (x === y) return a.id < b.id ? -1 : 1;
  return (x ?? '') < (y ?? '') ? -1 : 1;
}

describe('the list of contacts', () => {
  it.each(seeds)('has each once, by name, however they come (seed %d)', (seed) => {
    const dice = diceOf(seed);
    const plain = new Map<string, ContactRow>();
    let list = NO_CONTACTS;
    for (let step = 0; step < 150; step += 1) {
      const count = dice.chance(0.1) ? dice.int(400) : 1 + dice.int(4);
      const some = Array.from({ length: count }, () => anyContact(dice));
      for (const one of some) plain.set(one.id, one);
      list = withContacts(list, some);
    }
    const expected = [...plain.values()].sort(byName);
    expect(rows(list)).toEqual(expected);
    for (const one of expected) {
      expect(contactIn(list, one.id)).toEqual(one);
      expect(getEntry(list.names, one.id)).toBe(sortName(one.name));
    }
    expect(contactIn(list, 'nobody')).toBeUndefined();
    expect(Math.max(...list.pages.map((page) => page.length))).toBeLessThanOrEqual(256);
    expect(list.pages.filter((page) => page.length === 0)).toEqual([]);
  });

  it('stays the same object where nothing is new, and copies one page where one contact changed', () => {
    const many = Array.from({ length: 2_000 }, (_, index) =>
      contact({ id: String(index), name: `Nome ${String(index).padStart(5, '0')}`, routes: ['SAC'] }),
    );
    const list = withContacts(NO_CONTACTS, many);
    expect(withContacts(list, [contact({ id: '7', name: 'Nome 00007', routes: ['SAC'] })])).toBe(list);
    expect(withContacts(list, [])).toBe(list);
    const other = withContacts(list, [contact({ id: '7', name: 'Nome 00007', email: 'a@b.c' })]);
    expect(other.pages.filter((page, index) => page !== list.pages[index])).toHaveLength(1);
    expect(contactIn(other, '7')?.email).toBe('a@b.c');
    const moved = withContacts(list, [contact({ id: '7', name: 'Zz' })]);
    expect(rows(moved).at(-1)?.id).toBe('7');
    expect(moved.names.filter((bucket, index) => bucket !== list.names[index])).toHaveLength(1);
    expect(rows(list)).toEqual(many);
  });

  it('puts those without a name last', () => {
    const list = withContacts(NO_CONTACTS, [
      contact({ id: '1' }),
      contact({ id: '2', name: 'Zé' }),
      contact({ id: '3', name: 'Água' }),
    ]);
    expect(rows(list).map(({ id }) => id)).toEqual(['3', '2', '1']);
  });
});

describe('the search over contacts', () => {
  const maria = contact({
    id: '4711',
    name: 'María José Conceição',
    number: '5511988880001',
    email: 'MJ@Exemplo.com',
    document: '123.456.789-09',
  });
  const finds = (typed: string) => {
    const page = [[sortName(maria.name), maria] as const];
    return matchingOn(page, searchWords(typed)).length === 1;
  };

  it.each([
    '4711',
    'maria',
    'MARÍA',
    'jose con',
    'conceicao maria',
    ' exemplo ',
    'mj@exemplo',
    '98888',
    '(11) 98888-0001',
    '+55 11 98888.0001',
    '98888\u20110001',
    '123.456.789-09',
    '12345678909',
    '456.789',
    '',
  ])('finds %j', (typed) => {
    expect(finds(typed)).toBe(true);
  });

  it.each([
    ['24/7', 'Loja 24/7'],
    ['24 / 7', 'Loja 24/7'],
    ['2-1', 'Polo 2-1 Sul'],
  ])('finds %j in the name %j, in which it is no number of a telephone', (typed, name) => {
    const page = [[sortName(name), contact({ id: '1', name, number: null })] as const];
    expect(matchingOn(page, searchWords(typed))).toEqual(['1']);
  });

  it.each(['marina', 'maria silva', '98888-0002', '4712', 'exemplo.net'])('does not find %j', (typed) => {
    expect(finds(typed)).toBe(false);
  });

  it.each(seeds)(
    'finds the same when it goes on from letter to letter, back and elsewhere (seed %d)',
    (seed) => {
      const dice = diceOf(seed);
      const list = withContacts(
        NO_CONTACTS,
        Array.from({ length: 1_500 }, () => anyContact(dice)),
      );
      let typed = '';
      for (let step = 0; step < 120; step += 1) {
        const way = dice.int(6);
        if (way === 0) typed = '';
        else if (way === 1) typed = typed.slice(0, -1);
        else typed += dice.pick(['a', 'n', 'an', ' ', '1', '2', 'é', 'maria', 'z']);
        const words = searchWords(typed);
        // A copy of a page was never searched.
        const afresh = list.pages.flatMap((page) => matchingOn([...page], words));
        expect(list.pages.flatMap((page) => matchingOn(page, words))).toEqual(afresh);
      }
    },
  );

  it('does not look again at what did not change', () => {
    const page = [[sortName(maria.name), maria] as const];
    const found = matchingOn(page, searchWords('maria'));
    expect(matchingOn(page, searchWords(' MARÍA '))).toBe(found);
  });
});

describe('whom an agent may see', () => {
  const queues = new Set(['SAC', 'Vendas']);

  it.each<[string, Partial<ContactRow>, boolean]>([
    ['nobody’s group', { groupId: null, routes: [] }, true],
    ['no group, routes not told', { groupId: null, routes: null }, true],
    ['a group with a route of the agent', { groupId: '1', routes: ['Outra', 'SAC'] }, true],
    ['a group with other routes', { groupId: '1', routes: ['Outra'] }, false],
    ['a group without routes', { groupId: '1', routes: [] }, false],
    ['a group whose routes are not told: the server filtered', { groupId: '1', routes: null }, true],
    ['routes alone', { groupId: null, routes: ['Outra'] }, false],
  ])('%s', (_name, fields, expected) => {
    expect(isVisibleTo(contact({ id: '1', ...fields }), queues)).toBe(expected);
  });
});
