import { serverEventSchemas } from '../../../src/services/realtime/contract';
import type { DomainEvent } from '../../../src/services/realtime/domainEvent';
import { agentEvents } from '../support/agentEvents';
import { conversationEvents } from '../support/conversationEvents';
import { CLIENT_MSG_ID, REQ_ID, wireConversation, wirePush } from '../support/wire';
import { decodeEvent } from '../support/reading';

const eventTable = [...conversationEvents, ...agentEvents];
const uploadId = CLIENT_MSG_ID;

function eventOf(name: string, fields: Record<string, unknown>): DomainEvent {
  const decoded = decodeEvent(name, wirePush(fields));
  if (decoded.kind !== 'fact') throw new Error(`${name} became ${JSON.stringify(decoded)}`);
  return decoded.event;
}

describe('events of the contract', () => {
  test.each(eventTable)('%s (%#) becomes its domain event', (name, fields, event) => {
    expect(eventOf(name, fields)).toEqual(event);
  });

  test('every event of the contract is in the table', () => {
    expect([...new Set(eventTable.map(([name]) => name))].sort()).toEqual(
      Object.keys(serverEventSchemas).sort(),
    );
  });

  test.each([
    ['fila', 'queue'],
    ['transferencia', 'transfer'],
    ['novo', 'new'],
    ['retorno', 'return'],
    ['ligacao', 'call'],
  ])('assignment %s is %s', (motivo, reason) => {
    const event = eventOf('AddAtendimento', { atendimento: wireConversation(), motivo });
    expect(event).toMatchObject({ payload: { reason } });
  });

  test.each<[string, object, object]>([
    [
      'transferencia',
      { agente: 'Bia Reis', queue: 'Vendas' },
      { transferredBy: 'Bia Reis', queueFrom: 'Vendas' },
    ],
    ['transferencia', { agente: 'Bia Reis' }, { transferredBy: 'Bia Reis' }],
    ['outro', { queue: 'Vendas' }, { queueFrom: 'Vendas' }],
    ['transferencia', {}, {}],
    // Out of its own queue it was assigned, not transferred.
    ['fila', { queue: 'SAC' }, {}],
  ])('an assignment for %s from %j says %j', (motivo, de, said) => {
    const event = eventOf('AddAtendimento', { atendimento: wireConversation(), motivo, de });
    const before = eventOf('AddAtendimento', { atendimento: wireConversation(), motivo });
    const { conversation } = event.payload as { conversation: object };
    expect(conversation).toEqual({ ...(before.payload as { conversation: object }).conversation, ...said });
  });

  test.each([
    ['encerrado', 'finished'],
    ['transferido', 'transferred'],
    ['assumido', 'taken'],
    ['expirado', 'expired'],
    ['ligacao', 'call'],
  ])('removal %s is %s', (motivo, reason) => {
    expect(eventOf('RemoveAtendimento', { idAtendimento: 1, motivo })).toMatchObject({ payload: { reason } });
  });

  test.each([
    ['outro_login', 'otherLogin'],
    ['supervisor', 'supervisor'],
    ['inatividade', 'inactivity'],
    ['sessao', 'session'],
  ])('logout %s is %s', (motivo, reason) => {
    expect(eventOf('deslogarAgente', { motivo })).toMatchObject({ payload: { reason } });
  });

  test('an error names its request, numbered or not; one without says nothing of it', () => {
    const error = { msg: 'Encerrado', codigo: 'ATENDIMENTO_ENCERRADO', reqId: 'r1' };
    const payload = {
      message: 'Encerrado',
      code: 'ATENDIMENTO_ENCERRADO',
      conversationId: null,
      reqId: 'r1',
    };
    expect(eventOf('errorMsg', error)).toMatchObject({ payload });
    expect(decodeEvent('errorMsg', error)).toEqual({
      kind: 'fact',
      to: { name: null, id: null },
      event: { type: 'connection/serverErrorReported', payload },
    });
    expect(decodeEvent('errorMsg', { msg: 'x', reqId: null })).toMatchObject({
      event: { payload: { message: 'x', code: null, conversationId: null } },
    });
  });

  test.each([
    ['enviando', 'sending'],
    ['concluido', 'done'],
    ['erro', 'failed'],
    ['cancelado', 'cancelled'],
  ])('upload %s is %s', (estado, state) => {
    const fields = { uploadId, idAtendimento: 1, progress: 100, estado };
    expect(eventOf('uploadStatus', fields)).toMatchObject({ payload: { state } });
  });

  test('an upload with an error failed, whatever else it says', () => {
    const fields = { uploadId, idAtendimento: 1, progress: 40, estado: 'enviando', errorMsg: 'Disco cheio' };
    const payload = { state: 'failed', errorText: 'Disco cheio' };
    expect(eventOf('uploadStatus', fields)).toMatchObject({ payload });
    const silent = eventOf('uploadStatus', { ...fields, estado: 'erro', errorMsg: null });
    expect(silent).toMatchObject({ payload: { state: 'failed' } });
    expect(silent).not.toHaveProperty('payload.errorText');
  });

  test.each(['', ' ', '0', 'false', 0, false, null])(
    'what was sent with an error of %j did not fail',
    (none) => {
      expect(eventOf('sendSuccess', { idAtendimento: 1, errorMsg: none })).toMatchObject({
        payload: { failure: null },
      });
      const upload = { uploadId, idAtendimento: 1, progress: 100, estado: 'concluido', errorMsg: none };
      expect(eventOf('uploadStatus', upload)).toMatchObject({ payload: { state: 'done' } });
    },
  );

  test.each([true, '1'])('an error of %j has no words', (errorMsg) => {
    expect(eventOf('sendSuccess', { idAtendimento: 1, codigo: '', errorMsg })).toMatchObject({
      payload: { failure: { code: 'refused', message: '' } },
    });
    expect(eventOf('uploadStatus', { uploadId, progress: 40, errorMsg })).toMatchObject({
      payload: { state: 'failed', errorText: '' },
    });
  });

  test('a message settled under a blank id is settled under none', () => {
    for (const clientMsgId of ['', '0', 'null']) {
      expect(eventOf('sendSuccess', { idAtendimento: 1, clientMsgId })).toMatchObject({
        payload: { clientMsgId: null },
      });
    }
  });

  test('a call whose queue, name and number of the centre are blank says nothing of them', () => {
    const ligacao = { uniqueid: 'u1', numero: '1133334444', fila: '', nome: ' ', destino: '' };
    const event = eventOf('Tocando', { ligacao });
    expect(event).toMatchObject({ payload: { call: { queue: null, name: null } } });
    expect(event).not.toHaveProperty('payload.call.dialledNumber');
  });

  test('a transfer to a queue names the queue', () => {
    const fields = { idAtendimento: 1, motivo: 'transferido', para: { queue: 'Vendas' } };
    expect(eventOf('RemoveAtendimento', fields)).toMatchObject({ payload: { to: 'Vendas' } });
  });

  test('a set of which a row cannot be read is only a signal to read it again', () => {
    const dados = [wireConversation(), null];
    expect(eventOf('getMeusAtendimentos', { dados })).toMatchObject({ payload: { conversations: null } });
  });

  test('who types is an agent when it is not the customer', () => {
    const fields = { idAtendimento: 1, quem: 'Leo Paz', estado: 'digitando' };
    expect(eventOf('digitando', fields)).toMatchObject({ payload: { who: 'Leo Paz', state: 'typing' } });
  });
});

