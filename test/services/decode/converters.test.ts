import {
  conversationEntity,
  toConversationPatch,
  wireConversation as schema,
} from '../../../src/services/decode/conversation';
import { messageIn } from '../../../src/services/decode/message';
import * as v from 'valibot';
import { readAs } from '../support/reading';
import { wireConversation, wireMessage } from '../support/wire';

const message = (more = {}) => readAs(messageIn(null), wireMessage(more));
const conversation = (more = {}) => readAs(conversationEntity, wireConversation(more));
const patch = (more = {}) => {
  const came = wireConversation(more);
  return toConversationPatch(v.parse(schema, came), came);
};

describe('messages', () => {
  test('a bare one has nulls and no undefined', () => {
    expect(message()).toStrictEqual({
      id: '501',
      providerId: 'wamid.1',
      clientMsgId: null,
      conversationId: '42',
      text: 'Bom dia',
      plainText: null,
      direction: 'customer',
      queue: 'SAC',
      queueType: 3,
      agent: null,
      status: 'sent',
      subject: null,
      sentAt: '2026-03-02T10:00:00-03:00',
      attachments: [],
      quoted: null,
      envelope: null,
      errorText: null,
      updatedAt: null,
    });
  });

  test.each([
    ['pending', 'pending'],
    ['sended', 'sent'],
    ['delivered', 'delivered'],
    ['seen', 'seen'],
    ['deleted', 'deleted'],
    [' Deleted', 'deleted'],
  ])('status %s is %s', (wire, status) => {
    expect(message({ status: wire }).status).toBe(status);
  });

  test.each(['', ' ', '0', 'false', 'N', 0, false, null])('with an error of %j has not failed', (erro) => {
    expect(message({ erro }).errorText).toBeNull();
  });

  test.each([
    ['Recusada', 'Recusada'],
    [131_047, '131047'],
    [true, 'refused'],
  ])('with an error of %j has failed', (erro, errorText) => {
    expect(message({ erro }).errorText).toBe(errorText);
  });

  test.each(['', ' ', '0', 'null', 0])('made under %j was made by no console', (clientMsgId) => {
    expect(message({ clientMsgId }).clientMsgId).toBeNull();
  });

  test('a deleted one needs nothing else to show, however its status is written', () => {
    expect(message({ status: 'Deleted', texto: null })).toMatchObject({ status: 'deleted', text: '' });
  });

  test('a file that is only named is something to show', () => {
    const queueAnexos = [{ caminho: null, filename: 'contrato.pdf' }, { filename: ' ' }];
    const attachments = [{ path: '', fileName: 'contrato.pdf' }];
    expect(message({ texto: '', queueAnexos }).attachments).toMatchObject(attachments);
    expect(message({ texto: null, queueAnexos }).attachments).toMatchObject(attachments);
    expect(message({ texto: '', queueAnexos }).attachments).toHaveLength(1);
  });

  test.each([
    [1, 'customer'],
    [2, 'agent'],
    [5, 'system'],
  ])('inOut %d is %s', (inOut, direction) => {
    expect(message({ inOut }).direction).toBe(direction);
  });

  test('attachments and what is quoted come along', () => {
    const queueAnexos = [
      { caminho: '/a/1.png', mimeType: 'image/png', filename: '1.png', tamanho: 9, largura: 3 },
    ];
    const full = message({ queueAnexos, quotedMsg: { id: 7, caption: 'foto', type: 'image' } });
    expect(full.attachments).toStrictEqual([
      {
        path: '/a/1.png',
        mimeType: 'image/png',
        fileName: '1.png',
        bytes: 9,
        width: 3,
        height: null,
        seconds: null,
      },
    ]);
    expect(full.quoted).toStrictEqual({ id: '7', text: 'foto', kind: 'image', mimeType: null, path: null });
  });
});

