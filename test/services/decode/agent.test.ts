import * as v from 'valibot';
import {
  queueEntity,
  toMembership,
  totalsIn,
  waitingEntity,
  wireMembership,
} from '../../../src/services/decode/queue';
import { toPauseReason, toQueueMode, userEntity } from '../../../src/services/decode/user';
import { readAs } from '../support/reading';
import { wireUser } from '../support/wire';

describe('the agent and the queues', () => {
  test('a queue says what waits in it, where the server does', () => {
    const row = { name: 'SAC', queue_type: 3 };
    const ligacoes = [
      { id: 7, fromName: 'Maria', desde: null },
      { uniqueid: 'u-1', numero: '4002' },
    ];
    expect(readAs(queueEntity, { ...row, ligacoes }).waiting).toEqual([
      { id: '7', name: 'Maria', since: null },
      { id: 'u-1', name: '4002', since: null },
    ]);
    expect(readAs(queueEntity, row)).not.toHaveProperty('waiting');
  });

  test('the user holds no secret', () => {
    const user = readAs(userEntity, wireUser()).user;
    expect(user).toMatchObject({ id: '3', fullName: 'Ana Lima', login: 'ana', queueMode: 'perQueue' });
    expect(JSON.stringify(user)).not.toMatch(/segredo|token/);
  });

  test.each([
    [
      'beside them',
      { token: 'T', ramal_senha: 'S', user: wireUser({ token: null, ramal_senha: undefined }) },
    ],
    ['further out', { token: 'T', dados: { ramal_senha: 'S', usuario: { nome: 'ana', token: '' } } }],
    ['in them', { token: 'other', user: wireUser({ token: 'T', ramal_senha: 'S' }) }],
  ])('the secrets of a wrapped user are found %s', (_where, answer) => {
    expect(readAs(userEntity, answer)).toMatchObject({ token: 'T', extensionPassword: 'S' });
  });

  test.each([
    ['F', 'perQueue'],
    ['T', 'allOnEntry'],
    ['U', 'single'],
    ['', 'single'],
    ['constructor', 'single'],
  ])('modo %p is %s', (modo, mode) => {
    expect(toQueueMode(modo)).toBe(mode);
  });

  const paused = [
    toMembership(v.parse(wireMembership, { fila: 'SAC', pausa: false, motivo: 'Nunca' })),
    toMembership(v.parse(wireMembership, { fila: 'SAC', pausa: true, motivo: 'Café' })),
  ];
  test.each([
    [1, 'Café', paused, null],
    [10, 'Almoço', paused, 'Almoço'],
    [10, null, paused, 'Café'],
    [10, null, [], null],
  ] as const)('status %d said %p pauses for %#', (status, said, queues, reason) => {
    expect(toPauseReason(status, said, queues)).toBe(reason);
  });

  test.each([
    [undefined, []],
    ['matriz', ['matriz']],
    [
      ['a', 'b'],
      ['a', 'b'],
    ],
  ])('instance %p', (instance, instances) => {
    const wire = {
      name: 'SAC',
      queue_type: 3,
      obrigaClassificar: true,
      ...(instance === undefined ? {} : { instance }),
    };
    expect(readAs(queueEntity, wire)).toStrictEqual({
      name: 'SAC',
      type: 3,
      mustClassify: true,
      instances,
      email: null,
    });
  });

  test('a membership', () => {
    const wire = { fila: 'SAC', queue_type: 3, value: true, pausa: true, motivo: 'Café' };
    expect(toMembership(v.parse(wireMembership, wire))).toStrictEqual({
      queue: 'SAC',
      type: 3,
      joined: true,
      paused: true,
      pauseReason: 'Café',
    });
  });

  test('totals never fall below zero', () => {
    const totals = totalsIn({ chat: -1, whatsapp: 2.5, email: 0, voz: 4 });
    expect(totals).toEqual({ chat: 0, whatsapp: 2, email: 0, voice: 4 });
  });

  test.each([
    [
      { id: 4, fromName: 'Rita', fromID: '55@c' },
      { id: '4', name: 'Rita' },
    ],
    [
      { id: 4, fromID: '55@c' },
      { id: '4', name: '55@c' },
    ],
    [
      { uniqueid: 'u1', numero: '1199' },
      { id: 'u1', name: '1199' },
    ],
    [{ numero: '1199' }, { id: '1199', name: '1199' }],
  ])('waiting item %#', (fields, item) => {
    const desde = '2026-03-02T10:00:00-03:00';
    expect(readAs(waitingEntity, { ...fields, desde })).toStrictEqual({ ...item, since: desde });
  });
});
