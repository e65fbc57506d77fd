/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { until, untilSo } from './client';
import type { ClientCall } from './exchangeCall';
import { SessionState, type PhoneClient } from './exchangeClient';
import { toneOf } from './exchangePhone';
import { exchangeWorld } from './exchangeWorld';
import { call as http, logIn } from './http';

const world = exchangeWorld();
const ROOM = '*7055';

/** Plays 1000 Hz (the number plan's 97NN). */
const TONE = { numero: '9720', hz: 1_000 };

const CALLER = { numero: '5511980000000', nome: 'Emily Almeida', hz: 1_300 };

/** RMS amplitude of a tone that is there, and of one that is not; a tone is sent with 0.17. */
const THERE = 0.05;
const NOT_THERE = 0.01;

/** Somebody in the room: the tone that is sent, and how loud another one is there. */
interface Party {
  hz: number;
  hears: (hz: number) => number;
}

const phoneOf = (extension: string, call: ClientCall): Party => ({
  hz: toneOf(extension),
  hears: (hz) => call.phone().hearsTone(hz),
});

const customer = ({ numero, hz }: { numero: string; hz: number }): Party => ({
  hz,
  hears: (other) => world.sandbox().control.tonesHeard({ numero, hz: [other] })[0] ?? 0,
});

async function silent(what: () => number): Promise<void> {
  await until(() => (what() < NOT_THERE ? true : undefined), 'silence');
}

/** Each hears all the others and not itself; one pair after the other, as looking for tones takes time that sound needs. */
async function allHearEachOther(parties: readonly Party[]): Promise<void> {
  for (const one of parties) {
    for (const { hz } of parties) {
      if (hz === one.hz) await silent(() => one.hears(hz));
      else await untilSo(() => one.hears(hz) > THERE, `${String(hz)} Hz where ${String(one.hz)} Hz is sent`);
    }
  }
}

async function inRoom(phone: PhoneClient): Promise<ClientCall> {
  const call = await phone.dial(ROOM);
  await call.state(SessionState.Established);
  return call;
}

interface Invitee {
  numero: string;
  nome: string;
}

async function tokenOf(login: string): Promise<string> {
  return (await logIn(world.sandbox(), login)).token ?? '';
}

/** An agent asks the centre to call somebody into the room; the call's id. */
async function invite(token: string, { numero, nome }: Invitee, key: string = randomUUID()): Promise<string> {
  const answer = await http(world.sandbox(), 'POST', '/api/v4/ligacao/Conferencia', {
    body: {
      destino: numero,
      destino_nome: nome,
      campos: { sala: '55', conferencia: ROOM, qtdParticipantes: 1, nome1: 'Ana Souza', numero1: '1001' },
      rota: '',
      max_chamar: 30,
      sala: '55',
    },
    headers: { 'Idempotency-Key': key },
    token,
  });
  expect(answer.status).toBe(200);
  return (answer.body as { callid: string }).callid;
}

const members = () => world.sandbox().control.roomMembers({ sala: '55' });

test('two agents and two customers hear each other, nobody himself; held and removed ones are silent', async () => {
  const agent = await world.agent('Ana Souza', '1001', 'Voz Atendimento');
  const [ana, bruno] = [await world.phone('1001'), await world.phone('1002')];
  const token = await tokenOf('ana');

  world.sandbox().control.customerCalls({ numero: CALLER.numero, nome: CALLER.nome, toneHz: CALLER.hz });
  const emily = await ana.incoming();
  await emily.invitation.accept();
  await emily.state(SessionState.Established);
  await until(() => (emily.phone().hearsTone(CALLER.hz) > THERE ? true : undefined), 'the customer');
  const anas = await inRoom(ana);
  expect(await emily.refer(ROOM)).toBe(202);
  await emily.state(SessionState.Terminated);
  await agent.event('Tocando', ({ ligacao }) => ligacao.dados?.['X-Sala'] === '55');
  const brunos = await inRoom(bruno);
  await invite(token, { numero: TONE.numero, nome: 'Tom' });
  await until(
    () => (members().every(({ dentro }) => dentro) && members().length === 4 ? true : undefined),
    'all',
  );

  const parties = [phoneOf('1001', anas), phoneOf('1002', brunos), customer(CALLER), customer(TONE)];
  await allHearEachOther(parties);

  expect(await brunos.hold(true)).toBe(200);
  await silent(() => brunos.phone().hearsTone(toneOf('1001')));
  await silent(() => customer(TONE).hears(toneOf('1002')));
  await silent(() => anas.phone().hearsTone(toneOf('1002')));
  await allHearEachOther([phoneOf('1001', anas), customer(CALLER), customer(TONE)]);
  expect(await brunos.hold(false)).toBe(200);
  await allHearEachOther(parties);

  const rang = await agent.event('Tocando', ({ ligacao }) => ligacao.numero === TONE.numero);
  const removed = await http(world.sandbox(), 'POST', '/api/v2/ligacao/desligar', {
    body: { destino: rang.ligacao.uniqueid, causa: 16 },
    token,
  });
  expect(removed.status).toBe(200);
  await agent.event('Hangup', ({ uniqueid }) => uniqueid === rang.ligacao.uniqueid);
  await silent(() => anas.phone().hearsTone(TONE.hz));
  expect(customer(TONE).hears(toneOf('1001'))).toBe(0);
  await allHearEachOther(parties.slice(0, 3));
});

