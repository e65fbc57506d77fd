import { agentAnswer, queueReport } from '../../../src/services/realtime/answers';
import { decodeHandshake } from '../../../src/services/realtime/handshake';
import type { Oddities } from '../../../src/services/decode/oddities';
import { userEntity } from '../../../src/services/decode/user';
import { readAs } from '../support/reading';
import { wireUser } from '../support/wire';

const reports: [source: string, leftOut: number][] = [];
const report = (source: string, { leftOut }: Oddities) => void reports.push([source, leftOut]);
beforeEach(() => void reports.splice(0));

const shake = (agent: object) => {
  const answer = decodeHandshake({ ok: true, dados: { epoca: 'e', seq: 1, ...agent } }, report);
  return answer.kind === 'accepted' ? answer.handshake : answer;
};

const sac = { fila: 'SAC', queue_type: 3, value: true };
const inSac = { queue: 'SAC', type: 3, joined: true, paused: false, pauseReason: null };

describe('the handshake', () => {
  test('reads queues by name alone, which say nothing else of the agent', () => {
    const names = [{ queue: 'SAC' }, { queue: 'Vendas' }];
    expect(shake({ filas: ['SAC', 'Vendas'] })).toMatchObject({ memberships: names, status: null });
    expect(shake({ filas: ['SAC', 'Vendas'], status: 1 })).toMatchObject({ memberships: names, status: 1 });
  });

  test('tells that rows are missing, and reports it', () => {
    expect(shake({ filas: [sac, { nome: 'Vendas' }] })).toMatchObject({
      memberships: [inSac],
      isPart: true,
      status: 1,
    });
    expect(reports).toEqual([['authentication', 1]]);
  });
});

describe('the answer to a queue action', () => {
  test('tells that rows are missing, and reports it', () => {
    expect(agentAnswer({ filas: [sac, { nome: 'Vendas' }] }, report)).toEqual({
      memberships: [inSac],
      isPart: true,
      status: 1,
      pauseReason: null,
    });
    expect(reports).toEqual([['memberships', 1]]);
  });

  test('says no type where the row has none', () => {
    const { type: _unsaid, ...unsaid } = inSac;
    const answer = agentAnswer({ filas: [{ fila: 'SAC', value: 1 }], status: 1 }, report);
    expect(answer?.memberships).toEqual([unsaid]);
    expect(answer).not.toHaveProperty('isPart');
  });

  test.each([[['SAC']], [[{ nome: 'SAC' }]]])('of %j does not say where the agent is', (filas) => {
    expect(agentAnswer({ filas, status: 1 }, report)).toBeUndefined();
  });
});

describe('a blank reason to pause', () => {
  const paused = { filas: [{ ...sac, pausa: true, motivo: 'Café' }], status: 10, motivoPausa: '' };

  test('is none: that of the queues counts', () => {
    expect(agentAnswer(paused, report)).toMatchObject({ pauseReason: 'Café' });
    expect(shake(paused)).toMatchObject({ pauseReason: 'Café' });
    expect(readAs(userEntity, wireUser(paused))).toMatchObject({ pauseReason: 'Café' });
  });

  test('of a queue, or of an agent in a queue’s panel, is none either', () => {
    const filas = [{ ...sac, pausa: true, motivo: '' }];
    expect(agentAnswer({ filas, status: 10 }, report)).toMatchObject({
      memberships: [{ pauseReason: null }],
      pauseReason: null,
    });
    const agentes = [{ ramal: '2001', status: 10, pausa_motivo: ' ' }];
    expect(queueReport([{ nome: 'SAC', agentes }], report)).toMatchObject({
      statuses: [{ agents: [{ pauseReason: null }] }],
    });
  });
});
