import { act, screen } from '@testing-library/react';
import { Dialogs } from '../../../src/app/dialogs';
import { AgentStatus } from '../../../src/components/agent/AgentStatus';
import { TransferChoices } from '../../../src/components/calls/transfer/TransferChoices';
import { GroupField } from '../../../src/components/contacts/GroupField';
import { pauseReasonsLoaded } from '../../../src/store/agent/actions';
import { openRequested, templatesLoaded } from '../../../src/store/cannedReplies/actions';
import * as conversations from '../../../src/store/conversations/actions';
import { missingNotes, rowsBack, rowsMissing } from '../../support/droppedRows';
import { renderWithStore } from '../../support/renderWithStore';
import { signedIn } from '../../support/sagaFixtures';
import { sampleConversation } from '../../support/samples';
import { voiceFacts } from '../../support/telephone';
import { signedInFacts } from '../../support/world';

const A = { conversationId: '1001' };
const ONE = '1 item não pôde ser mostrado.';
const conversation = conversations.loaded({ conversations: [sampleConversation()] });
const nothing = () => undefined;

describe('choices that could not be shown are counted beside', () => {
  it('the pause reasons, in their menu', async () => {
    const reasons = pauseReasonsLoaded({ reasons: [{ name: 'Almoço', queue: null }] });
    const { store, user } = renderWithStore(<AgentStatus />, { facts: [...signedInFacts(), reasons] });
    await user.click(screen.getByRole('button', { name: 'Pausa' }));
    expect(screen.queryByRole('menuitem')).toBeNull();
    act(() => void store.dispatch(rowsMissing(1, 'pauseReasons')));
    expect(screen.getByRole('menuitem', { name: ONE })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('menuitemradio', { name: 'Almoço' })).toBeVisible();
    act(() => void store.dispatch(rowsBack('pauseReasons')));
    expect(screen.queryByRole('menuitem')).toBeNull();
  });

  it('the groups of a contact', () => {
    const group = <GroupField groupId={null} refusal={undefined} onChange={nothing} />;
    renderWithStore(group, { facts: [...signedIn(), rowsMissing(1, 'contactGroups')] });
    expect(missingNotes()).toEqual([ONE]);
  });

  it('the templates of the conversation’s queue, and not those of another', async () => {
    const items = [{ id: '1', name: 'aviso', text: 'Voltamos às 8h.', fields: [] }];
    const facts = [
      conversation,
      templatesLoaded({ queue: 'SAC', items }),
      rowsMissing(3, 'templates', 'Vendas'),
    ];
    const { store } = renderWithStore(<Dialogs />, { facts });
    act(() => void store.dispatch(openRequested({ ...A, kind: 'templates' })));
    await screen.findByRole('dialog', { name: 'Enviar template' });
    expect(missingNotes()).toEqual([]);
    act(() => void store.dispatch(rowsMissing(1, 'templates', 'SAC')));
    expect(missingNotes()).toEqual([ONE]);
  });

  it('the agents to whom a conversation may go', async () => {
    const facts = [...signedInFacts(), conversation, rowsMissing(1, 'colleagues')];
    const { store } = renderWithStore(<Dialogs />, { facts });
    act(() => void store.dispatch(conversations.transferOpenRequested(A)));
    await screen.findByRole('dialog', { name: 'Transferir' });
    expect(missingNotes()).toEqual([ONE]);
  });

  it('the extensions to which a call may go', () => {
    const props = { isOff: false, typed: '', isMissing: false };
    const does = { onType: nothing, onSubmit: nothing, onAsk: nothing, onTransfer: nothing };
    const choices = <TransferChoices {...props} {...does} />;
    renderWithStore(choices, { facts: [...voiceFacts('Voz'), rowsMissing(1, 'extensions')] });
    expect(missingNotes()).toEqual([ONE]);
  });
});