test('an agent who is invited is told of the room, and everybody of the agent; the last agent ends it', async () => {
  const agent = await world.agent('Ana Souza', '1001');
  const other = await world.agent('Bruno Lima', '1002');
  const [ana, bruno] = [await world.phone('1001'), await world.phone('1002')];
  const token = await tokenOf('ana');
  const anas = await inRoom(ana);
  await invite(token, { numero: TONE.numero, nome: 'Tom' });
  const callid = await invite(token, { numero: '1002', nome: 'Bruno Lima' });
  const taken = await bruno.incoming();
  const { request } = taken.invitation;
  expect(request.getHeader('x-sala')).toBe('55');
  expect(request.getHeader('x-conferencia')).toBe(ROOM);
  expect([request.getHeader('x-nome1'), request.getHeader('x-numero1')]).toEqual(['Ana Souza', '1001']);
  await taken.invitation.accept();
  await allHearEachOther([phoneOf('1001', anas), phoneOf('1002', taken), customer(TONE)]);

  await agent.event('Atendeu', (push) => push.callid === callid);
  await other.event(
    'Tocando',
    ({ ligacao }) => ligacao.numero === '1001' && ligacao.dados?.['X-Sala'] === '55',
  );
  await other.event('Tocando', ({ ligacao }) => ligacao.numero === TONE.numero);

  await anas.session.bye();
  await other.event('Hangup', ({ ramal }) => ramal === '');
  expect(members().map(({ numero }) => numero)).toEqual([TONE.numero, '1002']);
  await taken.session.bye();
  await until(() => (members().length === 0 ? true : undefined), 'an empty room');
  // A connection that closes passes through other states.
  const ofTone = () => world.sandbox().control.mediaReport({ numero: TONE.numero }).state;
  await untilSo(() => ofTone() === 'closed', "the end of Tom's connection");
});

test('nobody is called twice for one key; one who cannot be reached is told with the cause', async () => {
  const agent = await world.agent('Ana Souza', '1001');
  await inRoom(await world.phone('1001'));
  const token = await tokenOf('ana');
  const key = randomUUID();
  const callid = await invite(token, { numero: TONE.numero, nome: 'Tom' }, key);
  expect(await invite(token, { numero: TONE.numero, nome: 'Tom' }, key)).toBe(callid);
  await agent.event('Atendeu', (push) => push.callid === callid);
  expect(members()).toHaveLength(2);
  const busy = await invite(token, { numero: '9486', nome: 'Ocupado' });
  expect(await agent.event('Hangup', (push) => push.callid === busy)).toMatchObject({
    causa: 17,
    atendida: false,
  });
  expect(members()).toHaveLength(2);
});

test('a room that refuses a transfer leaves the customer with the agent', async () => {
  const ana = await world.phone('1001');
  await world.agent('Ana Souza', '1001', 'Voz Atendimento');
  world.sandbox().control.customerCalls({ numero: CALLER.numero, toneHz: CALLER.hz });
  const emily = await ana.incoming();
  await emily.invitation.accept();
  await emily.state(SessionState.Established);
  const hearsEmily = () => emily.phone().hearsTone(CALLER.hz) > THERE;
  await untilSo(hearsEmily, 'the customer');
  expect(await emily.refer('*70')).toBe(202);
  await until(() => (emily.notices.some(({ status }) => status >= 400) ? true : undefined), 'the refusal');
  await untilSo(hearsEmily, 'the customer, still');
  expect(emily.session.state).toBe(SessionState.Established);
});
