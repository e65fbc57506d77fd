/** @jest-environment node */
import { createHash } from 'node:crypto';
import { createSandbox, type Sandbox } from '../../sandbox/createSandbox';
import { connectAgent } from './client';
import { rawCall } from './dialectReads';

/** SHA-256 of the bodies that the seeded data had before there were dialects. */
const BODIES: [string, number, string][] = [
  ['/api/v3/fila', 200, '5435890db2c7ed5022c9811823a0cbbae22c2de0c0425e1768ec489db9af3486'],
  ['/api/v3/pausa', 200, '8bb2dc43e8ae9bef13e9d0cb14481a48dd494cffc62db71682e57661c2b5eedc'],
  ['/api/v2/agentes', 200, 'cbf9de9f24f4b0182c255e9bd507e6ed51d13a37267673d73f75400a7b6fe5b7'],
  ['/api/v3/ramal', 200, 'eafbc156e6bed8b7c646e284e5cbaa57547ed28ad298b818c208e51a875d3e69'],
  ['/api/v2/classificacoes', 200, '6598e3c1169394029299783b5309c1e47f696d16cc4349da3211803f7eb7495f'],
  ['/api/v3/subclassificacao', 200, '2d166e0002691a67b28b277deea3fa0dc893482afaee5060513602d4b452e824'],
  ['/api/v2/autocomplete', 200, 'a97945384ed260f0fdfe9c345525e6c89b226931f101be8de9aaa8a1bc89d17a'],
  ['/api/v2/clientesGrupos', 200, '098f0d88d24a9ca82dac9ff063eeb9264f33a261343845a90c647286864edcb5'],
  ['/api/v2/clientes?max=20', 200, 'bf2fe7ce7a6d577d26422486af5e89ece007f26204f1eb5681e97a93a92e9400'],
  ['/api/v2/clientes/1', 200, '7487f2c81d1e49c47ebabb13efb1ad15dda1f532143564c9514255f1cc862b96'],
  ['/api/v2/clientes/999999', 404, 'e46512975873fe2d3ecb599238b2e1248fb1dcfb8c8277494292973aa0fc8fca'],
  ['/api/v2/nothing', 404, 'af98f03830f2f6c3358d8f77cc890c9377bcd558360a13304746c448b531e30e'],
  ['/api/v2/clientesByNumero/1', 200, 'b8b84cd80ccb4c75346bd11428877662549df119f63487f24653bf8980cf5648'],
];

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ dialect: { kind: 'full' } });
});
afterAll(() => sandbox.close());

test.each(BODIES)('%s is byte for byte what it was', async (path, status, sum) => {
  const answer = await rawCall(sandbox, 'GET', path);
  expect([answer.status, answer.type]).toEqual([status, 'application/json; charset=utf-8']);
  expect(createHash('sha256').update(answer.text).digest('hex')).toBe(sum);
});

test('events and answers carry all that they did, in that order', async () => {
  const ana = await connectAgent(sandbox.realtimePort, { fullname: 'Ana Souza', ramal: '1001' });
  expect(Object.keys(ana.hello)).toEqual([
    'epoca',
    'seq',
    'replay',
    'hora',
    'filas',
    'status',
    'motivoPausa',
    'limites',
  ]);
  await ana.ok('QueueAdd', { filas: ['Chat Site'] });
  sandbox.control.openConversation({ queue: 'Chat Site', texto: 'Bom dia' });
  const payload = await ana.event('AddAtendimento');
  expect(Object.keys(payload)).toEqual([
    'eventId',
    'epoca',
    'seq',
    'ts',
    'agente',
    'agenteId',
    'atendimento',
    'motivo',
    'de',
  ]);
  expect(ana.invalid()).toEqual([]);
  ana.close();
});
