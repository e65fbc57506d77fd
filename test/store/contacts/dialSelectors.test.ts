import * as contacts from '../../../src/store/contacts/actions';
import { selectCallableContacts, selectMailableContacts } from '../../../src/store/contacts/dialSelectors';
import type { ContactRow } from '../../../src/store/contacts/types';
import { rootReducer } from '../../../src/store/rootReducer';

function row(index: number, fields: Partial<ContactRow> = {}): ContactRow {
  const id = String(index);
  const number = `5511${id.padStart(9, '0')}`;
  return {
    id,
    name: `Nome ${id.padStart(3, '0')}`,
    number,
    email: null,
    document: null,
    groupId: null,
    routes: [],
    ...fields,
  };
}

function stateOf(rows: readonly ContactRow[]) {
  return [contacts.pageLoaded({ contacts: [...rows] }), contacts.readCompleted()].reduce(
    rootReducer,
    rootReducer(undefined, contacts.readStarted()),
  );
}

const names = (state: ReturnType<typeof stateOf>, text: string) =>
  selectCallableContacts(state, text).map(({ name }) => name);

describe('contacts to call', () => {
  it('are eight at most, over all pages, by name', () => {
    const state = stateOf(Array.from({ length: 600 }, (_, index) => row(index)));
    expect(names(state, 'nome')).toEqual(Array.from({ length: 8 }, (_, index) => `Nome 00${String(index)}`));
    expect(names(state, 'nome 599')).toEqual(['Nome 599']);
    expect(names(state, '')).toEqual([]);
    expect(selectCallableContacts(state, 'nome')).toBe(selectCallableContacts(state, 'nome'));
  });

  it('have a number', () => {
    expect(names(stateOf([row(1, { number: null }), row(2, { number: '' }), row(3)]), 'nome')).toEqual([
      'Nome 003',
    ]);
  });

  it('or an address, where they are written to', () => {
    const rows = [row(1, { email: 'a@x.br', number: null }), row(2, { email: '' }), row(3)];
    expect(selectMailableContacts(stateOf(rows), 'nome').map(({ id }) => id)).toEqual(['1']);
    expect(selectMailableContacts(stateOf(rows), '')).toEqual([]);
  });

  it('are those that the agent may see', () => {
    expect(names(stateOf([row(1, { groupId: 'g', routes: ['Outra'] }), row(2)]), 'nome')).toEqual([
      'Nome 002',
    ]);
  });

  it('stand with those first whose name begins with what was typed, also with its last name', () => {
    const rows = [
      row(1, { name: 'Adriana' }),
      row(2, { name: 'Bia Ânatole' }),
      row(3, { name: 'Ana' }),
      row(4, { name: 'Zé', email: 'ana@x.br' }),
    ];
    expect(names(stateOf(rows), 'ana')).toEqual(['Ana', 'Bia Ânatole', 'Adriana', 'Zé']);
  });
});
