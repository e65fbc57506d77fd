import { agentAnswer } from '../../../src/services/realtime/answers';
import { decodeHandshake } from '../../../src/services/realtime/handshake';
import type { Oddities } from '../../../src/services/decode/oddities';

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
