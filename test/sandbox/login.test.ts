/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { createSandbox, type Sandbox } from '../../sandbox/createSandbox';
import { HANDSHAKE_EVENT } from '../../src/services/realtime/contract';
import { connect, connectAgent, helloOf, requestOf } from './client';
import { call, logIn } from './http';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox();
});
afterAll(() => sandbox.close());

test('an agent logs in and gets its account, queues, limits and a token of its own', async () => {
  const ana = await logIn(sandbox, 'ana');
  expect(ana).toMatchObject({ fullname: 'Ana Souza', modo: 'F', edita_config: true, status: 5 });
  expect(new Set(ana.filas.map((fila) => fila.queue_type))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]));
  expect(ana.limites?.validadeReqIdMs).toBeGreaterThanOrEqual(24 * 3_600_000);
  const answer = await call(sandbox, 'GET', '/api/v3/fila', { token: ana.token ?? '' });
  expect(answer.status).toBe(200);
});

test('agents are made in one go, each with a session of its own', async () => {
  const logins = sandbox.control.seedAgents({ count: 3 });
  const made = await Promise.all(logins.map((login) => logIn(sandbox, login)));
  expect(new Set(made.map(({ ramal }) => ramal)).size).toBe(3);
  expect(made.map(({ filas }) => filas.map(({ fila }) => fila))).toEqual(Array(3).fill(['Chat Site']));
});

test.each([
  ['ana', 'wrong'],
  ['nobody', 'ana123'],
])('wrong credentials (%s, %s) get the text of the spec', async (nome, senha) => {
  const answer = await call(sandbox, 'POST', '/api/v2/usuarios/agentes/login', { body: { nome, senha } });
  expect(answer.status).toBe(401);
  expect(answer.body).toEqual({ error: true, msg: 'Usuário ou senha inválidos', codigo: 'NAO_AUTENTICADO' });
});

test('calls without a bearer, or with a wrong one, are refused', async () => {
  for (const token of [null, 'wrong']) {
    const answer = await call(sandbox, 'GET', '/api/v3/fila', { token });
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ error: true, codigo: 'NAO_AUTENTICADO' });
  }
});

test('only pages of this machine may call from a browser', async () => {
  const allowed = await call(sandbox, 'GET', '/api/v3/fila', {
    headers: { origin: 'http://localhost:8080' },
  });
  const foreign = await call(sandbox, 'GET', '/api/v3/fila', { headers: { origin: 'https://evil.example' } });
  expect(allowed.headers.get('access-control-allow-origin')).toBe('http://localhost:8080');
  expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
});

test('a login in another browser sends the first away, and its token no longer counts', async () => {
  const first = randomUUID();
  const second = randomUUID();
  const bruno = await logIn(sandbox, 'bruno', first);
  const client = await connectAgent(sandbox.realtimePort, {
    fullname: bruno.fullname,
    clientId: first,
    token: bruno.token ?? '',
  });
  await logIn(sandbox, 'bruno', second);
  await expect(client.event('deslogarAgente')).resolves.toMatchObject({
    motivo: 'outro_login',
    exceto: second,
  });
  const answer = await call(sandbox, 'GET', '/api/v3/fila', { token: bruno.token ?? '' });
  expect(answer.status).toBe(401);
  client.close();
  await expect(
    connectAgent(sandbox.realtimePort, {
      fullname: bruno.fullname,
      clientId: first,
      token: bruno.token ?? '',
    }),
  ).rejects.toThrow('NAO_AUTENTICADO');
});

test('a second tab of the same browser stays beside the first', async () => {
  const clientId = randomUUID();
  const who = { fullname: 'Carla Mendes', clientId };
  const one = await connectAgent(sandbox.realtimePort, who);
  const two = await connectAgent(sandbox.realtimePort, who);
  await two.ok('QueueAdd', { filas: ['Chat Site'] });
  await one.event('getMeusAtendimentos');
  expect(one.events.some((seen) => seen.name === 'deslogarAgente')).toBe(false);
  one.close();
  two.close();
});

test('a handshake with another version, or as nobody, is refused', async () => {
  const socket = await connect(sandbox.realtimePort);
  const hello = helloOf(socket, { fullname: 'Ana Souza' });
  const version: unknown = await socket.emitWithAck(HANDSHAKE_EVENT, { ...hello, versao: '1.0' });
  expect(version).toMatchObject({ ok: false, codigo: 'VERSAO' });
  const nobody: unknown = await socket.emitWithAck(HANDSHAKE_EVENT, { ...hello, nome: 'Ninguém' });
  expect(nobody).toMatchObject({ ok: false, codigo: 'NAO_AUTENTICADO' });
  const request = requestOf('Ana Souza', 'QueueStatus', {});
  expect(await socket.emitWithAck('message', request)).toMatchObject({
    ok: false,
    codigo: 'NAO_AUTENTICADO',
  });
  socket.close();
});
