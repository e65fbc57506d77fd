import { act, screen, waitFor, within } from '@testing-library/react';
import { CallClassifyDialog } from '../../../src/components/classification/CallClassifyDialog';
import { addRequested, draftRequested } from '../../../src/store/callNotes/actions';
import { answered, classificationRequired, classifyOpenRequested } from '../../../src/store/calls/actions';
import { selectKeptForms } from '../../../src/store/keptForms/selectors';
import { renderWithStore } from '../../support/renderWithStore';
import { dialled, ended, voiceFacts } from '../../support/telephone';

const C1 = { callId: 'c1' };

const NOTED = { ...C1, uniqueId: null };

const field = () =>
  within(screen.getByRole('dialog', { name: 'Classificar' })).getByRole('textbox', { name: 'Observação' });

function show() {
  return renderWithStore(<CallClassifyDialog />, {
    facts: [...voiceFacts('Voz'), dialled('c1'), addRequested({ ...NOTED, text: 'Pede boleto' })],
  });
}

describe('the notes of a call that is classified', () => {
  it('go on below what the agent wrote into the classification before', async () => {
    const { user, store } = show();
    act(() => void store.dispatch(classifyOpenRequested(C1)));
    expect(field()).toHaveValue('Pede boleto');
    await user.clear(field());
    await user.type(field(), 'Segunda via');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    act(() => {
      store.dispatch(addRequested({ ...NOTED, text: 'Mudou de endereço' }));
      store.dispatch(draftRequested({ ...NOTED, text: 'Liga às 10' }));
      store.dispatch(classifyOpenRequested(C1));
    });
    expect(field()).toHaveValue('Segunda via\nMudou de endereço\nLiga às 10');
    await user.type(field(), '!');
    expect(field()).toHaveValue('Segunda via\nMudou de endereço\nLiga às 10!');
  });

  it('have a line once that was gone on with', async () => {
    const { user, store } = show();
    act(() => {
      store.dispatch(draftRequested({ ...NOTED, text: 'Liga às' }));
      store.dispatch(classifyOpenRequested(C1));
    });
    await user.type(field(), '\nVip');
    act(() => void store.dispatch(draftRequested({ ...NOTED, text: 'Liga às 10' })));
    expect(field()).toHaveValue('Pede boleto\nLiga às 10\nVip');
  });

  it('are no more than those that the agent left in it', async () => {
    const { user, store } = show();
    act(() => void store.dispatch(classifyOpenRequested(C1)));
    await user.clear(field());
    expect(field()).toHaveValue('');
  });
});

it('what is filled in of a required one is kept while a call goes before', async () => {
  const facts = [dialled('c1'), answered(C1), ended('c1'), classificationRequired(C1)];
  const { user, store } = renderWithStore(<CallClassifyDialog />, {
    facts: [...voiceFacts('Voz'), ...facts],
  });
  await user.type(field(), 'Segunda via');
  await user.tab();
  act(() => void store.dispatch(dialled('c2', '4002')));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(Object.values(selectKeptForms(store.getState()))).toMatchObject([{ key: 'classify call c1' }]);
});
