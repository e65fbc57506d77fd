import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, within } from '@testing-library/react';
import { CustomerFiles } from '../../../../src/components/chat/files/CustomerFiles';
import { MediaContext, mediaBelow } from '../../../../src/components/chat/media';
import * as conversations from '../../../../src/store/conversations/actions';
import { loaded } from '../../../../src/store/messages/actions';
import type { Attachment, Message } from '../../../../src/store/messages/types';
import * as timeline from '../../../../src/store/timeline/actions';
import { violations } from '../../../support/axe';
import { renderWithStore } from '../../../support/renderWithStore';
import { sampleConversation, sampleMessage } from '../../../support/samples';

const OPEN = { conversationId: '1001' };

function file(fileName: string, mimeType: string): Attachment {
  return { path: `/f/${fileName}`, mimeType, fileName, bytes: 10, width: null, height: null, seconds: null };
}

const withFile = (id: string, one: Attachment, fields: Partial<Message> = {}) =>
  sampleMessage({ id, attachments: [one], ...fields });

const photo = withFile('1', file('foto.png', 'image/png'));
const contract = withFile('2', file('contrato.pdf', 'application/pdf'));
const sheet = withFile('3', file('tabela.xlsx', 'application/vnd.ms-excel'));
const gone = withFile('4', file('apagado.png', 'image/png'), { status: 'deleted' });

let server: string;
beforeEach(() => {
  server = 'https://centro.exemplo:8004';
});

function show(messages: Message[], ...facts: UnknownAction[]) {
  return renderWithStore(
    <MediaContext value={mediaBelow(server)}>
      <CustomerFiles conversationId="1001" />
    </MediaContext>,
    {
      facts: [
        conversations.loaded({ conversations: [sampleConversation()] }),
        conversations.openRequested(OPEN),
        loaded({ ...OPEN, messages }),
        ...facts,
      ],
    },
  );
}

const earlier = (isEnd: boolean) =>
  timeline.earlierLoaded({
    ...OPEN,
    pages: 1,
    isEnd,
    protocols: [
      {
        id: '900',
        queue: 'SAC',
        startedAt: null,
        messages: [withFile('0', file('antigo.pdf', 'application/pdf'), { conversationId: '900' })],
      },
    ],
  });

const names = () =>
  within(screen.getByRole('list', { name: 'Arquivos' }))
    .getAllByRole('listitem')
    .map((tile) => tile.querySelector('.files__name')?.textContent);

describe('the files of a customer', () => {
  it('are those of the conversation and of earlier ones that were read, the latest first', async () => {
    const { container } = show(
      [photo, contract, sheet, gone],
      timeline.earlierReadStarted(OPEN),
      earlier(false),
    );
    expect(names()).toEqual(['tabela.xlsx', 'contrato.pdf', 'foto.png', 'antigo.pdf']);
    expect(
      screen.getByText('Arquivos das mensagens já carregadas deste atendimento e de um anterior.'),
    ).toBeVisible();
    expect(await violations(container)).toEqual([]);
  });

  it('open large, in a tab, or are saved, by what they are', async () => {
    const { user, dispatched } = show([photo, contract, sheet]);
    await user.click(screen.getByRole('link', { name: 'tabela.xlsx' }));
    await user.click(screen.getByRole('link', { name: 'Baixar contrato.pdf' }));
    const saved = ['tabela.xlsx', 'contrato.pdf'];
    expect(dispatched.map(({ payload }) => payload)).toEqual(
      saved.map((fileName) => ({ url: `https://centro.exemplo:8004/f/${fileName}`, fileName })),
    );
    expect(screen.getByRole('link', { name: 'contrato.pdf' })).toHaveAttribute('target', '_blank');
    await user.click(screen.getByRole('button', { name: 'foto.png' }));
    expect(await screen.findByRole('dialog', { name: 'Imagem 1 de 1' })).toBeVisible();
  });

  it('are saved, never opened, where they have the origin of the console', async () => {
    server = window.location.origin;
    const { user, dispatched } = show([contract]);
    for (const name of ['contrato.pdf', 'Baixar contrato.pdf']) {
      const link = screen.getByRole('link', { name });
      expect(link).toHaveAttribute('download', 'contrato.pdf');
      await user.click(link);
    }
    expect(dispatched).toHaveLength(2);
  });

  it('say that there are none, and look in earlier conversations when asked', async () => {
    const { user, dispatched, store } = show([]);
    expect(screen.getByText('Nenhum arquivo até agora')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Buscar nos atendimentos anteriores' }));
    expect(dispatched).toMatchObject([{ type: timeline.earlierRequested.type, payload: OPEN }]);
    act(() => {
      store.dispatch(timeline.earlierReadStarted(OPEN));
      store.dispatch(timeline.earlierReadFailed({ ...OPEN, code: 'timeout', message: '' }));
    });
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(dispatched.filter(timeline.earlierRequested.match)).toHaveLength(2);
    act(() => {
      store.dispatch(timeline.earlierReadStarted(OPEN));
      store.dispatch(earlier(true));
    });
    expect(names()).toEqual(['antigo.pdf']);
    expect(screen.getByText('Não há outros atendimentos anteriores')).toBeVisible();
  });
});