describe('a bare message', () => {
  test.each([{ texto: 'Olá' }, { inOut: 2, status: 'deleted' }, { queueAnexos: [{ caminho: '/a/1.png' }] }])(
    'of %j names its writer, not whom it is for',
    (fields) => {
      const decoded = decodeEvent('newMessage', { idAtendimento: 42, id: 501, agente: 'Bia', ...fields });
      expect(decoded).toMatchObject({
        kind: 'fact',
        to: { name: null, id: null },
        event: { payload: { message: { agent: 'Bia' } } },
      });
    },
  );
});

describe('the mark of the stream', () => {
  test('goes along in domain words, with the request that caused it', () => {
    expect(decodeEvent('getMeusAtendimentos', wirePush({ reqId: REQ_ID }))).toMatchObject({
      kind: 'fact',
      to: { name: 'Ana Lima', id: null },
      push: { eventId: 'e-7', epoch: 'p-1', seq: 7, serverAt: '2026-03-02T10:00:05-03:00', reqId: REQ_ID },
    });
  });

  test('without an id has one by what the event says', () => {
    const idOf = (fields: Record<string, unknown>) => {
      const { push } = decodeEvent('getMeusAtendimentos', wirePush({ eventId: null, ...fields }));
      expect(push).toMatchObject({ epoch: 'p-1', seq: 7 });
      return push?.eventId;
    };
    expect(idOf({})).toBe(idOf({}));
    expect(idOf({})).not.toBe(idOf({ ts: '2026-03-02T11:00:00-03:00' }));
  });

  test('has no request where none caused it', () => {
    const decoded = decodeEvent('getMeusAtendimentos', wirePush());
    expect(decoded.kind === 'fact' && Object.keys(decoded.push ?? {})).toEqual([
      'eventId',
      'epoch',
      'seq',
      'serverAt',
    ]);
  });
});
