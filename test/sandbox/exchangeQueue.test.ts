/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { createSandbox } from '../../sandbox/createSandbox';
import { until, untilSo } from './client';
import { SessionState, sleep } from './exchangeClient';
import { exchangeWorld } from './exchangeWorld';
import { call as http, logIn } from './http';
import { aNumber } from './matchers';

const world = exchangeWorld();
const historyAnswer = v.object({ dados: v.array(v.looseObject({})) });
const QUEUE = 'Voz Atendimento';
const CUSTOMER = '5511980000000';

test('a queue call rings at the free agent, is answered, ends with its cause; the centre tells all of it', async () => {
  const { control } = world.sandbox();
  const agent = await world.agent('Ana Souza', '1001', QUEUE);
  const ana = await world.phone('1001');
  control.customerCalls({ fila: QUEUE, numero: CUSTOMER, headers: ['X-Campanha: natal'] });
  const call = await ana.incoming();
  const { request } = call.invitation;
  const { ligacao } = await agent.event('Tocando');
  expect(ligacao).toMatchObject({
    callid: request.callId,
    uniqueid: request.getHeader('x-uniqueid'),
    sentido: 'Entrante',
    fila: QUEUE,
    numero: CUSTOMER,
    idCliente: Number(request.getHeader('x-cliente')),
    dados: { 'X-Campanha': 'natal', 'X-Fila': QUEUE },
    atendida: false,
  });
  expect(request.getHeader('p-asserted-identity')).toContain(`<sip:${CUSTOMER}@`);
  const waiting = await agent.event('getAtendimentos', (push) => push.espera.voz === 1);
  expect(waiting.waiting?.[QUEUE]).toHaveLength(1);

  await call.invitation.accept();
  await call.state(SessionState.Established);
  const added = await agent.event('AddAtendimento', (push) => push.motivo === 'ligacao');
  expect(added.atendimento).toMatchObject({ queueTypeID: 1, linkedid: ligacao.uniqueid, status: 'Entrou' });
  const answered = await agent.event('Atendeu');
  expect(answered).toMatchObject({ uniqueid: ligacao.uniqueid, atendimento: { id: added.atendimento.id } });
  await agent.event('QueueStatus', (push) =>
    push.filas.some((fila) => fila.agentes.some((one) => one.ramal === '1001' && one.status === 2)),
  );
  await untilSo(() => control.mediaReport({ numero: CUSTOMER }).heard.energy > 0.005, 'the agent’s voice');

  control.customerHangsUp({ numero: CUSTOMER, causa: 58 });
  await call.state(SessionState.Terminated);
  expect((await call.goodbye()).header('x-asterisk-hangupcausecode')).toBe('58');
  const hangup = await agent.event('Hangup');
  expect(hangup).toMatchObject({ causa: 58, atendida: true, atendimento: added.atendimento.id });

  const { id } = added.atendimento;
  const { token = '' } = await logIn(world.sandbox(), 'ana', agent.clientId);
  const closed = await http(world.sandbox(), 'POST', `/api/v2/chat/encerrar/${id}`, { token });
  expect(closed.body).toMatchObject({ dados: { id, status: 'Encerrado' } });
  const removed = await agent.event('RemoveAtendimento');
  expect(removed).toMatchObject({ idAtendimento: id, motivo: 'ligacao', linkedid: ligacao.uniqueid });

  const names = agent.events.map((event) => event.name);
  const told = names.filter((name) => ['Tocando', 'Atendeu', 'Hangup', 'RemoveAtendimento'].includes(name));
  expect(told).toEqual(['Tocando', 'Atendeu', 'Hangup', 'RemoveAtendimento']);
  const seqs = agent.seqs();
  expect(seqs).toEqual(seqs.map((_, i) => (seqs[0] ?? 0) + i));
  const history = await http(world.sandbox(), 'GET', '/api/v2/filas/ligacoes?agentes=["Ana Souza"]');
  const rows = v.parse(historyAnswer, history.body).dados;
  expect(rows[0]).toMatchObject({ uniqueid: ligacao.uniqueid, atendida: true, sentido: 1, duracao: aNumber });
});

test('who is paused, busy or not there gets no call; the next agent does when one does not answer', async () => {
  const { control } = world.sandbox();
  control.setRinging({ queueRingMs: 400, passOverMs: 5_000 });
  const ana = await world.phone('1001');
  const bruno = await world.phone('1002');
  const anaAgent = await world.agent('Ana Souza', '1001', QUEUE);
  control.customerCalls({ fila: QUEUE, numero: CUSTOMER });
  const first = await ana.incoming();
  await first.state(SessionState.Terminated);
  expect((await first.goodbye()).header('reason')).toContain('cause=19');
  await expect(anaAgent.event('Hangup')).resolves.toMatchObject({ causa: 19, atendida: false });
  // Who does answer may take longer on a busy machine.
  control.setRinging({ queueRingMs: 20_000 });
  await world.agent('Bruno Lima', '1002', QUEUE);
  const second = await bruno.incoming();
  await second.invitation.accept();
  await second.state(SessionState.Established);

  await anaAgent.ok('QueuePause', { motivo: 'Almoço', status: 10 });
  control.customerCalls({ fila: QUEUE, numero: '5511980007919' });
  await sleep(500);
  expect([ana.offered(), bruno.offered()]).toEqual([0, 0]);
  expect(control.conversations({ status: 'Fila' })).toHaveLength(1);
  await anaAgent.ok('QueueUnpause', {});
  await ana.incoming();
});

