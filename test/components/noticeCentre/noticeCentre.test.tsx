import { act, screen, waitFor, within } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { NoticeBell } from '../../../src/components/noticeCentre/NoticeBell';
import { serverErrorReported } from '../../../src/store/connection/actions';
import { loaded, transferFailed } from '../../../src/store/conversations/actions';
import { formKey, OVERTAKEN, rowSubject } from '../../../src/lib/formKeys';
import { savingFailed } from '../../../src/store/keptForms/actions';
import { sendFailed } from '../../../src/store/notifications/actions';
import { queued } from '../../../src/store/outbox/actions';
import { reminded } from '../../../src/store/schedule/actions';
import { violations } from '../../support/axe';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleOutboxItem, sampleScheduled } from '../../support/samples';
import { conversation, signedInFacts } from '../../support/world';

const MARIA = loaded({ conversations: [conversation('61')] });

const failure = { code: 'refused', message: 'Fila fechada' };

function show(...facts: UnknownAction[]) {
  return renderWithStore(<NoticeBell />, { facts: [...signedInFacts(), MARIA, ...facts] });
}

const bell = () => screen.getByRole('button', { name: 'Avisos' });

const list = async () => within(await screen.findByRole('dialog', { name: 'Avisos' }));

const types = (dispatched: readonly UnknownAction[]) => dispatched.map(({ type }) => type);

it('says that nothing happened, and gives the focus back', async () => {
  const { user } = show();
  expect(bell()).toHaveAttribute('aria-expanded', 'false');
  await user.click(bell());
  const { getByText } = await list();
  expect(getByText('Nenhum aviso')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Limpar' })).toBeNull();
  expect(bell()).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(bell()).toHaveFocus();
});

it('tells what happened, marks what is new, and counts it until it was seen', async () => {
  const { user, store } = show(
    transferFailed({ ...failure, conversationId: '61' }),
    serverErrorReported({ message: 'Sem saldo', code: null, conversationId: null }),
  );
  expect(bell()).toHaveAccessibleDescription('2 avisos novos');
  await user.click(bell());
  await list();
  const words = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(words()).toEqual([
    expect.stringMatching(/^Erro do servidornovoSem saldo\d/u),
    expect.stringMatching(/^Atendimento não transferidonovo.*#61 · Fila fechadaAbrir\d/u),
  ]);
  expect(await violations()).toEqual([]);
  expect(bell()).not.toHaveAccessibleDescription(expect.stringContaining('novo'));
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  await user.click(bell());
  expect(words().join(' ')).not.toContain('novo');
  act(() => {
    store.dispatch(serverErrorReported({ message: 'Fora do ar', code: null, conversationId: null }));
  });
  expect(words()[0]).toMatch(/^Erro do servidornovoFora do ar/u);
});

it('leads to the conversation, to what was not delivered where that is gone, or to the agenda', async () => {
  const gone = sampleOutboxItem({ state: 'failed' });
  const { user, dispatched } = show(
    sendFailed({ conversationId: '61' }),
    queued({ item: gone, spendsDraft: false }),
    reminded({ events: [sampleScheduled({ remindedAt: 1_000 })] }),
  );
  const choose = async (name: RegExp) => {
    await user.click(bell());
    await user.click((await list()).getByRole('button', { name }));
    expect(screen.queryByRole('dialog')).toBeNull();
  };
  await choose(/^Mensagem não entregue.*#61/u);
  expect(dispatched.at(-1)).toMatchObject({
    type: 'conversations/openRequested',
    payload: { conversationId: '61' },
  });
  await choose(/^Mensagem não entregue.*#1001/u);
  expect(dispatched.at(-1)).toMatchObject({
    type: 'ui/overlayRequested',
    payload: { overlay: 'undelivered' },
  });
  await choose(/^Lembrete.*Maria Souza · Retornar o orçamento/u);
  expect(types(dispatched).at(-1)).toBe('schedule/openRequested');
});

it('leads back into a form that was not saved, where it knows the way', async () => {
  const { user, dispatched } = show(
    savingFailed({ key: formKey('classify', '61'), ...failure }),
    savingFailed({ key: formKey('contact', 'c7'), code: OVERTAKEN, message: '' }),
    savingFailed({ key: formKey('begin', 'email ana@example.com'), ...failure }),
    savingFailed({ key: formKey('classify', rowSubject({ table: 'calls', id: '7' })), ...failure }),
  );
  await user.click(bell());
  const { getAllByRole } = await list();
  expect(getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Classificação não salvanovoFila fechada\d/u),
    expect.stringMatching(/^Atendimento não iniciadonovoFila fechada\d/u),
    expect.stringMatching(/^Contato não salvonovoOutra pessoa salvou antes de você\.Abrir\d/u),
    expect.stringMatching(/^Classificação não salvanovo.*#61 · Fila fechadaAbrir\d/u),
  ]);
  await user.click(screen.getByRole('button', { name: /^Contato não salvo/u }));
  expect(dispatched.at(-1)).toMatchObject({
    type: 'contacts/editOpenRequested',
    payload: { contactId: 'c7', conversationId: null },
  });
  await user.click(bell());
  await user.click((await list()).getByRole('button', { name: /^Classificação não salva.*#61/u }));
  expect(types(dispatched).slice(-2)).toEqual([
    'conversations/openRequested',
    'classification/openRequested',
  ]);
});

it('lets go of what needs nothing more, and keeps what waits', async () => {
  const { user } = show(
    serverErrorReported({ message: 'Sem saldo', code: null, conversationId: '61' }),
    reminded({ events: [sampleScheduled({ remindedAt: 1_000 })] }),
  );
  await user.click(bell());
  await user.click((await list()).getByRole('button', { name: 'Limpar' }));
  await waitFor(() => expect(bell()).toHaveFocus());
  await user.click(bell());
  const { getAllByRole, queryByRole } = await list();
  expect(getAllByRole('listitem')).toHaveLength(1);
  expect(queryByRole('button', { name: 'Limpar' })).toBeNull();
});

it('counts no more than two digits', () => {
  const many = Array.from({ length: 100 }, (_, index) =>
    serverErrorReported({ message: `${index}`, code: null, conversationId: null }),
  );
  show(...many);
  expect(bell()).toHaveTextContent(/^Avisos99100 avisos novos$/u);
});
