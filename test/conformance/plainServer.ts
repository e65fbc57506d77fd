import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Server } from 'socket.io';

const user = { fullname: 'Ana Lima', nome: 'ana', ramal: '200', modo: 'F', status: '5', edita_config: 1 };
const fila = { fila: 'SAC', queue_type: '3', value: 0, pausa: 0, name: 'SAC', obrigaClassificar: 1 };
const service = { queue: 'SAC', queueTypeID: '3', ultimoAgente: 'Ana Lima', dataIni: '2026-11-20 09:00:00' };
const customer = { idCliente: '7', fromID: '5511999@c.us', fromName: 'Rita', count: '0' };
const message = { idAtendimento: '41', queue: 'SAC', queueTypeID: '3', dataHora: '2026-11-20 09:01:00' };
const call = { uniqueid: '9.1', dataini: '2026-11-19 08:00:00', numero: '1133', sentido: '1', atendida: 1 };
/** Of all other lists: contacts, classifications, replies, … */
const row = { id: '7', nome: 'Rita', texto: 'Olá!', ramal: '200', id_classificacao: '7' };
const OTHERS = /^(pausa|(sub)?classifica\w+|autocomplete|clientes(Grupos|ByNumero)?|ramal)$/;

/** A contact centre from the two documents alone: reads by POST, lists as `{dados}`, no acks, no envelopes. */
export async function startPlainServer() {
  const chat = { id: '41', ...customer, ...service, status: 'Entrou' };
  const messages = [{ ...message, id: '1', texto: 'Olá', inOut: '1' }];
  const given: unknown[] = [];
  /** By path, without the ids in it. */
  const lists: Record<string, unknown[]> = {
    fila: [fila],
    agentes: [user],
    chats: [chat],
    atendimentos: [chat],
    'chat/protocolosByFromID': [chat],
    'chat/mensagens': messages,
    'chat/classificacoes': given,
    'filas/ligacoes': [call],
  };
  function answerTo(path: string, body: { nome?: string; senha?: string }): unknown {
    const isAna = body.nome === 'ana' && body.senha === 'segredo';
    if (path.endsWith('/login'))
      return isAna ? { ...user, filas: [fila] } : { error: 1, msg: 'Senha inválida' };
    if (path.endsWith('/classificacao')) return { dados: { id: given.push({ id: '1', ...body }) } };
    const name = decodeURIComponent(path).replace(/^\/api\/v\d\/|\/[^/]*\d[^/]*/g, '');
    const dados = lists[name] ?? (OTHERS.test(name) ? [row] : undefined);
    return dados && { dados };
  }
  const came: string[] = [];
  const http = createServer((request, response) => {
    void text(request).then((body) => {
      const { method = '', url = '' } = request;
      came.push(`${method} ${url}`);
      const answer = method === 'POST' ? answerTo(url, JSON.parse(body || '{}') as object) : undefined;
      response.writeHead(answer ? 200 : 404).end(JSON.stringify(answer));
    });
  });
  const io = new Server(http);
  const store = (said: { texto: string; inOut?: string; dataHora?: string }) =>
    messages.push({ ...message, id: String(messages.length + 1), inOut: '1', ...said });
  io.on('connection', (socket) => {
    socket.onAny((event: string, { action = event, texto = '' }: Record<string, string>) => {
      came.push(`socket ${action}`);
      if (action === 'EncerrarAtendimento') chat.status = 'Encerrado';
      if (!/^(ClientChat|reply)Message$/.test(action)) return;
      store({ texto, inOut: '2', dataHora: new Date().toISOString() });
      socket.emit('sendSuccess', { idAtendimento: '41' });
    });
  });
  const customerWrites = (texto: string) => store({ texto }) && io.emit('newMessage', messages.at(-1));
  await new Promise((done) => http.listen(0, '127.0.0.1', () => done(null)));
  const { port } = http.address() as AddressInfo;
  return { came, customerWrites, port, close: () => io.close() };
}