test('a caller gives up, or is taken elsewhere: the CANCEL says which', async () => {
  const { control } = world.sandbox();
  const agent = await world.agent('Ana Souza', '1001', QUEUE);
  const ana = await world.phone('1001');
  // A busy machine may take its time until it rings.
  control.customerCalls({ fila: QUEUE, numero: CUSTOMER, giveUpMs: 2_000 });
  const first = await ana.incoming();
  expect((await first.goodbye()).header('reason')).toContain('Q.850;cause=16');
  await agent.event('deleteAtendimento', (push) => push.motivo === 'abandonado');
  control.customerCalls({ fila: QUEUE, numero: CUSTOMER, answersItself: true });
  const second = await ana.incoming();
  expect(second.invitation.request.getHeader('call-info')).toContain('answer-after=0');
  expect(control.cancelCall({ numero: CUSTOMER, completedElsewhere: true })).toEqual({ cancelled: true });
  expect((await second.goodbye()).header('reason')).toBe('SIP;cause=200;text="Call completed elsewhere"');
  await until(
    () => agent.events.find((event) => event.name === 'Hangup' && event.payload['causa'] === 26),
    'the end elsewhere',
  );
  expect(control.conversations({ status: 'Fila' })).toEqual([]);
});

test('the centre hangs up real calls: by Desliga and by desligar', async () => {
  const { control } = world.sandbox();
  const agent = await world.agent('Ana Souza', '1001', QUEUE);
  const ana = await world.phone('1001');
  const call = await ana.dial('9200');
  await call.state(SessionState.Established);
  const { uniqueid } = await agent.event('Atendeu');
  await agent.ok('Desliga', { uniqueid, ramal: '1001', causa: 16 });
  await call.state(SessionState.Terminated);
  expect((await call.goodbye()).header('reason')).toContain('cause=16');

  const again = await ana.dial(CUSTOMER);
  await again.state(SessionState.Established);
  const answer = await http(world.sandbox(), 'POST', '/api/v2/ligacao/desligar', {
    body: { destino: CUSTOMER, causa: 16 },
  });
  expect(answer.status).toBe(200);
  await again.state(SessionState.Terminated);
  await until(() => (control.liveCalls({}).length === 0 ? true : undefined), 'no calls');
});

/** Offers anew as the customer; a client that still waits for the ACK of the offer before answers 500 (RFC 3261 §14.2). */
async function customerOffers(hold: boolean): Promise<void> {
  const { control } = world.sandbox();
  const tryOnce = (): Promise<boolean> =>
    control.reinvite({ numero: CUSTOMER, hold }).then(
      () => true,
      () => false,
    );
  for (let tries = 0; tries < 20; tries += 1) {
    if (await tryOnce()) return;
    await sleep(100);
  }
  throw new Error('The offer is refused again and again');
}

test('the customer holds and lets go by re-INVITE', async () => {
  const { control } = world.sandbox();
  const ana = await world.phone('1001');
  control.customerCalls({ agente: 'ana', numero: CUSTOMER });
  const call = await ana.incoming();
  await call.invitation.accept();
  await call.state(SessionState.Established);
  await untilSo(() => call.phone().report().sending, 'the agent’s voice');
  await customerOffers(true);
  expect(call.phone().report()).toMatchObject({ theirs: 'sendonly' });
  await untilSo(() => !call.phone().report().sending, 'the agent’s silence');
  await customerOffers(false);
  expect(call.phone().report()).toMatchObject({ theirs: 'sendrecv' });
  await untilSo(() => call.phone().report().sending, 'the agent’s voice again');
});

test('customers call by themselves where somebody serves a voice queue with a telephone', async () => {
  const { control } = world.sandbox();
  await world.agent('Ana Souza', '1001', QUEUE);
  control.setCustomerSpeed({ speed: 200 });
  await sleep(400);
  expect(control.conversations({}).filter((row) => row.queueTypeID === 1)).toEqual([]);
  const ana = await world.phone('1001');
  const call = await ana.incoming();
  expect(call.invitation.request.getHeader('x-fila')).toBe(QUEUE);
  control.setCustomerSpeed({ speed: 0 });
});

test('what a process that was killed left open is over when the next one starts', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-calls-'));
  const killed = await createSandbox({ dataDir });
  const { uniqueid } = killed.control.ring({ nome: 'ana', numero: CUSTOMER });
  killed.control.openConversation({ queue: QUEUE, numero: CUSTOMER });
  await killed.close();
  const next = await createSandbox({ dataDir });
  const told = next.control.events({ nome: 'ana' }).at(-1);
  const waiting = next.control.conversations({ status: 'Fila' });
  await next.close();
  rmSync(dataDir, { recursive: true });
  expect(told).toMatchObject({ name: 'Hangup', payload: { uniqueid, causa: 27, atendida: false } });
  expect(waiting).toEqual([]);
});
