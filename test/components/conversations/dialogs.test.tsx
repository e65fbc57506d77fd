import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Dialogs } from '../../../src/app/dialogs';
import { EndDialog } from '../../../src/components/conversations/EndDialog';
import * as classification from '../../../src/store/classification/actions';
import * as conversations from '../../../src/store/conversations/actions';
import { gaveUp, queued } from '../../../src/store/outbox/actions';
import { loaded as queuesLoaded } from '../../../src/store/queues/actions';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleConversation, sampleOutboxItem } from '../../support/samples';

const A = { conversationId: '1001' };

const row = {
  id: 'r1',
  classificationId: '1',
  classification: 'Dúvida',
  subclassificationId: null,
  subclassification: null,
  notes: null,
  agent: 'Ana Lima',
};

const choices = classification.loaded({
  classifications: [
    { id: '1', name: 'Dúvida', queues: [] },
    { id: '2', name: 'Reclamação', queues: ['SAC'] },
    { id: '3', name: 'De outra fila', queues: ['Vendas'] },
  ],
  subclassifications: [{ id: '11', name: 'Boleto', classificationId: '1' }],
});

function known(mustClassify: boolean): UnknownAction[] {
  return [
    queuesLoaded({ queues: [{ name: 'SAC', type: 3, mustClassify, instances: [], email: null }] }),
    conversations.loaded({ conversations: [sampleConversation()] }),
  ];
}