describe('conversations', () => {
  test.each([
    ['["a@b.c","d@e.f"]', ['a@b.c', 'd@e.f']],
    ['[]', undefined],
    ['[1]', undefined],
    ['[broken', undefined],
    ['a@b.c', undefined],
  ])('addresses told as %s', (email, addresses) => {
    expect(conversation({ email }).addresses).toEqual(addresses);
  });

  test('a bare one has nulls and no undefined', () => {
    expect(conversation()).toStrictEqual({
      id: '42',
      customerId: '9',
      fromId: '5511999990000@c.us',
      fromName: 'Bruno Sá',
      subject: null,
      status: 'active',
      statusText: 'Entrou',
      queue: 'SAC',
      queueType: 3,
      lastAgent: 'Ana Lima',
      startedAt: '2026-03-02T09:59:00-03:00',
      endedAt: null,
      lastMessage: null,
      lastMessageAt: '2026-03-02T10:00:00-03:00',
      unread: 2,
      messageCount: 5,
      readOnly: false,
      linkedId: null,
      direction: null,
      extraData: {},
      updatedAt: null,
    });
  });

  test.each([
    ['Entrou', 'active'],
    ['Encerrado', 'finished'],
    ['entrou', 'active'],
    ['Transferido', 'other'],
    ['constructor', 'other'],
  ])('status %p is %s and keeps its text', (wire, status) => {
    expect(conversation({ status: wire })).toMatchObject({ status, statusText: wire });
  });

  test.each(['', ' ', null])('status %p is none: it is in service until it has an end', (status) => {
    expect(conversation({ status })).toMatchObject({ status: 'active', statusText: 'Entrou' });
    const dataFim = '2026-03-02T11:00:00-03:00';
    expect(conversation({ status, dataFim })).toMatchObject({ status: 'finished' });
  });

  test.each([
    [-3, 0],
    [2.9, 2],
    [1e9, 1e9],
  ])('an unread count of %d is %d', (count, unread) => {
    expect(conversation({ count }).unread).toBe(unread);
  });

  test('extra fields stay as text, and what holds others has one for each of them', () => {
    const itens = [{ nome: 'Cabo', cores: ['azul', 'preto'] }, { nome: 'Fone' }];
    const deep = { a: { b: { c: { d: { e: 'x' } } } } };
    const dadosAdicionais = {
      CPF: 1,
      vip: true,
      pedido: { n: 7, itens },
      vazia: [],
      objeto: {},
      nada: null,
      deep,
    };
    expect(conversation({ dadosAdicionais }).extraData).toEqual({
      CPF: '1',
      vip: 'true',
      'pedido › n': '7',
      'pedido › itens › 1 › nome': 'Cabo',
      'pedido › itens › 1 › cores': 'azul, preto',
      'pedido › itens › 2 › nome': 'Fone',
    });
  });

  test('classification and former queue are kept where the server says them', () => {
    const said = { queueFrom: 'Vendas', classificacao: 'Dúvida', subclassificacao: ' ', obs: 'Pediu prazo' };
    expect(conversation(said)).toMatchObject({
      queueFrom: 'Vendas',
      classified: { classification: 'Dúvida', subclassification: null, notes: 'Pediu prazo' },
    });
    expect(patch({ classificacao: '' })).toMatchObject({ classified: null });
  });

  test('extra fields are bounded', () => {
    const many = Object.fromEntries(
      Array.from({ length: 500 }, (_, n) => [`campo${String(n)}`, 'x'.repeat(9_000)]),
    );
    const kept = Object.values(conversation({ dadosAdicionais: many }).extraData);
    expect(kept).toHaveLength(100);
    expect(kept[0]).toHaveLength(2_000);
  });

  test('a patch of a whole conversation says the same as the conversation', () => {
    const whole = {
      assunto: 'Pedido',
      dataFim: '2026-03-02T11:00:00-03:00',
      lastMsg: 'Oi',
      pesquisa: true,
      linkedid: 'l1',
      sentido: 2,
      dadosAdicionais: { CPF: '1' },
      atualizadoEm: '2026-03-02T11:00:01-03:00',
      queueFrom: 'Vendas',
      classificacao: 'Dúvida',
      subclassificacao: 'Preço',
      observacao: 'Pediu prazo',
    };
    expect(patch(whole)).toStrictEqual(conversation(whole));
  });

  test('a patch leaves out what did not come', () => {
    const partial = patch();
    expect(Object.keys(partial)).not.toContain('lastMessage');
    expect(Object.values(partial)).not.toContain(undefined);
  });
});
