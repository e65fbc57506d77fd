import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, within } from '@testing-library/react';
import * as outbox from '../../../../src/store/outbox/actions';
import { giveLayout } from '../../../support/layout';
import { openChat } from '../../../support/openChat';
import { sampleOutboxItem } from '../../../support/samples';

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout();
});
afterAll(() => restoreLayout());

const open = (...facts: UnknownAction[]) => openChat([], ...facts);

describe('a file that is not sent yet', () => {
  const file = { uploadId: 'u1', name: 'nota.pdf', mimeType: 'application/pdf', bytes: 2_000 };
  const item = sampleOutboxItem({ text: 'A nota', file });
  const gaveUp = outbox.gaveUp({ clientMsgId: 'c1', code: 'uploadFailed', message: '' });

  it('shows what it is and how far it came, and can be stopped', async () => {
    const { user, dispatched } = open(
      outbox.queued({ item, spendsDraft: false }),
      outbox.uploadReported({ uploadId: 'u1', conversationId: '1001', percent: 12, state: 'sending' }),
    );
    const bubble = screen.getByRole('article', { name: /A nota/u });
    expect(bubble).toHaveTextContent('nota.pdf');
    expect(within(bubble).getByRole('progressbar')).toHaveValue(12);
    await user.click(within(bubble).getByRole('button', { name: 'Cancelar o envio de nota.pdf' }));
    expect(dispatched.at(-1)).toMatchObject({
      type: 'outbox/cancelRequested',
      payload: { clientMsgId: 'c1' },
    });
  });

  it('says why it failed, and can be tried again, edited, saved and discarded', async () => {
    const { user, dispatched } = open(
      outbox.queued({ item, spendsDraft: false }),
      outbox.gaveUp({ clientMsgId: 'c1', code: 'ATENDIMENTO_ENCERRADO', message: '' }),
    );
    const bubble = screen.getByRole('article', { name: /A nota/u });
    expect(bubble).toHaveTextContent('Atendimento esta sendo atendido por outro agente!');
    for (const name of ['Editar', 'Salvar arquivo', 'Descartar', 'Tentar de novo']) {
      await user.click(within(bubble).getByRole('button', { name }));
    }
    expect(dispatched.slice(-4).map(({ type }) => type)).toEqual([
      'outbox/editRequested',
      'outbox/saveFileRequested',
      'outbox/discardRequested',
      'outbox/retryRequested',
    ]);
  });

  it.each([
    ['Cancelar o envio de nota.pdf', () => screen.getByRole('log'), []],
    ['Tentar de novo', () => screen.getByRole('article', { name: /A nota/u }), [gaveUp]],
    ['Editar', () => screen.getByRole('textbox', { name: 'Mensagem' }), [gaveUp]],
    ['Salvar arquivo', () => screen.getByRole('button', { name: 'Salvar arquivo' }), [gaveUp]],
    ['Descartar', () => screen.getByRole('log'), [gaveUp]],
  ])('the keyboard goes on from "%s" where that goes away', async (name, onward, facts) => {
    const { user } = open(outbox.queued({ item, spendsDraft: false }), ...facts);
    act(() => screen.getByRole('button', { name }).focus());
    await user.keyboard('{Enter}');
    expect(onward()).toHaveFocus();
  });

  it.each([
    ['fileTooLargeUnanswered', 'Este servidor só recebe arquivos de até 256 KB.'],
    ['uploadFailed', 'O servidor não aceitou o arquivo.'],
  ])('says of %s what it means', (code, words) => {
    open(
      outbox.queued({ item, spendsDraft: false }),
      outbox.gaveUp({ clientMsgId: 'c1', code, message: '' }),
    );
    expect(screen.getByRole('article', { name: /A nota/u })).toHaveTextContent(words);
  });

  it.each([
    ['A nota', ['Editar', 'Descartar']],
    ['', ['Descartar']],
  ])('whose bytes are gone can be edited for its caption (%p), and discarded', (text, choices) => {
    open(
      outbox.queued({ item: { ...item, text }, spendsDraft: false }),
      outbox.gaveUp({ clientMsgId: 'c1', code: 'fileMissing', message: '' }),
    );
    const bubble = screen.getByRole('article', { name: /nota/u });
    expect(bubble).toHaveTextContent('O arquivo não está mais neste navegador.');
    expect(
      within(bubble)
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(choices);
  });
});