describe('the question before the end', () => {
  it('names the conversation and takes yes or no', async () => {
    const { user, dispatched } = renderWithStore(<EndDialog afterClose={() => undefined} />, {
      facts: [...known(false), conversations.endConfirmationOpened(A)],
    });
    const dialog = screen.getByRole('dialog', { name: 'Encerrar atendimento' });
    expect(dialog).toHaveTextContent('#1001 de Maria Souza');
    await user.click(within(dialog).getByRole('button', { name: 'Não' }));
    expect(dispatched.at(-1)).toMatchObject({ type: 'conversations/endCancelRequested' });
  });

  it('has its focus on no, and gives it back to what had it', async () => {
    const { user, store } = renderWithStore(
      <>
        <button type="button">Antes</button>
        <EndDialog afterClose={() => undefined} />
      </>,
      { facts: known(false) },
    );
    await user.click(screen.getByRole('button', { name: 'Antes' }));
    act(() => void store.dispatch(conversations.endConfirmationOpened(A)));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Não' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText('Antes')).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is under way after yes, stays with the refusal, and goes when the conversation ended', async () => {
    const { user, store, dispatched } = renderWithStore(<EndDialog afterClose={() => undefined} />, {
      facts: [...known(false), conversations.endConfirmationOpened(A)],
    });
    await user.click(screen.getByRole('button', { name: 'Sim' }));
    expect(dispatched.at(-1)).toMatchObject({ type: 'conversations/endConfirmRequested', payload: A });
    expect(screen.getByRole('button', { name: 'Não' })).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(store.getState().conversations.confirmingEnd).toEqual(A);
    act(() => {
      store.dispatch(conversations.endFailed({ ...A, code: 'INTERNO', message: 'Tente mais tarde' }));
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Tente mais tarde');
    await user.click(screen.getByRole('button', { name: /Sim/u }));
    expect(dispatched.filter(conversations.endConfirmRequested.match)).toHaveLength(2);
    act(() => void store.dispatch(conversations.ended(A)));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('cannot be said yes to while something is still being sent', () => {
    const { store } = renderWithStore(<EndDialog afterClose={() => undefined} />, {
      facts: [
        ...known(false),
        queued({ item: sampleOutboxItem(), spendsDraft: false }),
        conversations.endConfirmationOpened(A),
      ],
    });
    expect(screen.getByRole('dialog')).toHaveTextContent('Ainda há mensagens sendo enviadas');
    expect(screen.getByRole('button', { name: 'Sim' })).toBeDisabled();
    act(() => void store.dispatch(gaveUp({ clientMsgId: 'c1', code: 'timeout', message: '' })));
    expect(screen.getByRole('button', { name: 'Sim' })).toBeEnabled();
  });

  it('cannot be said yes to while the queue requires a classification and there is none', async () => {
    const { user, store, dispatched } = renderWithStore(<EndDialog afterClose={() => undefined} />, {
      facts: [
        ...known(true),
        classification.rowsLoaded({ ...A, rows: [] }),
        conversations.endConfirmationOpened(A),
      ],
    });
    expect(screen.getByRole('button', { name: 'Sim' })).toBeDisabled();
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'A fila SAC exige uma classificação antes de encerrar.',
    );
    act(() => void store.dispatch(classification.rowsLoaded({ ...A, rows: [row] })));
    expect(screen.getByRole('button', { name: 'Sim' })).toBeEnabled();
    act(() => void store.dispatch(classification.rowsLoaded({ ...A, rows: [] })));
    await user.click(screen.getByRole('button', { name: 'Classificar' }));
    expect(dispatched.at(-1)).toMatchObject({
      type: 'classification/openRequested',
      payload: { ...A, endsAfter: true },
    });
  });

  it.each([
    ['the queue does not require it', false, [classification.rowsLoaded({ ...A, rows: [] })]],
    ['there is one', true, [classification.rowsLoaded({ ...A, rows: [row] })]],
    ['nobody could read them: the server decides', true, []],
  ])('can be said yes to when %s', (_when, mustClassify, facts) => {
    renderWithStore(<EndDialog afterClose={() => undefined} />, {
      facts: [...known(mustClassify), ...facts, conversations.endConfirmationOpened(A)],
    });
    expect(screen.getByRole('button', { name: 'Sim' })).toBeEnabled();
  });
});

describe('the classify dialog', () => {
  function open(...facts: UnknownAction[]) {
    return renderWithStore(<Dialogs />, {
      facts: [...known(true), choices, classification.openRequested(A), ...facts],
    });
  }

  async function choose(user: ReturnType<typeof open>['user'], name: string, option: string): Promise<void> {
    await user.click(screen.getByRole('combobox', { name }));
    await user.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
  }

  it('saves a classification of the queue with its finer choice and notes', async () => {
    const { user, dispatched } = open();
    const dialog = await screen.findByRole('dialog', { name: 'Classificar' });
    expect(dialog).toHaveTextContent('Atendimento #1001 de Maria Souza');
    expect(screen.queryByRole('combobox', { name: 'Subclassificação' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: 'Classificação' }));
    expect(
      await screen.findByText('Reclamação', { selector: '.ant-select-item-option-content' }),
    ).toBeInTheDocument();
    expect(screen.queryByText('De outra fila')).not.toBeInTheDocument();
    await user.click(screen.getByText('Dúvida'));
    await choose(user, 'Subclassificação', 'Boleto');
    await user.type(screen.getByRole('textbox', { name: 'Observação' }), ' segunda via ');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(dispatched.at(-1)).toMatchObject({
      type: 'classification/saveRequested',
      payload: { ...A, classificationId: '1', subclassificationId: '11', notes: 'segunda via' },
    });
  });

  it('begins with how the conversation was classified last, and keeps what the agent wrote before', async () => {
    const { user, store, dispatched } = open();
    await screen.findByRole('dialog');
    await user.type(screen.getByRole('textbox', { name: 'Observação' }), 'segunda via');
    const last = { ...row, subclassificationId: '11', subclassification: 'Boleto', notes: 'primeira via' };
    act(() => void store.dispatch(classification.rowsLoaded({ ...A, rows: [row, last] })));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(dispatched.at(-1)).toMatchObject({
      type: 'classification/saveRequested',
      payload: { ...A, classificationId: '1', subclassificationId: '11', notes: 'segunda via' },
    });
  });

  it('asks for no finer choice where there is none, and forgets one of another classification', async () => {
    const { user, dispatched } = open();
    await screen.findByRole('dialog');
    await choose(user, 'Classificação', 'Dúvida');
    await choose(user, 'Subclassificação', 'Boleto');
    await choose(user, 'Classificação', 'Reclamação');
    expect(screen.queryByRole('combobox', { name: 'Subclassificação' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(dispatched.at(-1)).toMatchObject({
      payload: { classificationId: '2', subclassificationId: null },
    });
  });

  it('finds a choice without its accents', async () => {
    const { user } = open();
    await screen.findByRole('dialog');
    await user.type(screen.getByRole('combobox', { name: 'Classificação' }), 'reclamacao');
    expect(
      await screen.findByText('Reclamação', { selector: '.ant-select-item-option-content' }),
    ).toBeInTheDocument();
    expect(screen.queryByText('Dúvida')).not.toBeInTheDocument();
  });

  it('requires the classification', async () => {
    const { user, dispatched } = open();
    await screen.findByRole('dialog');
    expect(screen.queryByText('Campo obrigatório')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(screen.getByText('Campo obrigatório')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Classificação' })).toHaveAccessibleDescription(
      'Escolha uma opção Campo obrigatório',
    );
    expect(dispatched.filter(classification.saveRequested.match)).toEqual([]);
  });

  it('explains itself when the end asked for it, and keeps what was filled in when saving fails', async () => {
    const { user, store } = open(classification.required(A));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('A fila exige uma classificação para encerrar.');
    await user.type(screen.getByRole('textbox', { name: 'Observação' }), 'nota');
    act(() => void store.dispatch(classification.saveStarted(A)));
    act(() => void store.dispatch(classification.saveFailed({ ...A, code: 'timeout', message: '' })));
    expect(screen.getByRole('alert')).toHaveTextContent('A classificação não foi salva.');
    expect(screen.getByRole('textbox', { name: 'Observação' })).toHaveValue('nota');
    const refused = { code: 'VALIDACAO', message: '', fieldErrors: { observacao: 'Muito longa' } };
    act(() => void store.dispatch(classification.saveFailed({ ...A, ...refused })));
    expect(screen.getByRole('textbox', { name: 'Observação' })).toHaveAccessibleDescription('Muito longa');
  });

  it('reads the choices again on demand', async () => {
    const { user, dispatched } = open(classification.readFailed({ code: 'offline', message: '' }));
    await screen.findByRole('dialog');
    expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível carregar as classificações.');
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(dispatched.at(-1)).toMatchObject({ type: 'classification/readRequested' });
  });

  it('is left with Cancelar, and begins the next time with what was written', async () => {
    const { user, store, dispatched } = open();
    await screen.findByRole('dialog');
    await user.type(screen.getByRole('textbox', { name: 'Observação' }), 'nota');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(dispatched.at(-1)).toMatchObject({ type: 'classification/dismissRequested' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    act(() => void store.dispatch(classification.openRequested(A)));
    expect(await screen.findByRole('textbox', { name: 'Observação' })).toHaveValue('nota');
  });
});
