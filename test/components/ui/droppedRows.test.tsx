import { act } from '@testing-library/react';
import { ContactPanes } from '../../../src/components/contacts/ContactPanes';
import { ConversationList } from '../../../src/components/conversations/ConversationList';
import * as contacts from '../../../src/store/contacts/actions';
import { violations } from '../../support/axe';
import { missingNotes, rowsBack, rowsMissing } from '../../support/droppedRows';
import { renderWithStore } from '../../support/renderWithStore';
import { signedIn } from '../../support/sagaFixtures';
import { sampleContact } from '../../support/samples';
import { signedInFacts } from '../../support/world';

describe('rows that could not be shown', () => {
  it('are counted above the conversations, until all can be shown', async () => {
    const { container, store } = renderWithStore(<ConversationList />, { facts: signedInFacts() });
    expect(missingNotes()).toEqual([]);
    act(() => void store.dispatch(rowsMissing(1, 'conversations')));
    expect(missingNotes()).toEqual(['1 item não pôde ser mostrado.']);
    act(() => void store.dispatch(rowsMissing(2, 'conversations')));
    expect(missingNotes()).toEqual(['2 itens não puderam ser mostrados.']);
    expect(await violations(container)).toEqual([]);
    act(() => void store.dispatch(rowsBack('conversations')));
    expect(missingNotes()).toEqual([]);
  });

  it('are read out once, and again only when they are others', () => {
    const { container, store } = renderWithStore(<ConversationList />, { facts: signedInFacts() });
    const said = () => container.querySelector('[data-announcer="polite"]')?.firstElementChild;
    act(() => void store.dispatch(rowsMissing(1, 'conversations')));
    expect(said()).toHaveTextContent('1 item não pôde ser mostrado.');
    const first = said();
    act(() => void store.dispatch(rowsMissing(1, 'conversations')));
    act(() => void store.dispatch(rowsMissing(4, 'contacts')));
    expect(said()).toBe(first);
    act(() => void store.dispatch(rowsMissing(2, 'conversations')));
    expect(said()).toHaveTextContent('2 itens não puderam ser mostrados.');
  });

  it.each([
    ['es_cl', ['No se pudo mostrar 1 elemento.', 'No se pudieron mostrar 3 elementos.']],
    ['eng_US', ['1 item could not be shown.', '3 items could not be shown.']],
  ] as const)('are counted in %s', (language, words) => {
    const { store } = renderWithStore(<ConversationList />, {
      facts: [...signedInFacts(), rowsMissing(1, 'conversations')],
      language,
    });
    expect(missingNotes()).toEqual([words[0]]);
    act(() => void store.dispatch(rowsMissing(3, 'conversations')));
    expect(missingNotes()).toEqual([words[1]]);
  });

  it('are counted above the contacts', () => {
    renderWithStore(<ContactPanes />, { facts: [...signedIn(), rowsMissing(3, 'contacts')] });
    expect(missingNotes()).toEqual(['3 itens não puderam ser mostrados.']);
  });

  it('are counted above a contact’s conversations, and not those of another', () => {
    renderWithStore(<ContactPanes />, {
      facts: [
        ...signedIn(),
        contacts.openRequested({ contactId: '77' }),
        contacts.oneLoaded({ contactId: '77', contact: sampleContact() }),
        rowsMissing(1, 'contactHistory', '77'),
        rowsMissing(5, 'contactHistory', '78'),
      ],
    });
    expect(missingNotes()).toEqual(['1 item não pôde ser mostrado.']);
  });
});
