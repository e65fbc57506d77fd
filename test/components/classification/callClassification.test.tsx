import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { CallClassifyDialog } from '../../../src/components/classification/CallClassifyDialog';
import * as calls from '../../../src/store/calls/actions';
import * as classification from '../../../src/store/classification/actions';
import { violations } from '../../support/axe';
import { missingNotes, rowsMissing } from '../../support/droppedRows';
import { renderWithStore } from '../../support/renderWithStore';
import { dialled, ended, voiceFacts } from '../../support/telephone';

const choices = classification.loaded({
  classifications: [
    { id: '1', name: 'Dúvida', queues: [] },
    { id: '2', name: 'Cobrança indevida', queues: ['Voz'] },
    { id: '3', name: 'De outra fila', queues: ['Vendas'] },
  ],
  subclassifications: [{ id: '11', name: 'Boleto', classificationId: '1' }],
});

const C1 = { callId: 'c1' };

const WHY = /Classifique a ligação para voltar a atender/;

const spoken = (id: string, to?: string) => [dialled(id, to), calls.answered({ callId: id }), ended(id)];

const required = [...spoken('c1'), calls.classificationRequired(C1)];

function show(facts: UnknownAction[]) {
  return renderWithStore(
    <>
      <button type="button">Antes</button>
      <CallClassifyDialog />
    </>,
    { facts: [...voiceFacts('Voz'), choices, ...facts] },
  );
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Classificar' }));

async function choose(user: ReturnType<typeof show>['user'], name: string, text: string): Promise<void> {
  await user.click(screen.getByRole('combobox', { name }));
  fireEvent.click(await screen.findByText(text, { selector: '.ant-select-item-option-content' }));
}

const save = () => dialog().getByRole('button', { name: /Salvar/ });

const later = () => dialog().queryByRole('button', { name: 'Guardar para depois' });

describe('a required classification', () => {
  const refused = calls.classifyFailed({ ...C1, code: 'NAO_ENCONTRADO', message: '' });

  it('can be kept for later once it was refused twice', async () => {
    const { user, store, dispatched } = show([...required, refused]);
    expect(later()).toBeNull();
    act(() => void store.dispatch(refused));
    await choose(user, 'Classificação', 'Cobrança indevida');
    await user.click(dialog().getByRole('button', { name: 'Guardar para depois' }));
    expect(dispatched).toContainEqual(
      expect.objectContaining({
        type: 'calls/classifyDeferRequested',
        payload: { ...C1, classificationId: '2', subclassificationId: null, notes: '', protocol: '' },
      }),
    );
  });

  it('can be left where the choices cannot be read', () => {
    show([...required, classification.readFailed({ code: 'offline', message: '' })]);
    expect(later()).toBeInTheDocument();
  });
});

describe('the classification of a call', () => {
  it('saves what is chosen of the choices of its queue, with the protocol number', async () => {
    const { user, dispatched } = show([dialled('c1'), calls.classifyOpenRequested(C1)]);
    expect(dialog().getByText('Ligação com 11988880001, fila Voz')).toBeInTheDocument();
    await user.click(save());
    expect(screen.getByRole('combobox', { name: 'Classificação' })).toHaveAccessibleDescription(
      'Escolha uma opção Campo obrigatório',
    );
    await user.click(screen.getByRole('combobox', { name: 'Classificação' }));
    await screen.findByText('Cobrança indevida', { selector: '.ant-select-item-option-content' });
    expect(screen.queryByText('De outra fila')).toBeNull();
    fireEvent.click(screen.getByText('Dúvida', { selector: '.ant-select-item-option-content' }));
    await choose(user, 'Subclassificação', 'Boleto');
    await user.type(dialog().getByRole('textbox', { name: 'Protocolo' }), ' 2026-77 ');
    await user.type(dialog().getByRole('textbox', { name: 'Observação' }), ' segunda via ');
    await user.click(save());
    expect(dispatched.filter(calls.classifyRequested.match)).toEqual([
      expect.objectContaining({
        type: 'calls/classifyRequested',
        payload: {
          callId: 'c1',
          classificationId: '1',
          subclassificationId: '11',
          notes: 'segunda via',
          protocol: '2026-77',
        },
      }),
    ]);
  });

  it('says how many choices could not be shown', () => {
    show([dialled('c1'), calls.classifyOpenRequested(C1), rowsMissing(2, 'classifications')]);
    expect(missingNotes()).toEqual(['2 itens não puderam ser mostrados.']);
  });

  it('offers every choice for a call without a queue', async () => {
    const offered = calls.offered({
      callId: 'c1',
      number: '1',
      name: 'Maria',
      queue: null,
      uniqueId: null,
      data: {},
      autoAnswerAt: null,
    });
    const { user } = show([offered, ended('c1'), calls.classifyOpenRequested(C1)]);
    expect(dialog().getByText('Ligação com Maria')).toBeInTheDocument();
    await choose(user, 'Classificação', 'De outra fila');
  });

  it('can be left where nobody requires it, and gives the focus back', async () => {
    const { user, store } = show([dialled('c1')]);
    await user.click(screen.getByRole('button', { name: 'Antes' }));
    act(() => void store.dispatch(calls.classifyOpenRequested(C1)));
    expect(dialog().queryByText(WHY)).toBeNull();
    await user.click(dialog().getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Antes')).toHaveFocus();
    act(() => void store.dispatch(calls.classifyOpenRequested(C1)));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('cannot be left where it is required, and says why', async () => {
    const { user, dispatched } = show(required);
    expect(dialog().queryByRole('button', { name: 'Cancelar' })).toBeNull();
    const why = dialog().getByText(WHY);
    expect(why.closest('[role="alert"]')).toBeInTheDocument();
    await user.click(dialog().getByRole('textbox', { name: 'Observação' }));
    await user.keyboard('{Escape}');
    // A new element: it is read out again.
    expect(why).not.toBeInTheDocument();
    expect(dialog().getByText(WHY)).toHaveClass('classify__why--insisting');
    const beside = document.querySelector('.ant-modal-wrap') ?? document.body;
    fireEvent.mouseDown(beside);
    fireEvent.click(beside);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(dispatched).toEqual([]);
  });

  it('stays with what was filled in when the server refuses, and goes when it is saved', async () => {
    const { user, store, dispatched } = show(required);
    await choose(user, 'Classificação', 'Dúvida');
    await user.type(dialog().getByRole('textbox', { name: 'Protocolo' }), '7');
    await user.click(save());
    act(() => void store.dispatch(calls.classifyStarted(C1)));
    await user.click(save());
    expect(dispatched.filter(calls.classifyRequested.match)).toHaveLength(1);
    const fieldErrors = { protocolo: 'Desconhecido' };
    const failed = calls.classifyFailed({ ...C1, code: 'VALIDACAO', message: 'Confira', fieldErrors });
    act(() => void store.dispatch(failed));
    expect(dialog().getByText('Confira Protocolo: Desconhecido')).toBeInTheDocument();
    expect(dialog().getByRole('textbox', { name: 'Protocolo' })).toHaveAccessibleDescription('Desconhecido');
    expect(dialog().getByRole('textbox', { name: 'Protocolo' })).toHaveValue('7');
    await user.click(save());
    expect(dispatched.filter(calls.classifyRequested.match)).toHaveLength(2);
    act(() => void store.dispatch(calls.classified(C1)));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['by the name of the field', { code: 'VALIDACAO', fieldErrors: { id_subclassificacao: 'Obrigatória' } }],
    ['by its code', { code: 'CLASSIFICACAO_OBRIGATORIA' }],
  ])('wants a finer one from then on where the server asks for it %s', async (_how, refusal) => {
    const { user, store, dispatched } = show(required);
    const saves = () => dispatched.filter(calls.classifyRequested.match);
    const sub = () => dialog().getByRole('combobox', { name: 'Subclassificação' });
    await choose(user, 'Classificação', 'Dúvida');
    expect(sub()).not.toBeRequired();
    await user.click(save());
    act(() => {
      store.dispatch(calls.classifyStarted(C1));
      store.dispatch(calls.classifyFailed({ ...C1, message: '', ...refusal }));
    });
    expect(sub()).toBeRequired();
    expect(sub()).toHaveAccessibleDescription('Escolha uma opção O servidor exige uma subclassificação.');
    expect(dialog().getByText('Subclassificação', { selector: 'label' })).toHaveClass('field__label--marked');
    await user.click(save());
    expect(saves()).toHaveLength(1);
    await choose(user, 'Subclassificação', 'Boleto');
    expect(sub()).toHaveAccessibleDescription('Boleto');
    await user.click(save());
    expect(saves().at(-1)).toMatchObject({ payload: { subclassificationId: '11' } });
    // Another one without anything finer is the server's to judge.
    await choose(user, 'Classificação', 'Cobrança indevida');
    await user.click(save());
    expect(saves()).toHaveLength(3);
  });

  it('wants no finer one where the server refused the one that was chosen', async () => {
    const { user, store } = show(required);
    await choose(user, 'Classificação', 'Dúvida');
    await choose(user, 'Subclassificação', 'Boleto');
    await user.click(save());
    const fieldErrors = { id_subclassificacao: 'Desconhecida' };
    act(
      () => void store.dispatch(calls.classifyFailed({ ...C1, code: 'VALIDACAO', message: '', fieldErrors })),
    );
    const sub = dialog().getByRole('combobox', { name: 'Subclassificação' });
    expect(sub).toHaveAccessibleDescription('Boleto Desconhecida');
    expect(sub).not.toBeRequired();
  });

  it('begins anew for the next call', async () => {
    const { user, store } = show(required);
    await user.type(dialog().getByRole('textbox', { name: 'Protocolo' }), '7');
    act(() => {
      store.dispatch(calls.classified(C1));
      for (const fact of spoken('c2', '4002')) store.dispatch(fact);
      store.dispatch(calls.classificationRequired({ callId: 'c2' }));
    });
    expect(await screen.findByText('Ligação com 4002, fila Voz')).toBeInTheDocument();
    expect(dialog().getByRole('textbox', { name: 'Protocolo' })).toHaveValue('');
  });

  it('asks for the choices when nobody read them, once, and again when asked to', async () => {
    const facts = [...voiceFacts('Voz'), ...required];
    const { user, store, dispatched } = renderWithStore(<CallClassifyDialog />, { facts });
    const reads = () => dispatched.filter(classification.readRequested.match).length;
    expect(reads()).toBe(1);
    act(() => void store.dispatch(classification.readStarted()));
    act(() => void store.dispatch(classification.readFailed({ code: 'offline', message: '' })));
    expect(reads()).toBe(1);
    await user.click(dialog().getByRole('button', { name: 'Tentar de novo' }));
    expect(reads()).toBe(2);
  });

  it('does not ask for choices that are there', () => {
    const { dispatched } = show(required);
    expect(dispatched).toEqual([]);
  });

  it('has no serious accessibility violation', async () => {
    show(required);
    expect(await violations()).toEqual([]);
  });
});
